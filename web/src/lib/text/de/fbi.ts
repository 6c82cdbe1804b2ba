/** FBI auf Deutsch. */
import type { Agent, Card, Colour } from '../../contract/messages';
import type { MadeOf } from '../../fbi/scoring';
import type { fbi as english, Line } from '../en/fbi';
import { list, nth, number } from './common';
import type { Spoken } from '../spoken';

type Suit = Colour | 'P';

const DEPARTMENT: Readonly<Record<Suit | Agent, string>> = {
  R: 'Mord',
  Y: 'Drogen',
  B: 'Wirtschaft',
  G: 'Betrug',
  K: 'Diebstahl',
  P: 'Eigenes Paar',
  '2x': 'Doppelt',
};

const COUNT: Readonly<Record<number, string>> = { 3: 'drei', 4: 'vier', 5: 'fünf' };
const suit = (card: Card): string => DEPARTMENT[card.charAt(0) as Suit];
const value = (card: Card): number => Number(card.slice(1));
const cardName = (card: Card): string =>
  value(card) < 0 ? `${suit(card)}, Unbeteiligter minus ${-value(card)}` : `${suit(card)} ${value(card)}`;
const shortCard = (card: Card): string => `${suit(card)} ${number(value(card))}`;
const pair = (agents: readonly Agent[]): string => list(agents.map((agent) => DEPARTMENT[agent]));

export const fbi: Spoken<typeof english> = {
  title: 'FBI',
  department: (of: Suit | Agent) => DEPARTMENT[of],
  /** Auf einer schmalen Karte darf es getrennt werden. */
  agentLabel: (agent: Agent) => DEPARTMENT[agent].replace('Wirtschaft', 'Wirt\u00adschaft').replace('Diebstahl', 'Dieb\u00adstahl'),
  agentName: (agent: Agent) => (agent === '2x' ? 'Karte ×2 Doppelt' : `Agent für ${DEPARTMENT[agent]}`),
  bystander: 'unbeteiligt',
  cardName,
  own: 'eigene',
  turn: (turn: number, of: number) => `${turn}/${of}`,
  turnLabel: (turn: number, of: number) => `Zug ${turn} von ${of}`,
  turnWord: 'Zug',

  status: {
    yourTurn: 'Du bist dran',
    waitingFor: (names: readonly string[]) => `Warten auf ${list(names)}`,
    waitingForMany: (n: number, all: boolean) => `Warten auf ${all ? 'alle ' : ''}${COUNT[n] ?? n}`,
    locked: (n: number, of: number) => `${n} von ${of} fest`,
    everyone: 'Alle wählen geheim',
    pass: (second: boolean, place: number, of: number) => `${second ? 'zweiter' : 'erster'} Durchgang, ${nth(place)} von ${of}`,
    over: 'Spiel zu Ende',
  },

  track: {
    releases: 'Freilassen',
    releasesHint: 'die höchste zuerst',
    order: 'Reihenfolge',
    arrests: 'Festnahmen',
    passes: 'einmal hin, dann zurück',
    bid: (count: number) => `gab ${number(count)}`,
    countsLabel: (count: number) => `zählt ${number(count)}`,
    ifYou: (count: number) => `bei ${number(count)}`,
    ifYouLabel: (count: number) => (count === 0 ? 'wenn du niemanden freilässt' : `wenn du ${number(count)} freilässt`),
    toRelease: 'offen',
    toReleaseLabel: 'muss noch freilassen',
    range: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
    took: (agent: Agent, card: Card | null) => `${DEPARTMENT[agent]} ${card === null ? '–' : number(value(card))}`,
    now: 'ist dran',
    again: 'wieder',
    toCome: 'später',
    open: '?',
  },

  board: {
    label: 'Die Pinnwand',
    bonus: (colour: Colour, worth: number) => `${DEPARTMENT[colour]}, Bonus ${worth}`,
    leads: (name: string, mine: boolean) => (mine ? 'du führst' : `${name} führt`),
    none: ['nichts', 'hier'],
    deck: 'Karten im Stapel',
    inDeck: 'im Stapel',
    cuffs: (mine: boolean) => (mine ? 'hast die Handschellen' : 'hat die Handschellen'),
    gone: 'In diesem Zug für immer freigelassen',
    goneNone: 'In diesem Zug noch niemand freigelassen',
    goneNobody: 'In diesem Zug wurde niemand freigelassen',
    yours: 'Deine',
    orThis: 'oder',
    nothing: ['Nichts', 'mehr da'],
  },

  ledger: {
    label: 'Knast',
    points: 'Punkte',
    pointsTitle: 'Punkte, Boni nach jetzigem Stand',
    breakdown: (cards: number, bonus: number) => `${number(cards)} in Karten, ${bonus > 0 ? `+${bonus} an Boni nach jetzigem Stand` : 'nach jetzigem Stand kein Bonus'}`,
    lead: 'führt',
    status: {
      yourTurn: 'du bist dran',
      acting: 'am Zug',
      releasing: 'lässt frei',
      toRelease: 'kommt noch',
      released: (card: Card | null) => (card === null ? 'ließ keine frei' : `ließ ${number(value(card))} frei`),
      choosing: 'wählt …',
      choose: 'wähle',
      locked: 'fest',
      waiting: 'wartet',
      played: (agent: Agent) => `spielte ${DEPARTMENT[agent]}`,
      winner: 'gewinnt',
      done: '',
    },
  },

  release: {
    title: 'Lass jemanden frei',
    hint: 'Höher kommt früher dran.',
    hintShort: 'Die Karte ist verloren.',
    hintLost: 'Eine freigelassene Karte ist für immer weg: keine Punkte, kein Bonus.',
    none: 'Keine',
    place: (first: number, last: number) => (first === last ? nth(first) : `${nth(first)}–${nth(last)}`),
    optionLabel: (card: Card | null, first: number, last: number) =>
      `${card === null ? 'Niemanden freilassen' : `${cardName(card)} freilassen`}: du wärst ${first === last ? nth(first) : `${nth(first)} bis ${nth(last)}`}`,
    act: (card: Card | null) => (card === null ? 'Niemanden freilassen' : `${shortCard(card)} freilassen`),
    lost: (before: number, after: number) => `Für immer weg. Deine Punkte: ${number(before)}\u00a0→\u00a0${number(after)}.`,
    keepAll: 'Du behältst alle Karten: dein Gebot ist 0.',
    stillOpen: (names: readonly string[]) => `Noch offen: ${list(names)}.`,
  },

  choose: {
    title: 'Wähle zwei Agenten',
    secret: 'Niemand sieht sie, bis du sie ausspielst.',
    places: (first: number, second: number) =>
      second === first + 1
        ? `Du bist als ${nth(first)} und ${nth(second)} dran: zweimal hintereinander.`
        : `Du bist als ${nth(first)} und ${nth(second)} dran.`,
    notOnBoard: ['nichts', 'am Brett'],
    why: (colour: Colour) => `Am Brett hängt keine Karte ${DEPARTMENT[colour]}, also bleibt dieser Agent zu Hause.`,
    whyRule: 'FBI-4.4b',
    pickTwo: 'Wähle zwei Agenten',
    pickOne: 'Wähle noch einen',
    lockIn: (agents: readonly Agent[]) => `${pair(agents)} festlegen`,
    locking: 'Wird festgelegt …',
    unlocking: 'Wird gelöst …',
    lockedTitle: 'Festgelegt',
    unlock: 'Lösen und ändern',
    undo: 'Du kannst ändern, bis alle gewählt haben.',
    last: 'Es fehlt wohl nur noch deine Wahl: dann beginnen die Festnahmen.',
    waitingToo: (names: readonly string[]) => `Es ${names.length > 1 ? 'fehlen' : 'fehlt'} noch: ${list(names)}.`,
    waitingTooMany: (n: number) => `Es fehlen noch ${COUNT[n] ?? n}.`,
  },

  arrest: {
    title: 'Deine Festnahme',
    hint: {
      highest: 'Spiel einen deiner beiden Agenten. Er nimmt die höchste Karte seiner Farbe.',
      top: 'Spiel einen deiner beiden Agenten. Er nimmt die oberste Karte seines Stapels.',
      free: 'Spiel einen deiner beiden Agenten und such dir eine Karte seiner Farbe aus.',
    },
    choose: 'Wähle einen Agenten',
    chooseCard: 'Wähle eine Karte',
    single: 'Du hast Doppelt gewählt: dieser Agent kommt jetzt und später noch einmal.',
    running: 'Der andere folgt sofort: du bist zweimal hintereinander dran.',
    later: 'Der andere folgt auf dem Rückweg.',
    takes: 'nimmt',
    findsNothing: 'findet nichts',
    picks: 'dann wählst du',
    keepLead: (colour: Colour, leads: boolean) => (leads ? `du führst weiter bei ${DEPARTMENT[colour]}` : 'kein Bonus ändert sich'),
    wins: (colours: readonly Colour[], from: string | null) =>
      `und den Bonus ${list(colours.map((colour) => DEPARTMENT[colour]))}${from === null ? '' : `, von ${from}`}`,
    goes: (colour: Colour, to: string) => `aber der Bonus ${DEPARTMENT[colour]} geht an ${to}`,
    breaks: (colour: Colour, from: string) => `und ${from} verliert den Bonus ${DEPARTMENT[colour]}`,
    loses: (colours: readonly Colour[]) => `aber der Bonus ${list(colours.map((colour) => DEPARTMENT[colour]))} geht verloren`,
    play: (colour: Colour, card: Card | null) =>
      card === null ? `${DEPARTMENT[colour]} spielen, niemanden festnehmen` : `${DEPARTMENT[colour]} spielen, die ${number(value(card))} festnehmen`,
    show: (colour: Colour) => `${DEPARTMENT[colour]} spielen`,
    take: (card: Card) => `${shortCard(card)} festnehmen`,
    pickTitle: 'Such dir jemanden aus',
    pickHint: (colour: Colour) => `Jede Karte ${DEPARTMENT[colour]} ist erlaubt, eine muss es sein.`,
    forced: 'Die Karte ist vorgegeben, der Agent ist deine Wahl.',
    ifYouPlay: (colour: Colour) => `Wenn du ${DEPARTMENT[colour]} spielst`,
    ifYouTake: (card: Card) => `Wenn du ${shortCard(card)} nimmst`,
    sending: 'Wird geschickt …',
  },

  wait: {
    releasing: 'Freigelassen wird offen: alle sehen jede Karte.',
    choosing: 'Die Agenten werden geheim gewählt.',
    arresting: 'Festgenommen wird der Reihe nach, dann zurück.',
    yourAgents: 'Deine Agenten',
    shown: 'gezeigt',
  },

  log: {
    turn: (turn: number, dealt: number): string => `Zug ${turn} · ${dealt} Karten ausgelegt`,
    released: (who: string, card: Card): Line => [`${who}: freigelassen `, { card }],
    releasedNone: (who: string): Line => [`${who}: niemanden freigelassen`],
    releasedForced: (who: string): Line => [`${who}: niemand zum Freilassen da`],
    ordered: (names: readonly string[]): Line => [`Reihenfolge: ${names.join(', ')}`],
    allLocked: 'Alle Agenten liegen fest',
    forced: (colour: Agent): Line => [`Nur ${DEPARTMENT[colour]} hängt am Brett: alle behalten ${DEPARTMENT[colour]} und Doppelt`],
    shown: (who: string, agent: Agent): Line => [`${who}: ${DEPARTMENT[agent]}, sucht eine Karte aus`],
    took: (who: string, agent: Agent, card: Card): Line => [`${who}: ${DEPARTMENT[agent]}, nimmt `, { card }],
    tookNone: (who: string, agent: Agent): Line => [`${who}: ${DEPARTMENT[agent]}, nichts mehr da`],
    ended: (winners: readonly string[], score: number, mine: boolean): Line => [
      `${list(winners)} ${winners.length > 1 ? 'gewinnen' : mine ? 'gewinnst' : 'gewinnt'} mit ${number(score)}`,
    ],
  },

  cards: {
    slammers: 'Knast',
    released: 'Für immer freigelassen',
    none: 'keine',
    unseen: (n: number) => `Noch im Stapel · ${n}`,
    unseenWhat: 'Gestrichen ist, was schon zu sehen war.',
    left: (colour: Colour, cards: readonly Card[]) => `${DEPARTMENT[colour]}: ${cards.length === 0 ? 'alle gesehen' : `noch im Stapel ${list(cards.map((card) => number(value(card))))}`}`,
  },

  final: {
    won: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? `${list(names)} teilen sich den Sieg` : mine ? 'Du hast gewonnen' : `${names[0] ?? ''} hat gewonnen`,
    from: ({ villains, bystanders, bonus }: MadeOf) =>
      [`Schurken\u00a0${villains}`, ...(bystanders < 0 ? [`Unbeteiligte\u00a0−${-bystanders}`] : []), ...(bonus > 0 ? [`Bonus\u00a0+${bonus}`] : [])].join(', '),
    bonuses: 'Bonuskarten',
    nobody: 'niemand',
    points: (n: number) => `${number(n)} Punkte`,
  },

  fair: {
    title: 'War das Mischen ehrlich?',
    what: 'Es wurde vor der ersten Karte versiegelt und nach der letzten geöffnet.',
    whatCut: 'Es wurde vor der ersten Karte versiegelt und geöffnet, als der Tisch geschlossen wurde.',
    whatImported: 'Anderswo gespielt und hereingeholt: hier hat vor dem Geben niemand das Siegel gesehen.',
    sealed: 'Siegel',
    seed: 'Samen',
    checked: 'Geprüft',
    checking: 'wird geprüft …',
    matches: 'der Samen passt zum Siegel, in diesem Browser geprüft',
    differs: 'der Samen passt nicht zum Siegel',
    cannot: 'diese Seite kommt nicht über HTTPS, darum kann der Browser hier nicht prüfen; SHA-256 des Samens muss das Siegel ergeben',
  },
};
