/** The next game: the same people at a new table, where the secret of this seat opens mine. */
import { router, tablePath } from '../house/router.svelte';
import type { LiveTable } from './live.svelte';
import { rememberSeat } from './memory';

export const goAgain = (live: LiveTable): void => {
  const next = live.house?.rematch;
  if (next === null || next === undefined) return;
  if (live.secret !== null && live.seat >= 0) rememberSeat(next, live.secret);
  router.go(tablePath(next));
};
