/** Getaway auf Deutsch. */
import type { GetawayCard, Side, Why } from '../../contract/messages';
import type { getaway as english } from '../en/getaway';
import { list } from './common';

const THING: Readonly<Record<string, string>> = {
  PIN: 'Zange', KEY: 'Schlüssel', HOO: 'Haken', GUN: 'Revolver', MAS: 'Maske', DYN: 'Dynamit', DRI: 'Bohrer', FLA: 'Taschenlampe',
  HAN: 'Handschellen', CAR: 'Streifenwagen', CAM: 'Kamera', DOG: 'Hund', HEL: 'Hubschrauber', RAD: 'Funkgerät', WHI: 'Trillerpfeife', FIN: 'Fingerabdruck',
};
/** „Die linke Karte ruft nach keinem Revolver.“ */
const LACKING: Readonly<Record<string, string>> = {
  PIN: 'keiner Zange', KEY: 'keinem Schlüssel', HOO: 'keinem Haken', GUN: 'keinem Revolver', MAS: 'keiner Maske', DYN: 'keinem Dynamit', DRI: 'keinem Bohrer', FLA: 'keiner Taschenlampe',
  HAN: 'keinen Handschellen', CAR: 'keinem Streifenwagen', CAM: 'keiner Kamera', DOG: 'keinem Hund', HEL: 'keinem Hubschrauber', RAD: 'keinem Funkgerät', WHI: 'keiner Trillerpfeife', FIN: 'keinem Fingerabdruck',
};
const PLACE: Readonly<Record<string, string>> = { 'L.1': 'Banktresor', 'L.2': 'Juwelier', 'L.3': 'Kunstmuseum', 'L.4': 'Kasino', 'L.5': 'Diamantenlager' };
const THE_PLACE: Readonly<Record<string, string>> = { 'L.1': 'den Banktresor', 'L.2': 'den Juwelier', 'L.3': 'das Kunstmuseum', 'L.4': 'das Kasino', 'L.5': 'das Diamantenlager' };
const SHORT_PLACE: Readonly<Record<string, string>> = { 'L.1': 'Bank', 'L.2': 'Juwelier', 'L.3': 'Museum', 'L.4': 'Kasino', 'L.5': 'Lager' };
const TEAM: Readonly<Record<Side, string>> = { robbers: 'Räuber', police: 'Polizei' };
const THE_TEAM: Readonly<Record<Side, string>> = { robbers: 'die Räuber', police: 'die Polizei' };
const OF_TEAM: Readonly<Record<Side, string>> = { robbers: 'der Räuber', police: 'der Polizei' };

const thing = (code: string): string => THING[code] ?? code;
const things = (codes: readonly string[]): string => list(codes.map(thing));
const place = (card: GetawayCard): string => PLACE[card] ?? card;
const thePlace = (card: GetawayCard): string => THE_PLACE[card] ?? card;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);
const plural = (side: Side, many: string, one: string): string => (side === 'robbers' ? many : one);
const main = (card: GetawayCard): string => {
  const [deck, what = '', which = ''] = card.split('.');
  if (deck === 'L') return place(card);
  return what === 'STOP' ? 'Stopp' : what === 'DENY' ? `Veto: ${thing(which)}` : thing(what);
};

export const getaway: typeof english = {
  title: 'Getaway',
  team: (side) => TEAM[side],
  thing,
  place,
  shortPlace: (card) => SHORT_PLACE[card] ?? card,
  shortCard: main,
  points,
  card: (card) => main(card),
  wholeCard: (card, worth, police, robbers) =>
    [
      worth > 0 ? `${main(card)}, ${points(worth)}` : main(card),
      police.length > 0 ? `Polizei: ${things(police)}` : '',
      robbers.length > 0 ? `Räuber: ${things(robbers)}` : '',
    ].filter((part) => part !== '').join('; '),

  head: {
    round: (round, at) => (at === null ? `Runde ${round}` : `Runde ${round} · ${place(at)}`),
    roundShort: (round) => `Runde ${round}`,
    firstTo: 'bis 3',
    score: (robbers, police) => `Schauplätze: Räuber ${robbers}, Polizei ${police}; drei gewinnen`,
    review: (round) => `Auswertung der Runde ${round}`,
  },

  status: {
    race: 'Das Rennen läuft',
    lay: 'lege, wann immer du willst',
    theirs: 'die anderen sind dran',
    raceShort: 'Los!',
    empty: 'Deine Hand ist leer',
    watching: 'Du siehst dem Rennen zu',
    ready: 'Die Karten sind ausgeteilt',
    nobody: 'vor START schaut niemand',
    waitsForYou: 'Das Rennen wartet auf dich',
    waitsShort: 'Bereit?',
    orReady: 'oder sobald du bereit bist',
    orAllReady: 'oder sobald alle bereit sind',
    yourCard: 'Deine Karte?',
    startIn: (seconds) => `START in ${seconds} s`,
    nextIn: (seconds) => `Nächste Runde in ${seconds} s`,
    short: (seconds) => `${seconds} s`,
    reviewShort: 'Auswertung',
    review: 'Der Stapel wird ausgewertet',
    over: 'Spiel zu Ende',
  },

  plate: {
    target: (wanted) => `Ziel ${wanted}`,
    won: 'Schauplätze',
    of: (n) => `${n} von 3`,
    hand: (n) => (n === 1 ? '1 Karte auf der Hand' : `${n} Karten auf der Hand`),
    line: { good: 'gute Leitung', slow: 'langsame Leitung', gone: 'weg' },
    bot: 'Bot',
    standIn: 'ein Bot springt ein',
    openSlot: 'noch nicht gewonnen',
    others: 'Die anderen am Tisch',
  },

  pile: {
    label: 'Der Stapel',
    yourRow: 'deine Reihe',
    laid: (who, mine) => (mine ? 'Von dir gelegt' : `Von ${who} gelegt`),
    nthCard: (n) => `${n}. Karte`,
    location: 'Der Schauplatz: jeder darf die erste Karte legen',
    onTop: (card) => `Obenauf: ${card}`,
  },

  hand: {
    label: 'Deine Hand',
    lay: (card, key) => `Lege ${card}. Taste ${key}`,
    choose: (card, key) => `Wähle ${card}. Taste ${key}`,
    sort: 'Hand sortieren',
    object: 'Motiv',
    points: 'Punkte',
    tag: { sent: 'unterwegs', late: 'zu spät', soon: 'zu schnell', ended: 'Runde zu Ende' },
    training: 'Übung: Eine Karte, die falsch wäre, wird nicht angenommen',
    wrongNow: 'passt nicht',
    trainingRule: 'GET-R26',
    down: (n) => (n === 1 ? 'Deine Karte liegt verdeckt' : `Deine ${n} Karten liegen verdeckt`),
    downWhy: 'Vor START schaut niemand hinein.',
    downRule: 'GET-4c',
    empty: 'Du hast alle Karten gelegt. Die anderen rennen weiter.',
    emptyRule: 'GET-5h',
    watching: 'Du siehst zu. Die Hände bleiben verdeckt, bis gelegt wird.',
  },

  stop: {
    sign: 'STOPP',
    title: 'Stopp',
    hint: '½ s halten · beendet die Runde',
    hold: 'halten',
    label: (codes, key) => `Stopp mit ${things(codes)}: beendet die Runde. Eine halbe Sekunde halten, Taste ${key}`,
    armed: 'noch einmal',
    armedLabel: 'Noch einmal drücken, um die Runde mit diesem Stopp zu beenden',
    none: 'Kein Stopp auf deiner Hand',
  },

  callOff: {
    ask: 'Runde abbrechen',
    askShort: 'Abbrechen',
    agreed: (n, of) => `${n} von ${of} möchten abbrechen`,
    mine: 'Du möchtest abbrechen',
    why: 'Nichts wird gezählt, und um den Schauplatz wird noch einmal gerannt. Alle, die Karten halten, müssen zustimmen; die nächste Karte macht es ungeschehen.',
    rule: 'GET-R25',
    quiet: (seconds) => `Seit ${seconds} s ist nichts gelegt worden`,
  },

  onward: {
    what: 'Das Rennen geht weiter',
    label: (n) => `Das Rennen geht weiter in ${n}`,
  },

  start: {
    label: (n) => `START in ${n}`,
    go: 'LOS!',
    call: 'START rufen',
    calling: 'Ruft…',
    ready: 'Ich bin bereit',
    latest: (seconds, alone) => `START kommt, wenn ${alone ? 'du bereit bist' : 'alle bereit sind'}, oder in ${seconds} s.`,
    fits: 'Eine Karte passt, wenn die oberste ihren Gegenstand in der Reihe deines Teams zeigt.',
    readyNext: 'Bereit für die nächste Runde',
    readyShort: 'Bereit',
    isReady: 'bereit',
    waitsFor: (names) => `Gewartet wird auf ${list(names)}`,
    for: (card) => `Das Rennen um ${thePlace(card)}`,
    yourSide: (side, target) => `Du gehörst zu ${side === 'robbers' ? 'den Räubern' : 'der Polizei'}. Gebraucht werden ${points(target)}.`,
    voided: (card) => `Die Runde wurde abgebrochen. Um ${thePlace(card)} wird noch einmal gerannt.`,
  },

  calm: {
    name: 'Ruhig',
    quick: 'Schnell',
    title: 'Wie du spielst',
    offer: 'Keine Lust auf ein Rennen? Ruhig: Du wählst eine Karte, ein Knopf legt sie, und unter Bots wartet die Straße auf dich.',
    on: 'Ruhig: erst wählen, dann legen',
    what: 'Ein Druck legt noch nichts: Du wählst eine Karte, und ein Knopf legt sie.',
    waits: 'Nach einer Karte der anderen wartet die Straße auf dich; nach deiner haben sie eine Weile Zeit für eine. Es spielen nur Bots mit, also stört es niemanden.',
    others: 'Es spielen Menschen mit, also geht das Rennen weiter, während du wählst.',
    choose: 'Wähle eine Karte',
    lay: (card, on) => `${card} auf ${on} legen`,
    stop: (named) => `Stopp (${named}) legen und die Runde beenden`,
    laying: 'Wird gelegt…',
    pass: 'Die anderen spielen lassen',
    passHint: 'Du legst nichts; die Straße lebt weiter bis zur nächsten Karte oder eine Weile lang.',
    waiting: 'Die Straße wartet auf dich',
    waitsFor: (name) => `Die Straße wartet auf ${name}`,
    going: 'Die anderen sind dran …',
    top: (card) => `Auf dem Stapel: ${card}`,
    wanted: (codes) => `Deine Seite braucht ${things(codes)}.`,
    things,
  },

  review: {
    closed: (who, mine, side) => (mine ? `Du hast für ${THE_TEAM[side]} beendet` : `${who} hat für ${THE_TEAM[side]} beendet`),
    showdown: 'Beide Seiten werden gezählt',
    valid: 'der Stopp war gültig',
    invalid: 'der Stopp war falsch',
    tally: (side) => `Rechnung ${OF_TEAM[side]}`,
    bothTally: 'Die Rechnung',
    noCards: 'Keine Karte zu werten.',
    cardOf: (n, of) => `Karte ${n} von ${of}`,
    of: (target) => `von ${target}`,
    pointsOf: (side, n, target) => `${TEAM[side]}: ${n} von ${target} Punkten`,
    number: (n, who) => `${n} · ${who}`,
    location: 'Der Schauplatz',
    callsFor: (code) => `ruft nach: ${thing(code)}`,
    worth: (card, n) => (n > 0 ? `${main(card)}, ${points(n)}` : main(card)),
    denies: (code) => `Veto: ${thing(code)}`,
    nothingHere: 'ruft nicht danach',
    stamp: { up: (n) => `+${n}`, wrong: 'FALSCH', denied: 'VETO', stop: 'GÜLTIG', aside: '' },
    up: (who, mine, n) => `${mine ? 'Deine Karte' : `Die Karte von ${who}`} ist richtig: ${points(n)}.`,
    upFree: (who, mine) => `${mine ? 'Dein Veto' : `Das Veto von ${who}`} ist richtig. An diesem Tisch bringt es keine Punkte.`,
    denied: (who, mine) => `Richtige Karte, aber mit einem Veto von ${mine ? 'dir' : who}: keine Punkte.`,
    why: (why: Why, card: string) =>
      ({
        no_such_object: `Die linke Karte ruft nach ${LACKING[card] ?? 'nichts davon'}.`,
        other_main_object: 'Ein Veto braucht links dasselbe große Motiv.',
        no_action_below: 'Ein Veto braucht links eine Aktionskarte der anderen Seite.',
        no_stop_object: 'Die linke Karte ruft nach keinem Motiv des Stopps.',
      })[why],
    whyShort: (why: Why, _card: string, own: boolean) =>
      ({
        no_such_object: 'links ruft nichts danach',
        other_main_object: 'braucht dasselbe große Motiv',
        no_action_below: own ? 'braucht eine Karte der anderen Seite' : 'braucht eine Aktionskarte',
        no_stop_object: 'links ruft nichts danach',
      })[why],
    whyRule: { no_such_object: 'GET-5d', other_main_object: 'GET-6a', no_action_below: 'GET-R14', no_stop_object: 'GET-8b' },
    ownRule: 'GET-R13',
    deniedRule: 'GET-9e',
    deniedBy: (card, who, mine) => `${main(card)}: Veto von ${mine ? 'dir' : who}`,
    wrongLine: (card, why) => `${main(card).startsWith('Veto') ? 'Veto' : main(card)}: ${why}`,
    aside: 'Eine Karte der anderen Seite: Nach ihren Punkten wird nicht gefragt.',
    asideRule: 'GET-9g',
    stopRight: 'Der Stopp ist gültig. Jetzt werden die Karten gezählt.',
    stopWrong: (side) => `Der Stopp ist falsch: Die Runde geht an ${THE_TEAM[side]}.`,
    enough: (side, n, target) => `${n} von ${target}: ${upper(THE_TEAM[side])} ${plural(side, 'haben', 'hat')} es geschafft.`,
    short: (side, n, target) => `${n} von ${target}: Für ${THE_TEAM[side]} reicht es nicht.`,
    takes: (side, card) => `${upper(THE_TEAM[side])} ${plural(side, 'holen', 'holt')} sich ${thePlace(card)}`,
    tied: (card) => `Niemand liegt vorn: Um ${thePlace(card)} wird noch einmal gerannt`,
    share: (side, n, target) => `${TEAM[side]} ${n} von ${target}`,
    result: 'Ergebnis',
    row: 'Der Stapel als Reihe',
    look: (n, card) => `Karte ${n}: ${card}`,
    back: 'Eine Karte zurück',
    forward: 'Eine Karte weiter',
    pause: 'Anhalten',
    play: 'Weiter',
    again: 'Noch einmal',
    space: 'Leertaste',
    speed: (x) => `${x === 0.5 ? '½' : x}×`,
    speedLabel: (x) => `Tempo ${x === 0.5 ? 'einhalb' : x}`,
    skip: 'Zum Ergebnis',
    toTable: 'Zurück zum Tisch',
    toFinal: 'Zum Endstand',
  },

  rounds: {
    page: 'Runden',
    none: 'Noch wurde keine Runde ausgewertet.',
    line: (round, card) => `Runde ${round} · ${place(card)}`,
    watchLabel: (round) => `Auswertung der Runde ${round} ansehen`,
    open: 'Der Stapel bisher',
    openWhy: 'Zum Üben offen.',
    landed: (who, card) => `${who}: ${main(card)}`,
  },

  log: {
    round: (round, card) => `Runde ${round} · ${place(card)}`,
    started: 'START!',
    agreed: (who, mine) => (mine ? 'Du möchtest die Runde abbrechen' : `${who} möchte die Runde abbrechen`),
    quiet: (seconds) => `Seit ${seconds} s ist nichts gelegt worden`,
    voided: (card) => `Abgebrochen; um ${thePlace(card)} wird noch einmal gerannt`,
    closed: (who, side, n, target) => `${who} beendet für ${THE_TEAM[side]}: ${n} von ${target}`,
    wrongStop: (who, side) => `${who} beendet für ${THE_TEAM[side]}, mit falschem Stopp`,
    showdown: (parts) => `Beide Seiten gezählt: ${list(parts)}`,
    takes: (side, card) => `${upper(thePlace(card))} ${plural(side, 'holen', 'holt')} ${side === 'robbers' ? 'sich die Räuber' : 'sich die Polizei'}`,
    tied: 'Niemand liegt vorn',
    ended: (side) => `${upper(THE_TEAM[side])} ${plural(side, 'haben', 'hat')} drei Schauplätze und ${plural(side, 'gewinnen', 'gewinnt')}`,
    landed: (who, card) => `${who}: ${card}`,
  },

  statistics: {
    title: 'Tempo und Fehler',
    player: 'Spieler',
    pace: 'Karten je Minute',
    wrong: 'falsch',
    closed: 'Stopps, die gewannen',
    none: '–',
    percent: (n: number) => `${n} %`,
    of: (well: number, all: number) => `${well} von ${all}`,
    even: 'gleichmäßig wie eine Maschine',
    what: 'Ein Rennen zählt von seiner ersten Karte bis zur letzten, samt Pausen. Falsch heißen nur gewertete Karten.',
  },

  hands: { title: 'Stopps liegen', right: 'rechts', left: 'links' },

  final: {
    won: (side, mine) =>
      mine ? (side === 'robbers' ? 'Ihr seid entkommen' : 'Ihr habt sie geschnappt') : side === 'robbers' ? 'Die Räuber sind entkommen' : 'Die Polizei hat sie geschnappt',
    detail: (side, robbers, police) =>
      `${upper(THE_TEAM[side])} ${plural(side, 'gewinnen', 'gewinnt')} mit ${side === 'robbers' ? `${robbers} zu ${police}` : `${police} zu ${robbers}`} Schauplätzen.`,
    rounds: 'Runde für Runde',
    nobody: 'niemand',
    laid: 'gelegt',
    up: 'gezählt',
    points: 'Punkte',
    players: 'Karten in ausgewerteten Runden',
    stops: 'Stopps',
    notCounted: 'nicht gezählt',
    onlyClosing: 'In jeder Runde werden nur die Karten des Teams gezählt, das sie beendet hat.',
  },
};
