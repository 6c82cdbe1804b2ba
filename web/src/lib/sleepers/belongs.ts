/** Whose word it is: what stands nearer to the pin of another city is read as that one's. */
import { apart, shift, type Pin, type Point } from './boxes';
import type { Words } from './forms';

/** By so many pixels the own pin is the nearest. */
const CLEARLY = 5;
/** So far from the ring of another. */
const AIR = 3;

/** A name and a price are clearly nearer to their own pin than to any other, and at nobody else's ring. */
export const belongs = ({ name, tag }: Pick<Words, 'name' | 'tag'>, own: Point, others: readonly Pin[]): boolean =>
  [name, tag].every((part) => {
    if (part === null) return true;
    const there = shift(part, own);
    const near = apart(there, own) + CLEARLY;
    return others.every((other) => apart(there, other) >= Math.max(near, other.drawn + AIR));
  });

/** Beside no pin at all: a line is believed there. */
const ALONE = 23;
export const standsAlone = ({ name, tag }: Pick<Words, 'name' | 'tag'>, own: Point, others: readonly Pin[]): boolean =>
  [name, tag].every((part) => part === null || others.every((other) => apart(shift(part, own), other) >= ALONE + other.drawn));
