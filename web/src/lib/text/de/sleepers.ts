/** Sleeper Cells auf Deutsch. */
import type { Agency, Asset, City, Item, Objective, Zone } from '../../contract/messages';
import type { Kind } from '../../sleepers/assets';
import type { Deed } from '../../sleepers/deeds';
import type { Line, sleepers as english } from '../en/sleepers';
import { list } from './common';

const CITY: Readonly<Record<City, string>> = {
  WAS: 'Washington',
  VAN: 'Vancouver',
  LAX: 'Los Angeles',
  MEX: 'Mexiko-Stadt',
  HAV: 'Havanna',
  BOG: 'Bogotá',
  LIM: 'Lima',
  RIO: 'Rio de Janeiro',
  BUE: 'Buenos Aires',
  LON: 'London',
  MAD: 'Madrid',
  BER: 'Berlin',
  MOS: 'Moskau',
  ROM: 'Rom',
  CAI: 'Kairo',
  LAG: 'Lagos',
  NAI: 'Nairobi',
  CAP: 'Kapstadt',
  TEH: 'Teheran',
  TAS: 'Taschkent',
  DEL: 'Neu-Delhi',
  BEI: 'Peking',
  TOK: 'Tokio',
  HKG: 'Hongkong',
  BAN: 'Bangkok',
  JAK: 'Jakarta',
  SYD: 'Sydney',
};

const ASSET: Readonly<Record<Asset, string>> = {
  detonator: 'Zünder',
  explosives: 'Sprengstoff',
  wire: 'Draht',
  recording_device: 'Tonband',
  rifle: 'Gewehr',
  bullet: 'Patrone',
  prevent_bomb: 'Bombe entschärfen',
  prevent_wire_tap: 'Wanze finden',
  prevent_assassination: 'Attentat vereiteln',
  road_block: 'Straßensperre',
  rebellion: 'Aufstand',
  mole: 'Maulwurf',
  no_fly_zone: 'Flugverbot',
  safe_house: 'Unterschlupf',
  informant: 'Informant',
  black_budget: 'Schwarze Kasse',
  forged_orders: 'Falscher Befehl',
  crackdown: 'Razzia',
};

const BRIEF: Readonly<Record<Asset, string>> = {
  detonator: 'Hälfte einer Bombe',
  explosives: 'Hälfte einer Bombe',
  wire: 'Hälfte einer Wanze',
  recording_device: 'Hälfte einer Wanze',
  rifle: 'Hälfte eines Attentats',
  bullet: 'Hälfte eines Attentats',
  prevent_bomb: 'Spion beim Marker: nimm 30k',
  prevent_wire_tap: 'Spion beim Marker: nimm 30k',
  prevent_assassination: 'Spion beim Marker: nimm 30k',
  road_block: 'Eine Zone: kein Zug, kein Auto',
  rebellion: 'Eine Zone: wer zieht, würfelt',
  mole: 'Zwei Karten eines Rivalen offen',
  no_fly_zone: 'Eine Zone: keine Flüge',
  safe_house: 'Eine Zone: deine Spione sind sicher',
  informant: 'Sieh ein fremdes Dossier',
  black_budget: 'Nimm 15k',
  forged_orders: 'Ein fremder Spion zieht',
  crackdown: 'Eine Zone: keine neuen Zellen',
};

const ZONE: Readonly<Record<Zone, string>> = { americas: 'Amerika', 'europe-africa': 'Europa und Afrika', 'asia-pacific': 'Asien und Pazifik' };
const ZONE_SHORT: Readonly<Record<Zone, string>> = { americas: 'Amerika', 'europe-africa': 'Europa', 'asia-pacific': 'Asien' };
const OBJECTIVE: Readonly<Record<Objective, string>> = { bomb: 'Bombe', wire_tap: 'Wanze', assassination: 'Attentat' };
const ITEM: Readonly<Record<Item, string>> = { car: 'Auto', plane: 'Flugzeug', spy: 'Neuer Spion', cell: 'Zelle' };

const city = (of: City): string => CITY[of] ?? of;
const asset = (of: Asset): string => ASSET[of] ?? of;
const money = (thousands: number): string => `${thousands}k`;
const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);
const turns = (n: number): string => (n === 1 ? '1 Zug' : `${n} Züge`);
const inTurns = (n: number): string => (n === 1 ? 'in 1 Zug' : `in ${n} Zügen`);
const sum = (n: number, k: number): string => (n > 0 && k > 0 ? `${cards(n)} + ${money(k)}` : n > 0 ? cards(n) : k > 0 ? money(k) : 'nichts');
/** „Du ziehst“, aber „MI6 zieht“: der Name entscheidet. */
const does = (who: string, du: string, other: string): string => `${who} ${who === 'Du' ? du : other}`;
const dich = (who: string): string => (who === 'Du' ? 'dich' : who);
const dir = (who: string): string => (who === 'Du' ? 'dir' : who);

/** Die genaue Aktion, wie der eine große Knopf sie nennt. */
const act = (deed: Deed, agency: (seat: number) => string, steps: number): string => {
  switch (deed.verb) {
    case 'place':
      return `Spion nach ${city(deed.city)} setzen`;
    case 'move':
      return `Nach ${city(deed.to)} ziehen`;
    case 'car':
      return steps > 1 ? `Ziehen, dann nach ${city(deed.to)} fahren: 5k` : `Nach ${city(deed.to)} fahren: 5k`;
    case 'plane':
      return `Nach ${city(deed.to)} fliegen: 20k`;
    case 'spy':
      return `In ${city(deed.city)} anwerben: 10k`;
    case 'cell':
      return `Zelle in ${city(deed.city)} gründen: 40k`;
    case 'zone':
      return `${asset(deed.card)} auf ${ZONE[deed.zone]} spielen`;
    case 'mole':
      return `Maulwurf auf ${agency(deed.rival)} ansetzen`;
    case 'informant':
      return `Dossier von ${agency(deed.rival)} ansehen`;
    case 'budget':
      return '15k aus der Schwarzen Kasse nehmen';
    case 'forged':
      return `Spion von ${agency(deed.rival)} nach ${city(deed.to)} schicken`;
    case 'attack':
      return `${agency(deed.rival)} in ${city(deed.city)} angreifen`;
    case 'steal':
      return deed.card === null ? `${agency(deed.rival)} eine Karte stehlen` : `${agency(deed.rival)} ${asset(deed.card)} stehlen`;
    case 'initiate':
      return `Auslösen und nach ${city(deed.city)} gehen`;
    case 'stop':
      return `${agency(deed.rival)} aufhalten: 30k`;
    case 'destroy':
      return `Zelle von ${agency(deed.rival)} in ${city(deed.city)} ausheben`;
    case 'discard':
      return `${asset(deed.card)} abwerfen`;
    case 'pick':
      return `${asset(deed.card)} behalten`;
    case 'trade':
      return `Mit ${agency(deed.rival)} handeln`;
    case 'end':
      return 'Aktionen beenden';
    case 'propose':
      return 'Angebot abschicken';
    case 'cancel':
      return 'Zurücknehmen';
    case 'accept':
      return 'Annehmen';
    case 'decline':
      return 'Ablehnen';
    case 'counter':
      return 'Gegenangebot machen';
    case 'give':
    case 'want':
      return deed.card === null ? '5k' : asset(deed.card);
  }
};

export const sleepers: typeof english = {
  title: 'Sleeper Cells',
  city,
  asset,
  brief: (of: Asset) => BRIEF[of] ?? '',
  kind: { object: 'Gegenstand', stop: 'Abwehr', round: 'Eine Runde', once: 'Sofort' } as Readonly<Record<Kind, string>>,
  zone: (of: Zone) => ZONE[of],
  zoneShort: (of: Zone) => ZONE_SHORT[of],
  zoneLetter: { americas: 'A', 'europe-africa': 'E', 'asia-pacific': 'P' },
  objective: (of: Objective) => OBJECTIVE[of],
  item: (of: Item) => ITEM[of],
  money,
  cards,
  turns,
  act,
  short: (deed: Deed, agency: (seat: number) => string): string => {
    switch (deed.verb) {
      case 'zone':
        return ZONE[deed.zone];
      case 'attack':
        return `${agency(deed.rival)} angreifen`;
      case 'steal':
        return deed.card === null ? `${agency(deed.rival)} bestehlen` : `${asset(deed.card)} stehlen`;
      case 'destroy':
        return `Zelle von ${agency(deed.rival)} ausheben`;
      case 'stop':
        return `${agency(deed.rival)} aufhalten`;
      case 'cell':
        return 'Zelle gründen';
      case 'mole':
      case 'informant':
        return agency(deed.rival);
      case 'initiate':
      case 'place':
      case 'spy':
        return city(deed.city);
      case 'move':
      case 'car':
      case 'plane':
      case 'forged':
        return city(deed.to);
      default:
        return act(deed, agency, 1);
    }
  },
  detail: (deed: Deed, held: (seat: number) => number, place: string): string => {
    switch (deed.verb) {
      case 'attack':
        return 'du gewinnst zu 41,7 % · 15k stehen auf dem Spiel';
      case 'steal':
        return deed.card === null ? `zufällig, aus ${cards(held(deed.rival))}` : 'liegt offen';
      case 'destroy':
        return `Paar ${OBJECTIVE[deed.pair]} in ${city(deed.city)}: nimm 25k`;
      case 'stop':
        return `der Marker in ${place}: nimm 30k`;
      case 'cell':
        return 'in dieser Stadt, 40k';
      case 'zone':
        return 'bis zu deinem nächsten Zug';
      case 'mole':
        return `zwei von ${cards(held(deed.rival))} offen`;
      case 'informant':
        return 'Ort und Auftrag, nur für dich';
      case 'budget':
        return 'aus dem Vorrat';
      case 'discard':
        return 'verdeckt';
      case 'initiate':
        return 'dorthin geht der Spion, deine Aktionen enden';
      default:
        return '';
    }
  },
  free: 'frei',
  you: 'Du',
  yours: (agency: Agency) => `Du · ${agency}`,
  named: (agency: Agency, name: string) => `${agency} · ${name}`,

  status: {
    yourTurn: 'Du bist am Zug',
    place: 'Setze einen Spion',
    answer: 'Ein Angebot für dich',
    answerShort: 'Ein Angebot',
    discard: 'Abwerfen',
    draft: 'Auktion: behalte eine',
    draftShort: 'Auktion',
    waitingFor: (agency: string) => `${agency} ist am Zug`,
    placing: (agency: string) => `${agency} setzt einen Spion`,
    answering: (agency: string) => `${agency} prüft ein Angebot`,
    discarding: (agency: string) => `${agency} wirft ab`,
    picking: (agency: string) => `${agency} wählt in der Auktion`,
    turn: (n: number) => (n === 0 ? 'Aufstellung' : `Zug ${n}`),
    over: 'Spiel zu Ende',
  },

  steps: {
    label: 'Schritte des Zuges',
    income: 'Einkommen',
    draw: 'Karte',
    actions: 'Aktionen',
    discard: 'Abwerfen',
    auction: 'Auktion',
    auctionAt: (turn: number) => `Auktion: Zug ${turn}`,
    done: 'erledigt',
    placement: (k: number) => `Spion ${k} von 3`,
    placementLabel: 'Aufstellung',
  },

  agencies: {
    label: 'Dienste',
    spies: (n: number, of: number) => `${n} von ${of} Spionen`,
    hand: (n: number) => `${cards(n)} auf der Hand`,
    cells: (zones: readonly Zone[]) => (zones.length === 0 ? 'keine Zelle' : `Zellen in ${list(zones.map((zone) => ZONE[zone]))}`),
    token: 'Auktionsmarke',
    hidden: '?',
    dossier: (ort: string, was: string) => `${was} in ${ort}`,
  },

  map: {
    label: 'Weltkarte',
    list: 'Liste',
    map: 'Karte',
    listLabel: 'Die Städte als Liste zeigen',
    mapLabel: 'Die Karte zeigen',
    closer: 'Näher',
    further: 'Weiter weg',
    whole: 'Ganze Welt',
    overview: 'Überblick: wähle eine Zone',
    spiesOf: (agency: string, n: number) => (n === 1 ? `Spion: ${agency}` : `${n} Spione: ${agency}`),
    cellOf: (agency: string) => `Zelle: ${agency}`,
    tokenOf: (agency: string, objective: Objective, left: number) => `${OBJECTIVE[objective]} von ${agency}, zahlt ${inTurns(left)}`,
    baseOf: (agency: string) => `Zentrale von ${agency}`,
    myLocation: 'dein Ort',
    mine: 'du',
    target: (what: string) => `wählbar: ${what}`,
    chosen: 'gewählt',
    selected: 'ausgewählt',
    find: 'Stadt suchen',
    found: (n: number) => (n === 0 ? 'Keine Stadt heißt so.' : ''),
    spyHere: 'Spion wählen',
  },

  zones: {
    none: 'keine Karte in dieser Zone',
    effect: {
      road_block: 'nur Flüge',
      rebellion: 'wer zieht, würfelt',
      no_fly_zone: 'keine Flüge',
      safe_house: 'seine Spione sind sicher',
      crackdown: 'keine neuen Zellen',
    },
    left: (n: number) => (n === 1 ? 'Zug' : 'Züge'),
    leftLabel: (n: number) => `noch ${turns(n)}`,
    card: (card: Asset, effect: string) => `${asset(card)}: ${effect}`,
    short: (zone: Zone, n: number) => `${ZONE_SHORT[zone]}: ${turns(n)}`,
  },

  dock: {
    spy: (place: string) => `Spion in ${place}`,
    pickSpy: 'Wähle einen Spion, eine Karte oder den Markt',
    pickSpyShort: 'Wähle einen deiner Spione',
    move: 'Zug',
    car: 'Auto',
    moveCar: '+ Auto',
    plane: 'Flug',
    ways: 'Womit',
    wayLabel: { move: 'Gewöhnlicher Zug', car: 'Mit dem Auto', plane: 'Mit dem Flugzeug' },
    place: 'Setze einen Spion in eine Stadt, in der noch keiner ist',
    whichSpy: (item: Item) => (item === 'car' ? 'Auto: welcher Spion fährt?' : 'Flugzeug: welcher Spion fliegt?'),
    whereSpy: 'Neuer Spion: wo beginnt er?',
    whereCell: 'Zelle: in welcher Stadt?',
    initiate: (objective: Objective, place: string) => `${OBJECTIVE[objective]} in ${place}: wohin geht der Spion?`,
    forgedWho: 'Falscher Befehl: wessen Spion?',
    forgedTo: (agency: string, place: string) => `Spion von ${agency} in ${place}: wohin?`,
    card: (card: Asset) => asset(card),
    back: 'Etwas anderes wählen',
    nothing: 'Hier ist gerade nichts zu tun',
    options: 'Was du tun kannst',
    rebels: 'Aufstand: würfle 3 oder mehr, sonst ist der Spion verloren',
  },

  dossier: {
    title: 'Mein Dossier',
    location: 'Ort',
    objective: 'Auftrag',
    inHand: 'auf der Hand',
    missing: 'fehlt',
    here: (place: string) => `Ein Spion ist in ${place}.`,
    nearest: (place: string, away: number) => `Nächster Spion: ${place}, ${away} entfernt.`,
    noSpies: 'Du hast keinen Spion auf der Karte.',
    running: (n: number) => `Läuft: zahlt 60k ${inTurns(n)}.`,
    runningButton: (n: number) => `Zahlt ${inTurns(n)}`,
    revealed: 'Alle kennen dieses Paar.',
    initiate: (objective: Objective) => `${OBJECTIVE[objective]} auslösen`,
    locked: (missing: number, spy: boolean) =>
      missing > 0 ? `Auslösen: ${missing === 1 ? '1 Gegenstand fehlt' : `${missing} Gegenstände fehlen`}` : spy ? 'Auslösen: in deinem Zug' : 'Auslösen: kein Spion dort',
    warning: (moves: number, hostile: boolean, items: readonly Item[]) => {
      const left = [
        ...(moves > 0 ? [moves === 1 ? '1 Zug' : `${moves} Züge`] : []),
        ...(hostile ? ['ein Angriff oder Diebstahl'] : []),
        ...(items.length > 0 ? [`der Markt (${list(items.map((item) => ITEM[item]))})`] : []),
      ];
      return left.length === 0 ? 'Damit enden deine Aktionen.' : `Damit enden deine Aktionen. Ungenutzt: ${list(left)}.`;
    },
    none: 'Wird ausgeteilt, wenn alle Spione stehen.',
    watching: 'Zuschauer sehen kein Dossier.',
  },

  hand: {
    title: 'Meine Karten',
    over: (n: number, over: number) => `${cards(n)}: wirf am Ende deines Zuges ${over} ab`,
    now: (over: number) => `Wirf noch ${over} ab`,
    empty: 'Noch keine Karten.',
    faceUp: 'offen',
    cardLabel: (card: Asset, kind: string, note: string) => `${asset(card)}, ${kind}${note === '' ? '' : `: ${note}`}`,
  },

  market: {
    title: 'Markt',
    purse: 'Kasse',
    after: (k: number) => `dann ${money(k)}`,
    bought: 'gekauft',
    trade: 'Handel',
    itemLabel: (item: Item, price: number, why: string) => `${ITEM[item]}, ${money(price)}${why === '' ? '' : `: ${why}`}`,
  },

  reason: {
    notNow: 'nicht dein Zug',
    bought: 'schon gekauft',
    short: (k: number) => `${money(k)} fehlen`,
    full: (of: number) => `${of} von ${of} Spionen`,
    noPawns: 'keine Figur mehr da',
    noSpies: 'kein Spion auf der Karte',
    blocked: 'Straßensperre',
    blockedHere: 'Straßensperre in dieser Zone',
    noFly: 'Flugverbot',
    crackdown: 'Razzia',
    cellThere: 'dort ist schon eine Zelle',
    moved: 'hat schon gezogen',
    forDossier: 'für dein Dossier',
    pairReady: 'Paar fürs Dossier',
    pairSpare: 'Paar, aber kein Ziel',
    needsPair: 'braucht ein Paar',
    needsSpyThere: 'braucht einen Spion dort',
    noPrivate: 'niemand hat Karten',
    noRivalSpy: 'kein fremder Spion',
    play: 'spielen',
    use: 'nutzen',
    discard: 'abwerfen',
    noOffers: 'kein Angebot mehr möglich',
  },

  threats: {
    title: 'Gefahren',
    none: 'Keine Gefahr in Sicht',
    more: (n: number) => `${n} weitere`,
    wins: (agency: string, place: string, n: number) => `${agency} kann ${n === 1 ? 'im nächsten Zug' : inTurns(n)} gewinnen: Zelle in ${place}`,
    pays: (agency: string, objective: Objective, place: string, n: number) => `${OBJECTIVE[objective]} in ${place} zahlt ${agency} 60k ${inTurns(n)}`,
    unguarded: (places: readonly string[]) => (places.length === 1 ? `Deine Zelle in ${places[0] ?? ''} ist unbewacht` : `Unbewachte Zellen: ${list(places)}`),
    youWin: (place: string) => `Du kannst jetzt gewinnen: Zelle in ${place}`,
  },

  tabs: { label: 'Tisch', map: 'Karte', hand: 'Hand', dossier: 'Akte', market: 'Markt', rivals: 'Rivalen' },

  ask: {
    waiting: (agency: string) => `${agency} ist am Zug`,
    sending: 'Wird gesendet…',
    cancel: 'Doch nicht',
    finish: 'Aktionen beenden',
    choose: 'Stadt wählen',
    placeFirst: 'Wähle eine Stadt für deinen Spion',
    discardFirst: 'Wähle eine Karte zum Abwerfen',
    why: (reason: string) => `Jetzt nicht: ${reason}`,
    watching: 'Du schaust zu',
  },

  trade: {
    title: 'Handel mit',
    counterTitle: (agency: string) => `Gegenangebot an ${agency}`,
    back: 'Zurück zur Karte',
    give: 'Du gibst',
    get: 'Du bekommst',
    purseAfter: (k: number) => `Kasse danach: ${money(k)}`,
    ifHeld: 'nur wenn sie es haben',
    addCard: 'Karte antippen',
    wish: 'Wunsch nach Art',
    mine: 'Meine Karten',
    mineShort: (n: number) => `Meine ${cards(n)}`,
    mineHint: 'antippen, um sie aufs Tablett zu legen',
    wishes: 'Wunschliste',
    wishesHint: 'jede Art; niemandes Hand wird geprüft',
    onTray: 'auf dem Tablett',
    needed: 'du brauchst sie: Dossier',
    remove: (card: Asset) => `${asset(card)} vom Tablett nehmen`,
    add: (card: Asset) => `${asset(card)} aufs Tablett legen`,
    wishFor: (card: Asset) => `${asset(card)} wünschen`,
    more: '5k dazu',
    less: '5k weniger',
    rival: (n: number, k: string) => `${cards(n)} · ${k}`,
    refused: 'abgelehnt',
    accepted: 'angenommen',
    thinking: 'überlegt',
    offers: (n: number, of: number) => (of === 0 ? `Angebot ${n} in diesem Zug` : `Angebot ${n} von ${of} in diesem Zug`),
    publicLine: (by: string, to: string, tray: { readonly give: readonly Asset[]; readonly want: readonly Asset[]; readonly pays: number; readonly asks: number }) =>
      `Alle sehen: ${by} bietet ${to} ${sum(tray.give.length, tray.pays)} für ${sum(tray.want.length, tray.asks)}`,
    send: (agency: string) => `Angebot an ${agency} schicken`,
    sendCounter: 'Gegenangebot schicken',
    incomplete: 'Beide Seiten geben etwas',
    enough: (n: number) => `Sie haben ${cards(n)}`,
    waiting: (agency: string) => `${agency} prüft dein Angebot.`,
    goOn: 'Ein Angebot ist halb fertig. Schick es ab oder nimm es zurück.',
    takeBack: 'Zurücknehmen',
  },

  slip: {
    offers: (agency: string) => `${agency} macht ein Angebot`,
    counters: (agency: string) => `${agency} macht ein Gegenangebot`,
    youSaid: 'du wolltest',
    theySay: 'sie wollen',
    theyGive: 'Du bekommst',
    youGive: 'Du gibst',
    cannot: 'Du hast nicht alles davon und kannst nicht annehmen.',
    accept: (k: number) => `Annehmen: Kasse ${money(k)}`,
    refuse: 'Ablehnen',
    counter: 'Gegenangebot',
    nothing: 'nichts',
  },

  draft: {
    title: 'Die Auktion: behalte eine',
    clockwise: 'Karten im Uhrzeigersinn',
    token: 'die Marke zurück',
    tokenWord: 'Marke',
    then: (left: number, agency: string) => (left === 0 ? 'Die letzte Karte ist deine.' : `Dann gehen ${left === 1 ? 'eine' : left === 2 ? 'zwei' : 'drei'} an ${agency}.`),
    keep: (card: Asset) => `${asset(card)} behalten`,
    choose: 'Wähle eine Karte',
    direction: 'Die Karten gehen im Uhrzeigersinn, die Marke dagegen',
    needed: 'für dein Dossier',
  },

  dice: {
    attack: (a: string, b: string, place: string) => `${a} greift ${b} in ${place} an`,
    won: (agency: string, rival: string, k: number | null) =>
      k === null ? `${agency} gewinnt: der Spion von ${rival} ist fort` : `${agency} gewinnt: der Spion von ${rival} ist fort, ${money(k)} erbeutet`,
    lost: (agency: string) => `Der Angriff scheitert: der Spion von ${agency} ist fort`,
    rebellion: (agency: string, place: string) => `Aufstand: ${agency} würfelt in ${place}`,
    spyLost: '1 oder 2: der Spion ist verloren',
    spySafe: '3 oder mehr: der Spion ist sicher',
    needs: 'höher gewinnt, Gleichstand verteidigt',
    close: 'Schließen',
    die: (n: number) => `würfelt ${n}`,
  },

  notes: {
    title: 'Gesehen',
    open: 'Offen',
    known: 'Nur dir bekannt',
    buried: 'Du weißt: im Abwurf',
    sunk: 'Du weißt: im Stapel',
    passed: 'Von dir weitergegeben an',
    locations: 'Verbrauchte Orte',
    objectives: 'Verbrauchte Aufträge',
    deck: (deck: number, discards: number) => `${cards(deck)} im Stapel, ${discards} abgeworfen`,
  },

  final: {
    won: (name: string, mine: boolean) => (mine ? 'Du hast gewonnen' : `${name} hat gewonnen`),
    nobody: 'Niemand hat gewonnen',
    how: (agency: string) => `${agency} hat in jeder Zone eine Schläferzelle.`,
    cap: 'Der letzte Zug ist gespielt.',
    zones: (n: number) => (n === 1 ? '1 Zone' : `${n} Zonen`),
    turns: (n: number) => turns(n),
    dossier: (was: string, ort: string) => `${was} in ${ort}`,
    unknown: 'Dossier ungeöffnet',
  },

  log: {
    turn: (n: number, agency: string) => `Zug ${n} · ${agency}`,
    placed: (who: string, place: City): Line => [`${does(who, 'setzt', 'setzt')} einen Spion nach ${city(place)}`],
    dealt: (): Line => ['Alle haben einen Ort, einen Auftrag und zwei Karten'],
    income: (who: string, k: number): Line => [`${does(who, 'nimmst', 'nimmt')} ${money(k)}`],
    lifted: (who: string, lifted: readonly Asset[]): Line => [`${does(who, 'nimmst', 'nimmt')} zurück: `, ...lifted.map((card) => ({ card }))],
    completed: (who: string, objective: Objective, place: City, k: number): Line => [`${does(who, 'vollendest', 'vollendet')} in ${city(place)}: ${OBJECTIVE[objective]}, ${money(k)}`],
    drew: (who: string): Line => [`${does(who, 'ziehst', 'zieht')} eine Karte`],
    seen: (seen: readonly Asset[]): Line => ['Nur für dich: ', ...seen.map((card) => ({ card }))],
    ownDossier: (place: City, objective: Objective): Line => [`Dein Dossier: ${OBJECTIVE[objective]} in ${city(place)}`],
    dossier: (who: string, place: City, objective: Objective): Line => [`Nur für dich: das Dossier von ${who}, ${OBJECTIVE[objective]} in ${city(place)}`],
    reshuffled: (deck: string): Line => [`Der Abwurf wird neu gemischt: ${{ asset: 'Karten', location: 'Orte', objective: 'Aufträge' }[deck] ?? deck}`],
    moved: (who: string, from: City, to: City, by: string): Line => [
      `${{ car: does(who, 'fährst', 'fährt'), plane: does(who, 'fliegst', 'fliegt'), step: does(who, 'gehst', 'geht') }[by] ?? does(who, 'ziehst', 'zieht')} von ${city(from)} nach ${city(to)}`,
    ],
    sent: (who: string, owner: string, from: City, to: City): Line => [`${does(who, 'schickst', 'schickt')} den Spion von ${owner} von ${city(from)} nach ${city(to)}`],
    rebelled: (who: string, place: City, die: number, lost: boolean): Line => [`Aufstand in ${city(place)}: ${does(who, 'würfelst', 'würfelt')} ${die}, der Spion ist ${lost ? 'verloren' : 'sicher'}`],
    recruited: (who: string, place: City): Line => [`${does(who, 'wirbst', 'wirbt')} in ${city(place)} an`],
    cell: (who: string, place: City): Line => [`${does(who, 'gründest', 'gründet')} eine Zelle in ${city(place)}`],
    zone: (who: string, card: Asset, zone: Zone): Line => [`${does(who, 'spielst', 'spielt')} `, { card }, ` auf ${ZONE[zone]}`],
    mole: (who: string, rival: string, open: readonly Asset[]): Line => [`${does(who, 'setzt', 'setzt')} einen Maulwurf auf ${dich(rival)} an: `, ...open.map((card) => ({ card }))],
    informant: (who: string, rival: string): Line => [`${does(who, 'siehst', 'sieht')} in das Dossier von ${dir(rival)}`],
    budget: (who: string, k: number): Line => [`${does(who, 'nimmst', 'nimmt')} ${money(k)} aus der Schwarzen Kasse`],
    attacked: (who: string, rival: string, place: City, dice: readonly number[], won: boolean): Line => [
      `${does(who, 'greifst', 'greift')} ${dich(rival)} in ${city(place)} an, ${dice.join(' zu ')}: ${won ? 'gewonnen' : 'verloren'}`,
    ],
    booty: (who: string, rival: string, k: number): Line => [`${does(who, 'nimmst', 'nimmt')} ${dir(rival)} ${money(k)} ab`],
    stole: (who: string, rival: string, card: Asset | null): Line =>
      card === null ? [`${does(who, 'stiehlst', 'stiehlt')} ${dir(rival)} eine Karte`] : [`${does(who, 'stiehlst', 'stiehlt')} ${dir(rival)} `, { card }],
    initiated: (who: string, objective: Objective, place: City): Line => [`${does(who, 'löst', 'löst')} in ${city(place)} aus: ${OBJECTIVE[objective]}`],
    stopped: (who: string, rival: string, objective: Objective, place: City, k: number): Line => [`${does(who, 'hältst', 'hält')} ${dich(rival)} in ${city(place)} auf: ${OBJECTIVE[objective]}, ${money(k)}`],
    destroyed: (who: string, rival: string, place: City, k: number): Line => [`${does(who, 'hebst', 'hebt')} die Zelle von ${dir(rival)} in ${city(place)} aus: ${money(k)}`],
    offered: (who: string, partner: string, counter: boolean, gives: number, pays: number, wants: number, asks: number): Line => [
      `${counter ? does(who, 'entgegnest', 'entgegnet') : does(who, 'bietest', 'bietet')} ${dir(partner)}${counter ? ':' : ''} ${sum(gives, pays)} für ${sum(wants, asks)}`,
    ],
    shown: (give: readonly Asset[], want: readonly Asset[]): Line => ['Nur für dich: ', ...give.map((card) => ({ card })), ' für ', ...want.map((card) => ({ card }))],
    answered: (who: string, accepted: boolean): Line => [accepted ? `${does(who, 'nimmst', 'nimmt')} an` : `${does(who, 'lehnst', 'lehnt')} ab`],
    discarded: (who: string, card: Asset | null): Line => (card === null ? [`${does(who, 'wirfst', 'wirft')} eine Karte ab`] : [`${does(who, 'wirfst', 'wirft')} ab: `, { card }]),
    auction: (who: string, n: number): Line => [`${does(who, 'eröffnest', 'eröffnet')} die Auktion: ${cards(n)}`],
    picked: (who: string, left: number): Line => [`${does(who, 'behältst', 'behält')} eine Karte${left > 0 ? `, ${left} gehen weiter` : ''}`],
    token: (who: string): Line => [`Die Auktionsmarke geht an ${dich(who)}`],
    ended: (winners: readonly string[], mine: boolean): Line => [winners.length === 0 ? 'Niemand gewinnt' : `${list(winners)} ${mine ? 'gewinnst' : 'gewinnt'}: eine Zelle in jeder Zone`],
  },
};
