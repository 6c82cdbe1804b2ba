/** A name as the server would take it: 1 to 20 characters that can be shown, and what joins several to one. */
import { bare } from '../text/isolated';
import { words } from '../text/words';

const JOINERS = /[\u200c\u200d\ufe0e\ufe0f]/gu;
/** The flag of a part of a country: a black one, the part's code in letters nobody sees, and their end. */
const FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu;
/** Where a word may be parted and which way it runs: left over from the text that a name was copied from. */
const PASTED = /[\u00ad\u061c\u180e\u200e\u200f]/gu;
const MARKS_FIRST = /^\p{M}/u;
/** Controls, formats, private and unknown characters, and separators other than the plain space. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
/** Single signs as wide as a word. */
const WIDE = /[\ufd40-\ufd4f\ufdcf\ufdfa\ufdfb\ufdfd-\ufdff\u2e3a\u2e3b\ua9c1-\ua9cd\u{12000}-\u{1254f}]/u;
/** More on one letter than anybody writes. The server knows marks of all alphabets; these are what heaps are made of. */
const HEAPED = /([\u0300-\u036f])\1\1|[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{5}/u;
export const LONGEST = 20;

export const nameFits = (name: string): boolean => {
  const wish = name.normalize('NFC').replace(PASTED, '').replaceAll(/[\u00a0\u3000]/gu, ' ').trim();
  const seen = wish.replace(FLAG, '\u{1f3f4}').replace(JOINERS, '').trim();
  return seen !== '' && Math.max([...wish].length, [...wish.normalize('NFKC')].length) <= LONGEST && !WIDE.test(wish) && !HEAPED.test(wish.normalize('NFD')) && !UNSEEN.test(seen) && !MARKS_FIRST.test(seen);
};

/** What is in a name and not seen. */
const NOTHING = /[\p{DI}\u2800\u2d7f\u{16fe4}\u{1d159}]/gu;
/** Letters of Cyrillic and Greek, and the Latin ones that they look like; as the server has them. */
export const ALIKE = ['АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ', 'ABESIJKMHOPCTYXaesijopcyxhdqwABEZHIKMNOPTYXaikvopux'] as const;
const LATIN = new Map([...ALIKE[0]].map((letter, k) => [letter, ALIKE[1][k] ?? letter]));

const latin = (name: string): string => [...name].map((letter) => LATIN.get(letter) ?? letter).join('');
const small = (name: string): string => name.toUpperCase().toLowerCase().replaceAll('ς', 'σ');
/** What the eye gets of a name, if small letters are made before look-alikes are replaced, and after. */
const skeletons = (name: string): readonly [string, string] => {
  const seen = bare(name).replace(NOTHING, '').normalize('NFKC').replace(NOTHING, '').trim().replaceAll(/\s+/gu, ' ');
  return [latin(small(seen)), small(latin(seen))];
};
/** Whether two names can be taken for each other. */
const alike = (one: string, other: string): boolean => {
  const theirs = skeletons(other);
  return skeletons(one).some((mine, k) => mine === theirs[k]);
};

/** Who is called so already at this table, by their own spelling; null if nobody is. */
export const namesake = (players: readonly { readonly name: string }[], wish: string): string | null =>
  bare(players.find(({ name }) => alike(name, wish))?.name ?? '') || null;

/** Whoever gives no name: a guest, and where one sits already, the next. */
export const guestName = (players: readonly { readonly name: string }[]): string => {
  const names = [words.house.guest, ...players.map((_, k) => `${words.house.guest} ${k + 2}`)];
  return names.find((name) => namesake(players, name) === null) ?? words.house.guest;
};
