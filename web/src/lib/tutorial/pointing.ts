/** Marks on the table what the lesson asks to touch next, however often the table is laid out anew, and brings it into sight. */
import type { Attachment } from 'svelte/attachments';
import { bringIntoSight, letGo } from './sight';

const BUTTON = '[data-testid="primary"]:not(:disabled)';
const WATCHED = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-pressed', 'data-ring', 'data-action', 'data-focus', 'disabled', 'inert'] };
/** Until what has just been laid out lies still. */
const SETTLED = 400;

/** What can be touched: it is there, and nothing is laid over the whole of it. */
const offered = (room: HTMLElement, touched: string): readonly Element[] => [...room.querySelectorAll(touched)].filter((one) => one.checkVisibility() && one.closest('[inert]') === null);

/** What is to be touched now: the latest of the touches that the table offers, and the button once that is chosen. */
const next = (room: HTMLElement, touches: readonly string[]): readonly Element[] => {
  const button = offered(room, BUTTON);
  if (touches.length === 0) return button;
  const found = touches.map((one) => offered(room, one));
  const latest = found.findIndex((some) => some.length > 0);
  const reached = found[latest] ?? [];
  const open = reached.filter((one) => one.getAttribute('aria-pressed') !== 'true');
  if (open.length > 0) return open;
  return latest === 0 ? button : reached; // pressed, and yet it led nowhere: it is let go of and pressed anew
};

/** `says` is the id of the text that tells those who do not see the mark; null where nothing is asked. */
export const pointing = (touches: readonly string[] | null, says: string): Attachment<HTMLElement> => (room) => {
  let pointed: readonly Element[] = [];
  let frame = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const bring = (): void => {
    const [first] = pointed;
    if (first?.isConnected) bringIntoSight(first);
  };
  /** Once as soon as it is laid out, and once when it lies still, unless somebody has taken it in hand. */
  const soon = (): void => {
    leave();
    frame = requestAnimationFrame(bring);
    again = setTimeout(bring, SETTLED);
  };
  const leave = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(again);
  };
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
    const same = wanted.length === pointed.length && wanted.every((one, k) => one === pointed[k]);
    pointed = wanted;
    if (!same) soon();
  };
  const watch = new MutationObserver(point);
  watch.observe(room, WATCHED);
  /** The voice takes its room from the table. */
  const size = new ResizeObserver(soon);
  if (room.firstElementChild !== null) size.observe(room.firstElementChild);
  const HANDS = ['pointerdown', 'wheel'];
  HANDS.forEach((hand) => room.addEventListener(hand, leave, { passive: true }));
  if (touches === null) letGo();
  point();
  return () => {
    leave();
    watch.disconnect();
    size.disconnect();
    HANDS.forEach((hand) => room.removeEventListener(hand, leave));
    room.querySelectorAll('[data-point]').forEach(clear);
  };
};
