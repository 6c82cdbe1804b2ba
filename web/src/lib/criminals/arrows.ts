/** Where the arrows run: who accuses whom, drawn so that each can be followed with the eye. */
import type { CriminalsView, Suspect } from '../contract/messages';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a suspect stands; arrows leave and arrive there. `row` tells the two rows of a phone apart. */
export interface Place extends Point {
  readonly row: number;
  /** Room for the ends of arrows, from left to right. */
  readonly room: number;
}

export interface Arrow {
  readonly from: number;
  readonly to: Suspect;
  readonly path: string;
  readonly start: Point;
  /** The point, and where the line comes from. */
  readonly tip: Point;
  readonly angle: number;
}

type Places = ReadonlyMap<Suspect, Place>;

interface End {
  readonly arrow: number;
  readonly out: boolean;
  readonly other: Place;
}

const STEP = 15;

/** Ends at one suspect from left to right, so that the arcs of one side lie within each other and do not cross. */
const sorted = (here: Place, ends: readonly End[]): readonly End[] => {
  const nested = (one: End): boolean => one.other.row === here.row;
  const side = (one: End): number => (one.other.x < here.x ? (nested(one) ? 0 : 1) : nested(one) ? 3 : 2);
  return ends.toSorted((a, b) => side(a) - side(b) || (nested(a) ? b.other.x - a.other.x : a.other.x - b.other.x) || Number(b.out) - Number(a.out));
};

/** For each end of each arrow, how far it stands from the middle of its suspect. */
const offsets = (pairs: readonly (readonly [number, Suspect])[], places: Places): readonly { readonly start: number; readonly tip: number }[] => {
  const found = pairs.map(() => ({ start: 0, tip: 0 }));
  for (const [suspect, here] of places) {
    const ends = pairs.flatMap(([from, to], arrow): readonly End[] => {
      const out = from === suspect ? places.get(to) : undefined;
      const into = to === suspect ? places.get(from) : undefined;
      return [...(out ? [{ arrow, out: true, other: out }] : []), ...(into ? [{ arrow, out: false, other: into }] : [])];
    });
    const step = Math.min(STEP, here.room / Math.max(1, ends.length));
    sorted(here, ends).forEach(({ arrow, out }, k) => {
      const one = found[arrow];
      if (one !== undefined) one[out ? 'start' : 'tip'] = (k - (ends.length - 1) / 2) * step;
    });
  }
  return found;
};

const pairsOf = (view: CriminalsView): readonly (readonly [number, Suspect])[] =>
  view.accusations.flatMap((target, seat) => (target === null ? [] : [[seat, target] as const]));

type Bend = (start: Point, tip: Point, from: Place, to: Place) => readonly [Point, Point];

const draw = (view: CriminalsView, places: Places, bend: Bend): readonly Arrow[] => {
  const pairs = pairsOf(view).filter(([from, to]) => places.has(from) && places.has(to));
  const shift = offsets(pairs, places);
  return pairs.map(([from, to], k) => {
    const [a, b] = [places.get(from) as Place, places.get(to) as Place];
    const start = { x: a.x + (shift[k]?.start ?? 0), y: a.y };
    const tip = { x: b.x + (shift[k]?.tip ?? 0), y: b.y };
    const [one, two] = bend(start, tip, a, b);
    const n = (value: number): string => value.toFixed(1);
    return {
      from,
      to,
      start,
      tip,
      path: `M${n(start.x)} ${n(start.y)}C${n(one.x)} ${n(one.y)} ${n(two.x)} ${n(two.y)} ${n(tip.x)} ${n(tip.y)}`,
      angle: (Math.atan2(tip.y - two.y, tip.x - two.x) * 180) / Math.PI,
    };
  });
};

/** Over the heads of one line: the farther, the higher, but never beyond the top of the wall. */
export const overhead = (view: CriminalsView, places: Places, ceiling: number): readonly Arrow[] => {
  const xs = [...places.values()].map(({ x }) => x);
  const widest = Math.max(1, Math.max(...xs) - Math.min(...xs));
  return draw(view, places, (start, tip) => {
    const span = tip.x - start.x;
    const high = Math.min(start.y, tip.y);
    const apex = high - 20 - Math.max(0, high - 20 - ceiling) * Math.min(1, Math.abs(span) / widest) ** 0.8;
    const control = (apex - 0.125 * (start.y + tip.y)) / 0.75;
    return [
      { x: start.x + span * 0.12, y: control },
      { x: tip.x - span * 0.12, y: control },
    ];
  });
};

/** In the channel between two rows: the upper one hangs into it, the lower one reaches up. */
export const between = (view: CriminalsView, places: Places, depth: number): readonly Arrow[] =>
  draw(view, places, (start, tip, from, to) => {
    const way = (row: number): number => (row === 0 ? 1 : -1);
    const reach = from.row === to.row ? Math.min(depth * 1.15, 20 + Math.abs(tip.x - start.x) * 0.2) : depth * 0.62;
    return [
      { x: start.x, y: start.y + way(from.row) * reach },
      { x: tip.x, y: tip.y + way(to.row) * reach },
    ];
  });
