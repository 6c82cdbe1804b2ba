/** Which arrangements mean something in which game. */

/** Help with deducing, where there is something to deduce. */
export const deduces = (game: string): boolean => game === 'criminals' || game === 'inkognito';

/** A clock for decisions, where there are any: a race has no turns. */
export const takesTime = (game: string): boolean => game !== 'getaway';

/** Inkognito's dummy, black cards and Ambassador stand only where so many play, a match's rules only in a match, and ballots are counted where they are cast. */
const AT: Readonly<Record<string, number>> = { dummy: 3, demand_dummy: 3, black_reveal: 4, call_partner_check: 4, ambassador: 5 };
const IN_A_MATCH = ['match_tie', 'ambassador'];

/** Whether an option has a meaning beside the others, for so many players. */
export const applies = (option: string, seats: number, options: Readonly<Record<string, string>>): boolean =>
  (AT[option] ?? seats) === seats && (!IN_A_MATCH.includes(option) || options['play'] === 'match') && (option !== 'ballots' || options['timing'] === 'ballots');

/** Whether an option has a meaning at a table that stands: that two may play is told where two do (CRM-R1). */
export const isInForce = (option: string, seats: number, options: Readonly<Record<string, string>>): boolean => applies(option, seats, options) && (option !== 'allow_two' || seats === 2);

/** Options that are numbers, with the least and the most: the browser itself says so to whoever types another (CRM-R5, CRM-R30). */
export const RANGES: Readonly<Record<string, readonly [number, number]>> = { ballots: [1, 20], talk_seconds: [10, 86_400] };
