/** The rulebook on the page: every rule of the file under its number, and found by its words. */
import { expect, test } from 'vitest';
import source from '../../docs/rules/fbi.md?raw';
import { ruleLink } from '../src/lib/rules/address';
import { find, readBook, spans, wordsOf } from '../src/lib/rules/book';

const book = readBook(source);
const ids = book.flatMap((one) => (one.kind === 'paragraph' && one.id !== null ? [one.id] : []));

test('every number of the file is an anchor, once', () => {
  const written = [...source.matchAll(/^\*\*(FBI-[\w.]+)\*\*/gm)].map((match) => match[1]);
  expect(ids).toEqual(written);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('FBI-4.3a');
});

test('numbers named in the text lead to a rule of the book', () => {
  for (const match of source.matchAll(/\bFBI-[A-Z]?\d+(?:\.\d+[a-z]?)?/g)) expect(ids).toContain(match[0]);
});

test('no mark of the notation is left over', () => {
  for (const one of book) expect(wordsOf(one), wordsOf(one)).not.toMatch(/\*\*|`|^#|\|/);
});

test('tables have as many cells as heads', () => {
  for (const one of book) if (one.kind === 'table') for (const row of one.rows) expect(row).toHaveLength(one.head.length);
});

test('words and numbers are found, with the headings above', () => {
  expect(find(book, '')).toBe(book);
  const found = find(book, 'handcuffs decide');
  expect(found.map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
  expect(found[1]).toMatchObject({ id: 'FBI-4.3e' });
  expect(find(book, 'no such words here')).toEqual([]);
});

test('bold, italics, code and rules within a line', () => {
  expect(spans('a **b** *c* `d` FBI-4.5g.').map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'a '], ['strong', 'b'], ['text', ' '], ['em', 'c'], ['text', ' '], ['code', 'd'], ['text', ' '], ['rule', 'FBI-4.5g'], ['text', '.'],
  ]);
});

test('a rule has an address', () => {
  expect(ruleLink('FBI-4.3a')).toBe('/rules/fbi#FBI-4.3a');
  expect(ruleLink('R13')).toBe('/rules/fbi#FBI-R13');
  expect(ruleLink('GO-1')).toBeNull();
});
