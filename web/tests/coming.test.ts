/** A file that does not come leaves nobody before an empty page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Coming, SLOW, type Ways } from '../src/lib/house/coming.svelte';
import type { Answer } from '../src/lib/house/edition';
import { ENOUGH, insist, PATIENCE } from '../src/lib/house/insist';

const ALL = PATIENCE.reduce((sum, wait) => sum + wait, 0);

let edition: Answer;
let changed: number;
let reloaded: number;
let lostStyles: number;
const ways: Ways = {
  styles: () => (lostStyles-- > 0 ? Promise.reject(new Error('no stylesheet')) : Promise.resolve()),
  edition: () => Promise.resolve(edition),
  change: () => void (changed += 1),
  reload: () => void (reloaded += 1),
};

/** Something that fails so many times before it comes. */
const after = (failures: number) => {
  let asked = 0;
  return vi.fn(() => (asked++ < failures ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('table')));
};

beforeEach(() => {
  vi.useFakeTimers();
  edition = 'same';
  changed = reloaded = lostStyles = 0;
});
afterEach(() => vi.useRealTimers());

test('what comes at once is there without a word', async () => {
  const coming = new Coming(after(0), ways);
  await vi.advanceTimersByTimeAsync(SLOW * 2);
  expect(coming.here).toEqual({ part: 'table' });
  expect(coming.slow).toBe(false);
});

test('what takes a moment is announced', async () => {
  const coming = new Coming(() => new Promise(() => undefined), ways);
  expect(coming.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(SLOW);
  expect(coming.slow).toBe(true);
  coming.end();
});

test('one failure is made good by itself', async () => {
  const coming = new Coming(after(1), ways);
  await vi.advanceTimersByTimeAsync(PATIENCE[0] ?? 0);
  expect(coming.here).toEqual({ part: 'table' });
  expect(coming.stuck).toBe(false);
});

test('a stylesheet that failed is waited for as well', async () => {
  lostStyles = 1;
  const coming = new Coming(after(0), ways);
  await vi.advanceTimersByTimeAsync(0);
  expect(coming.here).toBeNull();
  await vi.advanceTimersByTimeAsync(PATIENCE[0] ?? 0);
  expect(coming.here).toEqual({ part: 'table' });
});

test('after some failures a way on is offered, and it is still asked for', async () => {
  edition = 'silent';
  const coming = new Coming(after(ENOUGH + 2), ways);
  await vi.advanceTimersByTimeAsync((PATIENCE[0] ?? 0) + (PATIENCE[1] ?? 0));
  expect(coming.stuck).toBe(true);
  expect(coming.here).toBeNull();
  await vi.advanceTimersByTimeAsync(ALL * 2);
  expect(coming.here).toEqual({ part: 'table' });
  expect(changed).toBe(0);
});

test('a network that is back is not kept waiting', async () => {
  edition = 'silent';
  const load = after(2);
  const coming = new Coming(load, ways);
  await vi.advanceTimersByTimeAsync(PATIENCE[0] ?? 0);
  coming.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  expect(coming.here).not.toBeNull();
});

test('where the house has gone over to another build, the page goes too', async () => {
  edition = 'other';
  const coming = new Coming(after(Infinity), ways);
  await vi.advanceTimersByTimeAsync(0);
  expect(changed).toBe(1);
  coming.end();
});

test('by hand it is asked for at once, and the page loaded anew only where the house answers', async () => {
  edition = 'silent';
  const coming = new Coming(after(Infinity), ways);
  await vi.advanceTimersByTimeAsync(0);
  await coming.again();
  expect(reloaded).toBe(0);
  edition = 'same';
  await coming.again();
  expect(reloaded).toBe(1);
  coming.end();
});

test('whoever has left asks no more', async () => {
  const load = after(Infinity);
  const coming = new Coming(load, ways);
  await vi.advanceTimersByTimeAsync(0);
  coming.end();
  await vi.advanceTimersByTimeAsync(ALL * 2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what can be done without is given up after some attempts', async () => {
  const load = after(Infinity);
  const given = insist(load).catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(ALL);
  expect(await given).toBe('given up');
  expect(load).toHaveBeenCalledTimes(ENOUGH);
  const second = insist(after(ENOUGH - 1));
  await vi.advanceTimersByTimeAsync(ALL);
  expect(await second).toBe('table');
});
