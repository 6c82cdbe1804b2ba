/** The Boss's door on the wall, in pixels: no higher than a door is, whatever the wall. */
import type { Hanging } from './framed';

export interface Door {
  readonly left: number;
  readonly top: number;
  readonly floor: number;
  readonly pane: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const HIGHEST = 300;

export const doorOf = ({ width, height, left, how }: { readonly width: number; readonly height: number; readonly left: number; readonly how: Hanging }): Door => {
  const floor = height - 98;
  const top = how === 'above' ? Math.max(148, floor - HIGHEST) : Math.max(28, floor - HIGHEST);
  return { left, top, floor, pane: { x: left + 14, y: top + 18, width: width - left - 34, height: Math.max(60, floor - top - (how === 'above' ? 62 : 114)) } };
};
