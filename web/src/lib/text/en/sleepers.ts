/** Sleeper Cells in English. */
import type { Agency, Asset, City, Item, Objective, Zone } from '../../contract/messages';
import type { Kind } from '../../sleepers/assets';
import type { Deed } from '../../sleepers/deeds';
import { list } from './common';

/** A line of the log: words, and cards that are drawn where they stand. */
export type Line = readonly (string | { readonly card: Asset })[];

const CITY: Readonly<Record<City, string>> = {
  WAS: 'Washington DC',
  VAN: 'Vancouver',
  LAX: 'Los Angeles',
  MEX: 'Mexico City',
  HAV: 'Havana',
  BOG: 'Bogota',
  LIM: 'Lima',
  RIO: 'Rio de Janeiro',
  BUE: 'Buenos Aires',
  LON: 'London',
  MAD: 'Madrid',
  BER: 'Berlin',
  MOS: 'Moscow',
  ROM: 'Rome',
  CAI: 'Cairo',
  LAG: 'Lagos',
  NAI: 'Nairobi',
  CAP: 'Cape Town',
  TEH: 'Tehran',
  TAS: 'Tashkent',
  DEL: 'New Delhi',
  BEI: 'Beijing',
  TOK: 'Tokyo',
  HKG: 'Hong Kong',
  BAN: 'Bangkok',
  JAK: 'Jakarta',
  SYD: 'Sydney',
};

const ASSET: Readonly<Record<Asset, string>> = {
  detonator: 'Detonator',
  explosives: 'Explosives',
  wire: 'Wire',
  recording_device: 'Recording Device',
  rifle: 'Rifle',
  bullet: 'Bullet',
  prevent_bomb: 'Prevent Bomb',
  prevent_wire_tap: 'Prevent Wire Tap',
  prevent_assassination: 'Prevent Assassination',
  road_block: 'Road Block',
  rebellion: 'Rebellion',
  mole: 'Mole',
  no_fly_zone: 'No-Fly Zone',
  safe_house: 'Safe House',
  informant: 'Informant',
  black_budget: 'Black Budget',
  forged_orders: 'Forged Orders',
  crackdown: 'Crackdown',
};

const BRIEF: Readonly<Record<Asset, string>> = {
  detonator: 'Half of a bomb',
  explosives: 'Half of a bomb',
  wire: 'Half of a wire tap',
  recording_device: 'Half of a wire tap',
  rifle: 'Half of an assassination',
  bullet: 'Half of an assassination',
  prevent_bomb: 'Spy on the token: take 30k',
  prevent_wire_tap: 'Spy on the token: take 30k',
  prevent_assassination: 'Spy on the token: take 30k',
  road_block: 'One zone: no moves, no cars',
  rebellion: 'One zone: who moves rolls',
  mole: 'Two cards of a rival face up',
  no_fly_zone: 'One zone: no planes',
  safe_house: 'One zone: your spies are safe',
  informant: 'See a rival’s dossier',
  black_budget: 'Take 15k',
  forged_orders: 'Move a rival’s spy one line',
  crackdown: 'One zone: no new cells',
};

const ZONE: Readonly<Record<Zone, string>> = { americas: 'Americas', 'europe-africa': 'Europe and Africa', 'asia-pacific': 'Asia and Pacific' };
const ZONE_SHORT: Readonly<Record<Zone, string>> = { americas: 'Americas', 'europe-africa': 'Europe', 'asia-pacific': 'Asia' };
const OBJECTIVE: Readonly<Record<Objective, string>> = { bomb: 'Bomb', wire_tap: 'Wire Tap', assassination: 'Assassination' };
const ITEM: Readonly<Record<Item, string>> = { car: 'Car', plane: 'Plane', spy: 'New spy', cell: 'Cell' };

const city = (of: City): string => CITY[of] ?? of;
const asset = (of: Asset): string => ASSET[of] ?? of;
const money = (thousands: number): string => `${thousands}k`;
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`);
const sum = (n: number, k: number): string =>
  n > 0 && k > 0 ? `${cards(n)} + ${money(k)}` : n > 0 ? cards(n) : k > 0 ? money(k) : 'nothing';

/** The exact action, as the one big button says it. */
const act = (deed: Deed, agency: (seat: number) => string, steps: number): string => {
  switch (deed.verb) {
    case 'place':
      return `Place a spy in ${city(deed.city)}`;
    case 'move':
      return `Move to ${city(deed.to)}`;
    case 'car':
      return steps > 1 ? `Move, then drive to ${city(deed.to)}: 5k` : `Drive to ${city(deed.to)}: 5k`;
    case 'plane':
      return `Fly to ${city(deed.to)}: 20k`;
    case 'spy':
      return `Recruit in ${city(deed.city)}: 10k`;
    case 'cell':
      return `Place a cell in ${city(deed.city)}: 40k`;
    case 'zone':
      return `Play ${asset(deed.card)} on ${ZONE[deed.zone]}`;
    case 'mole':
      return `Set the Mole on ${agency(deed.rival)}`;
    case 'informant':
      return `Look into the dossier of ${agency(deed.rival)}`;
    case 'budget':
      return 'Take 15k from the Black Budget';
    case 'forged':
      return `Send the ${agency(deed.rival)} spy to ${city(deed.to)}`;
    case 'attack':
      return `Attack ${agency(deed.rival)} in ${city(deed.city)}`;
    case 'steal':
      return deed.card === null ? `Steal a card from ${agency(deed.rival)}` : `Steal ${asset(deed.card)} from ${agency(deed.rival)}`;
    case 'initiate':
      return `Initiate, and step to ${city(deed.city)}`;
    case 'stop':
      return `Stop ${agency(deed.rival)}: take 30k`;
    case 'destroy':
      return `Destroy the ${agency(deed.rival)} cell in ${city(deed.city)}`;
    case 'discard':
      return `Discard ${asset(deed.card)}`;
    case 'pick':
      return `Keep ${asset(deed.card)}`;
    case 'trade':
      return `Trade with ${agency(deed.rival)}`;
    case 'end':
      return 'Finish actions';
    case 'propose':
      return 'Send the offer';
    case 'cancel':
      return 'Take it back';
    case 'accept':
      return 'Accept';
    case 'decline':
      return 'Refuse';
    case 'counter':
      return 'Make a counter-offer';
    case 'give':
    case 'want':
      return deed.card === null ? '5k' : asset(deed.card);
  }
};

export const sleepers = {
  title: 'Sleeper Cells',
  city,
  asset,
  brief: (of: Asset) => BRIEF[of] ?? '',
  kind: { object: 'Object', stop: 'Prevent', round: 'One round', once: 'At once' } as Readonly<Record<Kind, string>>,
  zone: (of: Zone) => ZONE[of],
  zoneShort: (of: Zone) => ZONE_SHORT[of],
  zoneLetter: { americas: 'A', 'europe-africa': 'E', 'asia-pacific': 'P' } as Readonly<Record<Zone, string>>,
  objective: (of: Objective) => OBJECTIVE[of],
  item: (of: Item) => ITEM[of],
  money,
  cards,
  turns,
  act,
  /** What can be done, on a button that says how much room there is. */
  short: (deed: Deed, agency: (seat: number) => string): string => {
    switch (deed.verb) {
      case 'zone':
        return ZONE[deed.zone];
      case 'attack':
        return `Attack ${agency(deed.rival)}`;
      case 'steal':
        return deed.card === null ? `Steal from ${agency(deed.rival)}` : `Steal ${asset(deed.card)}`;
      case 'destroy':
        return `Destroy the ${agency(deed.rival)} cell`;
      case 'stop':
        return `Stop ${agency(deed.rival)}`;
      case 'cell':
        return 'Place a cell';
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
  /** What comes of it, in small letters. */
  detail: (deed: Deed, held: (seat: number) => number, place: string): string => {
    switch (deed.verb) {
      case 'attack':
        return 'you win 41.7 % · 15k at stake';
      case 'steal':
        return deed.card === null ? `one of ${cards(held(deed.rival))}, at random` : 'lies face up';
      case 'destroy':
        return `${OBJECTIVE[deed.pair]} pair in ${city(deed.city)}: take 25k`;
      case 'stop':
        return `the token in ${place}: take 30k`;
      case 'cell':
        return 'in this city, 40k';
      case 'zone':
        return 'until your next turn';
      case 'mole':
        return `two of ${cards(held(deed.rival))} face up`;
      case 'informant':
        return 'Location and Objective, for you alone';
      case 'budget':
        return 'from the stock';
      case 'discard':
        return 'face down';
      case 'initiate':
        return 'the spy steps there, and your actions end';
      default:
        return '';
    }
  },
  free: 'free',
  you: 'You',
  /** An agency with its player. */
  yours: (agency: Agency) => `You · ${agency}`,
  named: (agency: Agency, name: string) => `${agency} · ${name}`,

  status: {
    yourTurn: 'Your turn',
    place: 'Place a spy',
    answer: 'An offer for you',
    answerShort: 'An offer',
    discard: 'Discard',
    draft: 'Auction: keep one',
    draftShort: 'Auction',
    waitingFor: (agency: string) => `${agency} acts`,
    placing: (agency: string) => `${agency} places a spy`,
    answering: (agency: string) => `${agency} thinks about an offer`,
    discarding: (agency: string) => `${agency} discards`,
    picking: (agency: string) => `${agency} picks in the auction`,
    turn: (n: number) => (n === 0 ? 'placement' : `turn ${n}`),
    over: 'Game over',
  },

  steps: {
    label: 'Steps of the turn',
    income: 'Income',
    draw: 'Draw',
    actions: 'Actions',
    discard: 'Discard',
    auction: 'Auction',
    auctionAt: (turn: number) => `Auction: turn ${turn}`,
    done: 'done',
    placement: (k: number) => `Spy ${k} of 3`,
    placementLabel: 'Placement',
  },

  agencies: {
    label: 'Agencies',
    spies: (n: number, of: number) => `${n} of ${of} spies`,
    hand: (n: number) => `${cards(n)} in hand`,
    cells: (zones: readonly Zone[]) => (zones.length === 0 ? 'no cells' : `cells in ${list(zones.map((zone) => ZONE[zone]))}`),
    token: 'auction token',
    hidden: '?',
    dossier: (place: string, what: string) => `${what} in ${place}`,
  },

  map: {
    label: 'World map',
    list: 'List',
    map: 'Map',
    listLabel: 'Show the cities as a list',
    mapLabel: 'Show the map',
    closer: 'Zoom in',
    further: 'Zoom out',
    whole: 'Whole world',
    overview: 'Overview: choose a zone to look at',
    spiesOf: (agency: string, n: number) => (n === 1 ? `${agency} spy` : `${n} ${agency} spies`),
    cellOf: (agency: string) => `${agency} cell`,
    tokenOf: (agency: string, objective: Objective, left: number) => `${OBJECTIVE[objective]} of ${agency}, pays in ${turns(left)}`,
    baseOf: (agency: string) => `base of ${agency}`,
    myLocation: 'your Location',
    mine: 'your',
    target: (what: string) => `can be chosen: ${what}`,
    chosen: 'chosen',
    selected: 'selected',
    find: 'Find a city',
    found: (n: number): string => (n === 0 ? 'No city has these letters.' : ''),
    spyHere: 'Choose this spy',
  },

  zones: {
    none: 'no card in this zone',
    effect: {
      road_block: 'planes only',
      rebellion: 'who moves rolls',
      no_fly_zone: 'no planes',
      safe_house: 'its spies are safe',
      crackdown: 'no new cells',
    } as Readonly<Record<Asset, string>>,
    left: (n: number): string => (n === 1 ? 'turn' : 'turns'),
    leftLabel: (n: number) => `${turns(n)} left`,
    card: (card: Asset, effect: string) => `${asset(card)}: ${effect}`,
    short: (zone: Zone, n: number) => `${ZONE_SHORT[zone]}: ${turns(n)}`,
  },

  dock: {
    spy: (place: string) => `Spy in ${place}`,
    pickSpy: 'Choose a spy, a card or the market',
    pickSpyShort: 'Choose one of your spies',
    move: 'Move',
    car: 'Car',
    moveCar: '+ Car',
    plane: 'Plane',
    ways: 'By',
    wayLabel: { move: 'Ordinary move', car: 'By car', plane: 'By plane' } as Readonly<Record<string, string>>,
    place: 'Place a spy: choose any city without one',
    whichSpy: (item: Item): string => (item === 'car' ? 'Car: which spy drives?' : 'Plane: which spy flies?'),
    whereSpy: 'New spy: where does it start?',
    whereCell: 'Cell: in which city?',
    initiate: (objective: Objective, place: string) => `${OBJECTIVE[objective]} in ${place}: where does the spy step?`,
    forgedWho: 'Forged Orders: whose spy?',
    forgedTo: (agency: string, place: string) => `${agency} spy in ${place}: where to?`,
    card: (card: Asset) => asset(card),
    back: 'Choose something else',
    nothing: 'Nothing to do here now',
    options: 'What can be done',
    rebels: 'Rebellion there: roll 3 or more, or lose the spy',
  },

  dossier: {
    title: 'My dossier',
    location: 'Location',
    objective: 'Objective',
    inHand: 'in hand',
    missing: 'missing',
    here: (place: string) => `A spy is in ${place}.`,
    nearest: (place: string, away: number) => `Nearest spy: ${place}, ${away} away.`,
    noSpies: 'You have no spy on the board.',
    running: (n: number) => `Under way: pays 60k in ${turns(n)}.`,
    runningButton: (n: number) => `Pays in ${turns(n)}`,
    revealed: 'Everybody knows this pair.',
    initiate: (objective: Objective) => `Initiate the ${OBJECTIVE[objective]}`,
    locked: (missing: number, spy: boolean) =>
      missing > 0 ? `Initiate: ${missing === 1 ? '1 object' : `${missing} objects`} missing` : spy ? 'Initiate: on your turn' : 'Initiate: no spy there',
    warning: (moves: number, hostile: boolean, items: readonly Item[]) => {
      const left = [
        ...(moves > 0 ? [moves === 1 ? '1 move' : `${moves} moves`] : []),
        ...(hostile ? ['an attack or theft'] : []),
        ...(items.length > 0 ? [`the market (${list(items.map((item) => ITEM[item].toLowerCase()))})`] : []),
      ];
      return left.length === 0 ? 'This ends your actions.' : `This ends your actions. Unused: ${list(left)}.`;
    },
    none: 'Dealt when all spies are placed.',
    watching: 'Watchers see no dossier.',
  },

  hand: {
    title: 'My Assets',
    over: (n: number, over: number) => `${cards(n)}: discard ${over} at the end of your turn`,
    now: (over: number) => `Discard ${over} more`,
    empty: 'No Assets yet.',
    faceUp: 'face up',
    cardLabel: (card: Asset, kind: string, note: string) => `${asset(card)}, ${kind}${note === '' ? '' : `: ${note}`}`,
  },

  market: {
    title: 'Market',
    purse: 'Purse',
    after: (k: number) => `then ${money(k)}`,
    bought: 'bought',
    trade: 'Trade',
    itemLabel: (item: Item, price: number, why: string) => `${ITEM[item]}, ${money(price)}${why === '' ? '' : `: ${why}`}`,
  },

  reason: {
    notNow: 'not your turn',
    bought: 'bought this turn',
    short: (k: number) => `${money(k)} short`,
    full: (of: number) => `${of} of ${of} spies`,
    noPawns: 'no pawns left',
    noSpies: 'no spy on the board',
    blocked: 'Road Block',
    blockedHere: 'Road Block in this zone',
    noFly: 'No-Fly Zone',
    crackdown: 'Crackdown',
    cellThere: 'cell there already',
    moved: 'has made its move',
    forDossier: 'for your dossier',
    pairReady: 'dossier pair',
    pairSpare: 'a pair: no bare cell',
    needsPair: 'needs a pair',
    needsSpyThere: 'needs a spy there',
    noPrivate: 'nobody holds cards',
    noRivalSpy: 'no rival spy',
    play: 'play',
    use: 'use',
    discard: 'discard',
    noOffers: 'no offers left',
  },

  threats: {
    title: 'Threats',
    none: 'No threat in sight',
    more: (n: number) => `${n} more`,
    wins: (agency: string, place: string, n: number) => `${agency} can win ${n === 1 ? 'next turn' : `in ${turns(n)}`}: cell in ${place}`,
    pays: (agency: string, objective: Objective, place: string, n: number) => `${OBJECTIVE[objective]} in ${place} pays ${agency} 60k in ${turns(n)}`,
    unguarded: (places: readonly string[]) => (places.length === 1 ? `Your cell in ${places[0] ?? ''} is unguarded` : `Unguarded cells: ${list(places)}`),
    youWin: (place: string) => `You can win now: a cell in ${place}`,
  },

  tabs: { label: 'Table', map: 'Map', hand: 'Hand', dossier: 'Dossier', market: 'Market', rivals: 'Rivals' },

  ask: {
    waiting: (agency: string) => `${agency} acts`,
    sending: 'Sending…',
    cancel: 'Not this',
    finish: 'Finish actions',
    choose: 'Choose a city',
    placeFirst: 'Choose a city for your spy',
    discardFirst: 'Choose a card to discard',
    why: (reason: string) => `Not now: ${reason}`,
    watching: 'You are watching',
  },

  trade: {
    title: 'Trade with',
    counterTitle: (agency: string) => `Counter-offer to ${agency}`,
    back: 'Back to the map',
    give: 'You give',
    get: 'You get',
    purseAfter: (k: number) => `purse after: ${money(k)}`,
    ifHeld: 'only if they hold it',
    addCard: 'tap a card to add it',
    wish: 'wish by type',
    mine: 'My cards',
    mineShort: (n: number) => `My ${cards(n)}`,
    mineHint: 'tap to put on the tray',
    wishes: 'Wish list',
    wishesHint: 'any type; nobody’s hand is checked',
    onTray: 'on the tray',
    needed: 'you need it: dossier',
    remove: (card: Asset) => `Take ${asset(card)} off the tray`,
    add: (card: Asset) => `Put ${asset(card)} on the tray`,
    wishFor: (card: Asset) => `Wish for ${asset(card)}`,
    more: 'Add 5k',
    less: 'Take off 5k',
    rival: (n: number, k: string) => `${cards(n)} · ${k}`,
    refused: 'refused',
    accepted: 'accepted',
    thinking: 'is thinking',
    offers: (n: number, of: number) => (of === 0 ? `offer ${n} this turn` : `offer ${n} of ${of} this turn`),
    publicLine: (by: string, to: string, tray: { readonly give: readonly Asset[]; readonly want: readonly Asset[]; readonly pays: number; readonly asks: number }) =>
      `All see: ${by} offers ${to} ${sum(tray.give.length, tray.pays)} for ${sum(tray.want.length, tray.asks)}`,
    send: (agency: string) => `Send offer to ${agency}`,
    sendCounter: 'Send counter-offer',
    incomplete: 'Both sides give something',
    enough: (n: number) => `They hold ${cards(n)}`,
    waiting: (agency: string) => `${agency} is thinking about your offer.`,
    goOn: 'An offer is half built. Send it, or take it back.',
    takeBack: 'Take it back',
  },

  slip: {
    offers: (agency: string) => `${agency} makes an offer`,
    counters: (agency: string) => `${agency} makes a counter-offer`,
    youSaid: 'you said',
    theySay: 'they say',
    theyGive: 'You get',
    youGive: 'You give',
    cannot: 'You do not hold all of it, so you cannot accept.',
    accept: (k: number) => `Accept: purse ${money(k)}`,
    refuse: 'Refuse',
    counter: 'Counter-offer',
    nothing: 'nothing',
  },

  draft: {
    title: 'The auction: keep one',
    clockwise: 'cards go clockwise',
    token: 'token goes back',
    tokenWord: 'token',
    then: (left: number, agency: string) => (left === 0 ? 'Yours is the last card.' : `Then pass ${left === 1 ? 'one' : left === 2 ? 'two' : 'three'} to ${agency}.`),
    keep: (card: Asset) => `Keep ${asset(card)}`,
    choose: 'Choose a card to keep',
    direction: 'The cards go clockwise, the token counter-clockwise',
    needed: 'for your dossier',
  },

  dice: {
    attack: (a: string, b: string, place: string) => `${a} attacks ${b} in ${place}`,
    won: (agency: string, rival: string, k: number | null) => (k === null ? `${agency} wins: the ${rival} spy is gone` : `${agency} wins: the ${rival} spy is gone, ${money(k)} taken`),
    lost: (agency: string) => `The attack fails: the ${agency} spy is gone`,
    rebellion: (agency: string, place: string) => `Rebellion: ${agency} rolls in ${place}`,
    spyLost: '1 or 2: the spy is lost',
    spySafe: '3 or more: the spy is safe',
    needs: 'higher wins, ties defend',
    close: 'Close',
    die: (n: number) => `rolls ${n}`,
  },

  notes: {
    title: 'Seen',
    open: 'Face up',
    known: 'Known to you in private',
    buried: 'You know to be in the discards',
    sunk: 'You know to be in the deck',
    passed: 'You passed on',
    locations: 'Locations used',
    objectives: 'Objectives used',
    deck: (deck: number, discards: number) => `${cards(deck)} in the deck, ${discards} discarded`,
  },

  final: {
    won: (name: string, mine: boolean) => (mine ? 'You won' : `${name} won`),
    nobody: 'Nobody won',
    how: (agency: string) => `${agency} has a sleeper cell in each zone.`,
    cap: 'The last turn has been played.',
    zones: (n: number) => (n === 1 ? '1 zone' : `${n} zones`),
    turns: (n: number) => turns(n),
    dossier: (what: string, place: string) => `${what} in ${place}`,
    unknown: 'dossier unopened',
  },

  log: {
    turn: (n: number, agency: string) => `Turn ${n} · ${agency}`,
    placed: (who: string, place: City): Line => [`${who} placed a spy in ${city(place)}`],
    dealt: (): Line => ['Everybody has a Location, an Objective and two Assets'],
    income: (who: string, k: number): Line => [`${who} took ${money(k)}`],
    lifted: (who: string, lifted: readonly Asset[]): Line => [`${who} took back `, ...lifted.map((card) => ({ card }))],
    completed: (who: string, objective: Objective, place: City, k: number): Line => [`${who} completed the ${OBJECTIVE[objective]} in ${city(place)}: ${money(k)}`],
    drew: (who: string): Line => [`${who} drew a card`],
    seen: (seen: readonly Asset[]): Line => ['For your eyes: ', ...seen.map((card) => ({ card }))],
    ownDossier: (place: City, objective: Objective): Line => [`Your dossier: ${OBJECTIVE[objective]} in ${city(place)}`],
    dossier: (who: string, place: City, objective: Objective): Line => [`For your eyes: the dossier of ${who}, ${OBJECTIVE[objective]} in ${city(place)}`],
    reshuffled: (deck: string): Line => [`The ${{ asset: 'Asset', location: 'Location', objective: 'Objective' }[deck] ?? deck} discards were shuffled into a new deck`],
    moved: (who: string, from: City, to: City, by: string): Line => [
      `${who} ${{ car: 'drove', plane: 'flew', step: 'stepped', initiate: 'stepped' }[by] ?? 'moved'} from ${city(from)} to ${city(to)}`,
    ],
    sent: (who: string, owner: string, from: City, to: City): Line => [`${who} sent the spy of ${owner} from ${city(from)} to ${city(to)}`],
    rebelled: (who: string, place: City, die: number, lost: boolean): Line => [`Rebellion in ${city(place)}: ${who} rolled ${die}, ${lost ? 'the spy is lost' : 'the spy is safe'}`],
    recruited: (who: string, place: City): Line => [`${who} recruited in ${city(place)}`],
    cell: (who: string, place: City): Line => [`${who} placed a cell in ${city(place)}`],
    zone: (who: string, card: Asset, zone: Zone): Line => [`${who} played `, { card }, ` on ${ZONE[zone]}`],
    mole: (who: string, rival: string, open: readonly Asset[]): Line => [`${who} set a Mole on ${rival}: `, ...open.map((card) => ({ card }))],
    informant: (who: string, rival: string): Line => [`${who} looked into the dossier of ${rival}`],
    budget: (who: string, k: number): Line => [`${who} took ${money(k)} from a Black Budget`],
    attacked: (who: string, rival: string, place: City, dice: readonly number[], won: boolean): Line => [
      `${who} attacked ${rival} in ${city(place)}, ${dice.join(' to ')}: ${won ? 'won' : 'lost'}`,
    ],
    booty: (who: string, rival: string, k: number): Line => [`${who} took ${money(k)} from ${rival}`],
    stole: (who: string, rival: string, card: Asset | null): Line => (card === null ? [`${who} stole a card from ${rival}`] : [`${who} stole `, { card }, ` from ${rival}`]),
    initiated: (who: string, objective: Objective, place: City): Line => [`${who} initiated in ${city(place)}: ${OBJECTIVE[objective]}`],
    stopped: (who: string, rival: string, objective: Objective, place: City, k: number): Line => [`${who} stopped the ${OBJECTIVE[objective]} of ${rival} in ${city(place)}: ${money(k)}`],
    destroyed: (who: string, rival: string, place: City, k: number): Line => [`${who} destroyed the cell of ${rival} in ${city(place)}: ${money(k)}`],
    offered: (who: string, partner: string, counter: boolean, gives: number, pays: number, wants: number, asks: number): Line => [
      `${who} ${counter ? 'answered' : 'offered'} ${partner}${counter ? ':' : ''} ${sum(gives, pays)} for ${sum(wants, asks)}`,
    ],
    shown: (give: readonly Asset[], want: readonly Asset[]): Line => ['For your eyes: ', ...give.map((card) => ({ card })), ' for ', ...want.map((card) => ({ card }))],
    answered: (who: string, accepted: boolean): Line => [`${who} ${accepted ? 'accepted' : 'refused'}`],
    discarded: (who: string, card: Asset | null): Line => (card === null ? [`${who} discarded a card`] : [`${who} discarded `, { card }]),
    auction: (who: string, n: number): Line => [`${who} opened the auction: ${cards(n)}`],
    picked: (who: string, left: number): Line => [`${who} kept a card${left > 0 ? `, passed ${left}` : ''}`],
    token: (who: string): Line => [`The auction token goes to ${who}`],
    ended: (winners: readonly string[], mine: boolean): Line => [winners.length === 0 ? 'Nobody won' : `${list(winners)} ${mine ? 'win' : 'wins'}: a cell in each zone`],
  },
};
