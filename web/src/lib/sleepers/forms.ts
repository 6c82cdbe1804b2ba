/** How a name and a price stand together, and on which side of their pin. */
import type { City } from '../contract/messages';
import type { Rect, Size } from './boxes';
import type { Label, Spot } from './labels';
import type { Lettered } from './lettering';

/** Right, left, below, above; then at the corners; then leaning to one side, or standing higher or lower than the pin. */
export type Side = 'r' | 'l' | 'b' | 't' | 'rb' | 'rt' | 'lb' | 'lt' | 'br' | 'bl' | 'tr' | 'tl' | 'ru' | 'rd' | 'lu' | 'ld';
/** A name with its price, or alone; a price alone stands where names have left room. */
export type Words = Omit<Label, 'stack'>;

const SIDES: readonly Side[] = ['r', 'l', 'b', 't', 'rb', 'lb', 'rt', 'lt', 'br', 'bl', 'tr', 'tl', 'ru', 'rd', 'lu', 'ld'];
/** Where a name stands if it can: off the lines and off the land of others. */
const HOME: Readonly<Partial<Record<City, Side>>> = { MAD: 'l', TEH: 'b', MEX: 'l', LIM: 'l', SYD: 'l', BAN: 'l', BEI: 'l', LON: 'l', LAG: 'l', ROM: 'b', CAI: 'b', DEL: 'b', TOK: 'b', JAK: 'b' };
const GAP = 3;
/** How much of a leaning word is on the one side of its pin. */
const LEAN = 0.8;
const TIGHT = 2;

export const around = ({ w, h }: Size, side: Side, reach: number): Rect => {
  const near = reach * 0.72;
  const [right, left, below, above] = [reach + GAP, -reach - GAP - w, reach, -reach - h];
  const [x, y] = {
    r: [right, -h / 2],
    l: [left, -h / 2],
    b: [-w / 2, below],
    t: [-w / 2, above],
    rb: [near, near],
    rt: [near, -near - h],
    lb: [-near - w, near],
    lt: [-near - w, -near - h],
    br: [(LEAN - 1) * w, below],
    bl: [-LEAN * w, below],
    tr: [(LEAN - 1) * w, above],
    tl: [-LEAN * w, above],
    ru: [right, -LEAN * h],
    rd: [right, (LEAN - 1) * h],
    lu: [left, -LEAN * h],
    ld: [left, (LEAN - 1) * h],
  }[side] as [number, number];
  return { x, y, w, h };
};

export interface Form extends Size {
  readonly name: Lettered;
  /** Beside the name or below it. */
  readonly row: boolean;
}

/** How a name and a price can stand together, the best first. */
export const forms = ({ names, tag }: Pick<Spot, 'names' | 'tag'>): readonly Form[] =>
  names.flatMap((name) => {
    if (tag === null) return [{ w: name.w, h: name.h, name, row: false }];
    return [
      { w: Math.max(name.w, tag.w), h: name.h + TIGHT + tag.h, name, row: false },
      { w: name.w + 2 * TIGHT + tag.w, h: Math.max(name.h, tag.h), name, row: true },
    ];
  });

export const laid = ({ tag }: Pick<Spot, 'tag'>, { name: { lines, w, h }, row }: Form, side: Side, at: Rect): Words => {
  const lean = side.startsWith('l') ? 1 : side.startsWith('r') ? 0 : 0.5;
  if (tag === null) return { name: at, lines, tag: null, leader: null };
  const middle = (high: number): number => at.y + (at.h - high) / 2;
  if (row) return { name: { w, h, x: at.x, y: middle(h) }, lines, tag: { ...tag, x: at.x + w + 2 * TIGHT, y: middle(tag.h) }, leader: null };
  return { name: { w, h, x: at.x + (at.w - w) * lean, y: at.y }, lines, tag: { ...tag, x: at.x + (at.w - tag.w) * lean, y: at.y + h + TIGHT }, leader: null };
};

export const sidesOf = (city: City): readonly Side[] => {
  const home = HOME[city] ?? 'r';
  return [home, ...SIDES.filter((side) => side !== home)];
};
