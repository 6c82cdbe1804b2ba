/** Where the cards of a hand lie. A card keeps its place and its key until the round is over, whatever leaves the hand. */
import type { GetawayCard, GetawayEvent, Happened } from '../contract/messages';
import { deckOrder, faceOf, isStop } from './cards';

/** One key for each card, and for each Stop to be held. */
export const KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'q', 'w', 'e', 'r', 't', 'y'];
export const STOP_KEYS: readonly string[] = ['x', 'c', 'v', 'b'];

/** By object is the order of the deck; by points, the dearest first. */
export type Sorting = 'object' | 'points';

/** A null is a gap where a card lay. */
export interface Slots {
  readonly cards: readonly (GetawayCard | null)[];
  readonly stops: readonly (GetawayCard | null)[];
}

export const sorted = (hand: readonly GetawayCard[], by: Sorting): readonly GetawayCard[] => {
  const inDeck = hand.toSorted((a, b) => deckOrder(a) - deckOrder(b));
  return by === 'object' ? inDeck : inDeck.toSorted((a, b) => faceOf(b).points - faceOf(a).points);
};

/** What a seat has laid since START; as told, for nobody may browse the pile (R34). */
export const laidSince = (story: readonly Happened[], seat: number): readonly GetawayCard[] => {
  const told = story.flatMap(({ events }) => events as readonly GetawayEvent[]);
  const round = told.slice(told.findLastIndex(({ event }) => event === 'race_started') + 1);
  return round.flatMap((event) => (event.event === 'card_laid' && event.seat === seat ? [event.card] : []));
};

export const slotsOf = (hand: readonly GetawayCard[], laid: readonly GetawayCard[], by: Sorting): Slots => {
  const held = new Set(hand);
  const dealt = sorted([...held, ...laid.filter((card) => !held.has(card))], by);
  const row = (of: (card: GetawayCard) => boolean) => dealt.filter(of).map((card) => (held.has(card) ? card : null));
  return { cards: row((card) => !isStop(card)), stops: row(isStop) };
};
