/** The line-up as a picture: how it is hung in a frame of so many pixels. */
import { LOW, wallHeight, measures } from './room';

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** In one line, with the crime pinned above the door or, in a flat frame, beside the suspects. */
export type Hanging = 'above' | 'beside';

const COLUMN = 92; // a name that can be read
const TALL = 420;
const FLAT = 330;
export const MARGIN = { above: { head: 14, boss: 108 }, beside: { head: 132, boss: 104 } };

const wide = (how: Hanging, seats: number): number => MARGIN[how].head + MARGIN[how].boss + COLUMN * seats;

/** How they stand in one line; or in two rows, where one line would be too small to be read. */
export const hangingIn = (seats: number, { width, height }: Frame): Hanging | 'rows' => {
  if (height >= TALL && width >= wide('above', seats)) return 'above';
  return height >= FLAT && width >= wide('beside', seats) ? 'beside' : 'rows';
};

/** The crime, above two rows. */
export const CASE = 26;

/** Two rows need no more: what has less room is drawn so high and then made smaller. */
export const LEAST_HEIGHT = CASE + wallHeight(measures(0, LOW));
