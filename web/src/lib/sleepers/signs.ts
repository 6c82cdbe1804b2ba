/** How large what is drawn of a city is, and how the signs of those who are there are stacked. */
import type { Agency, Objective } from '../contract/messages';
import type { Size } from './boxes';
import type { Mark } from './marks';

export type Sign =
  | { readonly kind: 'location'; readonly agency: Agency | null }
  | { readonly kind: 'spy'; readonly agency: Agency; readonly count: number }
  | { readonly kind: 'cell'; readonly agency: Agency }
  | { readonly kind: 'token'; readonly agency: Agency; readonly objective: Objective };

/** A badge's side, and by how much pins and rings shrink. */
export interface Measure {
  readonly side: number;
  readonly pin: number;
}

/** In a picture as small as a phone's. */
export const TINY: Measure = { side: 17, pin: 0.6 };

/** Seen from afar, signs are smaller. */
const STEPS: readonly (Measure & { readonly from: number })[] = [
  { from: 1.15, side: 28, pin: 1 },
  { from: 0.85, side: 24, pin: 0.87 },
  { from: 0.7, side: 20, pin: 0.75 },
  { from: 0, side: 18, pin: 0.62 },
];

export const measureAt = (scale: number): Measure => STEPS.find(({ from }) => scale >= from) ?? TINY;

export const signsOf = ({ standing, location, located }: Pick<Mark, 'standing' | 'location' | 'located'>): readonly Sign[] => [
  ...(location ? [{ kind: 'location', agency: null } as const] : []),
  ...located.map((agency) => ({ kind: 'location', agency }) as const),
  ...standing.spies.map(({ agency, count }) => ({ kind: 'spy', agency, count }) as const),
  ...standing.cells.map((agency) => ({ kind: 'cell', agency }) as const),
  ...standing.tokens.map(({ agency, objective }) => ({ kind: 'token', agency, objective }) as const),
];

/** Rows of badges, and how many stand beside each other at most. */
export interface Stack extends Size {
  readonly across: number;
}

/** So many beside each other, the best first. */
const ACROSS = [3, 2];

/** The rows are about as long. */
export const rowsOf = (signs: readonly Sign[], across: number): readonly (readonly Sign[])[] => {
  const rows = Math.ceil(signs.length / across);
  const long = Math.ceil(signs.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, k) => signs.slice(k * long, (k + 1) * long));
};

export const sideOf = (sign: Sign, { side }: Measure): number => (sign.kind === 'token' ? side + 5 : sign.kind === 'location' ? side - 6 : side);

const stackOf = (signs: readonly Sign[], measure: Measure, across: number): Stack => {
  const rows = rowsOf(signs, across);
  return {
    across,
    w: Math.max(...rows.map((row) => row.reduce((sum, sign) => sum + sideOf(sign, measure) + 1, -1))),
    h: rows.reduce((sum, row) => sum + Math.max(...row.map((sign) => sideOf(sign, measure))), 0),
  };
};

/** How the signs of a city can be stacked; the second way only where it is another. */
export const stacksOf = (signs: readonly Sign[], measure: Measure): readonly Stack[] => (signs.length === 0 ? [] : ACROSS.slice(0, signs.length > 2 ? 2 : 1).map((across) => stackOf(signs, measure, across)));

/** The widest ring that is not the one in focus. */
export const RING = 17;

/** How far a city's pin and rings reach. */
export const drawnOf = ({ selected, chosen, ring, base }: Pick<Mark, 'selected' | 'chosen' | 'ring' | 'base'>, { pin }: Measure): number =>
  pin * (selected ? 20.6 : ring !== null ? (chosen ? 24.5 : ring === 'plane' ? 20.4 : RING) : base !== null ? 12.8 : 7);
