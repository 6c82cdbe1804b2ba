/** Tables of Getaway for tests: four at the table, Ann and Chris against Bert and Donna. */
import type { GetawayEvent, GetawayView, Happened, Judged, Review } from '../src/lib/contract/messages';

export const race = (change: Partial<GetawayView> = {}): GetawayView => ({
  game: 'getaway',
  seat: 0,
  seats: 4,
  to_act: [0, 1, 2, 3],
  phase: 'race',
  round: 1,
  sides: ['robbers', 'police', 'robbers', 'police'],
  targets: [16, 16],
  location: 'L.1',
  won: [[], []],
  top: 'L.1',
  laid_by: null,
  pile: 0,
  hands: [3, 14, 14, 14],
  hand: ['R.PIN.a', 'R.GUN.c', 'R.STOP.2'],
  agreed: [],
  quiet: 0,
  open_pile: [],
  seen: [],
  review: null,
  winner: null,
  winners: [],
  ...change,
});

export const story = (...events: readonly GetawayEvent[]): readonly Happened[] => events.map((event, k) => ({ seq: k + 1, events: [event] }));

export const judged = (seat: number, card: string, verdict: Judged['verdict'], change: Partial<Judged> = {}): Judged => ({ seat, card, verdict, points: 0, why: null, by: null, ...change });

/** The printed review (S03): the robbers close with 4 of 16. */
export const printed: Review = {
  round: 1,
  location: 'L.1',
  closing: 'robbers',
  row: [
    judged(0, 'R.PIN.a', 'up', { points: 2 }),
    judged(1, 'P.HAN.a', 'aside'),
    judged(2, 'R.HOO.b', 'wrong', { why: 'no_such_object' }),
    judged(3, 'P.FIN.e', 'aside'),
    judged(0, 'R.PIN.c', 'denied', { by: 'P.DENY.PIN' }),
    judged(1, 'P.DENY.PIN', 'aside'),
    judged(3, 'P.DOG.b', 'aside'),
    judged(2, 'R.DENY.CAM', 'wrong', { why: 'other_main_object' }),
    judged(0, 'R.DYN.a', 'up', { points: 2 }),
    judged(2, 'R.STOP.3', 'stop'),
  ],
  points: [4, null],
  targets: [16, 16],
  winner: 'police',
};

/** The same, closed by a Stop that nothing called for. */
export const wrongStop: Review = {
  ...printed,
  row: [...printed.row.slice(0, -1), judged(2, 'R.STOP.1', 'wrong', { why: 'no_stop_object' })],
};

/** Both teams counted (R25). */
export const showdown: Review = {
  ...printed,
  closing: null,
  row: [judged(0, 'R.PIN.a', 'up', { points: 2 }), judged(1, 'P.HAN.a', 'up', { points: 2 }), judged(2, 'R.HOO.b', 'wrong', { why: 'no_such_object' })],
  points: [2, 2],
  winner: null,
};
