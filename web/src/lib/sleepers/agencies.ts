/** The four agencies: each has a shape and a beast besides its colour. */
import type { Agency } from '../contract/messages';

export type Shape = 'circle' | 'diamond' | 'square' | 'hexagon';

export const COLOUR: Readonly<Record<Agency, string>> = { CIA: '#2f6fb3', MI6: '#26282c', FSB: '#2f7d4b', MSS: '#b5342c' };
/** The ring of a base: black would not be seen on the sea. */
export const RING: Readonly<Record<Agency, string>> = { ...COLOUR, MI6: '#e9e2d0' };
/** A line in a plot, on a dark ground. */
export const HUE: Readonly<Record<Agency, string>> = { CIA: '#6fa8e3', MI6: '#e9e2d0', FSB: '#63b982', MSS: '#ee7a6e' };
export const SHAPE: Readonly<Record<Agency, Shape>> = { CIA: 'circle', MI6: 'diamond', FSB: 'square', MSS: 'hexagon' };
