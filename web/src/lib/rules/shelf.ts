/** The books and the introductions, fetched when one of them is opened. */
import type { Intro } from '../text/books/book';
import { words } from '../text/words';
import type { Book } from './address';

const sources = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const intros = import.meta.glob<Intro>('../text/books/*/*.ts', { import: 'intro' });

const fetched = async <T>(shelf: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T> => {
  const load = shelf[path];
  if (load === undefined) throw new Error(`expected one of ${Object.keys(shelf).join(', ')}, got ${path}`);
  return load();
};

export const sourceOf = (game: Book): Promise<string> => fetched(sources, `../../../../docs/rules/${game}.md`);
export const introOf = (game: Book): Promise<Intro> => fetched(intros, `../text/books/${words.archive.language}/${game}.ts`);
