/** How a name and a price stand together, and on which side of their pin. */
import type { City } from '../contract/messages';
import type { Rect, Size } from './boxes';
import type { Label, Spot } from './labels';

/** Right, left, below, above; then at the corners; then leaning to one side, or standing higher or lower than the pin. */
export type Side = 'r' | 'l' | 'b' | 't' | 'rb' | 'rt' | 'lb' | 'lt' | 'br' | 'bl' | 'tr' | 'tl' | 'ru' | 'rd' | 'lu' | 'ld';
/** A name with its price, or either alone. */
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
  readonly name: number | null;
  /** Beside the name or below it. */
  readonly row: boolean;
}

/** How a name and a price can stand together, the best first. */
export const forms = ({ names, tag }: Spot): readonly Form[] => {
  if (tag === null) return names.map((size, k) => ({ ...size, name: k, row: false }));
  return [
    ...names.flatMap((size, k) => [
      { w: Math.max(size.w, tag.w), h: size.h + TIGHT + tag.h, name: k, row: false },
      { w: size.w + 2 * TIGHT + tag.w, h: Math.max(size.h, tag.h), name: k, row: true },
    ]),
    { ...tag, name: null, row: false },
  ];
};

export const laid = (spot: Spot, form: Form, side: Side, at: Rect): Words => {
  const name = form.name === null ? null : (spot.names[form.name] ?? null);
  const folded = form.name === 1;
  const { tag } = spot;
  const lean = side.startsWith('l') ? 1 : side.startsWith('r') ? 0 : 0.5;
  if (name === null) return { name: null, folded, tag: tag === null ? null : { ...tag, x: at.x, y: at.y }, leader: null };
  if (tag === null) return { name: at, folded, tag: null, leader: null };
  const middle = (h: number): number => at.y + (at.h - h) / 2;
  if (form.row) return { name: { ...name, x: at.x, y: middle(name.h) }, folded, tag: { ...tag, x: at.x + name.w + 2 * TIGHT, y: middle(tag.h) }, leader: null };
  return { name: { ...name, x: at.x + (at.w - name.w) * lean, y: at.y }, folded, tag: { ...tag, x: at.x + (at.w - tag.w) * lean, y: at.y + name.h + TIGHT }, leader: null };
};

export const sidesOf = (city: City): readonly Side[] => {
  const home = HOME[city] ?? 'r';
  return [home, ...SIDES.filter((side) => side !== home)];
};
