/** A review: what the plot shows, when a moment was and why it mattered, and the board of it at any size. */
import { expect, test } from 'vitest';
import type { Agent, AnyEvent } from '../src/lib/contract/messages';
import type { Moment, Step } from '../src/lib/contract/review';
import { hangingIn, LEAST_HEIGHT } from '../src/lib/criminals/framed';
import { keptBy, placesOf } from '../src/lib/fbi/kept';
import { shortened } from '../src/lib/parts/seal';
import { axisOf, curvesOf, pathOf, spread, type Box } from '../src/lib/replay/curve';
import { leastOf, scaleFor } from '../src/lib/replay/pictures';
import { arrestsOf, reasonOf } from '../src/lib/replay/reasons';
import { roundAt, whenOf } from '../src/lib/replay/rounds';
import { titleOf } from '../src/lib/replay/title';
import { rowsOf, sumOf, widthOf } from '../src/lib/replay/width';
import { turnOne } from './table';

const NAMES = ['Ann', 'Bert', 'Chris', 'Donna'];
const name = (seat: number): string => NAMES[seat] ?? '';
const tell = (): string => '';
const box: Box = { width: 200, height: 100, left: 20, right: 20, top: 10, bottom: 10 };

const step = (number: number, events: readonly AnyEvent[], change: Parameters<typeof turnOne>[0] = {}): Step => ({
  step: number, seat: null, action: null, time: null, events, view: null,
  truth: { game: 'fbi', public: { ...turnOne({ seat: -1 }), ...change }, deck: [], kept: [[], [], [], []] },
});
const began = (turn: number): AnyEvent => ({ event: 'turn_began', turn, handcuffs: 0, dealt: [] });
const took = (seat: number, agent: Agent, card: string | null): AnyEvent => ({ event: 'arrested', seat, step: 0, agent, card });
const locked = (seat: number): AnyEvent => ({ event: 'locked', seat });
const moment = (change: Partial<Moment>): Moment => ({ step: 1, kind: 'chance', seat: 0, event: null, swing: 20, text: '', ...change });

test('chances are shown first, and points or worlds beside them', () => {
  const review = { chances: [{ step: 0, values: [50, 50] }], measure: 'score' as const, points: [{ step: 0, values: [0, 0] }], last: 4 };
  expect(curvesOf(review).map(({ measure }) => measure)).toEqual(['chance', 'score']);
  expect(curvesOf({ ...review, chances: [], measure: 'worlds' }).map(({ measure }) => measure)).toEqual(['worlds']);
});

test('a chance is counted in hundreds, and changes in the course of a step', () => {
  const curves = { measure: 'chance' as const, points: [{ step: 0, values: [50] }, { step: 4, values: [100] }], last: 8 };
  const axis = axisOf(curves);
  expect(axis.ticks).toEqual([0, 25, 50, 75, 100]);
  expect(pathOf(box, axis, curves, 0)).toBe('M20.0 50.0H80.0L100.0 10.0H180.0');
});

test('signs at the end of the lines do not lie upon each other', () => {
  expect(spread([50, 50, 10], 15, 90)).toEqual([50, 65, 10]);
  expect(spread([90, 90, 90], 15, 90)).toEqual([60, 75, 90]);
});

test('things that do not fit in a row go on in the next, and one that is too wide has its own', () => {
  expect([100, 60, 30].map((room) => rowsOf([30, 20, 30], room, 10))).toEqual([1, 2, 3]);
  expect(rowsOf([200, 20], 100, 10)).toBe(2);
  expect(sumOf([30, 20], 10)).toBe(60);
  expect(widthOf('Bartholomew')).toBeGreaterThan(widthOf('Ann'));
});

test('a step that begins a round belongs to the one before', () => {
  const rounds = [{ step: 0, number: 1, series: null }, { step: 12, number: 2, series: null }];
  expect([0, 12, 13].map((at) => roundAt(rounds, at)?.number)).toEqual([1, 1, 2]);
  expect(whenOf({ game: 'fbi', rounds }, 13)).toBe('Turn 2');
  expect(whenOf({ game: 'sleepers', rounds: [] }, 3)).toBe('Before the first turn');
  expect(whenOf({ game: 'inkognito', rounds: [{ step: 0, number: 4, series: 2 }] }, 3)).toBe('Series 2, round 4');
});

test('who released is told with the place it bought and the bonus it cost', () => {
  const steps = [step(0, [began(1)], { leaders: [1, null, null, null, null] }), step(1, [], { leaders: [null, null, null, null, null] }), step(2, [], { order: [1, 2, 3, 0] })];
  expect(reasonOf(moment({ event: { event: 'released', seat: 1, card: 'R2', forced: false } }), steps, name, tell)).toEqual({ title: 'Bert releases Murder 2', why: 'Acts first. Bert loses the Murder bonus.' });
});

test('a crowd is told by what it wanted, and of whom it changed most for', () => {
  const taken = [took(0, 'R', 'R4'), took(1, 'R', 'R1'), took(2, 'R', null), took(3, 'G', 'G2'), took(2, 'Y', 'Y-3'), took(0, '2x', 'R-1')];
  const steps = [step(0, [began(1)]), step(1, [locked(0)]), ...taken.map((event, k) => step(2 + k, [event])), step(8, [began(2)]), step(9, [took(3, 'K', 'K1')])];
  expect(arrestsOf(steps, 1)).toEqual(taken);
  expect(reasonOf(moment({ seat: 2 }), steps, name, tell)).toEqual({ title: 'Three go for Murder', why: 'Chris ends up with nobody and Drugs −3.', ofAll: true });
  const apart = [step(0, [began(1)]), step(1, []), step(2, [took(0, 'R', 'R4')]), step(3, [took(0, 'G', 'G1')])];
  expect(reasonOf(moment({}), apart, name, tell).title).toBe('Ann goes for Murder and Fraud');
});

test('an arrest is told with the bonus that came with it', () => {
  const steps = [step(0, []), step(1, [], { leaders: [2, null, null, null, null] })];
  expect(reasonOf(moment({ event: took(2, 'R', 'R4') }), steps, name, tell)).toEqual({ title: 'Chris arrests Murder 4', why: 'Chris now holds the Murder bonus.' });
  expect(reasonOf(moment({ event: took(2, 'R', null) }), [], name, tell).title).toBe('Chris’s Murder agent finds nobody');
});

test('a race is told by who took the place, and then how', () => {
  const event = { event: 'round_reviewed' } as AnyEvent;
  expect(reasonOf(moment({ kind: 'event', event }), [], name, () => 'Ann closed · The Police take the Bank')).toEqual({ title: 'The Police take the Bank', why: 'Ann closed' });
});

test('agents are seen by open eyes, by their own, and when they have been shown', () => {
  const view = turnOne({ seat: 0, kept: ['R', '2x'], played: [['R'], ['G'], [], []] });
  const kept = (seat: number, open: readonly (readonly Agent[])[] | null = null) => keptBy(view, open, seat).map(({ agent, used }) => `${agent}${used ? '!' : ''}`);
  expect([kept(0), kept(1), kept(2)]).toEqual([['R!', '2x'], ['G!'], []]);
  expect(kept(1, [['R', '2x'], ['G', 'K'], [], []])).toEqual(['G!', 'K']);
});

test('before the order is known they stand round the table from the handcuffs', () => {
  expect(placesOf(turnOne({ handcuffs: 2, order: [] })).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  expect(placesOf(turnOne({ order: [3, 1, 0, 2] }))[0]).toEqual({ seat: 3, place: 1 });
});

test('a moment has a title', () => {
  expect(titleOf(turnOne({ turn: 7, phase: 'arrest', step: 0 }), name)).toBe('Turn 7, agents locked');
  expect(titleOf(turnOne({ turn: 7, phase: 'arrest', step: 3 }), name)).toBe('Turn 7, arrests');
});

test('a board that needs more room is drawn larger and made smaller, never cut off', () => {
  expect(scaleFor({ width: 400, height: 300 }, { width: 800, height: 400 })).toBe(0.5);
  expect(scaleFor({ width: 900, height: 200 }, { width: 800, height: 400 })).toBe(0.5);
  expect(scaleFor({ width: 900, height: 500 }, { width: 800, height: 400 })).toBe(1);
  expect(scaleFor({ width: 300, height: 200 }, leastOf(turnOne()))).toBe(1);
});

test('the line-up stands in one line where its names can be read, and else in two rows', () => {
  expect(hangingIn(5, { width: 600, height: 420 })).toBe('above');
  expect(hangingIn(5, { width: 700, height: 340 })).toBe('beside');
  expect(hangingIn(9, { width: 536, height: 366 })).toBe('rows');
  expect(hangingIn(4, { width: 376, height: 281 })).toBe('rows');
  expect(LEAST_HEIGHT).toBeLessThanOrEqual(252);
});

test('a seal is told by its two ends', () => {
  expect(shortened('0123456789abcdef0123456789abcdef')).toBe('01234567 89abcdef … 89abcdef');
  expect(shortened('short')).toBe('short');
});

