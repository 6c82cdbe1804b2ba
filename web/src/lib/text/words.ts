/** The language the page speaks. */
import { en, type Catalogue } from './en';

export type { Line } from './en/fbi';

export const words: Catalogue = en;
