/** How much the clue sheet works out: as much as I want, and never more than the table allows everybody. */
import type { Welcome } from '../contract/messages';

/** Only my own marks; what was shown; what that proves; how likely the rest is. Each has all that stands before it. */
const LADDER = ['none', 'record', 'logic', 'odds'] as const;
export type Help = (typeof LADDER)[number];

/** What a reader chooses among. */
export const HELPS = ['record', 'logic', 'odds'] as const satisfies readonly Help[];

/** The most that is allowed where the table keeps no record, keeps it, or draws conclusions. */
const MOST: Readonly<Record<Welcome['help'], Help>> = { none: 'none', record: 'record', logic: 'odds' };

export const allowed = (table: Welcome['help'], help: Help): boolean => LADDER.indexOf(help) <= LADDER.indexOf(MOST[table]);

/** What I get of what I wish. */
export const helpAt = (table: Welcome['help'], wish: Help): Help => (allowed(table, wish) ? wish : MOST[table]);

export const concludes = (help: Help): boolean => help === 'logic' || help === 'odds';
