/** What is left of a time that the table gave in milliseconds, counted from when its word came. Never a time of day. */
import { words } from '../text/words';
import type { LiveTable } from './live.svelte';

/** Milliseconds left at `now`; a clock that stands gives what it was told. */
export const leftNow = (left: number, at: number, now: number, standing = false): number =>
  standing ? left : Math.max(0, left - (now - at));

/** A clock that is shown: all the time left, and how much of it comes out of the seat's reserve. */
export interface Time {
  readonly left: number;
  readonly bank: number | null;
}

/** What is left of the decision's own time, and of the reserve behind it: the reserve runs last. */
export const behind = (rest: number, bank: number | null): { readonly own: number; readonly reserve: number } => {
  const reserve = Math.min(rest, bank ?? 0);
  return { own: rest - reserve, reserve };
};

/** My own time first; else the shortest of those who are waited for; else the house's. */
export const timeOf = ({ stage, seat, decision, players, house }: Pick<LiveTable, 'stage' | 'seat' | 'decision' | 'players' | 'house'>): Time | null => {
  if (stage !== 'playing') return null;
  const bank = players.find((player) => player.seat === seat)?.bank_ms ?? null;
  if (decision?.left_ms != null) return { left: decision.left_ms, bank };
  const others = players.flatMap(({ left_ms, bank_ms }): Time[] => (left_ms === null ? [] : [{ left: left_ms, bank: bank_ms }]));
  if (others.length > 0) return others.reduce((first, other) => (other.left < first.left ? other : first));
  return house?.left_ms == null ? null : { left: house.left_ms, bank: null };
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The same where there is room for one number: the largest unit of which there are two, "47" of "h". */
export const sayBriefly = (left: number): { readonly count: string; readonly unit: string } => {
  const { units } = words.around.clock;
  if (left >= 2 * DAY) return { count: `${Math.floor(left / DAY)}`, unit: units.days };
  if (left >= 2 * HOUR) return { count: `${Math.floor(left / HOUR)}`, unit: units.hours };
  if (left >= HOUR) return { count: `${Math.floor(left / MINUTE)}`, unit: units.minutes };
  return { count: sayLeft(left), unit: '' };
};

/** As people say it: "0:34", "2 h 5 min", "1 d 4 h". The last second is still a second. */
export const sayLeft = (left: number): string => {
  const text = words.around.clock;
  if (left >= DAY) return text.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return text.hours(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
  const seconds = Math.ceil(left / 1000);
  return text.clock(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'));
};
