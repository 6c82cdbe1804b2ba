/** Tables of Inkognito for tests: Ann is Colonel Bubble with 11 (INK-V4), and whatever a test changes of it. */
import type { Column, InkognitoView, Player, Show } from '../src/lib/contract/messages';

export const ANN = 0;
export const BERT = 1;
export const CHRIS = 2;
export const DONNA = 3;
export const AMBASSADOR = 4;

export const players: readonly Player[] = ['Ann', 'Bert', 'Chris', 'Donna'].map((name, seat) => ({
  seat,
  name,
  bot: seat === ANN ? null : 'sleuth',
  here: true,
  status: 'idle',
  free: false,
  colour: seat,
  ready: true,
  line: 'good',
  stand_in: false,
  left_ms: null,
  bank_ms: null,
}));

export const show = (giver: number, taker: number, cards: Show['cards'], black = false): Show => ({ giver, taker, black: cards === null ? null : black, cards });

export const met = (who: readonly number[], shows: readonly Show[], change: Partial<Column> = {}): Column => ({
  series: 1,
  round: 1,
  location: 'Rialto',
  how: 'exchange',
  who,
  shows,
  ...change,
});

/** The first round: nobody has played, and Ann starts. */
export const table = (change: Partial<InkognitoView> = {}): InkognitoView => ({
  game: 'inkognito',
  seat: ANN,
  seats: 4,
  to_act: [ANN],
  phase: 'locations',
  match: false,
  nth: 1,
  points: [0, 0, 0, 0],
  draws: 0,
  series: 1,
  last_series: 12,
  round: 1,
  starter: ANN,
  ambassador: AMBASSADOR,
  dummy: null,
  mover: null,
  played: [[], [], [], [], []],
  down: [],
  meetings: [],
  settled: 0,
  locked: [],
  choice: null,
  demand: null,
  called: null,
  black: [['B', '11'], null, null, null, null],
  sheet: [],
  finished: null,
  winners: [],
  ...change,
});
