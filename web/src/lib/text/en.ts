/** Every sentence of the page in English. A second language is a second file of the same shape. */
import type { Agent, Card, Colour } from '../contract/messages';

/** A line of the log: words, and cards that are drawn where they stand. */
export type Part = string | { readonly card: Card };
export type Line = readonly Part[];

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

const nth = (n: number): string => {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
};

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
const suit = (card: Card): string => DEPARTMENT[card.charAt(0) as Suit];
const value = (card: Card): number => Number(card.slice(1));
const cardName = (card: Card): string =>
  value(card) < 0 ? `${suit(card)} bystander minus ${-value(card)}` : `${suit(card)} ${value(card)}`;
const shortCard = (card: Card): string => `${suit(card)} ${number(value(card))}`;

export const en = {
  nth,
  list,
  game: (name: string): string => ({ fbi: 'FBI', inkognito: 'Inkognito' })[name] ?? name,

  house: {
    name: 'Backroom',
    motto: 'Crooked games under one lamp. Pick a door.',
    yourName: 'Your name',
    namePlaceholder: 'Guest',
    guest: 'Guest',
    playNow: 'Play now against bots',
    opening: 'Opening a table…',
    players: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
    playersLabel: (from: number, to: number) => `${from} to ${to} players`,
    minutes: (n: number) => `${n} min`,
    arrange: 'Seats, bots and rules',
    seats: 'Players at the table',
    bots: 'Bots',
    bot: (kind: string): string =>
      ({ random: 'Careless', greedy: 'Greedy', search: 'Cunning' })[kind] ?? kind,
    ruling: (id: string) => `Ruling ${id}`,
    knocking: 'Knocking at the door…',
    noGames: 'No game can be played here at the moment.',
    closed: 'The house does not answer.',
    tryAgain: 'Try again',
    back: 'To the entrance',
    nowhere: 'There is no room at this address.',
    badName: 'A name has 1 to 20 letters, numbers, signs or emoji. Yours has something in it that cannot be shown.',
    goOnWith: (game: string, players: number, turn: string) => `Go on: ${game}, ${players} players${turn === '' ? '' : `, turn ${turn}`}`,
    unfinished: 'Unfinished games',
    rules: 'How to play',
    design: (names: string) => `A game by ${names}.`,
    unofficial:
      'Unofficial: not made, approved or paid for by the designers or publishers. No picture and no sentence of the printed games is used here.',
    icons: 'Icons from game-icons.net by Lorc, Delapouite and others, CC BY 3.0.',
    iconsUrl: 'https://game-icons.net',
    problem: (reason: string) => `That did not work: ${reason}`,
  },

  rules: {
    title: 'How FBI is played',
    filter: 'Find a rule',
    filterPlaceholder: 'a word or a number: release, 4.5, tie',
    book: 'The rulebook, rule by rule',
    bookWhat: 'Every rule has a number. The table names it when it refuses a move, and the number leads here.',
    found: (n: number) => (n === 0 ? 'No rule has these words.' : n === 1 ? '1 rule' : `${n} rules`),
    opening: 'Opening the rulebook…',
    top: 'To the top',
    chapters: [
      {
        title: 'What you are after',
        says: [
          'You lead a team of agents. Catch villains, whose cards count for you, and leave the bystanders, whose cards count against you, to the others. All that you have arrested lies open in front of you: that is your slammer.',
          'Most points at the end win.',
        ],
      },
      {
        title: 'A turn has five phases',
        steps: [
          ['Handcuffs.', 'They show who releases first and who goes ahead in a tie. Each turn they move on by one seat.'],
          ['Deal.', 'Two cards for every player are laid open on the board, under their departments. What was left from before stays there.'],
          ['Release.', 'One after another, everybody lets one card of the own slammer go, or none. Its value is your bid: the highest bid arrests first. None counts 0, a bystander counts less than that. The card is lost for good; to be rid of a bystander can be worth a late place.'],
          ['Agents.', 'All choose two of their six agents in secret: one of each department, and Twice, which repeats the other one. A department that has no card on the board cannot be chosen.'],
          ['Arrests.', 'From first to last everybody plays one of the two agents, then from last to first the other. An agent takes the highest card of its department, and must, though only bystanders be left. If the department is empty, it comes home with nothing.'],
        ],
      },
      {
        title: 'What counts',
        says: [
          'Every villain counts its value, every bystander takes its value off. Your own purple pair counts too.',
          'For each department there is a bonus for the one player with the most points in it: Murder 5, Drugs 4, White-collar 3, Fraud 2, Theft 1. If two share the first place, or nobody has more than zero, nobody gets it.',
          'The points at the table include the bonuses as they stand just now. They can still be lost.',
          'The game ends with the turn in which the deck runs out.',
        ],
      },
      {
        title: 'One turn, told',
        says: [
          'Ann, Bert and Cleo play; Ann has the handcuffs. Six cards are dealt: Murder 4 and −3, White-collar −1, Drugs 3, Fraud 1, Theft 2.',
          'Ann releases nothing and counts 0. Bert releases his purple −2 to be rid of it. Cleo releases her purple 1. The order: Cleo, Ann, Bert.',
          'All choose in secret. Cleo: Murder and Drugs. Ann: Murder and Theft. Bert: Drugs and Murder.',
          'First pass. Cleo plays Murder and takes the 4. Ann plays Theft and takes the 2. Bert plays Drugs and takes the 3.',
          'Back again. Bert is last, so he acts twice in a row: his Murder agent has to arrest, and only the −3 is left. Ann plays Murder and finds nothing. Cleo plays Drugs and finds nothing.',
          'Cleo has won 4 and gave 1 for it. Ann won 2. Bert won 3, lost 3, and is rid of his −2: acting late, he should have kept away from Murder.',
        ],
      },
    ] as readonly { readonly title: string; readonly says?: readonly string[]; readonly steps?: readonly (readonly [string, string])[] }[],
  },

  doors: {
    fbi: {
      tag: 'Bid for the first arrest. Take the worst of them, and nobody else.',
      minutes: 25,
      brief: [
        ['Release', 'Let one card of your slammer go. The higher it is, the earlier you arrest; it is lost for good.'],
        ['Choose', 'Choose two of six agents in secret, all at once.'],
        ['Arrest', 'Each agent takes the highest card of its colour, villain or bystander. Down the order, then back.'],
      ],
    },
  } as Readonly<Record<string, { tag: string; minutes: number; brief: readonly (readonly string[])[] }>>,

  option: {
    deck: { title: 'Deck', 'fbi59-a': 'ours, standard', 'fbi59-b': 'milder', 'fbi59-c': 'harsher' },
    arrest: { title: 'An arrest takes', highest: 'the highest card', free: 'any card', top: 'the top of the pile' },
    bonus_count: { title: 'For a bonus count', net: 'all points', villains: 'villains only' },
    bonus_needs_positive: { title: 'A bonus needs more than zero', yes: 'yes', no: 'no' },
    tiebreak: { title: 'Equal scores', none: 'share the victory', villains: 'most villains win', bystanders: 'fewest bystanders win' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,

  line: {
    connecting: 'Connecting…',
    live: 'Connected',
    reconnecting: 'Reconnecting. Nothing is lost; your place is kept.',
    reconnectingShort: 'Reconnecting…',
    turnedAway: 'This table is closed to you',
    noTable: 'There is no such table here',
    noTableWhy: 'Its game may have been played long ago, or the address has a slip in it.',
    unknownGame: 'This page does not know the game played here. Reload it to get the newest.',
  },

  table: {
    you: 'You',
    bot: 'bot',
    away: 'away',
    named: (id: string) => `Table ${id}`,
    playerCount: (n: number) => `${n} players`,
    watching: 'You are watching',
    yourTurn: 'Your turn',
    refused: 'Not played',
    rule: (number: string) => `Rule ${number}`,
    dismiss: 'Close',
    panel: { log: 'Log', cards: 'Cards', open: 'Open log and cards', close: 'Close log and cards', hide: 'Hide the panel', table: 'Table' },
    pace: { title: 'Pace', slow: 'slow', normal: 'normal', fast: 'fast' } as Readonly<Record<string, string>>,
    inForce: 'Rules in force',
    seal: 'The sealed shuffle',
    sealWhat: 'This hash was fixed before the first card. After the last, the seed is opened and must fit it.',
    rules: 'Rules',
  },

  fbi: {
    title: 'FBI',
    department: (of: Suit | Agent) => DEPARTMENT[of],
    agentName: (agent: Agent) => `Agent ${DEPARTMENT[agent]}`,
    bystander: 'bystander',
    cardName,
    own: 'own',
    turn: (turn: number, of: number) => `${turn}/${of}`,
    turnLabel: (turn: number, of: number) => `Turn ${turn} of ${of}`,
    turnWord: 'Turn',

    status: {
      yourTurn: 'Your turn',
      waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
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
      counts: (count: number) => number(count),
      countsLabel: (count: number) => `counts ${number(count)}`,
      ifYou: (count: number) => `if ${number(count)}`,
      ifYouLabel: (count: number) => (count === 0 ? 'if you release nothing' : `if you release ${number(count)}`),
      toRelease: 'open',
      toReleaseLabel: 'to release',
      range: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
      took: (agent: Agent, card: Card | null) => `${DEPARTMENT[agent]} ${card === null ? '–' : number(value(card))}`,
      now: 'acts now',
      nowShort: 'now',
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
      yours: 'Yours',
      orThis: 'or this',
      nothing: ['Nothing', 'left'],
    },

    ledger: {
      label: 'Slammers',
      points: 'Points',
      pointsShort: 'Pts',
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
      lost: (before: number, after: number) => `Lost for good. Your score: ${number(before)} → ${number(after)}.`,
      keepAll: 'You keep every card and count 0.',
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
      last: 'You are the last: locking opens the arrests.',
      waitingToo: (names: readonly string[]) => `Waiting for ${list(names)} as well.`,
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
      empty: 'Nothing has happened yet.',
      label: 'What happened',
    },

    cards: {
      slammers: 'Slammers',
      released: 'Released for good',
      none: 'none',
    },

    final: {
      won: (names: readonly string[], mine: boolean) =>
        names.length > 1 ? `${list(names)} share the victory` : mine ? 'You won' : `${names[0] ?? ''} won`,
      from: (cards: number, bonus: number) => `${number(cards)} in cards${bonus > 0 ? `, +${bonus} bonus` : ''}`,
      bonuses: 'Bonus cards',
      nobody: 'nobody',
      playAgain: 'Play again',
      record: 'Download the record',
      leave: 'To the entrance',
      points: (n: number) => `${number(n)} points`,
    },

    fair: {
      title: 'Was the deal fair?',
      what: 'The shuffle was sealed before the first card and opened after the last.',
      sealed: 'Sealed',
      seed: 'Seed',
      checked: 'Checked',
      checking: 'checking…',
      matches: 'the seed fits the seal, checked in this browser',
      differs: 'the seed does not fit the seal',
      cannot: 'this page is not served over HTTPS, so the browser cannot check here; SHA-256 of the seed must give the seal',
    },
  },
};

function pair(agents: readonly Agent[]): string {
  return list(agents.map((agent) => (agent === '2x' ? 'Twice' : DEPARTMENT[agent])));
}

export type Catalogue = typeof en;
