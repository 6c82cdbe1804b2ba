/** Where badges, prices and names stand around the cities of the map, so that none lies on another. */
import type { City } from '../contract/messages';
import { belongs, standsAlone } from './belongs';
import { isFree, shift, touches, within, type Rect, type Size } from './boxes';
import { crowds, takenByCrowd, type Crowd } from './crowds';
import { around, forms, laid, sidesOf, type Form, type Words } from './forms';
import { afar, takenBy, type Leader } from './leaders';
import type { Stack } from './signs';
import { squeezed } from './squeezed';
import { inPasses, inTurn } from './turns';

export interface Spot {
  readonly city: City;
  readonly x: number;
  readonly y: number;
  /** How far its mark reaches now. */
  readonly drawn: number;
  /** How the badges of those who are there can be stacked, the best first. */
  readonly stacks: readonly Stack[];
  /** The name in one line, and in two where it can be folded. */
  readonly names: readonly Size[];
  readonly tag: Size | null;
}

/** What stands around a city, measured from it; what has no free place is seen when the city is looked at. */
export interface Label {
  readonly stack: Crowd | null;
  readonly name: Rect | null;
  readonly folded: boolean;
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
/** As near as a name comes to its pin. */
const CLOSE = 2;

/**
 * Each name has one place for each size of the map and leaves it only for a badge, a price or a cover. Badges come
 * first, since they are never hidden, and leave the names their places if they can; then prices with their names, on
 * two sides of the pin where one has no room for both; then the names that can stay; then the rest, further off with a line where there is no room beside the pin. Nowhere does a
 * word stand nearer to the pin of another city than to its own, unless it is at the end of a line and at no pin at all:
 * rather it is not there.
 */
export const arrange = (spots: readonly Spot[], ground: Ground): ReadonlyMap<City, Label> => {
  const { pane, covers, ring, chief } = ground;
  const inSight = spots.filter((spot) => within({ x: spot.x, y: spot.y, w: 0, h: 0 }, pane));
  const order = inOrder(inSight, chief);
  const taken: Rect[] = [...covers];

  const beside = (spot: Spot, kinds: readonly Form[], others: readonly Rect[], marks: readonly Spot[], reach = Math.max(ring, spot.drawn)): Words | null => {
    const rest = marks.filter(({ city }) => city !== spot.city);
    for (const form of kinds) {
      for (const side of sidesOf(spot.city)) {
        const at = around(form, side, reach);
        const words = laid(spot, form, side, at);
        if (isFree(shift(at, spot), pane, others, marks) && belongs(words, spot, rest)) return words;
      }
    }
    return null;
  };
  const ringed = spots.map((spot) => ({ ...spot, drawn: ring, tag: null }));
  const homes = inTurn(order.map(({ city }) => ringed.find((spot) => spot.city === city) as Spot), (spot, others) => beside(spot, forms(spot), [...covers, ...others], ringed));
  const homeOf = (spot: Spot): Rect | null => {
    const home = homes.get(spot.city)?.name;
    return home ? shift(home, spot) : null;
  };

  const names = order.flatMap((spot) => homeOf(spot) ?? []);
  const edge = spots.filter((spot) => !inSight.includes(spot) && touches(pane, spot, EDGE));
  const stacks = crowds([...order, ...edge], covers, names, (spot) => (inSight.includes(spot) ? pane : { x: -pane.w, y: -pane.h, w: 3 * pane.w, h: 3 * pane.h }));
  const badges = new Map(spots.flatMap((spot) => {
    const stack = stacks.get(spot.city);
    return stack === undefined ? [] : [[spot.city, takenByCrowd(spot, stack)]];
  }));
  taken.push(...[...badges.values()].flat());

  const further = (spot: Spot, kinds: readonly Form[], others: readonly Rect[]): Words | null => {
    if (!chief(spot.city)) return null;
    for (const reads of [belongs, standsAlone]) {
      for (const form of kinds) {
        const words = afar(spot, form, reads, others, badges.get(spot.city), spots, ground);
        if (words !== null) return words;
      }
    }
    return null;
  };

  const found = new Map<City, Words>();
  const settle = (spot: Spot, label: Words): void => {
    found.set(spot.city, label);
    taken.push(...takenBy(spot, label));
  };
  const tagged = order.filter(({ tag }) => tag !== null);
  const elsewhere = new Map(tagged.map((spot) => [spot.city, order.flatMap((other) => (other === spot ? [] : (homeOf(other) ?? [])))]));
  /** The name on one side of its pin, the price on another. */
  const near = (spot: Spot, others: readonly Rect[]): Words | null => {
    const lone = { ...spot, tag: null };
    const words = beside(lone, forms(lone), others, spots) ?? beside(lone, forms(lone), others, spots, spot.drawn + CLOSE);
    if (words === null) return null;
    const tag = squeezed(spot, spot.tag as Size, spots, [...others, ...takenBy(spot, words)], pane, Math.max(ring, spot.drawn));
    return tag === null ? null : { ...words, tag };
  };
  const withPrices = (these: readonly Spot[]): ReadonlyMap<City, Words> =>
    inTurn(these, (spot, others) => {
      const all = [...taken, ...others];
      const [named, bare] = [forms(spot).slice(0, -1), forms(spot).slice(-1)];
      return beside(spot, named, [...all, ...(elsewhere.get(spot.city) ?? [])], spots) ?? beside(spot, named, all, spots) ?? near(spot, all) ?? further(spot, named, all) ?? beside(spot, bare, all, spots);
    });
  const squeeze = (spot: Spot): void => settle(spot, { name: null, folded: false, tag: squeezed(spot, spot.tag as Size, spots, taken, pane, ring), leader: null });
  const first = withPrices(tagged);
  tagged.filter(({ city }) => !first.has(city)).forEach(squeeze);
  const others = tagged.filter(({ city }) => first.has(city));
  const priced = others.length === tagged.length ? first : withPrices(others);
  for (const spot of others) {
    const label = priced.get(spot.city);
    if (label) settle(spot, label);
  }
  others.filter(({ city }) => !priced.has(city)).forEach(squeeze);

  /** The names that can stay do so; but whoever found no place at all chooses before them when all begin anew. */
  const lone: readonly Spot[] = order.filter(({ city }) => (found.get(city)?.name ?? null) === null).map((spot) => ({ ...spot, tag: null }));
  const alone = (spot: Spot, others: readonly Rect[]): Words | null => beside(spot, forms(spot), others, spots) ?? beside(spot, forms(spot), others, spots, spot.drawn + CLOSE) ?? further(spot, forms(spot), others);
  const staying = (spot: Spot, others: readonly Rect[]): Words | null => {
    const home = homeOf(spot);
    return home !== null && isFree(home, pane, others, spots) ? (homes.get(spot.city) ?? null) : null;
  };
  const last = inPasses(lone, taken, staying, alone);
  for (const [city, label] of last) found.set(city, { ...label, tag: found.get(city)?.tag ?? null });

  const none = { name: null, folded: false, tag: null, leader: null };
  return new Map(spots.map((spot) => [spot.city, { ...(found.get(spot.city) ?? none), stack: stacks.get(spot.city) ?? null }]));
};
