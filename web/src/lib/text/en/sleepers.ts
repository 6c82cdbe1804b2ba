/** Sleeper Cells in English. */
import type { Agency, Asset, Item, Objective, Zone } from '../../contract/messages';
import type { Kind } from '../../sleepers/assets';
import type { How } from '../../sleepers/known';
import type { Feats } from '../../sleepers/winning';
import { list } from './common';
import { dice, draft, slip, trade } from './sleepers/bargain';
import { act, detail, short } from './sleepers/deeds';
import { log } from './sleepers/log';
import { asset, BRIEF, cards, city, code, ITEM, money, OBJECTIVE, turns, ZONE, ZONE_LETTER, ZONE_SHORT } from './sleepers/names';

export type { Line } from './sleepers/log';

const FEATS: Readonly<Record<Feats['deed'], readonly [string, string]>> = {
  destroy: ['a destroyed cell', 'destroyed cells'], stop: ['a stopped objective', 'stopped objectives'], attack: ['an attack', 'attacks'],
};
const alike = ({ deed, where }: Feats): string => `${FEATS[deed][where.length === 1 ? 0 : 1]} in ${list(where.map(({ city: place, money: k }) => `${city(place)} (${money(k)})`))}`;

export const sleepers = {
  title: 'Sleeper Cells',
  city,
  code,
  asset,
  brief: (of: Asset) => BRIEF[of] ?? '',
  kind: { object: 'Object', stop: 'Prevent', round: 'One round', once: 'At once' } as Readonly<Record<Kind, string>>,
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
    pair: (pair: string, how: How) => `${pair}, ${how === 'open' ? 'known to all' : 'seen by you'}`,
    open: (open: readonly Asset[]) => `face up: ${list(open.map(asset))}`,
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
    locationOf: (agency: string) => `Location of ${agency}`,
    mine: 'your',
    target: (what: string) => (what === '' ? 'can be chosen' : `can be chosen: ${what}`),
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
    unmoved: (purse: string): string => `not moved yet · ${purse}`,
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
    ofRival: (agency: string) => `The dossier of ${agency}`,
    forMe: 'For your eyes.',
    putAway: 'Put it away',
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
    itemLabel: (item: Item, price: string, why: string) => `${ITEM[item]}, ${price}${why === '' ? '' : `: ${why}`}`,
  },

  reason: {
    notNow: 'not your turn',
    placing: 'nothing is bought before all spies are placed',
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
    nothingToStop: 'nothing to prevent',
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
    /** In the agency's own turns; 0 is the one that runs. */
    wins: (agency: string, places: readonly string[], own: number, feats: readonly Feats[]) =>
      `${agency} can win ${own === 0 ? 'this turn' : own === 1 ? 'at its next turn' : 'in two turns of its own'}: ${places.length === 1 ? 'cell' : 'cells'} in ${list(places)}${feats.length === 0 ? '' : `, with ${list(feats.map(alike))}`}`,
    pays: (agency: string, objective: Objective, place: string) => `${OBJECTIVE[objective]} in ${place} pays ${agency} 60k at its next turn`,
    unguarded: (places: readonly string[]) => (places.length === 1 ? `Your cell in ${places[0] ?? ''} is unguarded` : `Unguarded cells: ${list(places)}`),
    youWin: (place: string) => `You can win now: a cell in ${place}`,
  },

  tabs: { label: 'Table', map: 'Map', hand: 'Hand', dossier: 'Dossier', market: 'Market', rivals: 'Rivals' },

  trade,
  slip,
  draft,
  dice,
  log,

  ask: {
    waiting: (agency: string) => `${agency} acts`,
    sending: 'Sending…',
    cancel: 'Not this',
    finish: 'Finish actions',
    choose: 'Choose a city',
    chooseIt: 'Choose',
    placeFirst: 'Choose a city for your spy',
    discardFirst: 'Choose a card to discard',
    why: (reason: string) => `Not now: ${reason}`,
    watching: 'You are watching',
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
    hand: 'Left in hand:',
    empty: 'no card left',
  },
};
