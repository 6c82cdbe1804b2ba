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

export const wholeRows: Attachment<HTMLElement> = (sheet) => {
  const fit = (): void => {
    sheet.style.setProperty('--cut', '0px');
    const start = sheet.getBoundingClientRect().top - sheet.scrollTop;
    const rows = [...sheet.querySelectorAll('.dock :is(.dest, .action, .ways button), .placing [data-testid=agency]')].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { top: top - start, bottom: bottom - start };
    });
    const cut = cutOf(sheet.clientHeight, rows);
    sheet.style.setProperty('--cut', `${cut}px`);
    sheet.toggleAttribute('data-more', cut > 0);
  };
  fit();
  void document.fonts.ready.then(fit);
  const content = new MutationObserver(fit);
  content.observe(sheet, { childList: true, subtree: true, characterData: true });
  addEventListener('resize', fit);
  return () => {
    content.disconnect();
    removeEventListener('resize', fit);
  };
};
