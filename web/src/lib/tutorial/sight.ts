/** What is pointed at comes into sight, gently: whatever scrolls around it is scrolled, and the focus stays where it is. */
import { prefersReducedMotion } from 'svelte/motion';

/** Room for the ring around it. */
const RING = 8;
const SCROLLS = new Set(['auto', 'scroll']);

interface Shift {
  readonly x: number;
  readonly y: number;
}

/** What is fixed to the window does not scroll along with what it was laid over. */
const scrollers = (one: Element): readonly Element[] => {
  const found: Element[] = [];
  for (let box: Element | null = one; box !== null && getComputedStyle(box).position !== 'fixed'; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const long = box.scrollHeight > box.clientHeight && SCROLLS.has(overflowY);
    if (long || (box.scrollWidth > box.clientWidth && SCROLLS.has(overflowX))) found.push(box);
  }
  return found;
};

/** Something that does not scroll along lies over it. */
const isCovered = (one: Element): boolean => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint(left + width / 2, top + height * part);
    return there !== null && !one.contains(there);
  });
};

/** From the middle of the one to the middle of the other; not at all where it is within. */
const away = (from: number, to: number, start: number, end: number, covered: boolean): number =>
  !covered && from - RING >= start && to + RING <= end ? 0 : (from + to - start - end) / 2;

/** How far a box must be scrolled, once those inside it have been: as far as it goes. */
const shiftOf = (one: DOMRect, box: Element, before: Shift, covered: boolean): Shift => {
  const { left, top } = box.getBoundingClientRect();
  const x = away(one.left - before.x, one.right - before.x, left, left + box.clientWidth, false);
  const y = away(one.top - before.y, one.bottom - before.y, top, top + box.clientHeight, covered);
  return {
    x: Math.max(-box.scrollLeft, Math.min(box.scrollWidth - box.clientWidth - box.scrollLeft, x)),
    y: Math.max(-box.scrollTop, Math.min(box.scrollHeight - box.clientHeight - box.scrollTop, y)),
  };
};

/** Where a box stood before it was scrolled to a mark. */
const stood = new Map<Element, ScrollToOptions>();
const gently = (): ScrollBehavior => (prefersReducedMotion.current ? 'instant' : 'smooth');

/** Where nothing is asked any more, the table is seen as it was: what the voice tells of now may stand above. */
export const letGo = (): void => {
  for (const [box, place] of stood) if (box.isConnected) box.scrollTo({ ...place, behavior: gently() });
  stood.clear();
};

/** A map brings its own cities into sight, and answers to `bring` by preventing it. */
export const bringIntoSight = (one: Element): void => {
  if (!one.dispatchEvent(new CustomEvent('bring', { bubbles: true, cancelable: true }))) return;
  const [place, covered] = [one.getBoundingClientRect(), isCovered(one)];
  let moved: Shift = { x: 0, y: 0 };
  for (const box of scrollers(one)) {
    const shift = shiftOf(place, box, moved, covered);
    moved = { x: moved.x + shift.x, y: moved.y + shift.y };
    if (shift.x === 0 && shift.y === 0) continue;
    if (!stood.has(box)) stood.set(box, { left: box.scrollLeft, top: box.scrollTop });
    box.scrollBy({ left: shift.x, top: shift.y, behavior: gently() });
  }
};
