/** Where the badges of those who are in a city stand around it. */
import type { City } from '../contract/messages';
import { apart, outward, overlap, shift, type Point, type Rect } from './boxes';
import type { Spot } from './labels';
import { leaderTo, stitches, type Leader } from './leaders';
import type { Stack } from './signs';

/** Badges in their place, measured from their city. */
export interface Crowd extends Stack, Rect {
  /** The line to badges that stand further off. */
  readonly stem: Leader | null;
}

/** The boxes of badges and their line. */
export const takenByCrowd = (at: Point, crowd: Crowd): readonly Rect[] => [shift(crowd, at), ...(crowd.stem === null ? [] : stitches(crowd.stem, at))];

/** Above its city if it can be, else leaning, else beside or below it. */
const ROUND = Array.from({ length: 24 }, (_, k) => (k % 2 === 0 ? k / 2 : -(k + 1) / 2) * (Math.PI / 12) - Math.PI / 2);
const NEAR = [2, 5, 9];
/** Further off a line leads to them, and they are believed at no pin at all. */
const FAR = [14, 20, 27, 35];
const ALONE = 22;
/** So much air is between the badges of two cities, or they are read as one row. */
const AIR = 6;
/** By so many pixels the own pin is the nearest. */
const CLEARLY = 5;
const PIN = 8;
/** What one pixel costs: nearer to another's pin than to one's own, further off than needed; a name can stand elsewhere. */
const [STRANGE, OFF, SOFT] = [100, 1, 0.5];
/** What it costs to lean by a step, and not to stand in the best rows. */
const [LEAN, FOLDED] = [0.8, 12];
/** What costs no more is good enough: nothing further off is looked at. */
const GOOD = 40;
/** Whoever is further off than this is no neighbour. */
const NEIGHBOUR = 130;
const ROUNDS = 3;

const place = (stack: Stack, drawn: number, far: number, angle: number): Crowd => {
  const at = outward(stack, drawn + far, angle);
  return { ...at, across: stack.across, stem: FAR.includes(far) ? leaderTo(at, drawn) : null };
};

const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

const lies = (on: readonly Rect[], these: readonly Rect[]): number => these.reduce((sum, one) => sum + on.reduce((all, other) => all + overlap(one, other), 0), 0);

interface Around {
  /** Other cities nearby. */
  readonly others: readonly Spot[];
  /** What is never hidden. */
  readonly covers: readonly Rect[];
  readonly names: readonly Rect[];
  readonly pane: Rect;
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

interface Choice {
  readonly at: Crowd;
  readonly takes: readonly Rect[];
  readonly cost: number;
}

/** The places of a city's badges in steps, the best first: what each place hides of what stays where it is. */
const steps = (spot: Spot, { others, covers, names, pane }: Around): readonly (() => readonly Choice[])[] => {
  const around = (radius: (other: Spot) => number): readonly Rect[] => others.map((other) => grown({ ...other, w: 0, h: 0 }, radius(other)));
  const [pins, soft] = [[...around(() => PIN), ...covers], [...around(({ drawn }) => drawn), ...names]];
  const choice = (stack: Stack, folded: number, far: number, angle: number, step: number): Choice => {
    const at = place(stack, spot.drawn, far, angle);
    const there = shift(at, spot);
    const takes = takenByCrowd(spot, at);
    const own = at.stem === null ? apart(there, spot) + CLEARLY : ALONE;
    const strange = others.reduce((sum, other) => sum + Math.max(0, own - apart(there, other)), 0);
    const hidden = at.w * at.h - overlap(there, pane) + lies(pins, takes) + SOFT * lies(soft, takes);
    return { at, takes, cost: hidden + STRANGE * strange + OFF * far + LEAN * Math.ceil(step / 2) + FOLDED * folded };
  };
  return [NEAR, FAR].flatMap((fars) => spot.stacks.map((stack, folded) => once(() => fars.flatMap((far) => ROUND.map((angle, step) => choice(stack, folded, far, angle, step))))));
};

/** The cheapest place, looked for only as far as needed. */
const cheapest = (steps: readonly (() => readonly Choice[])[], rest: readonly Rect[]): Crowd | null => {
  let [best, least]: [Crowd | null, number] = [null, Infinity];
  for (const step of steps) {
    for (const { at, takes, cost } of step()) {
      if (cost >= least) continue;
      const now = cost + lies(rest, takes);
      if (now < least) [best, least] = [at, now];
    }
    if (least < GOOD) break;
  }
  return best;
};

const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < NEIGHBOUR && Math.abs(a.y - b.y) < NEIGHBOUR;

/**
 * Badges stand wherever they hide least and are read as their own city's, and if they can, where no name stands. Each
 * city chooses in turn, and again once it has seen the others choose.
 */
export const crowds = (spots: readonly Spot[], covers: readonly Rect[], names: readonly Rect[], paneOf: (spot: Spot) => Rect): ReadonlyMap<City, Crowd> => {
  const all = spots.filter(({ stacks }) => stacks.length > 0).map((spot) => {
    const others = spots.filter((other) => other !== spot && isNear(other, spot));
    return { spot, places: steps(spot, { others, covers, names: names.filter((name) => isNear(name, spot)), pane: paneOf(spot) }) };
  });
  const found = new Map<City, Crowd>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { spot, places } of all) {
      const rest = all.flatMap(({ spot: other }) => {
        const theirs = other !== spot && isNear(other, spot) ? found.get(other.city) : undefined;
        return theirs === undefined ? [] : takenByCrowd(other, theirs).map((one) => grown(one, AIR));
      });
      const best = cheapest(places, rest);
      if (best !== null) found.set(spot.city, best);
    }
  }
  return found;
};
