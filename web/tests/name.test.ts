/** Names, judged before they are sent as the server would judge them. */
import { expect, test } from 'vitest';
import { nameFits } from '../src/lib/house/name';

test('letters, signs and composed emoji are names', () => {
  for (const name of ['Ann', 'Žofie', 'Ann B.', '🕵️‍♀️', '👨‍👩‍👧‍👦', ' Ann ']) expect(nameFits(name), name).toBe(true);
});

test('what cannot be shown is no name', () => {
  for (const name of ['', ' ', '\u200d', '\ufe0f', 'a\u200bb', '\u202eb', 'a\tb', 'x'.repeat(21)]) expect(nameFits(name), name).toBe(false);
});
