/** How large the line-up of a phone is: as the charge sheet below it leaves room for, and never so small that no face is left. */

/** Pixels of a face, a tile, the channel between two rows, and the air above. */
export interface Measures {
  readonly mug: number;
  readonly tile: number;
  readonly channel: number;
  readonly top: number;
}

const PLATE = 62; // below a face: the name and the voices
const TOP = 3;
const [LARGEST, WIDEST] = [124, 72]; // face, channel
const CHANNEL = 0.9; // of a face

/** Least faces where one reads: in the past and in a lesson. */
export const LEAST = { play: 40, read: 36 };

export const measures = (room: number, least: number): Measures => {
  const mug = Math.round(Math.min(LARGEST, Math.max(least, (room - 2 * (PLATE + TOP)) / (2 + CHANNEL))));
  return { mug, tile: mug + PLATE, channel: Math.round(Math.min(WIDEST, mug * CHANNEL)), top: TOP };
};

export const wallHeight = ({ tile, channel, top }: Measures): number => 2 * (tile + top) + channel;

const [LINE, LINE_READ, HEAD, HINT] = [44, 31, 48, 32]; // of the charge sheet
const [CASE, TABS] = [58, 46]; // what stands above the line-up and below it

/** What is left of so many pixels when every line of the sheet is to be seen. */
export const roomBeside = (height: number, crimes: number, past: boolean): number =>
  height - CASE - TABS - HEAD - (past ? LINE_READ * crimes : LINE * crimes + HINT);
