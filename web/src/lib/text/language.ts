/** Which language the page speaks: the one chosen, else the browser's own where we have it, else English. */
import { carry, recall, remember } from '../parts/keep';
import { keepSettings } from './resumed';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];
/** Each language by its own name. */
export const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const LANGUAGE = 'backroom.language';

const known = (tag: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => tag?.toLowerCase().split('-')[0] === language) ?? null;

export const languageOf = (chosen: string | null, browser: readonly string[]): Language =>
  known(chosen) ?? browser.map(known).find((language) => language !== null) ?? 'en';

export const recallLanguage = (): Language => languageOf(recall(LANGUAGE), navigator.languages);

/** The page is loaded anew in the other language; nothing is lost by that. */
export const chooseLanguage = (language: Language): void => {
  remember(LANGUAGE, language);
  keepSettings();
  carry(); // a phone may not say that the page is left
  location.reload();
};
