/** A line that is gone and does not say so: it is found out soon, and nothing that was said is lost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOUBT, QUIET } from '../src/lib/table/link';
import { LiveTable } from '../src/lib/table/live.svelte';
import { Exchange } from './socket';
import { players } from './table';
import { update, welcome } from './told';


/** Longer than an answer takes on a line that is there. */
const LATE = 3_000;

let exchange: Exchange;
let live: LiveTable;

const sitDown = (): LiveTable => {
  exchange = new Exchange();
  const one = new LiveTable('t', 'secret', 'ws://room', exchange.dial);
  one.open();
  comeIn();
  return one;
};
const comeIn = (): void => {
  exchange.now.accept();
  exchange.now.say(welcome);
  exchange.now.say(update(3));
};
const pings = (): number => exchange.now.sent.filter(({ type }) => type === 'ping').length;

beforeEach(() => {
  vi.useFakeTimers();
  const browser = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (what: string) => browser.get(what) ?? null,
    setItem: (what: string, value: string) => void browser.set(what, value),
    removeItem: (what: string) => void browser.delete(what),
  });
  live = sitDown();
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('when the network is said to be gone the line is asked at once, and given up soon', () => {
  live.doubt();
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(DOUBT);
  expect(live.line).toBe('reconnecting');
  expect(DOUBT).toBeLessThan(QUIET);
});

test('a line that answers is kept', () => {
  live.doubt();
  exchange.now.say({ type: 'pong', n: 1 });
  vi.advanceTimersByTime(DOUBT);
  expect(live.line).toBe('live');
});

test('an action that is not answered asks after the line', () => {
  live.act('release none');
  vi.advanceTimersByTime(LATE);
  expect(pings()).toBe(1);
});

test('one that is answered does not', () => {
  live.act('release none');
  const [act] = exchange.now.sent.filter((message) => message.type === 'act');
  exchange.now.say({ type: 'accepted', key: act!.key, seq: 4 });
  vi.advanceTimersByTime(LATE);
  expect(pings()).toBe(0);
});

test('whose line it is that is broken is seen at the own place until it is back', () => {
  exchange.now.hangUp();
  expect(live.players.map(({ line }) => line)).toEqual(players.map(({ seat, line }) => (seat === 0 ? 'gone' : line)));
  vi.advanceTimersByTime(1_000);
  comeIn();
  expect(live.players[0]?.line).toBe(players[0]?.line);
});

test('what was said is shown as not yet heard, and outlives a page that is loaded anew: under its key it is said once', () => {
  exchange.now.hangUp();
  live.wish({ type: 'chat', text: 'precious', audience: 'table' });
  const [line] = live.saying;
  expect(line?.text).toBe('precious');
  live.end();
  live = sitDown();
  expect(live.saying).toEqual([line]);
  expect(exchange.now.sent).toContainEqual(line);
  exchange.now.say({ type: 'accepted', key: line!.key, seq: 3 });
  expect(live.saying).toEqual([]);
  live.end();
  live = sitDown();
  expect(live.saying).toEqual([]);
});
