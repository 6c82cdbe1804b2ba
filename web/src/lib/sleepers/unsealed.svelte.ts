/** When a game is over its secrets are told to whoever sits at the table, as its replay tells them to everybody. */
import type { SleepersTruth } from '../contract/review';
import { fetchEnd, fetchLack } from '../replay/archive';

const TRIES = 5;
const BETWEEN = 800;

/** Null where it is not to be had: a table that ends is not yet a game to be replayed. */
const told = async (table: string): Promise<SleepersTruth | null> => {
  for (let k = 0; k < TRIES; k += 1) {
    const lack = await fetchLack(table);
    if (lack === null) {
      const truth = await fetchEnd(table);
      return truth?.game === 'sleepers' ? truth : null;
    }
    await new Promise((done) => setTimeout(done, BETWEEN));
  }
  return null;
};

export class Unsealed {
  truth = $state.raw<SleepersTruth | null>(null);

  async open(table: string, tell: (table: string) => Promise<SleepersTruth | null> = told): Promise<void> {
    this.truth = await tell(table).catch(() => null);
  }
}
