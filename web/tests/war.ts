/** A moment of Sleeper Cells for tests, and whatever a test changes of it. */
import type { SleepersView } from '../src/lib/contract/messages';

export const CIA = 0;
export const MI6 = 1;
export const FSB = 2;
export const MSS = 3;

/** The CIA's turn 11: a spy and an MSS spy in Havana, an FSB bomb in Tehran, MSS one zone short. */
export const moment = (change: Partial<SleepersView> = {}): SleepersView => ({
  game: 'sleepers',
  seat: CIA,
  seats: 4,
  to_act: [CIA],
  phase: 'act',
  turn: 11,
  active: CIA,
  first: MSS,
  token: FSB,
  agencies: ['CIA', 'MI6', 'FSB', 'MSS'],
  spies: [['HAV', 'CAI', 'WAS', 'LIM'], ['LON', 'ROM', 'HKG'], ['MOS', 'TAS', 'BAN'], ['BEI', 'JAK', 'HAV', 'LAG']],
  unmoved: ['HAV', 'CAI', 'WAS', 'LIM'],
  cells: [['MEX', 'CAI'], ['LON', 'TOK'], ['BER'], ['RIO', 'BEI']],
  money: [35, 20, 25, 45],
  in_play: 125,
  hand: ['wire', 'explosives', 'bullet', 'prevent_bomb', 'road_block', 'black_budget'],
  held: [6, 4, 5, 3],
  face_up: [[], [], [], []],
  locations: ['MAD', null, 'TEH', null],
  objectives: ['wire_tap', null, 'bomb', null],
  revealed: [FSB],
  informed: [],
  tokens: [null, null, 'TEH', null],
  zone_cards: [{ card: 'crackdown', zone: 'asia-pacific', owner: MSS }],
  deck: 40,
  discards: 20,
  location_discards: [],
  objective_discards: [],
  bought: [],
  hostile: false,
  offers: 0,
  offer: null,
  plan: null,
  opener: null,
  drafted: 0,
  draft: [],
  known: [[], [], [], []],
  buried: [],
  sunk: [],
  passed: [],
  zones: [2, 2, 1, 2],
  winners: [],
  ...change,
});
