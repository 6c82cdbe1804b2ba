/** Where names and prices stand once the badges have their places: which of them choose first, and which prices wait. */
import type { City } from '../contract/messages';
import { belongs, standsAlone } from './belongs';
import { isFree, shift, type Rect, type Size } from './boxes';
import { around, forms, laid, sidesOf, type Form, type Words } from './forms';
import type { Ground, Spot } from './labels';
import { afar, BEYOND, NEARBY, takenBy } from './leaders';
import { squeezed } from './squeezed';
import { inPasses, inTurn } from './turns';

export interface Scene {
  readonly spots: readonly Spot[];
  /** Those that are in sight, as they choose. */
  readonly order: readonly Spot[];
  readonly ground: Ground;
  /** Where each name stands while nothing comes in its way. */
  readonly homes: ReadonlyMap<City, Words>;
  readonly badges: ReadonlyMap<City, readonly Rect[]>;
}

export interface Plan {
  /** Whose price waits until every name has its place. */
  readonly waits: (spot: Spot) => boolean;
  /** How far off a name may stand before a short one beside the pin is better. */
  readonly fars: readonly number[];
}

/** As near as a name comes to its pin. */
const CLOSE = 2;

/** The first free place right beside its pin, where the words are read as this city's. */
export const beside = (spot: Spot, kinds: readonly Form[], others: readonly Rect[], marks: readonly Spot[], { pane, ring }: Ground, reach = Math.max(ring, spot.drawn)): Words | null => {
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

export const homeOf = (homes: ReadonlyMap<City, Words>, spot: Spot): Rect | null => {
  const home = homes.get(spot.city)?.name;
  return home ? shift(home, spot) : null;
};

const silent = (spot: Spot): Spot => ({ ...spot, tag: null });

/**
 * First names with their prices, on two sides of the pin where one has no room for both; then the names that can stay;
 * then the rest, a little off with a line where there is no room beside the pin; then short ones, and those far off;
 * then the prices that have waited, wherever they hide nothing. A price that has no room is told by its ring.
 */
export const worded = ({ spots, order, ground, homes, badges }: Scene, { waits, fars }: Plan): ReadonlyMap<City, Words> => {
  const { pane, covers, ring, chief } = ground;
  const taken: Rect[] = [...covers, ...[...badges.values()].flat()];
  const found = new Map<City, Words>();
  const spotOf = (city: City): Spot => spots.find((spot) => spot.city === city) as Spot;
  const settle = (spot: Spot, words: Words): void => {
    found.set(spot.city, words);
    taken.push(...takenBy(spot, words));
  };

  const near = (spot: Spot, others: readonly Rect[]): Words | null => beside(spot, forms(spot), others, spots, ground) ?? beside(spot, forms(spot), others, spots, ground, spot.drawn + CLOSE);
  const parted = (spot: Spot, tag: Size, others: readonly Rect[]): Words | null => {
    const words = near(silent(spot), others);
    if (words === null) return null;
    const price = squeezed(spot, tag, spots, [...others, ...takenBy(spot, words)], pane, Math.max(ring, spot.drawn));
    return price === null ? null : { ...words, tag: price };
  };
  const priced = order.flatMap((spot) => (spot.tag === null || waits(spot) || !chief(spot.city) ? [] : [{ ...spot, tag: spot.tag }]));
  const elsewhere = new Map(priced.map(({ city }) => [city, order.flatMap((other) => (other.city === city ? [] : (homeOf(homes, other) ?? [])))]));
  const tags = new Map(priced.map(({ city, tag }) => [city, tag]));
  const withPrice = (spot: Spot, others: readonly Rect[]): Words | null => {
    const all = [...taken, ...others];
    return beside(spot, forms(spot), [...all, ...(elsewhere.get(spot.city) ?? [])], spots, ground) ?? beside(spot, forms(spot), all, spots, ground) ?? parted(spot, tags.get(spot.city) as Size, all);
  };
  for (const [city, words] of inTurn(priced, withPrice)) settle(spotOf(city), words);

  const further = (spot: Spot, others: readonly Rect[], reach: readonly number[]): Words | null => {
    if (!chief(spot.city)) return null;
    for (const reads of [belongs, standsAlone]) {
      for (const form of forms(spot)) {
        const words = afar(spot, form, reads, others, badges.get(spot.city), spots, ground, reach);
        if (words !== null) return words;
      }
    }
    return null;
  };
  const staying = (spot: Spot, others: readonly Rect[]): Words | null => {
    const home = homeOf(homes, spot);
    return home !== null && isFree(home, pane, others, spots) ? (homes.get(spot.city) ?? null) : null;
  };
  const nameless = (): readonly Spot[] => order.filter(({ city }) => !found.has(city)).map(silent);
  for (const [city, words] of inPasses(nameless(), [...taken], staying, (spot, others) => near(spot, others) ?? further(spot, others, fars))) settle(spotOf(city), words);
  const inShort = (spot: Spot): Spot => ({ ...spot, names: [spot.code] });
  const last: readonly ((spot: Spot) => Words | null)[] = [(spot) => near(inShort(spot), taken), (spot) => further(spot, taken, BEYOND), (spot) => further(inShort(spot), taken, [...NEARBY, ...BEYOND])];
  for (const find of last) {
    for (const spot of nameless()) {
      const words = find(spot);
      if (words !== null) settle(spot, words);
    }
  }

  for (const spot of order) {
    const words = found.get(spot.city) ?? { name: null, lines: [], tag: null, leader: null };
    if (spot.tag === null || words.tag !== null || !chief(spot.city)) continue;
    const tag = squeezed(spot, spot.tag, spots, taken, pane, Math.max(ring, spot.drawn));
    if (tag === null) continue;
    found.set(spot.city, { ...words, tag });
    taken.push(shift(tag, spot));
  }
  return found;
};
