/** Names that are written from right to left: set apart, so that they turn nothing round in the sentence they stand in. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const APART = '\u2068';
const TOGETHER = '\u2069';

/** Between invisible marks that a browser heeds wherever the name goes: in a line, a label, a title. */
export const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? APART + name + TOGETHER : name);

/** The name itself, to be compared, changed or taken apart. */
export const bare = (name: string): string => name.replaceAll(APART, '').replaceAll(TOGETHER, '');

export const named = <One extends { readonly name: string }>(all: readonly One[]): readonly One[] =>
  all.some(({ name }) => FROM_THE_RIGHT.test(name)) ? all.map((one) => ({ ...one, name: isolated(one.name) })) : all;
