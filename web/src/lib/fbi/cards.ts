/** The cards of FBI as the table's notation writes them: "R4", "K-3", purple "P2"; five departments, R Y B G K. */
import type { Agent, Card, Colour } from '../contract/messages';

export const COLOURS: readonly Colour[] = ['R', 'Y', 'B', 'G', 'K'];
export const AGENTS: readonly Agent[] = [...COLOURS, '2x'];

/** A character's colour: a department, or P for the own pair that belongs to none (2.5). */
export type Suit = Colour | 'P';

/** 2.6 What each department's bonus card is worth. */
export const BONUS: Readonly<Record<Colour, number>> = { R: 5, Y: 4, B: 3, G: 2, K: 1 };

/** The class that sets a department's ink. */
export const TONE: Readonly<Record<Suit | Agent, string>> = {
  R: 'red',
  Y: 'yellow',
  B: 'blue',
  G: 'green',
  K: 'black',
  P: 'purple',
  '2x': 'x2',
};

export const suitOf = (card: Card): Suit => card.charAt(0) as Suit;

export const valueOf = (card: Card | null): number => (card === null ? 0 : Number(card.slice(1)));

/** 2.4 Below zero stands a bystander, not a villain. */
export const isBystander = (card: Card): boolean => valueOf(card) < 0;

/** A number as it is printed: with a true minus sign. */
export const numeral = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A seat's cards of one suit, best first. */
export const cardsOf = (slammer: readonly Card[], suit: Suit): readonly Card[] =>
  slammer.filter((card) => suitOf(card) === suit).toSorted((a, b) => valueOf(b) - valueOf(a));

/** Keys for a row of cards in which equal copies may lie. */
export const keyed = (cards: readonly Card[]): readonly { readonly card: Card; readonly key: string }[] => {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}.${copy}` };
  });
};
