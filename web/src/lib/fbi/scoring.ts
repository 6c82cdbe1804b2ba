/** 5 What a set of slammers would be worth: the server's numbers stand, this looks one arrest ahead of them. */
import type { Card, FbiView } from '../contract/messages';
import { BONUS, COLOURS, cardsOf, suitOf, valueOf } from './cards';

export type Options = Readonly<Record<string, string>>;

export interface Standing {
  readonly points: readonly (readonly number[])[];
  readonly leaders: readonly (number | null)[];
  readonly scores: readonly number[];
}

const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + valueOf(card), 0);

/** R14 A seat's points in one colour: net, or villains only. */
const pointsIn = (cards: readonly Card[], options: Options): number =>
  sum(options['bonus_count'] === 'villains' ? cards.filter((card) => valueOf(card) > 0) : cards);

/** 5.2, 5.3, R15 The one seat with the most points; nobody where first place is shared or nothing was scored. */
const leader = (points: readonly number[], options: Options): number | null => {
  const best = Math.max(...points);
  const first = points.indexOf(best);
  if (points.lastIndexOf(best) !== first) return null;
  const needsPositive = options['bonus_needs_positive'] !== 'no';
  return needsPositive && best <= 0 ? null : first;
};

/** 5.4 Points, leaders and scores of slammers as they lie. */
export const standing = (slammers: readonly (readonly Card[])[], options: Options): Standing => {
  const points = slammers.map((cards) => COLOURS.map((colour) => pointsIn(cardsOf(cards, colour), options)));
  const leaders = COLOURS.map((_, c) => leader(points.map((row) => row[c] ?? 0), options));
  const scores = slammers.map(
    (cards, seat) =>
      sum(cards) + COLOURS.reduce((total, colour, c) => total + (leaders[c] === seat ? BONUS[colour] : 0), 0),
  );
  return { points, leaders, scores };
};

/** 5.4 What a seat's score is made of. */
export interface MadeOf {
  readonly villains: number;
  readonly bystanders: number;
  readonly bonus: number;
}

export const madeOf = ({ slammers, leaders }: Pick<FbiView, 'slammers' | 'leaders'>, seat: number): MadeOf => {
  const cards = slammers[seat] ?? [];
  return {
    villains: sum(cards.filter((card) => valueOf(card) > 0)),
    bystanders: sum(cards.filter((card) => valueOf(card) < 0)),
    bonus: COLOURS.reduce((total, colour, c) => total + (leaders[c] === seat ? BONUS[colour] : 0), 0),
  };
};

/** The standing once a seat has taken one more card; nothing changes where the colour is empty (4.5g). */
export const afterArrest = (view: FbiView, seat: number, card: Card | null, options: Options): Standing =>
  card === null
    ? view
    : standing(view.slammers.map((cards, holder) => (holder === seat ? [...cards, card] : cards)), options);

/** 4.5d, 7.2 The card an agent of this colour would take: the last of its pile. */
export const forcedCard = (view: FbiView, colour: string): Card | null =>
  view.centre[COLOURS.findIndex((c) => c === colour)]?.at(-1) ?? null;

export const pileOf = (card: Card): number => COLOURS.findIndex((colour) => colour === suitOf(card));
