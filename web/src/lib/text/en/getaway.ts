/** Getaway in English. */
import type { GetawayCard, Side, Why } from '../../contract/messages';
import { list, nth } from './common';

const THING: Readonly<Record<string, string>> = {
  PIN: 'Pincers', KEY: 'Keys', HOO: 'Hooks', GUN: 'Gun', MAS: 'Mask', DYN: 'Dynamite', DRI: 'Drill', FLA: 'Flashlight',
  HAN: 'Handcuffs', CAR: 'Police car', CAM: 'Camera', DOG: 'Dog', HEL: 'Helicopter', RAD: 'Radio', WHI: 'Whistle', FIN: 'Fingerprint',
};
/** "The left card calls for no gun." */
const LACKING: Readonly<Record<string, string>> = {
  PIN: 'no pincers', KEY: 'no keys', HOO: 'no hook', GUN: 'no gun', MAS: 'no mask', DYN: 'no dynamite', DRI: 'no drill', FLA: 'no flashlight',
  HAN: 'no handcuffs', CAR: 'no police car', CAM: 'no camera', DOG: 'no dog', HEL: 'no helicopter', RAD: 'no radio', WHI: 'no whistle', FIN: 'no fingerprint',
};
const PLACE: Readonly<Record<string, string>> = { 'L.1': 'Bank Vault', 'L.2': 'Jewellery Shop', 'L.3': 'Art Museum', 'L.4': 'Casino', 'L.5': 'Diamond Depot' };
const SHORT_PLACE: Readonly<Record<string, string>> = { 'L.1': 'Bank', 'L.2': 'Jeweller', 'L.3': 'Museum', 'L.4': 'Casino', 'L.5': 'Depot' };
const TEAM: Readonly<Record<Side, string>> = { robbers: 'Robbers', police: 'Police' };

const thing = (code: string): string => THING[code] ?? code;
const things = (codes: readonly string[]): string => list(codes.map(thing));
const place = (card: GetawayCard): string => PLACE[card] ?? card;
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const main = (card: GetawayCard): string => {
  const [deck, what = '', which = ''] = card.split('.');
  if (deck === 'L') return place(card);
  return what === 'STOP' ? 'Stop' : what === 'DENY' ? `Deny: ${thing(which)}` : thing(what);
};

export const getaway = {
  title: 'Getaway',
  team: (side: Side) => TEAM[side],
  thing,
  place,
  shortPlace: (card: GetawayCard) => SHORT_PLACE[card] ?? card,
  shortCard: main,
  points,
  /** A card as it is spoken where only its name matters. */
  card: (card: GetawayCard) => main(card),
  /** A card with all that stands on it. */
  wholeCard: (card: GetawayCard, worth: number, police: readonly string[], robbers: readonly string[]) =>
    [
      worth > 0 ? `${main(card)}, ${points(worth)}` : main(card),
      police.length > 0 ? `police: ${things(police)}` : '',
      robbers.length > 0 ? `robbers: ${things(robbers)}` : '',
    ].filter((part) => part !== '').join('; '),

  head: {
    round: (round: number, at: GetawayCard | null) => (at === null ? `Round ${round}` : `Round ${round} · ${place(at)}`),
    roundShort: (round: number) => `Round ${round}`,
    firstTo: 'first to 3',
    score: (robbers: number, police: number) => `Locations: Robbers ${robbers}, Police ${police}; three win`,
    review: (round: number) => `Review of round ${round}`,
  },

  status: {
    race: 'The race is on',
    lay: 'lay a card whenever you like',
    theirs: 'the others are at it',
    raceShort: 'Race!',
    empty: 'Your hand is empty',
    watching: 'You are watching the race',
    ready: 'Cards are dealt',
    nobody: 'nobody looks before START',
    waitsForYou: 'The race waits for you',
    waitsShort: 'Ready?',
    orReady: 'or when you are ready',
    orAllReady: 'or when all are ready',
    yourCard: 'Your card?',
    startIn: (seconds: number) => `START in ${seconds} s`,
    nextIn: (seconds: number) => `Next round in ${seconds} s`,
    short: (seconds: number) => `${seconds} s`,
    reviewShort: 'Review',
    review: 'The pile is judged',
    over: 'Game over',
  },

  plate: {
    target: (points: number) => `target ${points}`,
    won: 'Locations won',
    of: (n: number) => `${n} of 3`,
    hand: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
    line: { good: 'good line', slow: 'slow line', gone: 'away' } as Readonly<Record<string, string>>,
    bot: 'bot',
    standIn: 'a bot stands in',
    openSlot: 'not yet won',
    others: 'The others at the table',
  },

  pile: {
    label: 'The pile',
    yourRow: 'your row',
    laid: (who: string, mine: boolean) => (mine ? 'You laid this' : `${who} laid this`),
    nthCard: (n: number) => `${nth(n)} card`,
    location: 'The Location: anybody may lay the first card',
    onTop: (card: string) => `On top: ${card}`,
  },

  hand: {
    label: 'Your hand',
    lay: (card: string, key: string) => `Lay ${card}. Key ${key}`,
    choose: (card: string, key: string) => `Choose ${card}. Key ${key}`,
    sort: 'Sort my hand',
    object: 'Object',
    points: 'Points',
    tag: { sent: 'sent', late: 'too late', soon: 'too quick', ended: 'round over' } as Readonly<Record<string, string>>,
    training: 'Training: a card that would be wrong is not taken',
    wrongNow: 'doesn’t fit',
    trainingRule: 'GET-R26',
    down: (n: number) => (n === 1 ? 'Your card lies face down' : `Your ${n} cards lie face down`),
    downWhy: 'Nobody looks before START.',
    downRule: 'GET-4c',
    empty: 'You have laid all your cards. The others race on.',
    emptyRule: 'GET-5h',
    watching: 'You are watching. Hands stay hidden until they are laid.',
  },

  stop: {
    sign: 'STOP',
    title: 'Stop',
    hint: 'hold ½ s · ends the round',
    hold: 'hold',
    label: (codes: readonly string[], key: string) => `Stop with ${things(codes)}: ends the round. Hold for half a second, key ${key}`,
    armed: 'press again',
    armedLabel: 'Press again to end the round with this Stop',
    none: 'No Stop in your hand',
  },

  callOff: {
    ask: 'Call the round off',
    askShort: 'Call off',
    agreed: (n: number, of: number) => `${n} of ${of} would call it off`,
    mine: 'You would call it off',
    why: 'Nothing is counted, and the Location is raced for again. All who hold cards must agree; the next card undoes it.',
    rule: 'GET-R25',
    quiet: (seconds: number) => `Nothing has landed for ${seconds} s`,
  },

  onward: {
    what: 'The race goes on',
    label: (n: number) => `The race goes on in ${n}`,
  },

  start: {
    label: (n: number) => `START in ${n}`,
    go: 'GO!',
    call: 'Call START',
    calling: 'Calling…',
    ready: 'I’m ready',
    latest: (seconds: number, alone: boolean) => `START comes when ${alone ? 'you are' : 'all are'} ready, or in ${seconds} s.`,
    fits: 'A card fits if the card on top shows its object in your team’s row.',
    readyNext: 'Ready for the next round',
    readyShort: 'Ready',
    isReady: 'ready',
    waitsFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
    for: (card: GetawayCard) => `Racing for the ${place(card)}`,
    yourSide: (side: Side, target: number) => `You are with the ${TEAM[side]}. ${points(target)} are wanted.`,
    voided: (card: GetawayCard) => `The round was called off. The ${place(card)} is raced for again.`,
  },

  calm: {
    name: 'Calm',
    quick: 'Quick',
    title: 'How you play',
    on: 'Calm: choose, then lay',
    offer: 'No wish to race? Calm: you choose a card, a button lays it, and among bots the street waits for you.',
    what: 'One press lays nothing yet: you choose a card, and a button lays it.',
    waits: 'After a card of the others the street waits for you; after yours they have a while to lay one. Only bots play with you, so nobody minds.',
    others: 'People play with you, so the race goes on while you choose.',
    choose: 'Choose a card',
    lay: (card: string, on: string) => `Lay ${card} on ${on}`,
    stop: (things_: string) => `Lay the Stop (${things_}) and end the round`,
    laying: 'Laying…',
    pass: 'Let the others play',
    passHint: 'You lay nothing; the street goes on until the next card, or for a while.',
    waiting: 'The street waits for you',
    waitsFor: (name: string) => `The street waits for ${name}`,
    going: 'The others are at it…',
    top: (card: string) => `On the pile: ${card}`,
    wanted: (codes: readonly string[]) => `It calls your team for ${things(codes)}.`,
    things,
  },

  review: {
    closed: (who: string, mine: boolean, side: Side) => (mine ? `You closed for the ${TEAM[side]}` : `${who} closed for the ${TEAM[side]}`),
    showdown: 'Both teams are counted',
    valid: 'the Stop was valid',
    invalid: 'the Stop was wrong',
    tally: (side: Side): string => (side === 'police' ? 'The Police’s tally' : 'The Robbers’ tally'),
    bothTally: 'The tally',
    noCards: 'No card to judge.',
    cardOf: (n: number, of: number) => `card ${n} of ${of}`,
    of: (target: number) => `of ${target}`,
    pointsOf: (side: Side, n: number, target: number) => `${TEAM[side]}: ${n} of ${target} points`,
    number: (n: number, who: string) => `${n} · ${who}`,
    location: 'The Location',
    callsFor: (code: string) => `calls for ${thing(code)}`,
    worth: (card: GetawayCard, n: number) => (n > 0 ? `${main(card)}, ${points(n)}` : main(card)),
    denies: (code: string) => `Deny: ${thing(code)}`,
    nothingHere: 'does not call for it',
    stamp: { up: (n: number) => `+${n}`, wrong: 'WRONG', denied: 'DENIED', stop: 'VALID', aside: '' },
    up: (who: string, mine: boolean, n: number) => `${mine ? 'Your' : `${who}’s`} card is right: ${points(n)}.`,
    upFree: (who: string, mine: boolean) => `${mine ? 'Your' : `${who}’s`} Deny is right. It adds no points at this table.`,
    denied: (who: string, mine: boolean) => `Right card, but denied by ${mine ? 'you' : who}: no points.`,
    why: (why: Why, card: string) =>
      ({
        no_such_object: `The left card calls for ${LACKING[card] ?? 'no such object'}.`,
        other_main_object: 'A Deny needs the same main object on the left card.',
        no_action_below: 'A Deny needs an Action card of the other team on its left.',
        no_stop_object: 'The left card calls for neither object of the Stop.',
      })[why],
    /** Own: a Deny lies on an Action card of its own team. */
    whyShort: (why: Why, card: string, own: boolean) =>
      ({
        no_such_object: `left card calls for ${LACKING[card] ?? 'no such object'}`,
        other_main_object: 'needs the same main object',
        no_action_below: own ? 'needs a card of the other team' : 'needs an Action card',
        no_stop_object: 'not called for',
      })[why],
    whyRule: { no_such_object: 'GET-5d', other_main_object: 'GET-6a', no_action_below: 'GET-R14', no_stop_object: 'GET-8b' } as Readonly<Record<Why, string>>,
    ownRule: 'GET-R13',
    deniedRule: 'GET-9e',
    deniedBy: (card: GetawayCard, who: string, mine: boolean) => `${main(card)}: denied by ${mine ? 'you' : who}`,
    wrongLine: (card: GetawayCard, why: string) => `${main(card).startsWith('Deny') ? 'Deny' : main(card)}: ${why}`,
    aside: 'A card of the other team: its points are not asked for.',
    asideRule: 'GET-9g',
    stopRight: 'The Stop is valid. Now the cards are counted.',
    stopWrong: (side: Side) => `The Stop is wrong: the round goes to the ${TEAM[side]}.`,
    enough: (side: Side, n: number, target: number) => `${n} of ${target}: the ${TEAM[side]} made it.`,
    short: (side: Side, n: number, target: number) => `${n} of ${target}: the ${TEAM[side]} fell short.`,
    takes: (side: Side, card: GetawayCard) => `${side === 'police' ? 'The Police take' : 'The Robbers take'} the ${place(card)}`,
    tied: (card: GetawayCard) => `Nobody is ahead: the ${place(card)} is raced for again`,
    share: (side: Side, n: number, target: number) => `${TEAM[side]} ${n} of ${target}`,
    result: 'Result',
    row: 'The pile as a row',
    look: (n: number, card: string) => `Card ${n}: ${card}`,
    back: 'One card back',
    forward: 'One card on',
    pause: 'Pause',
    play: 'Play on',
    again: 'Play again',
    space: 'space',
    speed: (x: number) => `${x === 0.5 ? '½' : x}×`,
    speedLabel: (x: number) => `Speed ${x === 0.5 ? 'one half' : x}`,
    skip: 'Skip to the result',
    toTable: 'Back to the table',
    toFinal: 'To the final score',
  },

  rounds: {
    page: 'Rounds',
    none: 'No round has been judged yet.',
    line: (round: number, card: GetawayCard) => `Round ${round} · ${place(card)}`,
    watchLabel: (round: number) => `Watch the review of round ${round}`,
    open: 'The pile so far',
    openWhy: 'Open for training.',
    landed: (who: string, card: GetawayCard) => `${who}: ${main(card)}`,
  },

  log: {
    round: (round: number, card: GetawayCard) => `Round ${round} · ${place(card)}`,
    started: 'START!',
    agreed: (who: string, _mine: boolean) => `${who} would call the round off`,
    quiet: (seconds: number) => `Nothing has landed for ${seconds} s`,
    voided: (card: GetawayCard) => `Called off; the ${place(card)} is raced for again`,
    closed: (who: string, side: Side, n: number, target: number) => `${who} closed for the ${TEAM[side]}: ${n} of ${target}`,
    wrongStop: (who: string, side: Side) => `${who} closed for the ${TEAM[side]} with a wrong Stop`,
    showdown: (parts: readonly string[]) => `Both teams counted: ${list(parts)}`,
    takes: (side: Side, card: GetawayCard) => `The ${TEAM[side]} take the ${place(card)}`,
    tied: 'Nobody is ahead',
    ended: (side: Side) => `The ${TEAM[side]} have three Locations and win`,
    landed: (who: string, card: string) => `${who}: ${card}`,
  },

  statistics: {
    title: 'Pace and errors',
    player: 'Player',
    pace: 'cards a minute',
    wrong: 'wrong',
    closed: 'Stops that won',
    none: '–',
    percent: (n: number) => `${n} %`,
    of: (well: number, all: number) => `${well} of ${all}`,
    even: 'as even as a machine',
    what: 'A race counts from its first card to its last, pauses included. Wrong is said of judged cards only.',
  },

  hands: { title: 'Stops lie', right: 'on the right', left: 'on the left' },

  final: {
    won: (side: Side, mine: boolean) => (mine ? `You got ${side === 'robbers' ? 'away' : 'them'}` : side === 'robbers' ? 'The Robbers got away' : 'The Police got them'),
    detail: (side: Side, robbers: number, police: number) => `${TEAM[side]} win by ${side === 'robbers' ? `${robbers} to ${police}` : `${police} to ${robbers}`} Locations.`,
    rounds: 'Round by round',
    nobody: 'nobody',
    laid: 'laid',
    up: 'counted',
    points: 'points',
    players: 'Cards in judged rounds',
    stops: 'Stops',
    notCounted: 'not counted',
    onlyClosing: 'Of each round only the cards of the team that closed it are counted.',
  },
};
