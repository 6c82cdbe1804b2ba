/** What scrolls must be reachable by keyboard and have a name; what does not scroll is no stop on the way. */
import type { Attachment } from 'svelte/attachments';

export const scrolling = (name: string): Attachment<HTMLElement> => (element) => {
  let frame = 0;
  const look = (): void => {
    const scrolls = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible';
    const set = (attribute: string, value: string) => (scrolls ? element.setAttribute(attribute, value) : element.removeAttribute(attribute));
    set('tabindex', '0');
    set('role', 'group');
    set('aria-label', name);
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const size = new ResizeObserver(soon);
  const measure = (): void => [element, ...element.children].forEach((part) => size.observe(part));
  const content = new MutationObserver(measure);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  measure();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    content.disconnect();
  };
};
