/** The arrest order while cards are still being released: what is known, and what is open. */
import type { Card, FbiView } from '../contract/messages';
import { valueOf } from './cards';

/** One place in the order to come. */
export interface Place {
  readonly seat: number;
  /** What the seat counts, or null while it has yet to release. */
  readonly value: number | null;
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

/** 4.3d, 4.3e The order as it would stand if the candidate's card were released now. */
export const previewOrder = (view: FbiView, candidate: Candidate | null): readonly Place[] => {
  const open = view.waiting.filter((seat) => seat !== candidate?.seat);
  const value = (seat: number): number =>
    seat === candidate?.seat ? valueOf(candidate.card) : valueOf(view.released[seat] ?? null);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const known = seats
    .filter((seat) => !open.includes(seat))
    .sort((a, b) => value(b) - value(a) || distance(view, a) - distance(view, b))
    .map((seat, ahead) => ({ seat, value: value(seat), first: ahead + 1, last: ahead + 1 + open.length }));
  return [...known, ...open.map((seat) => ({ seat, value: null, first: 1, last: view.seats }))];
};

/** 4.5a, 4.5b Who acts in each of the 2N steps: down the order, then back. */
export const steps = <T>(order: readonly T[]): readonly T[] => [...order, ...order.toReversed()];

/** Both places of a seat on the track of 2N steps, 1 for the first; null before the order stands. */
export const turnsOf = (order: readonly number[], seat: number): readonly [number, number] | null => {
  const place = order.indexOf(seat);
  return place < 0 ? null : [place + 1, 2 * order.length - place];
};
