/** R1 The three decks, as the rules read them. */
import type { Card, FbiView } from '../contract/messages';
import { COLOURS, valueOf } from './cards';
import type { Options } from './scoring';

const FILES = import.meta.glob<string>('../../../../src/backroom/games/fbi/data/*.toml', { query: '?raw', import: 'default', eager: true });

/** "R = [1, 2, -3]" */
const LINE = /^([RYBGK]) = \[(.+)\]$/gm;

const deckIn = (file: string): readonly Card[] =>
  [...file.matchAll(LINE)].flatMap(([, colour, values]) => (values ?? '').split(', ').map((value) => `${colour}${value}`));

const DECKS: Readonly<Record<string, readonly Card[]>> = Object.fromEntries(
  Object.entries(FILES).map(([path, file]) => [path.replace(/^.*\/|\.toml$/g, ''), deckIn(file)]),
);

/** A character of the deck, and whether it was dealt already. */
export interface Known {
  readonly card: Card;
  readonly seen: boolean;
}

/** R2 Every card that left the deck lies open, so the others are in it: each colour's, best first. */
export const unseen = (view: FbiView, options: Options): readonly (readonly Known[])[] => {
  const open = [...view.centre.flat(), ...view.slammers.flat(), ...view.out];
  const all = (DECKS[options['deck'] ?? ''] ?? []).toSorted((a, b) => valueOf(b) - valueOf(a));
  return COLOURS.map((colour) =>
    all.filter((card) => card.startsWith(colour)).map((card) => {
      const at = open.indexOf(card);
      if (at >= 0) open.splice(at, 1);
      return { card, seen: at >= 0 };
    }),
  );
};
