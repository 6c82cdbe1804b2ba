/** Marks on the table what the lesson asks to touch next, however often the table is laid out anew. */
import type { Attachment } from 'svelte/attachments';

const BUTTON = '[data-testid="primary"]:not(:disabled)';
const WATCHED = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-pressed', 'data-ring', 'data-action', 'disabled'] };

/** What is to be touched now: the latest of the touches that the table offers, and the button once that is chosen. */
const next = (room: HTMLElement, touches: readonly string[]): readonly Element[] => {
  const button = [...room.querySelectorAll(BUTTON)];
  if (touches.length === 0) return button;
  const found = touches.map((one) => [...room.querySelectorAll(one)]);
  const latest = found.findIndex((offered) => offered.length > 0);
  const open = (found[latest] ?? []).filter((one) => one.getAttribute('aria-pressed') !== 'true');
  return open.length === 0 && latest === 0 ? button : open;
};

/** `says` is the id of the text that tells those who do not see the mark; null where nothing is asked. */
export const pointing = (touches: readonly string[] | null, says: string): Attachment<HTMLElement> => (room) => {
  const clear = (one: Element): void => {
    one.removeAttribute('data-point');
    if (one.getAttribute('aria-describedby') === says) one.removeAttribute('aria-describedby');
  };
  const point = (): void => {
    const wanted = touches === null ? [] : next(room, touches);
    room.querySelectorAll('[data-point]').forEach((one) => wanted.includes(one) || clear(one));
    for (const one of wanted) {
      one.setAttribute('data-point', '');
      if (!one.hasAttribute('aria-describedby')) one.setAttribute('aria-describedby', says);
    }
  };
  const watch = new MutationObserver(point);
  watch.observe(room, WATCHED);
  point();
  return () => {
    watch.disconnect();
    room.querySelectorAll('[data-point]').forEach(clear);
  };
};
