/** A long name where it may have to go on two lines: a soft hyphen near its middle, before a syllable. */
const SHORT = 9; // letters that fit on one line, unless the place is narrower
const SYLLABLE = /(?<=\p{Script=Latin}{3})(?=(?!h)[bcdfghjklmnpqrstvwxzß][aeiouyäöü]\p{Script=Latin}{2})/giu;

const soften = (word: string, short: number): string => {
  if (word.replace(/[ -]$/, '').length <= short) return word;
  const breaks = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  const [best] = breaks.sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2));
  return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
};

export const softName = (name: string, short = SHORT): string => name.split(/(?<=[ -])/).map((word) => soften(word, short)).join('');
