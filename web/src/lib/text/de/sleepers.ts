/** Sleeper Cells auf Deutsch. */
import type { Agency, Asset, Item, Objective, Zone } from '../../contract/messages';
import type { Kind } from '../../sleepers/assets';
import type { How } from '../../sleepers/known';
import type { Feats } from '../../sleepers/winning';
import type { sleepers as english } from '../en/sleepers';
import { list } from './common';
import { dice, draft, slip, trade } from './sleepers/bargain';
import { act, detail, short } from './sleepers/deeds';
import { log } from './sleepers/log';
import { asset, BRIEF, cards, city, code, inTurns, ITEM, money, OBJECTIVE, turns, ZONE, ZONE_LETTER, ZONE_SHORT } from './sleepers/names';

const FEATS: Readonly<Record<Feats['deed'], readonly [string, string]>> = {
  destroy: ['zerstörter Zelle', 'zerstörten Zellen'], stop: ['vereiteltem Auftrag', 'vereitelten Aufträgen'], attack: ['Angriff', 'Angriffen'],
};
const alike = ({ deed, where }: Feats): string => `${FEATS[deed][where.length === 1 ? 0 : 1]} in ${list(where.map(({ city: place, money: k }) => `${city(place)} (${money(k)})`))}`;

export const sleepers: typeof english = {
  title: 'Sleeper Cells',
  city,
  code,
  asset,
  brief: (of: Asset) => BRIEF[of] ?? '',
  kind: { object: 'Gegenstand', stop: 'Abwehr', round: 'Eine Runde', once: 'Sofort' } as Readonly<Record<Kind, string>>,
  zone: (of: Zone) => ZONE[of],
  zoneShort: (of: Zone) => ZONE_SHORT[of],
  zoneLetter: (of: Zone) => ZONE_LETTER[of],
  objective: (of: Objective) => OBJECTIVE[of],
  item: (of: Item) => ITEM[of],
  money,
  cards,
  turns,
  act,
  short,
  detail,
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
    pair: (paar: string, how: How) => `${paar}, ${how === 'open' ? 'allen bekannt' : 'von dir gesehen'}`,
    open: (open: readonly Asset[]) => `offen: ${list(open.map(asset))}`,
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
    target: (what: string) => (what === '' ? 'wählbar' : `wählbar: ${what}`),
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
    unmoved: (purse: string): string => `unbewegt · ${purse}`,
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
    ofRival: (agency: string) => `Das Dossier von ${agency}`,
    forMe: 'Nur für dich.',
    putAway: 'Weglegen',
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
    itemLabel: (item: Item, price: string, why: string) => `${ITEM[item]}, ${price}${why === '' ? '' : `: ${why}`}`,
  },

  reason: {
    notNow: 'nicht dein Zug',
    placing: 'gekauft wird erst, wenn alle Spione stehen',
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
    nothingToStop: 'nichts zu verhindern',
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
    wins: (agency: string, places: readonly string[], own: number, feats: readonly Feats[]) =>
      `${agency} kann ${own === 0 ? 'in diesem Zug' : own === 1 ? 'im nächsten eigenen Zug' : 'in zwei eigenen Zügen'} gewinnen: ${places.length === 1 ? 'Zelle' : 'Zellen'} in ${list(places)}${feats.length === 0 ? '' : `, mit ${list(feats.map(alike))}`}`,
    pays: (agency: string, objective: Objective, place: string) => `${OBJECTIVE[objective]} in ${place} zahlt ${agency} 60k im nächsten eigenen Zug`,
    unguarded: (places: readonly string[]) => (places.length === 1 ? `Deine Zelle in ${places[0] ?? ''} ist unbewacht` : `Unbewachte Zellen: ${list(places)}`),
    youWin: (place: string) => `Du kannst jetzt gewinnen: Zelle in ${place}`,
  },

  tabs: { label: 'Tisch', map: 'Karte', hand: 'Hand', dossier: 'Akte', market: 'Markt', rivals: 'Rivalen' },

  trade,
  slip,
  draft,
  dice,
  log,

  ask: {
    waiting: (agency: string) => `${agency} ist am Zug`,
    sending: 'Wird gesendet…',
    cancel: 'Doch nicht',
    finish: 'Aktionen beenden',
    choose: 'Stadt wählen',
    chooseIt: 'Wählen',
    placeFirst: 'Wähle eine Stadt für deinen Spion',
    discardFirst: 'Wähle eine Karte zum Abwerfen',
    why: (reason: string) => `Jetzt nicht: ${reason}`,
    watching: 'Du schaust zu',
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
    hand: 'Noch auf der Hand:',
    empty: 'keine Karte mehr',
  },
};
