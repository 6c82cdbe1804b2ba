/** Names, judged before they are sent as the server would judge them. */
import { expect, test } from 'vitest';
import { nameFits } from '../src/lib/house/name';

test('letters, signs and composed emoji are names', () => {
  for (const name of ['Ann', 'Žofie', 'Ann B.', '🕵️‍♀️', '👨‍👩‍👧‍👦', ' Ann ', 'علی\u200cرضا', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'น้ำฝน', '山田\u3000太郎', 'Ann\u200e']) expect(nameFits(name), name).toBe(true);
});

test('what cannot be shown is no name', () => {
  for (const name of ['', ' ', '\u200d', '\ufe0f', 'a\u200bb', '\u202eb', 'a\tb', '\u0301', '\u0301Ann', '🏴\u{e0067}\u{e0062}', 'x'.repeat(21)]) expect(nameFits(name), name).toBe(false);
});
