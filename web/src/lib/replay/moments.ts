/** The moments of a review, in words, for the eyes that look. */
import type { GameReview, Moment, Point } from '../contract/review';
import { words } from '../text/words';
import { OPEN, type Eyes } from './address';
import { seatOf } from './playback.svelte';
import type { Tell } from './telling';

export interface Told {
  readonly step: number;
  readonly seat: number | null;
  readonly text: string;
  /** By how much a curve changed, up or down; null where it is not about one. */
  readonly change: number | null;
  /** What is good for the seat: points won, worlds ruled out. */
  readonly good: boolean;
}

/** Who looks with one seat's eyes sees no other's thoughts: with worlds, only the own curve. */
export const seesCurve = (review: GameReview, eyes: Eyes, seat: number): boolean =>
  review.measure === 'score' || eyes === OPEN || seatOf(eyes) === seat;

const around = (points: readonly Point[], step: number): readonly [Point | undefined, Point | undefined] => {
  const at = points.findLastIndex((point) => point.step <= step);
  return [points[at - 1], points[at]];
};

const describe = (review: GameReview, moment: Moment, tell: Tell): Told => {
  const { step, seat, kind, event } = moment;
  const text = (event === null ? '' : tell(event)) || moment.text;
  const plain: Told = { step, seat, text, change: null, good: true };
  if (seat === null || kind === 'event') return plain;
  const name = review.players[seat]?.name ?? '';
  const says = words.archive.review.moment;
  const [before, now] = around(review.points, step);
  const [was, is] = [before?.values[seat] ?? 0, now?.values[seat] ?? 0];
  switch (kind) {
    case 'lead':
      return { ...plain, text: says.lead(name, is) };
    case 'solved':
      return { ...plain, text: says.solved(name) };
    case 'swing':
      return review.measure === 'score'
        ? { ...plain, text: says.swing(name, was, is), change: is - was, good: is > was }
        : { ...plain, text: says.ruledOut(name, was - is, was), change: is - was };
  }
};

export const momentsFor = (review: GameReview, eyes: Eyes, tell: Tell): readonly Told[] =>
  review.moments
    .filter(({ kind, seat }) => kind === 'event' || seat === null || seesCurve(review, eyes, seat))
    .map((moment) => describe(review, moment, tell));
