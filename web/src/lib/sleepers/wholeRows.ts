/** At first sight the sheet ends between two rows: nothing in it is cut through its text. */
import type { Attachment } from 'svelte/attachments';

/** With less than this it would show nothing to press. */
const LEAST = 84;
/** Below a row, before the end. */
const AIR = 4;

interface Row {
  readonly top: number;
  readonly bottom: number;
}

/** How much sooner a sheet of that height has to end. */
export const cutOf = (height: number, rows: readonly Row[]): number => {
  const sliced = rows.filter(({ top, bottom }) => top < height && bottom > height - 1);
  if (sliced.length === 0) return 0;
  const end = Math.min(...sliced.map(({ top }) => top)) - AIR;
  return end < LEAST ? 0 : Math.ceil(height - end);
};

const ROWS = '.dock :is(.dest, .action, .ways button), .placing [data-testid=agency]';

/** It tells how many of what could be pressed lie below the end. */
export const wholeRows = (tell: (below: number) => void): Attachment<HTMLElement> => (sheet) => {
  const boxes = (): readonly DOMRect[] => [...sheet.querySelectorAll(ROWS)].map((row) => row.getBoundingClientRect());
  const count = (): void => {
    const end = sheet.getBoundingClientRect().bottom + 1;
    tell(boxes().filter(({ bottom }) => bottom > end).length);
  };
  const fit = (): void => {
    sheet.style.setProperty('--cut', '0px');
    const start = sheet.getBoundingClientRect().top - sheet.scrollTop;
    const rows = boxes().map(({ top, bottom }) => ({ top: top - start, bottom: bottom - start }));
    const cut = cutOf(sheet.clientHeight, rows);
    sheet.style.setProperty('--cut', `${cut}px`);
    sheet.toggleAttribute('data-more', cut > 0);
    count();
  };
  fit();
  void document.fonts.ready.then(fit);
  const content = new MutationObserver(fit);
  content.observe(sheet, { childList: true, subtree: true, characterData: true });
  addEventListener('resize', fit);
  sheet.addEventListener('scroll', count, { passive: true });
  return () => {
    content.disconnect();
    removeEventListener('resize', fit);
    sheet.removeEventListener('scroll', count);
  };
};
