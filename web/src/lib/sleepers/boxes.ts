/** Boxes on the map, in pixels: where one lies on another, on a pin or out of sight. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Size, Point {}

export const shift = (rect: Rect, by: Point): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y });

/** By how many square pixels one lies on the other. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

export const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** A box beside a pin in one direction, so far from its middle. */
export const outward = (size: Size, far: number, angle: number): Rect => ({ w: size.w, h: size.h, x: Math.cos(angle) * (far + size.w / 2) - size.w / 2, y: Math.sin(angle) * (far + size.h / 2) - size.h / 2 });

/** The point of a box that is nearest to a place. */
export const nearest = (rect: Rect, at: Point): Point => ({ x: Math.min(rect.x + rect.w, Math.max(rect.x, at.x)), y: Math.min(rect.y + rect.h, Math.max(rect.y, at.y)) });

export const apart = (rect: Rect, at: Point): number => {
  const { x, y } = nearest(rect, at);
  return Math.hypot(at.x - x, at.y - y);
};

export const touches = (rect: Rect, at: Point, radius: number): boolean => apart(rect, at) < radius;

export const within = (rect: Rect, pane: Rect): boolean => rect.x >= pane.x && rect.y >= pane.y && rect.x + rect.w <= pane.x + pane.w && rect.y + rect.h <= pane.y + pane.h;

const SPACE = 4;

/** Two words side by side are not read as one. */
const spaced = ({ x, y, w, h }: Rect): Rect => ({ x: x - SPACE, y, w: w + 2 * SPACE, h });

/** A pin and how far it is drawn. */
export interface Pin extends Point {
  readonly drawn: number;
}

export const isFree = (place: Rect, pane: Rect, taken: readonly Rect[], pins: readonly Pin[]): boolean => {
  if (!within(place, pane)) return false;
  const wide = spaced(place);
  return taken.every((other) => !meet(wide, other)) && pins.every((pin) => !touches(place, pin, pin.drawn));
};
