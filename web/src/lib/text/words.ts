/** Every word the page says. English is built in; another language is fetched before the first word is shown. */
import { insist } from '../house/insist';
import { en, type Catalogue } from './en';
import type { Language } from './language';

export type { Line } from './en/fbi';

/** Read it when a word is needed, not while modules load: only then has the language been chosen. */
export let words: Catalogue = en;

/** Where the other catalogue cannot be fetched, English will do. */
export const speak = async (language: Language): Promise<void> => {
  words = language === 'de' ? await insist(() => import('./de')).then(({ de }) => de, () => en) : en;
};
