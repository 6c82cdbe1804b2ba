/** The arrest order while cards are still being released: what is known, and what is open. */
import type { Card, FbiView } from '../contract/messages';
import { valueOf } from './cards';

/** One place in the order to come. */
export interface Place {
  readonly seat: number;
  /** What the seat counts, or null while it has yet to release. */
  readonly value: number | null;
  /** What it would count if the card in hand were released: not yet played. */
  readonly tentative: boolean;
  /** The earliest place it can get, 1 for the first. */
  readonly first: number;
  /** The latest place it can still slip to. */
  readonly last: number;
}

/** 4.3e Clockwise distance from the holder of the handcuffs. */
export const distance = (view: Pick<FbiView, 'handcuffs' | 'seats'>, seat: number): number =>
  (seat - view.handcuffs + view.seats) % view.seats;

export interface Candidate {
  readonly seat: number;
  readonly card: Card | null;
}

interface Bid {
  readonly seat: number;
  readonly lowest: number;
  readonly highest: number;
}

/** 4.3b, 4.3c Slammers are open: no seat bids more than its best card, less than its worst, and none counts 0. */
const bidOf = (view: FbiView, candidate: Candidate | null, seat: number): Bid => {
  if (seat !== candidate?.seat && view.waiting.includes(seat)) {
    const values = (view.slammers[seat] ?? []).map(valueOf);
    return { seat, lowest: Math.min(0, ...values), highest: Math.max(0, ...values) };
  }
  const value = valueOf(seat === candidate?.seat ? candidate.card : (view.released[seat] ?? null));
  return { seat, lowest: value, highest: value };
};

/**
 * 4.3d, 4.3e The order as it would stand if the candidate's card were released now, likeliest first.
 * Bids do not depend on one another, so a seat's earliest place is its best bid against the worst of all others.
 */
export const previewOrder = (view: FbiView, candidate: Candidate | null): readonly Place[] => {
  const bids = Array.from({ length: view.seats }, (_, seat) => bidOf(view, candidate, seat));
  const ahead = (one: number, oneSeat: number, other: number, otherSeat: number): boolean =>
    one === other ? distance(view, oneSeat) < distance(view, otherSeat) : one > other;
  return bids
    .map((mine): Place => {
      const others = bids.filter(({ seat }) => seat !== mine.seat);
      const tentative = mine.seat === candidate?.seat;
      return {
        seat: mine.seat,
        value: !tentative && view.waiting.includes(mine.seat) ? null : mine.highest,
        tentative,
        first: 1 + others.filter((other) => ahead(other.lowest, other.seat, mine.highest, mine.seat)).length,
        last: 1 + others.filter((other) => ahead(other.highest, other.seat, mine.lowest, mine.seat)).length,
      };
    })
    .sort((a, b) => a.first + a.last - b.first - b.last || a.first - b.first || distance(view, a.seat) - distance(view, b.seat));
};

/** 4.5a, 4.5b Who acts in each of the 2N steps: down the order, then back. */
export const steps = <T>(order: readonly T[]): readonly T[] => [...order, ...order.toReversed()];

/** Both places of a seat on the track of 2N steps, 1 for the first; null before the order stands. */
export const turnsOf = (order: readonly number[], seat: number): readonly [number, number] | null => {
  const place = order.indexOf(seat);
  return place < 0 ? null : [place + 1, 2 * order.length - place];
};
