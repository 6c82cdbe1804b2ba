/** The letters in a seat's token. */
import { expect, test } from 'vitest';
import { letters } from '../src/lib/parts/signs';

test('a name is written by its first letter', () => {
  expect(letters('ann', ['ann', 'Otto'])).toBe('A');
  expect(letters('🦊 Fox', ['🦊 Fox'])).toBe('🦊');
  expect(letters('🇩🇪 Max', ['🇩🇪 Max'])).toBe('🇩🇪');
});

test('names that begin alike are told apart by their second', () => {
  const names = ['Dolores', 'dan', 'Otto'];
  expect(names.map((name) => letters(name, names))).toEqual(['Do', 'Da', 'O']);
});
