/** Sleeper Cells: an offer that is not sent outlives the page, for this seat, table and turn. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { SpyOffer } from '../src/lib/contract/messages';
import { EMPTY } from '../src/lib/sleepers/bargain';
import { clearLaid, keepLaid, laidOut } from '../src/lib/sleepers/laid';
import { CIA, MI6, moment, MSS } from './war';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => kept.clear());

const live = { id: 'night', secret: 'a secret' };
const laid = { to: MSS, tray: { ...EMPTY, give: ['wire'], asks: 10 } };
const offer = { by: MI6, to: CIA, counter: false, give: ['rifle'], want: [], pays: 0, asks: 10 } as unknown as SpyOffer;

test('what lay on the trays lies there again', () => {
  keepLaid(live, moment(), false, laid);
  expect(laidOut(live, moment(), false)).toEqual(laid);
  expect(laidOut(live, moment({ money: [0, 0, 0, 0], spies: [[], [], [], []] }), false)).toEqual(laid);
});

test('for no other seat, table, turn or offer, and for nobody without a seat', () => {
  keepLaid(live, moment(), false, laid);
  expect(laidOut(live, moment({ seat: MI6 }), false)).toBeNull();
  expect(laidOut({ ...live, id: 'day' }, moment(), false)).toBeNull();
  expect(laidOut(live, moment({ turn: 15 }), false)).toBeNull();
  expect(laidOut(live, moment({ offer }), true)).toBeNull();
  expect(laidOut({ ...live, secret: null }, moment(), false)).toBeNull();
});

test('a counter-offer belongs to the offer it answers', () => {
  keepLaid(live, moment({ offer }), true, laid);
  expect(laidOut(live, moment({ offer }), true)).toEqual(laid);
  expect(laidOut(live, moment({ offer: { ...offer, asks: 15 } }), true)).toBeNull();
});

test('nothing is kept of what is sent, of empty trays, in a lesson, or when the turn is over', () => {
  keepLaid(live, moment(), false, laid);
  keepLaid(live, moment(), false, null);
  expect(kept.size).toBe(0);
  keepLaid(live, moment(), false, { ...laid, tray: EMPTY });
  keepLaid({ ...live, secret: null }, moment(), false, laid);
  expect(kept.size).toBe(0);
  keepLaid(live, moment(), false, laid);
  clearLaid(live, moment());
  expect(kept.size).toBe(1);
  clearLaid(live, moment({ turn: 12, active: MI6 }));
  expect(kept.size).toBe(0);
});
