/** What is left of a time that the table gave in milliseconds, counted from when its word came. Never a time of day. */
import { words } from '../text/words';

/** Milliseconds left at `now`; a clock that stands gives what it was told. */
export const leftNow = (left: number, at: number, now: number, standing = false): number =>
  standing ? left : Math.max(0, left - (now - at));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As people say it: "0:34", "2 h 5 min", "1 d 4 h". The last second is still a second. */
export const sayLeft = (left: number): string => {
  const text = words.around.clock;
  if (left >= DAY) return text.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return text.hours(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
  const seconds = Math.ceil(left / 1000);
  return text.clock(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'));
};
