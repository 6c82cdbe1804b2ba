/** Which sign each seat of a table carries: its own by number, or the one its player has taken; and the letters in it. */
import { getContext, setContext } from 'svelte';
import { bare } from '../text/isolated';

const SIGNS = Symbol('signs of the seats');

type SignOf = (seat: number) => number;

/** For everything below this component. */
export const setSigns = (of: SignOf): void => void setContext(SIGNS, of);

export const signOf = (): SignOf => getContext<SignOf | undefined>(SIGNS) ?? ((seat) => seat);

const LETTERS = Symbol('letters of the seats');

type LettersOf = (seat: number, name: string) => string;

/** What the eye sees as one: a letter with its marks, a flag, a family. */
const lettersIn = (name: string): string[] => [...new Intl.Segmenter().segment(bare(name))].map(({ segment }) => segment);

const initialOf = (name: string): string => lettersIn(name)[0]?.toUpperCase() ?? '';

/** A name's first letter, and the second too where another at the table begins with the same. */
export const letters = (name: string, all: readonly string[]): string => {
  const shared = all.filter((other) => initialOf(other) === initialOf(name)).length > 1;
  return initialOf(name) + (shared ? (lettersIn(name)[1] ?? '') : '');
};

/** Everybody's token reads the same to all: the player's own initial, also where the reader is called "you". */
export const setLetters = (players: () => readonly { readonly seat: number; readonly name: string }[]): void =>
  void setContext<LettersOf>(LETTERS, (seat, name) => {
    const own = players().find((player) => player.seat === seat)?.name ?? name;
    return letters(own, players().map((player) => player.name));
  });

export const lettersOf = (): LettersOf => getContext<LettersOf | undefined>(LETTERS) ?? ((_, name) => letters(name, []));
