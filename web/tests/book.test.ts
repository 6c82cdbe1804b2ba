/** The rulebooks on the page, in both languages: every rule of a file under its number, and found by its words. */
import { afterEach, expect, test } from 'vitest';
import { BOOKS, ruleLink, type Book } from '../src/lib/rules/address';
import { anchor, find, readBook, remarkOf, spans, wordsOf, type Block } from '../src/lib/rules/book';
import { findIntro, passages } from '../src/lib/rules/introduction';
import { places } from '../src/lib/rules/marked';
import { rulePlaces } from '../src/lib/rules/library';
import { bookOf, langOf, languageOfBook, sourceOf } from '../src/lib/rules/shelf';
import type { Intro } from '../src/lib/text/books/book';
import { LANGUAGES, type Language } from '../src/lib/text/language';
import { speak } from '../src/lib/text/words';

const idsOf = (book: readonly Block[]) => book.flatMap((one) => (one.kind === 'paragraph' && one.id !== null ? [one.id] : []));
const EVERY = LANGUAGES.flatMap((language) => BOOKS.map((game): [Language, Book] => [language, game]));
const NAMED = /\b(?:FBI|CRM|INK|GET|SLP)-(?:W\b|[A-Z]?\d+[a-z]?\d?(?:\.\d+[a-z]?)?)/g;

afterEach(() => speak('en'));

test('there is a book for every game', () => expect(BOOKS).toEqual(['fbi', 'criminals', 'inkognito', 'getaway', 'sleepers']));

test.each(EVERY)('%s, %s: every number of the file is an anchor, once', async (language, game) => {
  const source = await sourceOf(game, language);
  const ids = idsOf(readBook(source));
  expect(ids).toEqual([...source.matchAll(/^\*\*([A-Z]{3}-[\w.]+)\*\*/gm)].map((match) => match[1]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(40);
  for (const id of ids) expect(ruleLink(id)).toBe(`/rules/${game}#${id}`);
});

test.each(EVERY)('%s, %s: numbers named in the text lead to a rule of the book', async (language, game) => {
  const source = await sourceOf(game, language);
  const ids = idsOf(readBook(source));
  for (const [named] of source.matchAll(NAMED)) expect(ids).toContain(named);
});

test.each(EVERY)('%s, %s: no mark of the notation is left over, and tables are whole', async (language, game) => {
  for (const one of readBook(await sourceOf(game, language))) {
    if (one.kind === 'table') for (const row of one.rows) expect(row).toHaveLength(one.head.length);
    if (one.kind !== 'code') expect(wordsOf(one), wordsOf(one)).not.toMatch(/\*\*|`|^#|^\|/);
  }
});

/** What a block is, whatever its words: its number, or how long its rows and lines are. */
const shapeOf = (one: Block): string => {
  switch (one.kind) {
    case 'heading':
      return `heading ${one.level}`;
    case 'paragraph':
      return `${one.id ?? 'paragraph'}: ${one.lines.map((line) => remarkOf(line) ?? 'rule').join(' ')}`;
    case 'list':
      return `list ${one.items.length}`;
    case 'table':
      return `table ${[one.head, ...one.rows].map((row) => row.length).join(' ')}`;
    case 'code':
      return 'code';
  }
};

test.each(BOOKS)('%s: has the same rules, remarks, headings, lists and tables in both languages, in one order', async (game) => {
  const [english, german] = [readBook(await sourceOf(game, 'en')), readBook(await sourceOf(game, 'de'))];
  expect(german.map(shapeOf)).toEqual(english.map(shapeOf));
});

test.each(BOOKS)('%s: no heading and no paragraph of the German book is the English one', async (game) => {
  const [english, german] = [readBook(await sourceOf(game, 'en')).slice(1), readBook(await sourceOf(game, 'de')).slice(1)];
  for (const [k, one] of english.entries()) if (/[a-z]{3}/.test(wordsOf(one))) expect(german[k] && wordsOf(german[k])).not.toBe(wordsOf(one));
});

test('a page opens the book of its own language, and an English one where there is no other', async () => {
  expect((await bookOf('fbi')).language).toBe('en');
  await speak('de');
  const { language, blocks } = await bookOf('fbi');
  expect([language, langOf(language), langOf('en')]).toEqual(['de', undefined, 'en']);
  expect(find(blocks, 'Handschellen entscheiden').map((one) => 'id' in one && one.id)).toContain('FBI-4.3e');
  expect(languageOfBook('fbi', 'de')).toBe('de');
  expect(languageOfBook('fbi', 'de', { '../../../../docs/rules/fbi.md': null })).toBe('en');
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
  const book = readBook(await sourceOf('fbi', 'en'));
  expect(find(book, '')).toBe(book);
  const found = find(book, 'handcuffs decide');
  expect(found.map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
  expect(found[1]).toMatchObject({ id: 'FBI-4.3e' });
  expect(find(book, 'no such words here')).toEqual([]);
});

test('a German word is found with ss and in capitals', async () => {
  const book = readBook(await sourceOf('sleepers', 'de'));
  expect(find(book, 'STRASSENSPERRE')).toEqual(find(book, 'straßensperre'));
  expect(find(book, 'straßensperre').length).toBeGreaterThan(1);
});

test('each word asked for is marked where it stands, however it is written', () => {
  const text = 'Die Straßensperre sperrt die Straße.';
  const marks = (wish: string) => places(text, wish).map(([from, to]) => text.slice(from, to));
  expect(marks('STRASSE sperr')).toEqual(['Straße', 'Straße', 'sperr', 'sperr']);
  expect(marks('  ')).toEqual([]);
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

test.each(EVERY)('%s, %s: whatever is found has an address in the book', async (language, game) => {
  const book = readBook(await sourceOf(game, language)).slice(1);
  const anchors = new Set(['rulebook', ...book.flatMap((one) => ('id' in one && one.id !== null ? [one.id] : []))]);
  const found = rulePlaces(book, language === 'de' ? 'der' : 'the');
  expect(found.length).toBeGreaterThan(20);
  for (const { id } of found) expect(anchors).toContain(id);
});

test('a remark is told from the rule it stands under', () => {
  expect(remarkOf(spans('*Why:* it was so'))).toBe('why');
  expect(remarkOf(spans('*Option:* another way'))).toBe('option');
  expect(['*Warum:* so war es', '*Wahlweise:* anders'].map((line) => remarkOf(spans(line)))).toEqual(['why', 'option']);
  expect(remarkOf(spans('*player* must be sold out'))).toBeNull();
});
