/** What scrolls fades at its foot for as long as there is more below: a line cut off by chance looks like the last one. */
import type { Attachment } from 'svelte/attachments';

const HARDLY = 3; // pixels that nobody misses

export const moreBelow: Attachment<HTMLElement> = (element) => {
  const look = (): void => void element.toggleAttribute('data-more', element.scrollHeight - element.clientHeight - element.scrollTop > HARDLY);
  const size = new ResizeObserver(look);
  const measure = (): void => [element, ...element.children].forEach((part) => size.observe(part));
  const content = new MutationObserver(measure);
  content.observe(element, { childList: true });
  element.addEventListener('scroll', look, { passive: true });
  measure();
  return () => {
    size.disconnect();
    content.disconnect();
    element.removeEventListener('scroll', look);
  };
};
