/** The lessons, fetched when somebody wants to learn. */
import type { Book } from '../rules/address';
import type { Staged } from './lesson.svelte';

const shelf = import.meta.glob<Staged>('./lessons/*.json', { import: 'default' });

export const lessonOf = async (game: Book): Promise<Staged> => {
  const load = shelf[`./lessons/${game}.json`];
  if (load === undefined) throw new Error(`expected a lesson of ${game}, found none`);
  return load();
};
