/** Where badges stand around a city, and prices that have no room beside their names. */
import { belongs } from './belongs';
import { overlap, shift, touches, within, type Rect, type Size } from './boxes';
import type { Spot } from './labels';

const PIN = 8;

/** A name can stand elsewhere, a badge or a pin cannot. */
const SOFT = 0.5;

/** Badges stand above their city, or lean, or stand beside or below it: wherever they hide least, and if they can, where no name stands. */
export const stacked = (spot: Spot, { w, h }: Size, spots: readonly Spot[], taken: readonly Rect[], names: readonly Rect[], pane: Rect): Rect => {
  const places = [
    { x: -w / 2, y: -h - 10, w, h },
    { x: -12, y: -h - 10, w, h },
    { x: 12 - w, y: -h - 10, w, h },
    { x: 10, y: -h / 2, w, h },
    { x: -10 - w, y: -h / 2, w, h },
    { x: -w / 2, y: 10, w, h },
    { x: 9, y: -h - 2, w, h },
    { x: -9 - w, y: -h - 2, w, h },
    { x: 9, y: 2, w, h },
    { x: -9 - w, y: 2, w, h },
  ];
  const hidden = (place: Rect): number => {
    const there = shift(place, spot);
    const pins = spots.filter((other) => other !== spot).map(({ x, y }) => ({ x: x - PIN, y: y - PIN, w: 2 * PIN, h: 2 * PIN }));
    const lies = (on: readonly Rect[]): number => on.reduce((sum, other) => sum + overlap(there, other), 0);
    return w * h - overlap(there, pane) + lies(taken) + lies(pins) + SOFT * lies(names);
  };
  const costs = places.map(hidden);
  return places[costs.indexOf(Math.min(...costs))] as Rect;
};

const ROUND = Array.from({ length: 16 }, (_, k) => (k * Math.PI) / 8);

/** A price without its name: on its own pin or a little away. Where even that would hide another, the ring alone tells it. */
export const squeezed = (spot: Spot, tag: Size, spots: readonly Spot[], taken: readonly Rect[], pane: Rect, ring: number): Rect | null => {
  const beside = (far: number, angle: number): Rect => ({ ...tag, x: Math.cos(angle) * (far + tag.w / 2) - tag.w / 2, y: Math.sin(angle) * (far + tag.h / 2) - tag.h / 2 });
  const places = [...[1, 1.3].flatMap((far) => ROUND.map((angle) => beside(ring * far, angle))), { ...tag, x: -tag.w / 2, y: -tag.h / 2 }, ...[0.5, 1.7].flatMap((far) => ROUND.map((angle) => beside(ring * far, angle)))];
  const others = spots.filter((other) => other !== spot);
  const open = places.filter((place) => {
    const there = shift(place, spot);
    return within(there, pane) && taken.every((other) => overlap(there, other) === 0) && belongs({ name: null, tag: place }, spot, others);
  });
  const rings = (place: Rect): number => others.filter((other) => touches(shift(place, spot), other, other.drawn)).length;
  return open.find((place) => rings(place) === 0) ?? open[0] ?? null;
};
