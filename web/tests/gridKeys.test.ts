import { expect, test } from 'vitest';
import { fieldBy } from '../src/lib/parts/gridKeys';

/** Two rows of four fields; the second has no field in its third column. */
const FIELDS = [0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column }))).filter(({ row, column }) => row !== 1 || column !== 2);
const from = (row: number, column: number, key: string) => fieldBy(key, { row, column }, FIELDS);

test('an arrow goes to the next field that way, over a gap too', () => {
  expect(from(0, 1, 'ArrowDown')).toEqual({ row: 1, column: 1 });
  expect(from(1, 3, 'ArrowUp')).toEqual({ row: 0, column: 3 });
  expect(from(1, 1, 'ArrowRight')).toEqual({ row: 1, column: 3 });
  expect(from(1, 3, 'ArrowLeft')).toEqual({ row: 1, column: 1 });
});

test('at the edge, and with any other key, nothing moves', () => {
  expect(from(0, 2, 'ArrowDown')).toBe(null);
  expect(from(0, 0, 'ArrowLeft')).toBe(null);
  expect(from(0, 0, 'Enter')).toBe(null);
});

test('Home and End go to the ends of the row', () => {
  expect(from(1, 1, 'Home')).toEqual({ row: 1, column: 0 });
  expect(from(0, 1, 'End')).toEqual({ row: 0, column: 3 });
  expect(from(0, 3, 'End')).toBe(null);
});
