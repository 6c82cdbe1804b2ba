/** The language the page speaks. */
import { en, type Catalogue } from './en';

export type { Line, Part } from './en';

export const words: Catalogue = en;
