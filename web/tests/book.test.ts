/** The rulebooks on the page: every rule of a file under its number, and found by its words. */
import { expect, test } from 'vitest';
import { BOOKS, ruleLink, type Book } from '../src/lib/rules/address';
import { anchor, find, readBook, remarkOf, spans, wordsOf, type Block } from '../src/lib/rules/book';
import { findIntro, passages } from '../src/lib/rules/introduction';
import { rulePlaces } from '../src/lib/rules/library';
import type { Intro } from '../src/lib/text/books/book';
import { sourceOf } from '../src/lib/rules/shelf';

const idsOf = (book: readonly Block[]) => book.flatMap((one) => (one.kind === 'paragraph' && one.id !== null ? [one.id] : []));
const NAMED = /\b(?:FBI|CRM|INK|GET|SLP)-(?:W\b|[A-Z]?\d+[a-z]?\d?(?:\.\d+[a-z]?)?)/g;

test('there is a book for every game', () => expect(BOOKS).toEqual(['fbi', 'criminals', 'inkognito', 'getaway', 'sleepers']));

test.each(BOOKS)('%s: every number of the file is an anchor, once', async (game: Book) => {
  const source = await sourceOf(game);
  const ids = idsOf(readBook(source));
  expect(ids).toEqual([...source.matchAll(/^\*\*([A-Z]{3}-[\w.]+)\*\*/gm)].map((match) => match[1]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(40);
  for (const id of ids) expect(ruleLink(id)).toBe(`/rules/${game}#${id}`);
});

test.each(BOOKS)('%s: numbers named in the text lead to a rule of the book', async (game) => {
  const source = await sourceOf(game);
  const ids = idsOf(readBook(source));
  for (const [named] of source.matchAll(NAMED)) expect(ids).toContain(named);
});

test.each(BOOKS)('%s: no mark of the notation is left over, and tables are whole', async (game) => {
  for (const one of readBook(await sourceOf(game))) {
    if (one.kind === 'table') for (const row of one.rows) expect(row).toHaveLength(one.head.length);
    if (one.kind !== 'code') expect(wordsOf(one), wordsOf(one)).not.toMatch(/\*\*|`|^#|^\|/);
  }
});

const intros = import.meta.glob<Intro>('../src/lib/text/books/*/*.ts', { import: 'intro', eager: true });
const introOf = (language: string, game: Book): Intro | undefined => intros[`../src/lib/text/books/${language}/${game}.ts`];

test.each(BOOKS)('%s: is told in plain words in both languages, chapter by chapter', (game) => {
  const [english, german] = [introOf('en', game), introOf('de', game)];
  expect(english?.chapters.length).toBeGreaterThanOrEqual(4);
  expect(german?.chapters.map(({ says, steps }) => [says?.length, steps?.length])).toEqual(
    english?.chapters.map(({ says, steps }) => [says?.length, steps?.length]),
  );
  for (const [k, chapter] of (english?.chapters ?? []).entries()) expect(german?.chapters[k]?.title).not.toBe(chapter.title);
});

test('words and numbers are found, with the headings above', async () => {
  const book = readBook(await sourceOf('fbi'));
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
  expect(spans('by SLP-3f7 and SLP-W').filter(({ kind }) => kind === 'rule').map(({ text }) => text)).toEqual(['SLP-3f7', 'SLP-W']);
});

test('a rule has an address', () => {
  expect(ruleLink('FBI-4.3a')).toBe('/rules/fbi#FBI-4.3a');
  expect(ruleLink('R13')).toBe('/rules/fbi#FBI-R13');
  expect(ruleLink('R5', 'criminals')).toBe('/rules/criminals#CRM-R5');
  expect(ruleLink('GO-1')).toBeNull();
});

test('a heading is linked by its words, in any language', () => expect(anchor('Für Grün: 3 Welten')).toBe('für-grün-3-welten'));

test('words are looked for in the introduction as well, and what has them keeps its title', () => {
  const intro = { title: 'Spiel', lead: 'Ein Spiel um Festnahmen.', chapters: [{ title: 'Ziel', says: ['Nimm die Schlimmsten.', 'Lass Unbeteiligte frei.'] }, { title: 'Ein Zug', steps: [['Freilassen', 'Eine Karte geht.'], ['Wählen', 'Zwei Agenten.']] as const }] };
  const found = findIntro(intro, 'karte  FREI');
  expect(found).toEqual({ title: 'Spiel', lead: '', chapters: [{ title: 'Ein Zug', says: [], steps: [['Freilassen', 'Eine Karte geht.']] }] });
  expect(passages(found)).toBe(1);
  expect(findIntro(intro, ' ')).toBe(intro);
});

test.each(BOOKS)('%s: whatever is found has an address in the book', async (game) => {
  const book = readBook(await sourceOf(game)).slice(1);
  const anchors = new Set(['rulebook', ...book.flatMap((one) => ('id' in one && one.id !== null ? [one.id] : []))]);
  const found = rulePlaces(book, 'the');
  expect(found.length).toBeGreaterThan(20);
  for (const { id } of found) expect(anchors).toContain(id);
});

test('a remark is told from the rule it stands under', () => {
  expect(remarkOf(spans('*Why:* it was so'))).toBe('why');
  expect(remarkOf(spans('*Option:* another way'))).toBe('option');
  expect(remarkOf(spans('*player* must be sold out'))).toBeNull();
});
