/** A name as large as its plate has room for: the plate says in `data-fit` how far it had to go, and the place what that looks like. */
import type { Attachment } from 'svelte/attachments';

/** In one line, in one smaller line, in two lines, in two of narrower letters; and as a last resort broken anywhere. */
const STEPS = 5;

const isWhole = (part: Element): boolean => part.scrollWidth <= part.clientWidth || part.clientWidth === 0;

export const fitting: Attachment<HTMLElement> = (plate) => {
  const fit = (): void => {
    for (let step = 0; step < STEPS; step += 1) {
      plate.dataset['fit'] = String(step);
      if ([...plate.querySelectorAll('span')].every(isWhole)) return;
    }
  };
  const size = new ResizeObserver(fit);
  if (plate.parentElement !== null) size.observe(plate.parentElement); // the plate itself grows and shrinks with the name
  const content = new MutationObserver(fit);
  content.observe(plate, { childList: true, characterData: true, subtree: true });
  document.fonts.addEventListener('loadingdone', fit);
  fit();
  return () => {
    size.disconnect();
    content.disconnect();
    document.fonts.removeEventListener('loadingdone', fit);
  };
};
