/** In which order the cities choose places for their words, and who may choose first when all begin anew. */
import type { City } from '../contract/messages';
import type { Rect } from './boxes';
import type { Words } from './forms';
import type { Spot } from './labels';
import { takenBy } from './leaders';

export type Find = (spot: Spot, others: readonly Rect[]) => Words | null;

const TRIES = 4;
/** Where more than these are left over, the map is too small for all. */
const FEW = 6;

/** Each finds its place in turn; whoever found none, or none for its name, may choose first when all begin anew. */
export const inTurn = (order: readonly Spot[], find: Find): ReadonlyMap<City, Words> => {
  const worth = (words: Words | undefined): number => (words === undefined ? 0 : words.name === null ? 1 : 2);
  let best = new Map<City, Words>();
  let most = -1;
  let turn = order;
  for (let k = 0; k < TRIES; k++) {
    const others: Rect[] = [];
    const now = new Map<City, Words>();
    for (const spot of turn) {
      const one = find(spot, others);
      if (one === null) continue;
      now.set(spot.city, one);
      others.push(...takenBy(spot, one));
    }
    const sum = order.reduce((all, { city }) => all + worth(now.get(city)), 0);
    if (sum > most) [best, most] = [now, sum];
    if (sum === 2 * order.length || sum < 2 * (order.length - FEW)) break;
    turn = [...turn].sort((a, b) => worth(now.get(a.city)) - worth(now.get(b.city)));
  }
  return best;
};

const passes = (taken: readonly Rect[], steps: readonly (readonly [readonly Spot[], Find])[]): ReadonlyMap<City, Words> => {
  const all = [...taken];
  const found = new Map<City, Words>();
  for (const [spots, find] of steps) {
    for (const spot of spots.filter(({ city }) => !found.has(city))) {
      const one = find(spot, all);
      if (one === null) continue;
      found.set(spot.city, one);
      all.push(...takenBy(spot, one));
    }
  }
  return found;
};

/** Those that can stay do so, the rest move; but whoever found no place at all moves before the others stay. */
export const inPasses = (spots: readonly Spot[], taken: readonly Rect[], stay: Find, move: Find): ReadonlyMap<City, Words> => {
  let best = passes(taken, [[spots, stay], [spots, move]]);
  let early: readonly Spot[] = [];
  for (let k = 1; k < TRIES && best.size < spots.length && best.size >= spots.length - FEW; k++) {
    const left = spots.filter(({ city }) => !best.has(city));
    early = [...left, ...early.filter((spot) => !left.includes(spot))];
    const now = passes(taken, [[early, move], [spots, stay], [spots, move]]);
    if (now.size > best.size) best = now;
  }
  return best;
};
