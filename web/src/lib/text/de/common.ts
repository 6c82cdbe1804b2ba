/** Wie Deutsch zählt und aufzählt. */
export const nth = (n: number): string => `${n}.`;

/** Ein Name mitten im Satz: wer liest, ist „du“. */
export const within = (name: string): string => (name === 'Du' ? 'du' : name);

export const joined = (items: readonly string[], word: string): string => {
  const [first = '', ...rest] = items;
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest.map(within)].join(', ')} ${word} ${within(last)}`;
};
export const list = (items: readonly string[]): string => joined(items, 'und');

export const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
