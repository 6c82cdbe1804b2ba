/** The map keeps to the finger: names are laid anew when it rests. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE, Rest } from '../src/lib/sleepers/rest.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a map moves for as long as a hand does not pause', () => {
  const rest = new Rest();
  for (let step = 0; step < 5; step += 1) {
    rest.stir();
    vi.advanceTimersByTime(PAUSE - 1);
    expect(rest.moving).toBe(true);
  }
  vi.advanceTimersByTime(1);
  expect(rest.moving).toBe(false);
});

test('it rests at once when it is let go', () => {
  const rest = new Rest();
  rest.stir();
  rest.settle();
  expect(rest.moving).toBe(false);
});
