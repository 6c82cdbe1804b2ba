/** How English counts and lists. */
export const nth = (n: number): string => {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
};

/** A name in the middle of a sentence: whoever reads is "you". */
export const within = (name: string): string => (name === 'You' ? 'you' : name);

export const joined = (items: readonly string[], word: string): string => {
  const [first = '', ...rest] = items;
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest.map(within)].join(', ')} ${word} ${within(last)}`;
};
export const list = (items: readonly string[]): string => joined(items, 'and');

export const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
