/** A long name where it may have to go on two lines: a soft hyphen before each syllable, and none near its ends. */
const SHORT = 9; // letters that fit on one line, unless the place is narrower
const SYLLABLE = /(?<=\p{Script=Latin}{3})(?<=[aeiouyäöü]\p{Script=Latin}*)(?=(?!h)[bcdfghjklmnpqrstvwxzß][aeiouyäöü]\p{Script=Latin}{2})/giu;

const isShort = (word: string, short: number): boolean => word.replace(/[ -]$/, '').length <= short;
const soften = (word: string, short: number): string => (isShort(word, short) ? word : word.replace(SYLLABLE, '\u00ad'));

export const softName = (name: string, short = SHORT): string => name.split(/(?<=[ -])/).map((word) => soften(word, short)).join('');

/** Of the syllables the one nearest to the middle. */
const halves = (word: string, short: number): readonly string[] => {
  if (isShort(word, short)) return [word];
  const breaks = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  const [best] = breaks.sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2));
  return best === undefined ? [word] : [word.slice(0, best), word.slice(best)];
};

export interface Line {
  readonly says: string;
  /** The word goes on in the next line. */
  readonly broken: boolean;
}

/** The same name in two lines about as long: between two words, or within the one word there is. */
export const twoLines = (name: string, short = SHORT): readonly Line[] => {
  const whole = (says: string): Line => ({ says, broken: false });
  const words = name.split(/(?<=[ -])/);
  if (words.length === 1) {
    const [head = '', tail] = halves(name, short);
    return tail === undefined ? [whole(name)] : [{ says: head, broken: true }, whole(tail)];
  }
  const cuts = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(''), words.slice(k + 1).join('')] as const);
  const longer = ([head, tail]: readonly [string, string]): number => Math.max(head.trimEnd().length, tail.length);
  const [best] = cuts.toSorted((a, b) => longer(a) - longer(b));
  return best === undefined ? [whole(name)] : best.map(whole);
};
