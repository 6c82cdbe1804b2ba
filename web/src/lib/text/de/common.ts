/** Wie Deutsch zählt und aufzählt. */
export const nth = (n: number): string => `${n}.`;

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

export const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
