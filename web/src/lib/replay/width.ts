/** How wide words will be, before they are drawn: whether names fit, or signs have to do. */

/** Pixels of a letter at 14 px, with a little to spare. */
const LETTER = 7.8;

export const widthOf = (words: string): number => Math.ceil(words.length * LETTER);

/** In how many rows things of these widths stand, laid one after the other. */
export const rowsOf = (widths: readonly number[], room: number, gap: number): number => {
  let [rows, left] = [1, room];
  for (const width of widths) {
    if (width > left && left < room) [rows, left] = [rows + 1, room];
    left -= width + gap;
  }
  return rows;
};

export const sumOf = (widths: readonly number[], gap: number): number => widths.reduce((sum, width) => sum + width + gap, -gap);
