/** The card that was pressed has landed: the keyboard goes on from the next one, and from the hand after the last. */
import type { Attachment } from 'svelte/attachments';

const CARD = 'button';

/** For a hand whose places are its children: a card that leaves one lets go of the focus. */
export const nextInHand: Attachment<HTMLElement> = (hand) => {
  let held: Element | null = null;
  const note = ({ target }: FocusEvent): void => {
    held = [...hand.children].find((place) => target instanceof Node && place.contains(target)) ?? null;
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) held = null;
  };
  const mend = (): void => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (held === null || !nowhere || held.querySelector(CARD) !== null) return;
    const places = [...hand.children];
    const at = places.indexOf(held);
    const cards = [...places.slice(at + 1), ...places.slice(0, Math.max(0, at)).reverse()].map((place) => place.querySelector<HTMLElement>(CARD));
    (cards.find((card) => card?.checkVisibility() === true) ?? hand).focus({ preventScroll: true });
  };
  const watch = new MutationObserver(mend);
  watch.observe(hand, { childList: true, subtree: true });
  hand.addEventListener('focusin', note);
  hand.addEventListener('focusout', leave);
  return () => {
    watch.disconnect();
    hand.removeEventListener('focusin', note);
    hand.removeEventListener('focusout', leave);
  };
};
