/** Names, judged before they are sent as the server would judge them. */
import { expect, test } from 'vitest';
import names from '../../src/backroom/table/names.py?raw';
import { ALIKE, guestName, nameFits, namesake } from '../src/lib/house/name';

test('letters, signs and composed emoji are names', () => {
  for (const name of ['Ann', 'Žofie', 'Ann B.', '🕵️‍♀️', '👨‍👩‍👧‍👦', ' Ann ', 'علی\u200cرضا', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'น้ำฝน', '山田\u3000太郎', 'Ann\u200e']) expect(nameFits(name), name).toBe(true);
});

test('what cannot be shown is no name', () => {
  for (const name of ['', ' ', '\u200d', '\ufe0f', 'a\u200bb', '\u202eb', 'a\tb', '\u0301', '\u0301Ann', '🏴\u{e0067}\u{e0062}', 'x'.repeat(21)]) expect(nameFits(name), name).toBe(false);
});

test('somebody of that name is found by what the eye gets of it', () => {
  const players = [{ name: 'Ann' }, { name: 'José' }, { name: '\u2068عنان\u2069' }, { name: '' }];
  for (const [wish, name] of [['ANN', 'Ann'], [' ann ', 'Ann'], ['Jose\u0301', 'José'], ['عنان', 'عنان']] as const) expect(namesake(players, wish), wish).toBe(name);
  for (const wish of ['Anna', 'Jose', '']) expect(namesake(players, wish), wish).toBe(null);
});

test('letters of other alphabets that look like Latin ones are these', () => {
  const players = [{ name: 'Ann' }, { name: 'Max' }, { name: 'Groß' }];
  for (const [wish, name] of [['Αnn', 'Ann'], ['АNN', 'Ann'], ['Мах', 'Max'], ['Max\u2063', 'Max'], ['GROSS', 'Groß']] as const) expect(namesake(players, wish), wish).toBe(name);
  for (const wish of ['Анна', 'Махе']) expect(namesake(players, wish), wish).toBe(null);
  for (const letters of ALIKE) expect(names).toContain(`"${letters}"`);
});

test('a letter under a heap of marks is no name, and one with two is', () => {
  for (const name of [`A${'\u0301'.repeat(6)}`, `A${'\u0301'.repeat(3)}nn`, 'Ann\u0300\u0301\u0323\u0331\u0332']) expect(nameFits(name), name).toBe(false);
  for (const name of ['Việt', 'A\u0302\u0301nn', 'ᾧδε']) expect(nameFits(name), name).toBe(true);
});

test('what is far wider than it is long is no name', () => {
  for (const name of ['\ufdfd', 'ﷺ', '⸻', '㍿'.repeat(6)]) expect(nameFits(name), name).toBe(false);
});

test('a guest without a name is the next one', () => {
  expect(guestName([{ name: 'Ann' }, { name: '' }])).toBe('Guest');
  expect(guestName([{ name: 'guest' }, { name: 'Guest 2' }, { name: '' }])).toBe('Guest 3');
});
