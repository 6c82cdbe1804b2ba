/** A list whose latest line is the last one stands at its end: when a line comes, and when it is shown again. */
import type { Attachment } from 'svelte/attachments';

export const atEnd = (count: () => number): Attachment<HTMLElement> => (element) => {
  const go = (): void => {
    element.scrollTop = element.scrollHeight;
  };
  let shown = false;
  const size = new ResizeObserver(() => {
    const hidden = element.clientHeight === 0;
    if (!hidden && !shown) go();
    shown = !hidden;
  });
  size.observe(element);
  $effect(() => {
    if (count() > 0) go();
  });
  return () => size.disconnect();
};
