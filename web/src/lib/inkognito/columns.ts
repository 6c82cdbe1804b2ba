/** 6.1 Every meeting has its column, and a block has room for a few of them at a time: which ones are in sight. */

/** The first one in sight: as wished as far as there are columns, and without a wish so that the newest is the last. */
export const firstInSight = (columns: number, room: number, wish: number | null): number => {
  const newest = Math.max(0, columns - room);
  return wish === null ? newest : Math.min(Math.max(0, wish), newest);
};

/** The first one in sight where these are looked for: turned no further than needed, and the oldest of them before all. */
export const turnedTo = (first: number, room: number, sought: readonly number[]): number =>
  sought.toSorted((a, b) => b - a).reduce((now, column) => (column < now ? column : Math.max(now, column - room + 1)), first);
