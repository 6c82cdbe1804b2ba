/** What each seat did in the rounds that were judged. */
import type { Review, Side } from '../contract/messages';
import { isStop, SIDES } from './cards';

export interface Deeds {
  readonly laid: number;
  /** Cards that moved up and counted (9d). */
  readonly up: number;
  /** Points that counted: only the closing team's cards are judged (9g). */
  readonly points: number;
  readonly closed: number;
}

const NOTHING: Deeds = { laid: 0, up: 0, points: 0, closed: 0 };

export const deedsOf = (reviews: readonly Review[]): ReadonlyMap<number, Deeds> => {
  const deeds = new Map<number, Deeds>();
  for (const { seat, card, verdict, points } of reviews.flatMap(({ row }) => row)) {
    const before = deeds.get(seat) ?? NOTHING;
    deeds.set(seat, {
      laid: before.laid + 1,
      up: before.up + (verdict === 'up' ? 1 : 0),
      points: before.points + points,
      closed: before.closed + (isStop(card) ? 1 : 0),
    });
  }
  return deeds;
};

/** 9g Whether a team's cards were ever looked at: those of a team that closed no round never are. */
export const wasCounted = (reviews: readonly Review[], side: Side): boolean => reviews.some(({ points }) => (points[SIDES.indexOf(side)] ?? null) !== null);
