/** Where a way through the house may end: no such room, an empty table, a closed door, a barred one, a film that is not there. */
export type End = 'nowhere' | 'empty' | 'closed' | 'barred' | 'reel';
