/** Names from right to left, in sentences from left to right. */
import { expect, test } from 'vitest';
import { letters } from '../src/lib/parts/signs';
import { bare, isolated, named } from '../src/lib/text/isolated';

const DAVID = 'דוד';
const MARYAM = 'مريم';

test('a name from right to left is set apart, and comes back as it was', () => {
  for (const name of [DAVID, MARYAM, `${DAVID} 3`, `Ann ${MARYAM}`]) {
    expect(isolated(name), name).toBe(`\u2068${name}\u2069`);
    expect(bare(isolated(name)), name).toBe(name);
  }
});

test('other names stay as they are', () => {
  for (const name of ['Ann', 'Žofie', '山田太郎', 'สมชาย', '🏴‍☠️', '']) expect(isolated(name), name).toBe(name);
  const people = [{ seat: 0, name: 'Ann' }];
  expect(named(people)).toBe(people);
});

test('a token shows the letters of the name, not what sets it apart', () => {
  const names = [DAVID, 'דן', MARYAM].map(isolated);
  expect(names.map((name) => letters(name, names))).toEqual(['דו', 'דן', 'م']);
});
