/** Where badges, prices and names stand around the cities of the map, so that none lies on another. */
import type { City } from '../contract/messages';
import { touches, within, type Rect, type Size } from './boxes';
import { crowds, takenByCrowd, type Crowd } from './crowds';
import { forms, type Words } from './forms';
import { BEYOND, NEARBY, takenBy, type Leader } from './leaders';
import type { Lettered } from './lettering';
import type { Stack } from './signs';
import { inTurn } from './turns';
import { beside, homeOf, worded, type Plan } from './worded';

export interface Spot {
  readonly city: City;
  readonly x: number;
  readonly y: number;
  /** How far its mark reaches now. */
  readonly drawn: number;
  /** How the badges of those who are there can be stacked, the best first. */
  readonly stacks: readonly Stack[];
  /** The name in one line, and in two where it can be folded. */
  readonly names: readonly Lettered[];
  /** What it is called where there is no room for its name. */
  readonly code: Lettered;
  readonly tag: Size | null;
  /** The price is that of a flight. */
  readonly flight: boolean;
}

/** What stands around a city, measured from it; what has no free place is seen when the city is looked at. */
export interface Label {
  readonly stack: Crowd | null;
  readonly name: Rect | null;
  /** As the name is written. */
  readonly lines: readonly string[];
  readonly tag: Rect | null;
  /** The line to a name that stands further off. */
  readonly leader: Leader | null;
}

export interface Ground {
  /** What is in sight. */
  readonly pane: Rect;
  /** What lies over the map. */
  readonly covers: readonly Rect[];
  /** How far the widest ring of this size of map reaches. */
  readonly ring: number;
  /** Whether it is looked at: only its name may stand far from its pin, and it chooses first. */
  readonly chief: (city: City) => boolean;
}

/** Those that are looked at choose first, and among them those with near neighbours. */
const inOrder = (spots: readonly Spot[], chief: (city: City) => boolean): readonly Spot[] => {
  const room = (spot: Spot): number => Math.min(...spots.filter((other) => other !== spot).map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)));
  return spots.map((spot) => ({ spot, room: room(spot), last: Number(!chief(spot.city)) })).sort((a, b) => a.last - b.last || a.room - b.room).map(({ spot }) => spot);
};

/** All that a city takes of the map besides its pin. */
export const occupied = (spot: Spot, label: Label): readonly Rect[] => [...(label.stack === null ? [] : takenByCrowd(spot, label.stack)), ...takenBy(spot, label)];

/** Of a city so far out of sight nothing is seen. */
const EDGE = 90;

/** None if all prices have room, then those of flights, of which there are most; at last names may stand far off at once. */
const PLANS: readonly Plan[] = [
  { waits: () => false, fars: NEARBY },
  { waits: ({ flight }) => flight, fars: NEARBY },
  { waits: () => true, fars: NEARBY },
  { waits: () => true, fars: [...NEARBY, ...BEYOND] },
];

/** What it costs that a city has no name, a short one, or one that stands off its pin. */
const [NAMELESS, SHORT, OFF] = [4, 2, 1];

/**
 * Each name has one place for each size of the map and leaves it only for a badge, a price or a cover. Badges come
 * first, since they are never hidden, and leave the names their places if they can; then names and prices. A price
 * costs no city its name, and is worth no long line to one: the rings tell what it is to go there, and the legend.
 * Nowhere does a word stand nearer to the pin of another city than to its own, unless it is at the end of a line and at
 * no pin at all: rather it is not there.
 */
export const arrange = (spots: readonly Spot[], ground: Ground): ReadonlyMap<City, Label> => {
  const { pane, covers, ring, chief } = ground;
  const inSight = spots.filter((spot) => within({ x: spot.x, y: spot.y, w: 0, h: 0 }, pane));
  const order = inOrder(inSight, chief);

  const ringed = spots.map((spot) => ({ ...spot, drawn: ring, tag: null }));
  const homes = inTurn(order.map(({ city }) => ringed.find((spot) => spot.city === city) as Spot), (spot, others) => beside(spot, forms(spot), [...covers, ...others], ringed, ground));
  const names = order.flatMap((spot) => homeOf(homes, spot) ?? []);
  const edge = spots.filter((spot) => !inSight.includes(spot) && touches(pane, spot, EDGE));
  const stacks = crowds([...order, ...edge], covers, names, (spot) => (inSight.includes(spot) ? pane : { x: -pane.w, y: -pane.h, w: 3 * pane.w, h: 3 * pane.h }));
  const badges = new Map(spots.flatMap((spot) => {
    const stack = stacks.get(spot.city);
    return stack === undefined ? [] : [[spot.city, takenByCrowd(spot, stack)]];
  }));

  const scene = { spots, order, ground, homes, badges };
  const amiss = (words: ReadonlyMap<City, Words>): number =>
    order.filter(({ city }) => chief(city)).reduce((sum, { city, code }) => {
      const told = words.get(city);
      return sum + (!told?.name ? NAMELESS : (told.lines === code.lines ? SHORT : 0) + (told.leader === null ? 0 : OFF));
    }, 0);
  let [best, least]: [ReadonlyMap<City, Words>, number] = [new Map(), Infinity];
  const unpriced = order.every(({ tag }) => tag === null);
  for (const plan of PLANS.filter((_, k) => !unpriced || k === 0 || k === PLANS.length - 1)) {
    const words = worded(scene, plan);
    const now = amiss(words);
    if (now < least) [best, least] = [words, now];
    if (least === 0) break;
  }

  const none = { name: null, lines: [], tag: null, leader: null };
  return new Map(spots.map((spot) => [spot.city, { ...(best.get(spot.city) ?? none), stack: stacks.get(spot.city) ?? null }]));
};
