/** The button just pressed is gone: the keyboard goes on from what is asked now. */
import type { Attachment } from 'svelte/attachments';

/** When the page opens nothing was pressed, and the focus is left where it is. */
let opened = false;
/** Where the focus was brought last, and waits for what comes next. */
let brought: HTMLElement | null = null;
/** Whether what had the focus last is beside the table: the game's own pages there are part of it. */
let aside = false;

const isFree = (held: Element | null): boolean => held === null || held === document.body || held === brought || held.matches(':disabled');

/** Whoever is in the panel stays there, even if what had the focus has gone. */
export const isAside = (): boolean => aside;

/** Something was pressed; and if a title is heard for want of a question, the next question may have its focus. */
export const heard = (title?: HTMLElement): void => {
  opened = true;
  aside = document.activeElement?.closest('.panel') != null && document.activeElement.closest('.scene') === null;
  if (title === undefined) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
  brought = title;
};

/** Takes the focus if nothing holds it, with each new question; null while none is put here. */
export const goOn = (question: string | null): Attachment<HTMLElement> => (element) => {
  if (question === null) return;
  if (opened && !aside && isFree(document.activeElement)) {
    element.focus({ preventScroll: true });
    brought = element;
  }
  opened = true;
};
