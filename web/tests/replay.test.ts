/** A finished game looked at again: its steps, its curves, its moments, and whose eyes see them. */
import { expect, test, vi } from 'vitest';
import type { Certificate, GameReview, Replay } from '../src/lib/contract/review';
import { readWhen, replayPath, writeWhen } from '../src/lib/replay/address';
import { fetchReplay, fetchReview, NoReplay } from '../src/lib/replay/archive';
import { axisOf, pathOf, stepAt, valueAt, xOf, yOf, type Box } from '../src/lib/replay/curve';
import { hiddenOf } from '../src/lib/replay/hidden';
import { momentsFor, seesCurve } from '../src/lib/replay/moments';
import { seated } from '../src/lib/replay/past.svelte';
import { proofOf } from '../src/lib/replay/proof';
import { BEATS, Playback } from '../src/lib/replay/playback.svelte';
import { tellerFor } from '../src/lib/replay/telling';
import { momentOf } from '../src/lib/table/setting';
import { turnOne } from './table';

const sat = (seat: number, name: string, score = 0) => ({ seat, name, bot: null, colour: 8 - seat, score, won: score > 20 });
const replay = (last: number, eyes = '1'): Replay => ({
  table: 'k7qx', game: 'fbi', rules: 1, options: {}, players: [sat(0, 'Ann', 30), sat(1, 'Bert', 12)], eyes, last, asides: [],
  steps: Array.from({ length: last + 1 }, (_, step) => ({
    step, seat: null, action: null, time: null, events: [{ event: 'locked', seat: 0 }],
    view: eyes === 'open' ? null : turnOne({ turn: step + 1 }),
    truth: eyes === 'open' ? { game: 'fbi', public: turnOne({ turn: step + 1, seat: -1 }), deck: [], kept: [['R', '2x'], []] } : null,
  })),
});

test('an address names a moment, and nonsense names none', () => {
  expect(readWhen(writeWhen(12, '3'))).toEqual({ at: 12, eyes: '3' });
  expect(readWhen('')).toEqual({ at: null, eyes: 'open' });
  expect(readWhen('?at=-4&eyes=nobody')).toEqual({ at: null, eyes: 'open' });
  expect(replayPath('a b')).toBe('/replay/a%20b');
});

test('steps are asked for page by page, until the last is here', async () => {
  const whole = replay(5);
  const asked: string[] = [];
  const get = async (url: string): Promise<Response> => {
    asked.push(url);
    const from = Number(new URLSearchParams(url.split('?')[1]).get('from'));
    return Response.json({ ...whole, steps: whole.steps.slice(from, from + 4) });
  };
  expect((await fetchReplay('k7qx', '1', get)).steps).toEqual(whole.steps);
  expect(asked).toEqual(['/api/tables/k7qx/replay?eyes=1&from=0', '/api/tables/k7qx/replay?eyes=1&from=4']);
});

test('a house with too many readers is asked again when it says, and not for ever', async () => {
  vi.useFakeTimers();
  const crowded = (after: string) => new Response('{"reason":"crowded"}', { status: 503, headers: { 'retry-after': after } });
  const answers = [crowded('2'), crowded('2'), Response.json(replay(0))];
  let asked = 0;
  const shown = fetchReplay('k7qx', '1', async () => answers[asked++]!);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect((await shown).steps).toHaveLength(1);

  for (const [after, times] of [['1', 6], ['600', 1], ['soon', 1]] as const) {
    asked = 0;
    const refused = expect(fetchReview('k7qx', async () => ((asked += 1), crowded(after)))).rejects.toThrow(NoReplay);
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(asked).toBe(times);
  }
  vi.useRealTimers();
});

test('names from right to left are set apart in what is told of a game', async () => {
  const get = async () => Response.json({ ...replay(0), players: [sat(0, 'دلال'), sat(1, 'Bert')] });
  for (const past of [await fetchReplay('k7qx', '1', get), await fetchReview('k7qx', get)]) {
    expect(past.players.map(({ name }) => name)).toEqual(['\u2068دلال\u2069', 'Bert']);
  }
});

test('everybody keeps the sign they had at the table', () => {
  expect(new Playback(replay(0)).live.players.map(({ colour }) => colour)).toEqual([8, 7]);
  expect(seated({ seat: 2, name: 'Max', bot: 'greedy' }).colour).toBe(2);
});

test('what a certificate proves depends on the seal that this browser was shown before the end', () => {
  const certificate = { commitment: 'abc' } as Certificate;
  expect([proofOf(certificate, 'abc'), proofOf(certificate, null), proofOf(certificate, 'abd')]).toEqual(['seen', 'unseen', 'other']);
});

test('why there is no replay is told in the words of the server', async () => {
  const get = async () => Response.json({ reason: 'the game is not over' }, { status: 409 });
  await expect(fetchReplay('k7qx', 'open', get)).rejects.toThrow(new NoReplay('unfinished', 'the game is not over'));
});

test('a step on is told, a leap is laid out anew, and nothing is beyond the ends', () => {
  const playback = new Playback(replay(9), 3);
  expect([playback.at, playback.live.view?.game === 'fbi' && playback.live.view.turn, playback.live.story.length]).toEqual([3, 4, 4]);
  playback.step(1);
  expect([playback.at, playback.leaps]).toEqual([4, 0]);
  playback.step(-1);
  expect([playback.at, playback.leaps, playback.live.story.length]).toEqual([3, 1, 4]);
  playback.go(99);
  expect(playback.at).toBe(9);
  playback.step(-99);
  expect(playback.at).toBe(0);
});

test('it plays by itself to the end, and from the end again', () => {
  vi.useFakeTimers();
  const playback = new Playback(replay(3));
  playback.toggle();
  vi.advanceTimersByTime(BEATS.normal);
  expect([playback.at, playback.playing]).toEqual([1, true]);
  playback.toggle();
  vi.advanceTimersByTime(BEATS.normal * 5);
  expect([playback.at, playback.playing]).toEqual([1, false]);
  playback.toggle();
  vi.advanceTimersByTime(BEATS.normal * 5);
  expect([playback.at, playback.playing]).toEqual([3, false]);
  playback.toggle();
  expect([playback.at, playback.playing]).toEqual([0, true]);
  playback.pause();
  vi.useRealTimers();
});

test('it plays as fast as was last asked, from the step it is at', () => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (what: string) => kept.get(what) ?? null, setItem: (what: string, value: string) => void kept.set(what, value) });
  const playback = new Playback(replay(9));
  playback.toggle();
  playback.hurry(1);
  playback.hurry(1);
  vi.advanceTimersByTime(BEATS.fast * 2);
  expect([playback.speed, playback.at]).toEqual(['fast', 2]);
  expect(new Playback(replay(1)).speed).toBe('fast');
  playback.change();
  vi.advanceTimersByTime(BEATS.slow - 1);
  expect([playback.speed, playback.at]).toEqual(['slow', 2]);
  playback.hurry(-1);
  vi.advanceTimersByTime(1);
  expect([playback.speed, playback.at]).toEqual(['slow', 3]);
  playback.pause();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a table of the past takes no action, and has the seed only at the end', () => {
  const playback = new Playback(replay(2), 0, { commitment: 'seal', seed: 'seed', imported: false });
  playback.live.act('release none');
  expect([playback.live.pending, playback.live.seed, playback.live.welcome?.commitment]).toEqual([null, null, 'seal']);
  playback.go(2);
  expect(playback.live.seed).toBe('seed');
});

test('with everything open, what was secret is told by seat', () => {
  const { truth, live } = new Playback(replay(1, 'open'));
  expect(live.view?.seat).toBe(-1);
  expect(truth && hiddenOf(truth).map(({ seat, items }) => [seat, items])).toEqual([[0, ['Murder', 'Twice']], [1, []]]);
});

const review = (change: Partial<GameReview> = {}): GameReview => ({
  table: 'k7qx', game: 'fbi', players: [sat(0, 'Ann'), sat(1, 'Bert')], measure: 'score', last: 10,
  points: [{ step: 0, values: [0, 0] }, { step: 4, values: [8, 0] }, { step: 10, values: [8, -2] }],
  chances: [{ step: 0, values: [50, 50] }, { step: 4, values: [73, 27] }, { step: 10, values: [100, 0] }],
  rounds: [{ step: 0, number: 1, series: null }, { step: 4, number: 2, series: null }],
  moments: [
    { step: 4, kind: 'lead', seat: 0, event: null, swing: null, text: '' },
    { step: 10, kind: 'chance', seat: 1, event: { event: 'released', seat: 1, card: 'R2', forced: false }, swing: -27, text: '' },
    { step: 10, kind: 'event', seat: null, event: { event: 'ended', bonus: [0, null, null, null, null], scores: [8, -2], winners: [0] }, swing: null, text: 'The game is over.' },
  ],
  ...change,
});

test('moments are told from the curves', () => {
  expect(momentsFor(review(), [], 'open', ({ event }) => `so it ${event}`).map(({ text, note, change, good }) => [text, note, change, good])).toEqual([
    ['Ann leads with 8', 'Turn 1', null, true],
    ['Bert releases Murder 2', 'Turn 2', -27, false],
    ['so it ended', 'Turn 2', null, true],
  ]);
});

test('before a moment stands the sign of who did it, and beside a number the sign of whose it is', () => {
  const signs = (change: Partial<GameReview>, steps: Parameters<typeof momentsFor>[1] = []) =>
    momentsFor(review(change), steps, 'open', String).map(({ actor, whose, change }) => [actor, whose, change]);
  const released = { event: 'released', seat: 1, card: 'R2', forced: false } as const;
  const reviewed = { event: 'round_reviewed' } as unknown as NonNullable<GameReview['moments'][number]['event']>;
  const placed = { event: 'cell_placed', seat: 1, city: 'Rome' } as const;
  const at = { step: 4, text: '' };
  expect(signs({ moments: [{ ...at, kind: 'chance', seat: 0, event: released, swing: 23 }] })).toEqual([[1, [0], 23]]);
  expect(signs({ moments: [{ ...at, kind: 'chance', seat: 0, event: null, swing: 23 }] })).toEqual([[null, [0], 23]]);
  const chosen = [{ event: 'arrested', seat: 0, step: 0, agent: 'R', card: 'R4' }] as const;
  const steps = replay(5).steps.map((step) => (step.step === 5 ? { ...step, events: chosen } : step));
  expect(signs({ moments: [{ ...at, kind: 'chance', seat: 0, event: null, swing: 23 }] }, steps)).toEqual([[0, [0], 23]]);
  expect(signs({ game: 'sleepers', moments: [{ ...at, kind: 'event', seat: 1, event: placed, swing: -23 }] })).toEqual([[1, [1], -23]]);
  const chances = [{ step: 0, values: [50, 50, 50, 50] }, { step: 4, values: [73, 27, 73, 27] }];
  expect(signs({ game: 'getaway', chances, moments: [{ ...at, kind: 'event', seat: null, event: reviewed, swing: 23 }] })).toEqual([[null, [0, 2], 23]]);
  for (const game of ['criminals', 'inkognito'])
    expect(signs({ game, measure: 'worlds', chances: [], moments: [{ ...at, kind: 'swing', seat: 0, event: null, swing: null }] })).toEqual([[0, [0], 8]]);
  expect(signs({}).map(([, whose]) => whose)).toEqual([[], [1], []]);
});

test('what happened is told in the words of the log, in the language of the reader, and to nobody as you', async () => {
  const happened = review().moments.at(-1)?.event;
  if (!happened) throw new Error('expected an event');
  const players = [sat(0, 'Ann'), sat(1, 'Bert')].map(seated);
  const english = (await tellerFor(turnOne({ seat: 0 }), players))(happened);
  expect(english).toContain('Ann');
  vi.resetModules();
  await (await import('../src/lib/text/words')).speak('de');
  const german = (await (await import('../src/lib/replay/telling')).tellerFor(turnOne({ seat: 0 }), players))(happened);
  expect(german).toContain('Ann');
  expect(german).not.toBe(english);
});

test('what another seat could have known is seen by open eyes and its own', () => {
  const worlds = review({
    measure: 'worlds',
    points: [{ step: 0, values: [36, 36] }, { step: 4, values: [12, 36] }],
    moments: [{ step: 4, kind: 'swing', seat: 0, event: null, swing: null, text: '' }],
  });
  expect(momentsFor(worlds, [], 'open', String).map(({ text, note, change, percent }) => [text, note, change, percent])).toEqual([['Ann rules out 24 of 36 worlds', 'Turn 1 · 12 worlds left', -24, false]]);
  expect(momentsFor(worlds, [], '0', String)).toHaveLength(1);
  expect(momentsFor(worlds, [], '1', String)).toEqual([]);
  expect([seesCurve(worlds, 'watcher', 0), seesCurve(review(), '1', 0)]).toEqual([false, true]);
});

const box: Box = { width: 200, height: 100, left: 20, right: 20, top: 10, bottom: 10 };

test('a curve is level until it changes', () => {
  const axis = axisOf(review());
  expect([axis.low, axis.high]).toEqual([-2, 8]);
  expect(pathOf(box, axis, review(), 0)).toBe('M20.0 74.0H84.0V10.0H180.0V10.0H180.0');
  expect(valueAt(review().points, 7, 0)).toBe(8);
});

test('a touch finds the step below it', () => {
  for (const step of [0, 3, 10]) expect(stepAt(box, xOf(box, step, 10), 10)).toBe(step);
  expect([stepAt(box, -50, 10), stepAt(box, 999, 10)]).toEqual([0, 10]);
});

test('worlds fall by factors', () => {
  const axis = axisOf({ measure: 'worlds', points: [{ step: 0, values: [64, 8] }] });
  const heights = [64, 8, 1].map((value) => yOf(box, axis, 'worlds', value));
  expect(heights).toEqual([10, 50, 90]);
  expect(axis.ticks.at(-1)).toBe(64);
});

test('a line of the log knows its moment', () => {
  expect([momentOf('12.0'), momentOf('3'), momentOf('end')]).toEqual([12, 3, null]);
});
