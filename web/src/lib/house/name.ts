/** A name as the server would take it: 1 to 20 characters that can be shown, and what joins several to one. Of heaps and wide signs the server knows more. */
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

export const nameFits = (name: string): boolean => {
  const wish = name.normalize('NFC').replace(PASTED, '').replaceAll(/[\u00a0\u3000]/gu, ' ').trim();
  const seen = wish.replace(FLAG, '\u{1f3f4}').replace(JOINERS, '').trim();
  return seen !== '' && [...wish].length <= 20 && !UNSEEN.test(seen) && !MARKS_FIRST.test(seen);
};

/** What the eye gets of a name: Ann and ANN are one. Of letters that look alike in other alphabets the server knows more. */
const folded = (name: string): string => bare(name).replace(PASTED, '').replace(JOINERS, '').normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Who is called so already at this table, by their own spelling; null if nobody is. */
export const namesake = (players: readonly { readonly name: string }[], wish: string): string | null =>
  bare(players.find(({ name }) => folded(name) === folded(wish))?.name ?? '') || null;

/** Whoever gives no name: a guest, and where one sits already, the next. */
export const guestName = (players: readonly { readonly name: string }[]): string => {
  const names = [words.house.guest, ...players.map((_, k) => `${words.house.guest} ${k + 2}`)];
  return names.find((name) => namesake(players, name) === null) ?? words.house.guest;
};
