/** Every word the page says. A catalogue is fetched before the first word is shown, and only that of the language spoken. */
import { insist } from '../house/insist';
import type { Catalogue } from './en';
import type { Language } from './language';

export type { Line } from './en/fbi';

/** Read it when a word is needed, not while modules load: only then has the language been chosen. */
export let words!: Catalogue;

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => import('./en').then(({ en }) => en),
  de: () => import('./de').then(({ de }) => de),
};

/** Where the other catalogue cannot be fetched, English will do; a page without any words has nothing to show but patience. */
export const speak = async (language: Language): Promise<void> => {
  const heard = await insist(CATALOGUES[language]).catch(() => insist(CATALOGUES.en)).catch(() => null);
  if (heard === null) return speak(language);
  words = heard;
};
