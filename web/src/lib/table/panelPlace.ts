/** Where the panel is: a column beside the table, a drawer over a narrower one, a sheet on a phone. */
export type PanelPlace = 'beside' | 'drawer' | 'sheet';

const PHONE = '(max-width: 900px)';
const WIDE = '(min-width: 1280px)';

export const panelPlace = (): PanelPlace => {
  if (matchMedia(PHONE).matches) return 'sheet';
  return matchMedia(WIDE).matches ? 'beside' : 'drawer';
};

/** Told whenever the window becomes so narrow or so wide that the panel has another place. */
export const onNewPlace = (told: () => void): (() => void) => {
  const lists = [matchMedia(PHONE), matchMedia(WIDE)];
  lists.forEach((list) => list.addEventListener('change', told));
  return () => lists.forEach((list) => list.removeEventListener('change', told));
};

/** Whether two boxes share any room. */
export const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
