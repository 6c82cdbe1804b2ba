/** Whoever changes the language is in the settings again when the page has been loaded anew. */

interface Kept {
  readonly settings?: true;
}

let open = typeof history !== 'undefined' && (history.state as Kept | null)?.settings === true;

/** Before the page is loaded anew. */
export const keepSettings = (): void => history.replaceState({ ...(history.state as Kept | null), settings: true }, '');

/** Whether the settings are to be open. */
export const wereSettings = (): boolean => open;

/** They are: another page does not open with them. */
export const resume = (): void => {
  if (!open) return;
  open = false;
  const { settings: _, ...rest } = history.state as Kept;
  history.replaceState(rest, '');
};
