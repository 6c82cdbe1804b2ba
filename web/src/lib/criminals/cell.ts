/** R31 Whoever is out may talk on, from the cell; what was said before was said at the table. */
import type { Told } from './stage.svelte';

/** The places, among all statements of the game, of those that were made from the cell. */
export const fromTheCell = (told: readonly Told[], statements: number): ReadonlySet<number> => {
  const out = new Set<number>();
  const found = new Set<number>();
  let at = statements - told.filter(({ event }) => event.event === 'stated').length;
  for (const { event } of told) {
    if (event.event === 'eliminated' || event.event === 'crime_confessed') out.add(event.seat);
    if (event.event !== 'stated') continue;
    if (out.has(event.statement.seat)) found.add(at);
    at += 1;
  }
  return found;
};
