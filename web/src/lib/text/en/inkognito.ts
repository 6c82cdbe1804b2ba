/** Inkognito in English. */
import type { Black, Clue, How, Identity, Location, Segment } from '../../contract/messages';
import { list } from './common';

/** A card drawn where it stands in a line. */
export interface Drawn {
  readonly clue: Clue;
  readonly black: boolean;
}
export type InkognitoLine = readonly (string | Drawn)[];

/** Somebody at the table, and whether it is the reader. */
export interface Who {
  readonly name: string;
  readonly me: boolean;
}

const IDENTITY: Readonly<Record<Identity, string>> = { F: 'Lord Fiddlebottom', B: 'Colonel Bubble', X: 'Agent X', Z: 'Mme Zsa Zsa' };
const PLACE: Readonly<Record<Location, string>> = {
  'San Marco': 'San Marco',
  'San Giorgio': 'San Giorgio',
  'Bridge of Sighs': 'Bridge of Sighs',
  Rialto: 'Rialto',
  Salute: 'Salute',
};

const isIdentity = (card: Clue): card is Identity => card in IDENTITY;
const verb = (who: Who, mine: string, theirs: string): string => `${who.name} ${who.me ? mine : theirs}`;
const object = (who: Who): string => (who.me ? 'you' : who.name);
const whose = (who: Who): string => (who.me ? 'your' : `${who.name}’s`);
const cardName = (card: Clue, black = false): string => `${black ? 'black ' : ''}${isIdentity(card) ? IDENTITY[card] : card}`;
const either = (items: readonly string[]): string => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`);
const drawn = (cards: readonly Clue[], black: boolean): InkognitoLine =>
  cards.flatMap((clue, k): InkognitoLine => (k === 0 ? [{ clue, black }] : [' and ', { clue, black }]));

export const inkognito = {
  title: 'Inkognito',
  dummy: 'Dummy',
  ambassador: 'Ambassador',
  partner: 'your partner',
  theDummy: 'the dummy',
  theAmbassador: 'the Ambassador',
  identity: IDENTITY as Readonly<Record<Identity, string>>,
  segmentLabel: 'number part',
  place: PLACE as Readonly<Record<Location, string>>,
  /** On a narrow card it may be broken. */
  onCard: (at: Location): string => PLACE[at],
  cardName,
  either,
  series: (n: number) => `Series ${n}`,
  seriesLabel: (series: number, last: number, round: number) => `Series ${series} of at most ${last}, round ${round} of 5`,
  sending: 'Sending…',

  status: {
    yourTurn: 'Your turn',
    waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
    waitingShort: 'waiting…',
    youMeet: (names: readonly string[], at: Location) => `You meet ${list(names)} at ${PLACE[at]}`,
    task: {
      exchange: 'two cards, exactly one true',
      audience: 'two cards to show',
      demand: 'you may demand a black card',
      look: 'you may look at a black card',
    } as Readonly<Record<How, string>>,
    receives: 'see what comes, or call',
    where: 'where do you go tonight?',
    send: 'where do you send the dummy?',
    down: 'which location goes face down?',
    answer: 'a black card is demanded of you',
    name: 'name the people',
    told: 'One moment…',
    over: 'Game over',
    gameOver: (nth: number) => `Game ${nth} is over`,
    yourTurnIn: (nth: number) => `Your turn in game ${nth}`,
  },

  tabs: { table: 'Map', meeting: 'Meeting', sheet: 'Clue sheet', dossier: 'Dossier', label: 'What to look at' },

  rail: {
    label: 'In turn',
    together: 'All at once',
    hint: 'lit: still in hand',
    yourTurn: 'your turn',
    playing: 'choosing a place',
    at: (at: Location) => `is at ${PLACE[at]}`,
    youAt: (at: Location) => `at ${PLACE[at]}`,
    after: 'plays later',
    youAfter: 'you play later',
    last: 'turned up last',
    down: 'put a card face down',
    youDown: (at: Location) => `face down: ${PLACE[at]}`,
    lays: 'lays a card face down first',
    youLay: 'you lay a card face down first',
    sentBy: (who: Who) => (who.me ? 'played by you' : `played by ${who.name}`),
    choosing: 'choosing…',
    hasChosen: 'has chosen',
    youHaveChosen: 'you have chosen',
    asked: 'is to show a black card',
    isAmbassador: 'Ambassador',
    left: (at: Location, round: number | null) => (round === null ? `${PLACE[at]}: in hand` : `${PLACE[at]}: round ${round}`),
  },

  map: {
    label: 'Venice',
    canal: 'Canal Grande',
    giudecca: 'Canale della Giudecca',
    used: (round: number) => `used in round ${round}`,
    you: 'You?',
    dummy: 'Dummy?',
    down: 'face down',
    place: (at: Location, note: string, here: readonly string[]) => `${PLACE[at]}${note === '' ? '' : `, ${note}`}${here.length === 0 ? ', nobody there' : `: ${here.join(', ')}`}`,
    /** After nobody: all cards are turned up together before it. */
    pack: (left: number, after: Who | null) => `${left === 1 ? '1 card left, it' : `${left} cards left, one`} is turned up ${after === null ? 'last' : `after ${object(after)}`}`,
    packOpen: (at: Location) => `is at ${PLACE[at]}`,
  },

  visit: {
    yourTurn: 'Your turn.',
    choose: 'Where do you go tonight?',
    chooseDummy: 'Where do you send the dummy?',
    chooseDown: 'Put a location face down. It is turned up when all have played.',
    pick: 'Choose a place',
    go: (at: Location) => `Go to ${PLACE[at]}`,
    send: (at: Location) => `Send the dummy to ${PLACE[at]}`,
    put: (at: Location) => `Put ${PLACE[at]} face down`,
    used: 'used',
    round: (n: number) => `round ${n}`,
    usedWhy: (at: Location, round: number) => `${PLACE[at]} was used in round ${round} of this series.`,
    usedRule: 'INK-3.3',
    isThere: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} there`,
    manyThere: (n: number) => `${n} are there`,
    manyMayCome: (n: number) => `${n} may come`,
    mayCome: (names: readonly string[]) => `${either(names)} may come`,
    nobody: 'nobody',
    odds: (of: number) => (of === 1 ? 'Ambassador for sure' : `Ambassador 1 in ${of}`),
    oddsNone: 'no Ambassador',
    outcome: (who: 'you' | 'dummy' | 'ambassador', at: Location, here: readonly string[]): readonly [string, string] => {
      const [subject, meets, is] = who === 'dummy' ? ['the dummy', 'meets', 'is'] : ['you', 'meet', 'are'];
      if (here.length === 0) return [`${PLACE[at]}:`, ` ${subject} ${is} alone so far.`];
      if (who === 'ambassador' && here.length === 2) return [`${PLACE[at]}:`, ` ${list(here)} each show you two cards.`];
      if (here.length === 1) return [`${PLACE[at]}:`, ` ${subject} ${meets} ${here[0]} alone.`];
      return [`${PLACE[at]}:`, ' too many. Nobody talks there.'];
    },
    detail: (here: number, may: readonly string[], cannot: readonly string[], of: number | null, at: Location, five: boolean): string => {
      const says: string[] = [];
      if (here === 1 && of !== null) says.push(`${of === 1 ? 'The Ambassador turns up too:' : `${of - 1} in ${of}. If the Ambassador turns up too,`} ${five ? 'you both show him two cards.' : 'nobody talks.'}`);
      if (here === 0 && of !== null) says.push(of === 1 ? 'The Ambassador comes for sure.' : `The Ambassador comes 1 in ${of}.`);
      if (may.length > 0) says.push(`${either(may)} may still come.`);
      else if (cannot.length > 0) says.push(`${list(cannot)} ${cannot.length === 1 ? 'has' : 'have'} used ${PLACE[at]}.`);
      return says.join(' ');
    },
    lockedTitle: (at: Location) => `${PLACE[at]} lies face down`,
    unlock: 'Take it back',
    sealed: 'All cards are turned up together.',
  },

  wait: {
    locations: 'Locations are played one after the other, for all to see.',
    meetings: 'What is shown stays between those who meet.',
    youMeet: (names: readonly string[], at: Location) => `You meet ${list(names)} at ${PLACE[at]}.`,
    meet: (names: readonly string[], at: Location) => `${list(names)} meet at ${PLACE[at]}.`,
    demand: (asker: Who, asked: Who) => `${verb(asker, 'demand', 'demands')} a black card of ${object(asked)}.`,
    skip: 'A tap goes on',
  },

  dossier: {
    tab: 'Dossier',
    stamp: 'Top secret',
    youAre: 'You are',
    segment: 'number part',
    alone: 'Everybody plays alone. Find the number, meet anyone, call.',
    aloneAmbassador: 'You hold no card of your own. Learn the number, meet one agent or two, call.',
    partner: (identity: Identity): readonly [string, string, string] => ['Partner: ', IDENTITY[identity], '.'],
    partnerIs: (name: string) => `It is ${name}.`,
    partnerMay: (names: readonly string[]) => `It is ${either(names)}.`,
    openSheet: 'Open clue sheet',
    closeSheet: 'Back to the map',
    watcher: 'You watch. Nobody shows you a card.',
    unknown: '?',
    dialLabel: 'The number so far',
    segments: (segments: readonly Segment[]) => either(segments),
    thisSeries: 'This series',
    noMeeting: 'Nobody has met yet.',
    metAt: (names: readonly string[], at: Location) => `${list(names)} at ${PLACE[at]}`,
    match: 'First to 3',
    game: (nth: number) => `Game ${nth}`,
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    draws: (n: number) => (n === 1 ? '1 drawn game' : `${n} drawn games`),
  },

  sheet: {
    tab: 'Clue sheet',
    help: { label: 'Help', record: 'Record', logic: 'Logic', odds: 'Odds' },
    helpNot: { none: 'This table plays without help: your own marks only.', record: 'This table keeps the record and draws no conclusions.', logic: '' } as Readonly<Record<string, string>>,
    helpWhat: {
      record: 'Only what was shown. The thinking is yours.',
      logic: 'What the shown cards prove is struck out or filled in.',
      odds: 'In how many of the deals left, if everybody picks cards at random.',
    },
    deals: (n: number, of: number): readonly [string, string] => [`${n}`, ` of ${of} deals still fit`],
    dealsRecord: (n: number) => (n === 1 ? '1 meeting noted' : `${n} meetings noted`),
    meeting: (n: number) => `Meeting ${n}`,
    older: (name: string, n: number) => `${name}: ${n === 1 ? '1 earlier meeting' : `${n} earlier meetings`}`,
    newer: (name: string, n: number) => `${name}: ${n === 1 ? '1 later meeting' : `${n} later meetings`}`,
    pencil: 'your marks',
    mark: (name: string, card: Clue, mark: string) => `Your mark for ${name}, ${cardName(card)}: ${mark === '' ? 'none' : { '?': 'perhaps', '!': 'surely', '×': 'no' }[mark]}`,
    row: (card: Clue, verdict: 'sure' | 'no' | 'may' | null) =>
      `${cardName(card)}${verdict === null ? '' : { sure: ', certain', no: ', ruled out', may: ', possible' }[verdict]}`,
    whyAsk: (name: string, card: Clue) => `Why? ${name}, ${cardName(card)}`,
    cell: (seen: boolean, shown: boolean, black: boolean) => [seen ? `shown to you${black ? ', black' : ''}` : '', shown ? `you showed${black && !seen ? ' black' : ''}` : ''].filter(Boolean).join(', '),
    certain: (who: Who, card: Clue) => (isIdentity(card) ? `${verb(who, 'are', 'is')} ${IDENTITY[card]}.` : `${verb(who, 'hold', 'holds')} ${card}.`),
    ruledOut: (who: Who, card: Clue) => (isIdentity(card) ? `${verb(who, 'are', 'is')} not ${IDENTITY[card]}.` : `${verb(who, 'do', 'does')} not hold ${card}.`),
    open: (who: Who, card: Clue, n: number, of: number) => `${isIdentity(card) ? `${verb(who, 'are', 'is')} ${IDENTITY[card]}` : `${verb(who, 'hold', 'holds')} ${card}`} in ${n} of ${of} deals.`,
    factPair: (meeting: number, who: Who, cards: readonly Clue[]) => `Meeting ${meeting}: ${verb(who, 'show', 'showed')} ${cards.map((card) => cardName(card)).join(' and ')}, one of them true.`,
    factBlack: (meeting: number, who: Who, card: Clue) => `Meeting ${meeting}: ${whose(who)} black ${isIdentity(card) ? IDENTITY[card] : card}.`,
    ownCards: 'Your own cards say so.',
    whyHint: 'Touch a card’s name to see why.',
    recordHint: 'No help: nothing is concluded for you.',
    noneHint: 'This table plays without help: the sheet holds your own marks only.',
    legend: { seen: 'shown to you', shown: 'you showed', black: 'black card', sure: 'certain', no: 'ruled out' },
    toAmbassador: 'You showed the Ambassador',
  },

  exchange: {
    title: (who: string) => `Two cards for ${who}, exactly one true`,
    knows: (who: Who, people: readonly string[], numbers: readonly string[]) => `${verb(who, 'are', 'is')} ${either(people)}, with ${either(numbers)}`,
    choosing: 'choosing',
    youChoose: 'choosing',
    hasChosen: 'has chosen',
    locked: 'locked',
    true: 'true',
    seals: 'Seals are visible to you alone.',
    bar: {
      both: 'two true cards',
      neither: 'no true card',
      seen: (meeting: number, partner: Clue): readonly [string, string, string] => ['shown ', `with ${partner} `, `in meeting ${meeting}`],
      spent: 'every pair was shown',
    },
    barLong: {
      both: 'Both would be true. Exactly one must be.',
      neither: 'Neither would be true. Exactly one must be.',
      seen: (who: string, meeting: number) => `${who} has seen this pair in meeting ${meeting}.`,
      spent: (who: string) => `${who} has seen every pair with it.`,
    },
    willSee: (who: string) => `${who} will see`,
    ok: 'one true, one false',
    newTo: (who: string) => `new to ${who}`,
    blackOk: 'a black card is true',
    blackWhy: 'it says: I trust you',
    pickTwo: 'Choose two cards',
    pickOne: 'Choose one more',
    show: (cards: readonly Clue[]) => `Show ${list(cards)}`,
    blackMode: 'Show one black card',
    pairMode: 'Show two cards instead',
    blackTitle: (who: string) => `One black card for ${who}`,
    blackPick: 'Choose a black card',
    showBlack: (card: Clue) => `Show your black ${cardName(card)}`,
    call: 'Make the call',
    stake4: (who: string) => `A call ends the game: right, you and your partner win. Wrong, or ${who} is not your partner: the others win.`,
    stakeAlone: 'A call ends the game: right, the point is yours. Wrong: a point for everybody else.',
    lockedTitle: 'Your choice lies face down',
    unlock: 'Take it back',
    unlockHint: 'until all who meet have chosen',
    unlocking: 'Taking back…',
    waits: (names: readonly string[]) => `Waiting for ${list(names)}.`,
    noCall: 'No call in a meeting of three.',
    noCallRule: 'INK-R33',
    noCallAmbassador: 'No call here: it takes your partner, not the Ambassador.',
    noCallAmbassadorRule: 'INK-R16',
  },

  demand: {
    title: 'Of whom do you demand a black card?',
    titleLook: 'Look at one black card of the dummy',
    titleAmbassador: (names: readonly string[]) => `You receive ${list(names)}`,
    ambassadorHint: {
      demand: 'If a card is demanded, you see it too. You show nothing; you may call.',
      audience: 'Both show you two cards, one of them true. You may call instead.',
    },
    hint: 'The agent asked chooses which. Only you see it.',
    hintFive: 'The agent asked chooses which. You and the Ambassador see it.',
    hintAsker: 'You choose which. Only you see it.',
    hintLook: 'Nobody else learns which, or what it says.',
    identity: 'identity',
    number: 'number',
    none: 'Of nobody',
    noneLook: 'Neither',
    noneAmbassador: 'No call',
    decline: 'Ask for nothing',
    declineLook: 'Leave them face down',
    declineAmbassador: 'Make no call, see what comes',
    pick: 'Choose an agent',
    pickLook: 'Choose a card',
    act: (name: string, kind: 'identity' | 'number' | null) => (kind === null ? `Demand a black card of ${name}` : `Demand ${name}’s ${kind}`),
    look: (kind: 'identity' | 'number') => `Look at the dummy’s ${kind}`,
    notDummy: 'Nothing is demanded of the dummy at this table.',
    notDummyRule: 'INK-R28',
    repeat: 'You have seen it on demand before.',
    repeatRule: 'INK-R2',
    seen: (cards: readonly Clue[]) => `seen: ${cards.map((card) => cardName(card)).join(', ')}`,
    open: (people: readonly string[], numbers: readonly string[]) => [people, numbers].filter((names) => names.length > 0).map(either).join(' · '),
  },

  answer: {
    title: (who: string) => `${who} demands a black card of you`,
    hint: (who: string) => `You must show one. Only ${who} sees it.`,
    hintFive: (who: string) => `You must show one. ${who} and the Ambassador see it.`,
    seenBefore: (who: string) => `${who} has seen it`,
    newTo: (who: string) => `new to ${who}`,
  },

  call: {
    title: 'The call',
    hint: 'Which part of the number does each agent hold?',
    part: (agent: Identity, segment: Segment) => `${IDENTITY[agent]} has ${segment}`,
    own: 'yours',
    certain: 'certain',
    possible: 'possible',
    ruledOut: 'ruled out',
    fixed: (agent: Identity, segment: Segment) => `You know that ${IDENTITY[agent]} has ${segment}.`,
    fill: 'Give every agent a part',
    act: (number: string) => `Call ${number}`,
    back: 'Put the telephone down',
    stakeTitle: 'What is at stake',
    right: 'Right',
    wrong: 'Wrong',
    right4: 'you and your partner win',
    wrong4: (who: string) => `the other two win; also if ${who} is not your partner`,
    wrong4Free: 'the other two win',
    rightAlone: 'the game is yours alone',
    wrongAlone: 'everybody else wins',
    ends: 'Either way the game ends here.',
    people: 'Then you name the people behind it.',
  },

  name: {
    title: 'Who is who?',
    hint: 'The number is dialled. It counts only with the right people.',
    pick: 'Give everybody a name',
    act: (letters: readonly Identity[]) => `Name ${letters.join(' ')}`,
    option: (who: Who, identity: Identity) => `${verb(who, 'are', 'is')} ${IDENTITY[identity]}`,
  },

  reveal: {
    title: (at: Location) => `At ${PLACE[at]}`,
    gave: (giver: Who, taker: Who) => (taker.me ? `${giver.name} shows you` : giver.me ? `You show ${taker.name}` : `${giver.name} shows ${taker.name}`),
    oneTrue: 'one true, one false',
    black: 'a black card: true',
  },

  log: {
    game: (nth: number, ambassador: Who | null): string => `Game ${nth}${ambassador === null ? '' : ` · ${verb(ambassador, 'are', 'is')} the Ambassador`}`,
    dealt: (who: Who, black: Black): InkognitoLine => [`${verb(who, 'are', 'is')} `, { clue: black[0], black: true }, who.me ? ' and hold ' : ' and holds ', { clue: black[1], black: true }],
    round: (series: number, round: number, starter: Who, mover: Who | null): string =>
      `Series ${series}, round ${round} · ${verb(starter, 'start', 'starts')}${mover === null ? '' : `, ${verb(mover, 'play', 'plays')} for the dummy`}`,
    went: (who: Who, at: Location, forced: boolean): InkognitoLine => [`${verb(who, 'go', 'goes')} to ${PLACE[at]}${forced ? ', the last one left' : ''}`],
    sent: (by: Who, at: Location): InkognitoLine => [`${verb(by, 'send', 'sends')} the dummy to ${PLACE[at]}`],
    turned: (who: Who, at: Location): InkognitoLine => [`${verb(who, 'turn', 'turns')} up at ${PLACE[at]}`],
    met: (who: readonly Who[], at: Location): InkognitoLine => [`${list(who.map(({ name }) => name))} meet at ${PLACE[at]}`],
    shown: (giver: Who, taker: Who, black: boolean, cards: readonly Clue[]): InkognitoLine => [
      `${verb(giver, 'show', 'shows')} ${object(taker)} `,
      ...drawn(cards, black),
    ],
    demanded: (who: Who, asked: Who): InkognitoLine => [`${verb(who, 'demand', 'demands')} a black card of ${object(asked)}`],
    declined: (who: Who): InkognitoLine => [`${verb(who, 'ask', 'asks')} for nothing`],
    looked: (who: Who): InkognitoLine => [`${verb(who, 'look', 'looks')} at a black card of the dummy`],
    called: (who: Who, call: string, dialled: string): InkognitoLine => [`${verb(who, 'dial', 'dials')} ${dialled}: ${call}`],
    named: (who: Who, people: string): InkognitoLine => [`${verb(who, 'name', 'names')} the people: ${people}`],
    ended: (caller: Who | null, right: boolean, winners: readonly Who[]): InkognitoLine => [
      caller === null ? 'Nobody has called, and nobody wins' : `The call was ${right ? 'right' : 'wrong'}. A point for ${list(winners.map(object))}`,
    ],
    matchEnded: (winners: readonly Who[]): InkognitoLine => [winners.length === 0 ? 'The match is over without a winner' : `The match goes to ${list(winners.map(object))}`],
  },

  final: {
    won: (winners: readonly Who[]): string => {
      if (winners.length === 0) return 'Nobody won';
      const mine = winners.some(({ me }) => me);
      const names = [...winners.filter(({ me }) => me), ...winners.filter(({ me }) => !me)].map(({ name }) => name);
      return `${list(names)} ${mine || winners.length > 1 ? 'win' : 'wins'}`;
    },
    drawn: 'No call in all those nights',
    called: (who: Who) => `${verb(who, 'called', 'called')}`,
    right: 'The number was right.',
    wrong: 'The number was wrong.',
    notPartner: 'The number was right, but not called with the partner.',
    wrongPeople: 'The number was right, the people were not.',
    blackCards: 'Who was who',
    point: '+1',
    known: 'What you could know',
    knownWhat: 'Deals that fitted your sheet, meeting by meeting.',
    knownFrom: (meeting: number) => `From meeting ${meeting} on the number was certain for you.`,
    knownNever: (n: number) => `At the end ${n} numbers were still possible for you.`,
    knownStart: '0',
    nextGame: (nth: number, asked: boolean) => `On to game ${nth}${asked ? ': your turn' : ''}`,
  },
};
