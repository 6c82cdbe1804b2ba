/** Where things stand on three cards side by side, in hundredths of a card's width: for the threads between them. */
import type { GetawayCard, Review } from '../contract/messages';
import { callsFor, faceOf } from './cards';
import { caller, leftOf } from './review';

export const GAP = 25.4;
export const WIDTH = 300 + 2 * GAP;
export const HEIGHT = 140;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const MAIN: Point = { x: 50, y: 63 };
const small = (side: 'police' | 'robbers', place: number): Point => ({ x: place === 0 ? 30.5 : 69.5, y: side === 'police' ? 18 : 121 });
const onStop = (place: number): Point => ({ x: place === 0 ? 29.5 : 70.5, y: 113 });
const shifted = (point: Point, cards: number): Point => ({ x: point.x + cards * (100 + GAP), y: point.y });

/** From the object on the left card that calls for this one to that object here; null if nothing calls for it. */
export const callThread = (left: GetawayCard, card: GetawayCard): readonly [Point, Point] | null => {
  const face = faceOf(card);
  if (face.kind === 'deny') {
    const below = faceOf(left);
    return below.kind === 'action' && below.side !== face.side && below.main === face.main ? [MAIN, shifted(MAIN, 1)] : null;
  }
  const found = caller(left, card);
  if (found === null) return null;
  const end = face.kind === 'stop' ? onStop(callsFor(card, found.side).indexOf(found.thing)) : MAIN;
  return [small(found.side, found.place), shifted(end, 1)];
};

/** 9e From the Deny that covers this card back to it. */
export const denyThread = (review: Review, at: number): readonly [Point, Point] | null =>
  review.row[at]?.verdict === 'denied' ? [shifted(MAIN, 2), shifted({ x: 78, y: 56 }, 1)] : null;

/** A thread hangs a little on its way up, and bows over on its way back. */
export const curve = ([from, to]: readonly [Point, Point]): string => {
  const reach = (to.x - from.x) * 0.45;
  const lift = reach < 0 ? -26 : 0;
  return `M${from.x} ${from.y}C${from.x + reach} ${from.y + lift},${to.x - reach} ${to.y + lift},${to.x} ${to.y}`;
};

/** What the three places show for a card of the row. */
export const trioOf = (review: Review, at: number): { readonly left: GetawayCard; readonly card: GetawayCard; readonly right: GetawayCard | null } => ({
  left: leftOf(review, at),
  card: review.row[at]?.card ?? review.location,
  right: review.row[at]?.verdict === 'denied' ? (review.row[at + 1]?.card ?? null) : null,
});
