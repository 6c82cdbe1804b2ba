/** A name that has no room beside its pin stands further off, and a fine line leads to it. */
import { isFree, meet, nearest, outward, shift, touches, type Pin, type Point, type Rect } from './boxes';
import { laid, type Form, type Words } from './forms';
import type { Ground, Spot } from './labels';

/** From the rim of the pin to the words, measured from the city. */
export interface Leader {
  readonly from: Point;
  readonly to: Point;
}

const ROUND = Array.from({ length: 24 }, (_, k) => (k * Math.PI) / 12);
/** How far off, in rings: so far that it is still seen at a glance whose it is, and beyond. */
export const NEARBY = [1.2, 1.35, 1.5, 1.7, 1.9, 2.1, 2.35, 2.6, 2.9, 3.2];
export const BEYOND = [3.6, 4, 4.5, 5, 5.7, 6.5, 7.2, 8];
const AIR = 2;
const STITCH = 4;

export const leaderTo = (words: Rect, drawn: number): Leader => {
  const to = nearest({ x: words.x - AIR, y: words.y, w: words.w + 2 * AIR, h: words.h }, { x: 0, y: 0 });
  const long = Math.max(1, Math.hypot(to.x, to.y));
  return { from: { x: (to.x / long) * drawn, y: (to.y / long) * drawn }, to };
};

/** The line as a row of small boxes, so that nothing else is laid on it. */
export const stitches = ({ from, to }: Leader, at: Point): readonly Rect[] => {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STITCH);
  return Array.from({ length: steps }, (_, k) => {
    const part = (k + 0.5) / steps;
    return { x: at.x + from.x + (to.x - from.x) * part - 1.5, y: at.y + from.y + (to.y - from.y) * part - 1.5, w: 3, h: 3 };
  });
};

/** The boxes of a name, its price and its line. */
export const takenBy = (at: Point, { name, tag, leader }: Words): readonly Rect[] => [...[name, tag].flatMap((part) => (part === null ? [] : [shift(part, at)])), ...(leader === null ? [] : stitches(leader, at))];

/** Whether words at a place are read as this city's. */
export type Reads = (words: Words, own: Point, others: readonly Pin[]) => boolean;

/** The nearest free place where the words are read as this city's, and whose line crosses nothing but its own badges. */
export const afar = (spot: Spot, form: Form, reads: Reads, taken: readonly Rect[], badges: readonly Rect[] | undefined, spots: readonly Spot[], { pane, ring }: Ground, fars: readonly number[]): Words | null => {
  const others = spots.filter((other) => other.city !== spot.city);
  for (const far of fars) {
    for (const angle of ROUND) {
      const at = outward(form, Math.max(ring, spot.drawn) * far, angle);
      if (!isFree(shift(at, spot), pane, taken, spots)) continue;
      const words = laid(spot, form, at.x < -at.w ? 'l' : at.x > 0 ? 'r' : 'b', at);
      if (!reads(words, spot, others)) continue;
      const leader = leaderTo(at, spot.drawn);
      const line = stitches(leader, spot);
      if (line.some((stitch) => taken.some((one) => !badges?.includes(one) && meet(stitch, one)) || others.some((other) => touches(stitch, other, other.drawn)))) continue;
      return { ...words, leader };
    }
  }
  return null;
};
