/** The books and the introductions, fetched when one of them is opened, in the language of the page. */
import type { Intro } from '../text/books/book';
import type { Language } from '../text/language';
import { words } from '../text/words';
import type { Book } from './address';
import { readBook, type Block } from './book';

/** A rulebook, and the language it is written in. */
export interface Rulebook {
  readonly language: Language;
  readonly blocks: readonly Block[];
}

const sources = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });
const intros = import.meta.glob<Intro>('../text/books/*/*.ts', { import: 'intro' });

const fetched = async <T>(shelf: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T> => {
  const load = shelf[path];
  if (load === undefined) throw new Error(`expected one of ${Object.keys(shelf).join(', ')}, got ${path}`);
  return load();
};

const addressOf = (game: Book, language: Language): string => `../../../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`;

/** The language asked for where the shelf has the book in it, else English. */
export const languageOfBook = (game: Book, language: Language, shelf: Readonly<Record<string, unknown>> = sources): Language => (addressOf(game, language) in shelf ? language : 'en');

export const sourceOf = (game: Book, language: Language): Promise<string> => fetched(sources, addressOf(game, language));

/** The rulebook without its title, which the page has already. */
export const bookOf = async (game: Book): Promise<Rulebook> => {
  const language = languageOfBook(game, words.archive.language);
  return { language, blocks: readBook(await sourceOf(game, language)).slice(1) };
};

/** How a text of that language is marked; what is the page's own needs no mark. */
export const langOf = (language: Language): Language | undefined => (language === words.archive.language ? undefined : language);

export const introOf = (game: Book): Promise<Intro> => fetched(intros, `../text/books/${words.archive.language}/${game}.ts`);
