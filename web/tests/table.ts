/** Tables for tests: the worked example of the rulebook (FBI-V1 to V4), and whatever a test changes of it. */
import type { FbiView, House, Player } from '../src/lib/contract/messages';
import { standing } from '../src/lib/fbi/scoring';

export const ANN = 0;
export const BERT = 1;
export const CHRIS = 2;
export const DONNA = 3;

export const players: readonly Player[] = ['Ann', 'Bert', 'Chris', 'Donna'].map((name, seat) => ({
  seat,
  name,
  bot: seat === ANN ? null : 'greedy',
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

export const house: House = {
  host: ANN, paused: false, goes_on_ms: null, resting: false, waits: null, left_ms: null, rematch: null, can_undo: false,
};

/** V3 Turn 1 has been dealt and Ann, who holds the handcuffs, is to release. */
export const turnOne = (change: Partial<FbiView> = {}): FbiView => {
  const view: FbiView = {
    game: 'fbi',
    seat: ANN,
    seats: 4,
    to_act: [ANN],
    phase: 'release',
    turn: 1,
    turns: 8,
    handcuffs: ANN,
    deck: 51,
    centre: [['R-3', 'R1', 'R4'], ['Y3'], [], ['G2', 'G5'], ['K1', 'K4']],
    slammers: [['P4', 'P-4'], ['P3', 'P-3'], ['P1', 'P-1'], ['P2', 'P-2']],
    out: [],
    released: [null, null, null, null],
    waiting: [ANN, BERT, CHRIS, DONNA],
    order: [],
    step: 0,
    keepable: [],
    locked: [],
    kept: [],
    played: [[], [], [], []],
    arresting: null,
    points: [],
    leaders: [],
    scores: [],
    winners: [],
    ...change,
  };
  return { ...view, ...standing(view.slammers, {}) };
};
