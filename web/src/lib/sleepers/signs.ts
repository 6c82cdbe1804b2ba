/** How large what is drawn of a city is, and how the signs of those who are there are stacked. */
import type { Agency, Objective } from '../contract/messages';
import type { Size } from './boxes';
import type { Mark } from './marks';

export type Sign =
  | { readonly kind: 'location' }
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
export const measureAt = (scale: number): Measure => (scale >= 1.15 ? { side: 28, pin: 1 } : scale >= 0.85 ? { side: 24, pin: 0.87 } : { side: 20, pin: 0.75 });

export const signsOf = ({ standing, location }: Pick<Mark, 'standing' | 'location'>): readonly Sign[] => [
  ...(location ? [{ kind: 'location' } as const] : []),
  ...standing.spies.map(({ agency, count }) => ({ kind: 'spy', agency, count }) as const),
  ...standing.cells.map((agency) => ({ kind: 'cell', agency }) as const),
  ...standing.tokens.map(({ agency, objective }) => ({ kind: 'token', agency, objective }) as const),
];

const ROW = 3;

/** At most three beside each other, and the rows about as long. */
export const rowsOf = (signs: readonly Sign[]): readonly (readonly Sign[])[] => {
  const rows = Math.ceil(signs.length / ROW);
  const long = Math.ceil(signs.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, k) => signs.slice(k * long, (k + 1) * long));
};

export const sideOf = (sign: Sign, { side }: Measure): number => (sign.kind === 'token' ? side + 5 : sign.kind === 'location' ? side - 6 : side);

export const stackOf = (signs: readonly Sign[], measure: Measure): Size | null => {
  if (signs.length === 0) return null;
  const rows = rowsOf(signs);
  return {
    w: Math.max(...rows.map((row) => row.reduce((sum, sign) => sum + sideOf(sign, measure) + 1, -1))),
    h: rows.reduce((sum, row) => sum + Math.max(...row.map((sign) => sideOf(sign, measure))), 0),
  };
};

/** The widest ring that is not the one in focus. */
export const RING = 17;

/** How far a city's pin and rings reach. */
export const drawnOf = ({ selected, chosen, ring, base }: Pick<Mark, 'selected' | 'chosen' | 'ring' | 'base'>, { pin }: Measure): number =>
  pin * (selected ? 20.6 : ring !== null ? (chosen ? 24.5 : ring === 'plane' ? 20.4 : RING) : base !== null ? 12.8 : 7);
