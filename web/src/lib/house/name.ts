/** A name as the server would take it: 1 to 20 characters that can be shown, and what joins several emoji to one. */
import { words } from '../text/words';

const JOINERS = /[\u200d\ufe0e\ufe0f]/gu;
/** Controls, formats, private and unknown characters, and separators other than the plain space. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

export const nameFits = (name: string): boolean => {
  const wish = name.normalize('NFC').trim();
  const seen = wish.replace(JOINERS, '').trim();
  return seen !== '' && [...wish].length <= 20 && !UNSEEN.test(seen);
};

/** Whoever gives no name: a guest, and where one sits already, the next. */
export const guestName = (players: readonly { readonly name: string }[]): string => {
  const taken = new Set(players.map(({ name }) => name));
  const names = [words.house.guest, ...players.map((_, k) => `${words.house.guest} ${k + 2}`)];
  return names.find((name) => !taken.has(name)) ?? words.house.guest;
};
