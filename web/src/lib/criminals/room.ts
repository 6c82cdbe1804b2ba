/** How large the line-up of a phone is: as the charge sheet below it leaves room for, and never so small that no face is left. */

/** Pixels of a face, a tile, the channel between two rows, and the air above. */
export interface Measures {
  readonly mug: number;
  readonly tile: number;
  readonly channel: number;
  readonly top: number;
}

const TOP = 3;
const [LARGEST, WIDEST] = [124, 72]; // face, channel
const CHANNEL = 0.9; // of a face

/** The least face, and what stands below it: the name and the voices. */
export interface Least {
  readonly mug: number;
  readonly plate: number;
}

/** Smaller where one only reads, in a lesson; and smallest in the past, where all eyes stand below. */
export const PLAY: Least = { mug: 40, plate: 62 };
export const READ: Least = { mug: 36, plate: 62 };
export const LOW: Least = { mug: 30, plate: 54 };

export const measures = (room: number, least: Least): Measures => {
  const mug = Math.floor(Math.min(LARGEST, Math.max(least.mug, (room - 2 * (least.plate + TOP)) / (2 + CHANNEL))));
  return { mug, tile: mug + least.plate, channel: Math.round(Math.min(WIDEST, mug * CHANNEL)), top: TOP };
};

export const wallHeight = ({ tile, channel, top }: Measures): number => 2 * (tile + top) + channel;

const [LINE, LINE_READ, HEAD, HINT] = [44, 31, 48, 32]; // of the charge sheet
const [CASE, TABS] = [58, 46]; // what stands above the line-up and below it

/** What is left of so many pixels when every line of the sheet is to be seen. */
export const roomBeside = (height: number, crimes: number, past: boolean): number =>
  height - CASE - TABS - HEAD - (past ? LINE_READ * crimes : LINE * crimes + HINT);
