/** What a city needs around it on the map. */
import { words } from '../text/words';
import type { Spot } from './labels';
import { inShort, TAG, waysToWrite, type Width } from './lettering';
import type { Mark } from './marks';
import { drawnOf, signsOf, stacksOf, type Measure } from './signs';

/** The letters of the page, and those of the typewriter. */
export interface Letters {
  readonly plain: Width;
  readonly typed: Width;
}

export const spotOf = (mark: Mark, at: { readonly x: number; readonly y: number }, measure: Measure, { plain, typed }: Letters): Spot => ({
  city: mark.city,
  ...at,
  drawn: drawnOf(mark, measure),
  stacks: stacksOf(signsOf(mark), measure),
  names: waysToWrite(words.sleepers.city(mark.city), plain),
  code: inShort(words.sleepers.code(mark.city), plain),
  tag: mark.tag === '' || mark.ring === null ? null : { w: typed(mark.tag, TAG.font) + TAG.padding, h: TAG.line },
  flight: mark.ring === 'plane',
});
