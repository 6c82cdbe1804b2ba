/** A grid is one stop for the tab key: within it the arrows go from field to field. */
import type { Attachment } from 'svelte/attachments';

export interface Field {
  readonly row: number;
  readonly column: number;
}

/** How far one field is from another that way; nothing or less where it does not lie there. */
const AHEAD: Readonly<Record<string, (from: Field, to: Field) => number>> = {
  ArrowLeft: (from, to) => (to.row === from.row ? from.column - to.column : 0),
  ArrowRight: (from, to) => (to.row === from.row ? to.column - from.column : 0),
  ArrowUp: (from, to) => (to.column === from.column ? from.row - to.row : 0),
  ArrowDown: (from, to) => (to.column === from.column ? to.row - from.row : 0),
};
const ENDS: Readonly<Record<string, string>> = { Home: 'ArrowLeft', End: 'ArrowRight' };

/** Where a key leads from a field: to the next one that way, or to the end of the row. */
export const fieldBy = <Some extends Field>(key: string, from: Field, fields: readonly Some[]): Some | null => {
  const ahead = AHEAD[ENDS[key] ?? key];
  if (ahead === undefined) return null;
  const there = fields.filter((to) => ahead(from, to) > 0).toSorted((a, b) => ahead(from, a) - ahead(from, b));
  return there.at(key in ENDS ? -1 : 0) ?? null;
};

/** Its fields are what carries `data-row` and `data-column`. */
export const gridKeys: Attachment<HTMLElement> = (grid) => {
  let stop: HTMLElement | null = null;
  const elements = (): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-row][data-column]')];
  const placed = (element: HTMLElement) => ({ element, row: Number(element.dataset['row']), column: Number(element.dataset['column']) });
  const settle = (): void => {
    const fields = elements();
    if (stop === null || !fields.includes(stop)) stop = fields[0] ?? null;
    for (const field of fields) field.tabIndex = field === stop ? 0 : -1;
  };
  const enter = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !elements().includes(target)) return;
    stop = target;
    settle();
  };
  const go = (event: KeyboardEvent): void => {
    if (stop === null || event.target !== stop || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.key in AHEAD) && !(event.key in ENDS)) return;
    event.preventDefault();
    fieldBy(event.key, placed(stop), elements().map(placed))?.element.focus();
  };
  const content = new MutationObserver(settle);
  content.observe(grid, { childList: true, subtree: true });
  grid.addEventListener('focusin', enter);
  grid.addEventListener('keydown', go);
  settle();
  return () => {
    content.disconnect();
    grid.removeEventListener('focusin', enter);
    grid.removeEventListener('keydown', go);
  };
};
