/** Which arrangements mean something in which game. */

/** Help with deducing, where there is something to deduce. */
export const deduces = (game: string): boolean => game === 'criminals' || game === 'inkognito';

/** A clock for decisions, where there are any: a race has no turns. */
export const takesTime = (game: string): boolean => game !== 'getaway';
