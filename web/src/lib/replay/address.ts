/** Where a finished game is looked at again; a moment of it has an address of its own. */

/** Whose eyes: a seat's number, "watcher", or "open" for everything. */
export type Eyes = string;

export interface When {
  readonly at: number | null; // null: where nobody said it
  readonly eyes: Eyes;
}

export const OPEN: Eyes = 'open';
export const WATCHER: Eyes = 'watcher';

export const replayPath = (table: string): string => `/replay/${encodeURIComponent(table)}`;
export const reviewPath = (table: string): string => `/review/${encodeURIComponent(table)}`;

/** What an address says after its question mark; nonsense counts as nothing said. */
export const readWhen = (search: string): When => {
  const asked = new URLSearchParams(search);
  const at = asked.get('at') ?? '';
  const eyes = asked.get('eyes') ?? OPEN;
  return { at: /^\d{1,9}$/.test(at) ? Number(at) : null, eyes: /^(\d|watcher|open)$/.test(eyes) ? eyes : OPEN };
};

export const writeWhen = (at: number, eyes: Eyes): string => `?at=${at}&eyes=${eyes}`;
