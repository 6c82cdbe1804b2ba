/** Prices that have no room beside their names. */
import { belongs } from './belongs';
import { outward, overlap, shift, touches, within, type Rect, type Size } from './boxes';
import type { Spot } from './labels';

const ROUND = Array.from({ length: 16 }, (_, k) => (k * Math.PI) / 8);

/** A price without its name: on its own pin or a little away. Where even that would hide another, the ring alone tells it. */
export const squeezed = (spot: Spot, tag: Size, spots: readonly Spot[], taken: readonly Rect[], pane: Rect, ring: number): Rect | null => {
  const places = [...[1, 1.3].flatMap((far) => ROUND.map((angle) => outward(tag, ring * far, angle))), { ...tag, x: -tag.w / 2, y: -tag.h / 2 }, ...[0.5, 1.7].flatMap((far) => ROUND.map((angle) => outward(tag, ring * far, angle)))];
  const others = spots.filter((other) => other !== spot);
  const open = places.filter((place) => {
    const there = shift(place, spot);
    return within(there, pane) && taken.every((other) => overlap(there, other) === 0) && belongs({ name: null, tag: place }, spot, others);
  });
  const rings = (place: Rect): number => others.filter((other) => touches(shift(place, spot), other, other.drawn)).length;
  return open.find((place) => rings(place) === 0) ?? open[0] ?? null;
};
