/** How wide the names on the map are, as the browser will write them. */
import type { Size } from './boxes';

export const NAME = { font: '600 12.5px', line: 15 };
export const TAG = { font: '400 13px', line: 17, padding: 12 };
export const ASIDE = { font: '500 12px', line: 15 };

/** A name of two words in two lines, about as long as each other. */
export const fold = (name: string): readonly [string, string] | null => {
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  const best = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return best === undefined ? null : [name.slice(0, best + 1).trimEnd(), name.slice(best + 1)];
};

export type Width = (text: string, font: string) => number;

/** Widths in a family, each asked of the browser once. */
export const widths = (family: string): Width => {
  const paper = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    const before = known.get(key);
    if (before !== undefined || paper === null) return before ?? 0;
    paper.font = `${font} ${family}`;
    const width = Math.ceil(paper.measureText(text).width) + 1;
    known.set(key, width);
    return width;
  };
};

/** Words as they stand on the map, line by line. */
export interface Lettered extends Size {
  readonly lines: readonly string[];
}

const lettered = (lines: readonly string[], width: Width): Lettered => ({ lines, w: Math.max(...lines.map((line) => width(line, NAME.font))), h: lines.length * NAME.line });

/** A name in one line, and in two where it can be folded. */
export const waysToWrite = (name: string, width: Width): readonly Lettered[] => {
  const folded = fold(name);
  return [[name], ...(folded === null ? [] : [folded])].map((lines) => lettered(lines, width));
};

/** Where there is no room for the name. */
export const inShort = (code: string, width: Width): Lettered => lettered([code], width);
