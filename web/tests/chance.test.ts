/** Calm mode: how long the others have the street after my answer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANCE, Chance } from '../src/lib/getaway/chance.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('their chance is over when nothing has landed for a while', () => {
  const chance = new Chance();
  chance.give();
  vi.advanceTimersByTime(CHANCE - 1);
  chance.give();
  vi.advanceTimersByTime(CHANCE - 1);
  expect(chance.over).toBe(false);
  vi.advanceTimersByTime(1);
  expect(chance.over).toBe(true);
});

test('a chance that was taken is not over later', () => {
  const chance = new Chance();
  chance.give();
  chance.end();
  vi.advanceTimersByTime(CHANCE);
  expect(chance.over).toBe(false);
});
