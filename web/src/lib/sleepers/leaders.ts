/** A name that has no room beside its pin stands further off, and a fine line leads to it. */
import { apart, isFree, meet, nearest, shift, touches, type Point, type Rect, type Size } from './boxes';
import type { Words } from './forms';
import type { Ground, Spot } from './labels';

/** From the rim of the pin to the words, measured from the city. */
export interface Leader {
  readonly from: Point;
  readonly to: Point;
}

const ROUND = Array.from({ length: 24 }, (_, k) => (k * Math.PI) / 12);
const FAR = [1.35, 1.7, 2.1, 2.6, 3.2, 4, 5, 6.5, 8];
const AIR = 2;
const STITCH = 7;

const beside = (size: Size, far: number, angle: number): Rect => ({ ...size, x: Math.cos(angle) * (far + size.w / 2) - size.w / 2, y: Math.sin(angle) * (far + size.h / 2) - size.h / 2 });

const leaderTo = (words: Rect, drawn: number): Leader => {
  const to = nearest({ x: words.x - AIR, y: words.y, w: words.w + 2 * AIR, h: words.h }, { x: 0, y: 0 });
  const long = Math.max(1, Math.hypot(to.x, to.y));
  return { from: { x: (to.x / long) * drawn, y: (to.y / long) * drawn }, to };
};

/** The line as a row of small boxes, so that nothing else is laid on it. */
const stitches = ({ from, to }: Leader, at: Point): readonly Rect[] => {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STITCH);
  return Array.from({ length: steps }, (_, k) => {
    const part = (k + 0.5) / steps;
    return { x: at.x + from.x + (to.x - from.x) * part - 1.5, y: at.y + from.y + (to.y - from.y) * part - 1.5, w: 3, h: 3 };
  });
};

/** The boxes of a name, its price and its line. */
export const takenBy = (at: Point, { name, tag, leader }: Words): readonly Rect[] => [...[name, tag].flatMap((part) => (part === null ? [] : [shift(part, at)])), ...(leader === null ? [] : stitches(leader, at))];

/** The nearest free place whose line crosses nothing but its own badges, and beside no other pin if there is one. */
export const afar = (spot: Spot, size: Size, taken: readonly Rect[], badges: Rect | undefined, spots: readonly Spot[], { pane, ring }: Ground): { readonly at: Rect; readonly leader: Leader } | null => {
  const others = spots.filter((other) => other.city !== spot.city);
  let next: { readonly at: Rect; readonly leader: Leader } | null = null;
  for (const far of FAR) {
    for (const angle of ROUND) {
      const at = beside(size, Math.max(ring, spot.drawn) * far, angle);
      const there = shift(at, spot);
      if (!isFree(there, pane, taken, spots)) continue;
      const clear = others.every((other) => apart(there, other) > ring);
      if (!clear && next !== null) continue;
      const leader = leaderTo(at, spot.drawn);
      const line = stitches(leader, spot);
      if (line.some((stitch) => taken.some((one) => one !== badges && meet(stitch, one)) || others.some((other) => touches(stitch, other, other.drawn)))) continue;
      if (clear) return { at, leader };
      next = { at, leader };
    }
  }
  return next;
};
