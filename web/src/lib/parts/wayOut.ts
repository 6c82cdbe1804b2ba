/** Escape leaves what was opened last, and nothing else with it. */
import type { Attachment } from 'svelte/attachments';

const opened: (() => void)[] = [];

const leave = (event: KeyboardEvent): void => {
  const last = opened.at(-1);
  if (event.key !== 'Escape' || event.isComposing || last === undefined) return;
  event.preventDefault(); // for whoever else listens, it has been heard
  last();
};

/** For as long as something is open; returns what is called when it no longer is. */
export const wayOut = (close: () => void): (() => void) => {
  if (opened.length === 0) addEventListener('keydown', leave, { capture: true });
  const way = (): void => close();
  opened.push(way);
  return () => {
    opened.splice(opened.indexOf(way), 1);
    if (opened.length === 0) removeEventListener('keydown', leave, { capture: true });
  };
};

/** A list that unfolds over the table folds again, and its title has the focus. */
export const unfolded: Attachment<HTMLDetailsElement> = (list) => {
  let done = (): void => {};
  const fold = (): void => {
    if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
    list.open = false;
  };
  const turned = (): void => {
    done();
    done = list.open ? wayOut(fold) : () => {};
  };
  const watch = new MutationObserver(turned); // a toggle is told only later
  watch.observe(list, { attributeFilter: ['open'] });
  return () => {
    watch.disconnect();
    done();
  };
};
