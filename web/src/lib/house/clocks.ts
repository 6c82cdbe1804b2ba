/** The clocks a table may be given, by a short name each. */
import type { Clock } from '../contract/messages';

const clock = (change: Partial<Clock>): Clock => ({ kind: 'none', seconds: 60, days: 2, bank: 0, ...change });

export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: clock({}),
  quick: clock({ kind: 'live', seconds: 30 }),
  live: clock({ kind: 'live', seconds: 60, bank: 300 }),
  slow: clock({ kind: 'live', seconds: 180 }),
  day: clock({ kind: 'days', days: 1 }),
  days: clock({ kind: 'days', days: 3 }),
};
