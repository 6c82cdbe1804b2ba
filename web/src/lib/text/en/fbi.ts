/** FBI in English. */
import type { Agent, Card, Colour } from '../../contract/messages';
import type { MadeOf } from '../../fbi/scoring';
import { list, nth, number } from './common';

/** A line of the log: words, and cards that are drawn where they stand. */
export type Line = readonly (string | { readonly card: Card })[];

type Suit = Colour | 'P';

const DEPARTMENT: Readonly<Record<Suit | Agent, string>> = {
  R: 'Murder',
  Y: 'Drugs',
  B: 'White-collar',
  G: 'Fraud',
  K: 'Theft',
  P: 'Own pair',
  '2x': 'Twice',
};

const COUNT: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five' };
const suit = (card: Card): string => DEPARTMENT[card.charAt(0) as Suit];
const value = (card: Card): number => Number(card.slice(1));
const cardName = (card: Card): string =>
  value(card) < 0 ? `${suit(card)} bystander minus ${-value(card)}` : `${suit(card)} ${value(card)}`;
const shortCard = (card: Card): string => `${suit(card)} ${number(value(card))}`;

export const fbi = {
  title: 'FBI',
  department: (of: Suit | Agent) => DEPARTMENT[of],
  /** On a narrow card it may be broken. */
  agentLabel: (agent: Agent): string => DEPARTMENT[agent],
  agentName: (agent: Agent) => `Agent ${agent === '2x' ? '×2 ' : ''}${DEPARTMENT[agent]}`,
  bystander: 'bystander',
  cardName,
  own: 'own',
  turn: (turn: number, of: number) => `${turn}/${of}`,
  turnLabel: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  turnWord: 'Turn',

  status: {
    yourTurn: 'Your turn',
    waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
    waitingForMany: (n: number, all: boolean) => `Waiting for ${all ? 'all ' : ''}${COUNT[n] ?? n}${all ? '' : ' players'}`,
    locked: (n: number, of: number) => `${n} of ${of} locked`,
    everyone: 'Everyone chooses in secret',
    pass: (second: boolean, place: number, of: number) => `${second ? 'second' : 'first'} pass, ${nth(place)} of ${of}`,
    over: 'Game over',
  },

  track: {
    releases: 'Releases',
    releasesHint: 'highest acts first',
    order: 'Arrest order',
    arrests: 'Arrests',
    passes: 'first pass, then back',
    bid: (count: number) => `bid ${number(count)}`,
    countsLabel: (count: number) => `counts ${number(count)}`,
    ifYou: (count: number) => `if ${number(count)}`,
    ifYouLabel: (count: number) => (count === 0 ? 'if you release nothing' : `if you release ${number(count)}`),
    toRelease: 'open',
    toReleaseLabel: 'to release',
    range: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
    took: (agent: Agent, card: Card | null) => `${DEPARTMENT[agent]} ${card === null ? '–' : number(value(card))}`,
    now: 'acts now',
    again: 'again',
    toCome: 'later',
    open: '?',
  },

  board: {
    label: 'The board',
    bonus: (colour: Colour, worth: number) => `${DEPARTMENT[colour]}, bonus ${worth}`,
    leads: (name: string, mine: boolean) => (mine ? 'you lead' : `${name} leads`),
    none: ['none on', 'the board'],
    deck: 'cards left in the deck',
    inDeck: 'in deck',
    cuffs: (mine: boolean) => (mine ? 'hold the cuffs' : 'holds the cuffs'),
    gone: 'Released for good this turn',
    goneNone: 'Nothing released yet this turn',
    goneNobody: 'Nothing was released this turn',
    yours: 'Yours',
    orThis: 'or this',
    nothing: ['Nothing', 'left'],
  },

  ledger: {
    label: 'Slammers',
    points: 'Points',
    pointsTitle: 'Points, bonuses as they stand',
    breakdown: (cards: number, bonus: number) => `${number(cards)} in cards, ${bonus > 0 ? `+${bonus} in bonuses as they stand` : 'no bonus as it stands'}`,
    lead: 'leads',
    status: {
      yourTurn: 'your turn',
      acting: 'acting',
      releasing: 'releasing',
      toRelease: 'to release',
      released: (card: Card | null) => (card === null ? 'released nothing' : `released ${number(value(card))}`),
      choosing: 'choosing…',
      choose: 'choosing',
      locked: 'locked',
      waiting: 'waiting',
      played: (agent: Agent) => `played ${DEPARTMENT[agent]}`,
      winner: 'winner',
      done: '',
    },
  },

  release: {
    title: 'Release a card',
    hint: 'Higher acts earlier.',
    hintShort: 'The card is lost for good.',
    hintLost: 'A released card is lost for good: no points, no bonus.',
    none: 'None',
    place: (first: number, last: number) => (first === last ? nth(first) : `${nth(first)}–${nth(last)}`),
    optionLabel: (card: Card | null, first: number, last: number) =>
      `${card === null ? 'Release nothing' : `Release ${cardName(card)}`}: you would act ${first === last ? nth(first) : `${nth(first)} to ${nth(last)}`}`,
    act: (card: Card | null) => (card === null ? 'Release nothing' : `Release ${shortCard(card)}, for good`),
    lost: (before: number, after: number) => `Lost for good. Your score: ${number(before)}\u00a0→\u00a0${number(after)}.`,
    keepAll: 'You keep every card: your bid is 0.',
    stillOpen: (names: readonly string[]) => `${list(names)} still to release.`,
  },

  choose: {
    title: 'Choose two agents',
    secret: 'Nobody sees them until you play them.',
    places: (first: number, second: number) =>
      second === first + 1
        ? `You act ${nth(first)} and ${nth(second)}: twice in a row.`
        : `You act ${nth(first)} and ${nth(second)}.`,
    notOnBoard: ['none on', 'the board'],
    why: (colour: Colour) => `No ${DEPARTMENT[colour]} card is on the board, so this agent stays home.`,
    whyRule: 'FBI-4.4b',
    pickTwo: 'Choose two agents',
    pickOne: 'Choose one more',
    lockIn: (agents: readonly Agent[]) => `Lock in ${pair(agents)}`,
    locking: 'Locking in…',
    unlocking: 'Unlocking…',
    lockedTitle: 'Locked in',
    unlock: 'Unlock and change',
    undo: 'You can unlock until everyone is in.',
    last: 'Only yours seems to be missing: then the arrests begin.',
    waitingToo: (names: readonly string[]) => `Waiting for ${list(names)} as well.`,
    waitingTooMany: (n: number) => `Waiting for ${COUNT[n] ?? n} others as well.`,
  },

  arrest: {
    title: 'Your arrest',
    hint: {
      highest: 'Play one of your two agents. It takes the highest card of its colour.',
      top: 'Play one of your two agents. It takes the top card of its pile.',
      free: 'Play one of your two agents, then pick a card of its colour.',
    } as Readonly<Record<string, string>>,
    choose: 'Choose an agent',
    chooseCard: 'Choose a card',
    single: 'You chose Twice, so this agent goes first and again later.',
    running: 'The other follows at once: you act twice in a row.',
    later: 'The other follows on the way back.',
    takes: 'takes',
    findsNothing: 'finds nothing',
    picks: 'then you pick',
    keepLead: (colour: Colour, leads: boolean) => (leads ? `you keep the ${DEPARTMENT[colour]} lead` : 'no bonus changes'),
    wins: (colours: readonly Colour[], from: string | null) =>
      `and the ${list(colours.map((colour) => DEPARTMENT[colour]))} bonus${from === null ? '' : `, from ${from}`}`,
    goes: (colour: Colour, to: string) => `but the ${DEPARTMENT[colour]} bonus goes to ${to}`,
    breaks: (colour: Colour, from: string) => `and ${from} loses the ${DEPARTMENT[colour]} bonus`,
    loses: (colours: readonly Colour[]) => `but the ${list(colours.map((colour) => DEPARTMENT[colour]))} bonus is lost`,
    play: (colour: Colour, card: Card | null) =>
      card === null ? `Play ${DEPARTMENT[colour]}, arrest nobody` : `Play ${DEPARTMENT[colour]}, arrest the ${number(value(card))}`,
    show: (colour: Colour) => `Play ${DEPARTMENT[colour]}`,
    take: (card: Card) => `Arrest ${shortCard(card)}`,
    pickTitle: 'Pick your arrest',
    pickHint: (colour: Colour) => `Any card of ${DEPARTMENT[colour]} may be taken, one must be.`,
    forced: 'The card is forced; the agent is your choice.',
    ifYouPlay: (colour: Colour) => `If you play ${DEPARTMENT[colour]}`,
    ifYouTake: (card: Card) => `If you take ${shortCard(card)}`,
    sending: 'Sending…',
  },

  wait: {
    releasing: 'Releases are open: everybody sees every card moved.',
    choosing: 'The agents are chosen in secret.',
    arresting: 'Arrests go down the order, then back.',
    yourAgents: 'Your agents',
    shown: 'shown',
  },

  log: {
    turn: (turn: number, dealt: number): string => `Turn ${turn} · ${dealt} cards dealt`,
    released: (who: string, card: Card): Line => [`${who} released `, { card }],
    releasedNone: (who: string): Line => [`${who} released nothing`],
    releasedForced: (who: string, mine: boolean): Line => [`${who} ${mine ? 'have' : 'has'} nothing to release`],
    ordered: (names: readonly string[]): Line => [`Order: ${names.join(', ')}`],
    allLocked: 'All agents locked',
    forced: (colour: Agent): Line => [`Only ${DEPARTMENT[colour]} is on the board: everybody keeps ${DEPARTMENT[colour]} and Twice`],
    shown: (who: string, agent: Agent): Line => [`${who}: ${DEPARTMENT[agent]}, picks a card`],
    took: (who: string, agent: Agent, card: Card): Line => [`${who}: ${DEPARTMENT[agent]}, took `, { card }],
    tookNone: (who: string, agent: Agent): Line => [`${who}: ${DEPARTMENT[agent]}, nothing left`],
    ended: (winners: readonly string[], score: number, mine: boolean): Line => [
      `${list(winners)} ${winners.length > 1 || mine ? 'win' : 'wins'} with ${number(score)}`,
    ],
  },

  cards: {
    slammers: 'Slammers',
    released: 'Released for good',
    none: 'none',
    unseen: (n: number) => `Still in the deck · ${n}`,
    unseenWhat: 'Struck out is what has been seen.',
    left: (colour: Colour, cards: readonly Card[]) => `${DEPARTMENT[colour]}: ${cards.length === 0 ? 'all seen' : `still in the deck ${list(cards.map((card) => number(value(card))))}`}`,
  },

  final: {
    won: (names: readonly string[], mine: boolean) =>
      names.length > 1 ? `${list(names)} share the victory` : mine ? 'You won' : `${names[0] ?? ''} won`,
    from: ({ villains, bystanders, bonus }: MadeOf) =>
      [`villains\u00a0${villains}`, ...(bystanders < 0 ? [`bystanders\u00a0−${-bystanders}`] : []), ...(bonus > 0 ? [`bonus\u00a0+${bonus}`] : [])].join(', '),
    bonuses: 'Bonus cards',
    nobody: 'nobody',
    points: (n: number) => `${number(n)} points`,
  },

  fair: {
    title: 'Was the deal fair?',
    what: 'The shuffle was sealed before the first card and opened after the last.',
    whatCut: 'The shuffle was sealed before the first card and opened when the table was closed.',
    whatImported: 'Played elsewhere and brought in: here nobody was shown the seal before the deal.',
    sealed: 'Sealed',
    seed: 'Seed',
    checked: 'Checked',
    checking: 'checking…',
    matches: 'the seed fits the seal, checked in this browser',
    differs: 'the seed does not fit the seal',
    cannot: 'this page is not served over HTTPS, so the browser cannot check here; SHA-256 of the seed must give the seal',
  },
};

function pair(agents: readonly Agent[]): string {
  return list(agents.map((agent) => (agent === '2x' ? 'Twice' : DEPARTMENT[agent])));
}
