/** Which build of the page this is. A house that went over to another one no longer has the files of the old. */

const KEPT = 'backroom.edition';

const own = (): string => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

export type Answer = 'silent' | 'same' | 'other';

/** What the house hands out now: this page, another build of it, or nothing at all. */
export const askForEdition = async (): Promise<Answer> => {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (answer === null || !answer.ok) return 'silent';
  return (await answer.text()).includes(own()) ? 'same' : 'other';
};

/** Take the new build, but only once for each old one: a page out of some cache must not turn in circles. */
export const changeEdition = (): void => {
  try {
    if (sessionStorage.getItem(KEPT) === own()) return;
    sessionStorage.setItem(KEPT, own());
  } catch {
    return;
  }
  location.reload();
};
