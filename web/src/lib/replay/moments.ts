/** The moments of a review, in words, for the eyes that look. */
import type { GameReview, Moment, Point, Step } from '../contract/review';
import { words } from '../text/words';
import { OPEN, type Eyes } from './address';
import { seatOf } from './playback.svelte';
import { reasonOf } from './reasons';
import { whenOf } from './rounds';
import type { Tell } from './telling';

export interface Told {
  readonly step: number;
  /** Who did it: the sentence is theirs. Null where several did, or nobody. */
  readonly actor: number | null;
  readonly text: string;
  /** When it was, and what came of it. */
  readonly note: string;
  /** By how much a curve changed, up or down; null where it is not about one. */
  readonly change: number | null;
  /** Whose curve that is, often another's than the actor's; more than one where a team wins and loses as one. */
  readonly whose: readonly number[];
  /** It is a chance to win that changed, by so many percent. */
  readonly percent: boolean;
  /** What is good for the seat: chances or points won, worlds ruled out. */
  readonly good: boolean;
}

/** Who looks with one seat's eyes sees no other's thoughts: with worlds, only the own curve. */
export const seesCurve = (review: GameReview, eyes: Eyes, seat: number): boolean =>
  review.measure === 'score' || eyes === OPEN || seatOf(eyes) === seat;

const around = (points: readonly Point[], step: number): readonly [Point | undefined, Point | undefined] => {
  const at = points.findLastIndex((point) => point.step <= step);
  return [points[at - 1], points[at]];
};

/** GET-9 A round is a team's: whoever's chance it changed by so much. */
const team = ({ chances }: GameReview, step: number, swing: number): readonly number[] => {
  const [before, now] = around(chances, step);
  return (now?.values ?? []).flatMap((value, seat) => (value - (before?.values[seat] ?? value) === swing ? [seat] : []));
};

/** 4.4 Agents are chosen by all at once: it is one seat's deed only where it is told of what that seat has chosen. */
const actorOf = ({ seat, kind, event }: Moment, ofAll: boolean): number | null => {
  if (kind !== 'chance') return seat;
  return event === null ? (ofAll ? null : seat) : 'seat' in event ? event.seat : null;
};

const describe = (review: GameReview, steps: readonly Step[], moment: Moment, tell: Tell): Told => {
  const { step, seat, kind, event, swing } = moment;
  const name = (one: number): string => review.players[one]?.name ?? '';
  const { title, why, ofAll } = reasonOf(moment, steps, name, tell);
  const when = whenOf(review, step);
  const note = why === '' ? when : `${when} · ${why}`;
  const text = title || (event === null ? '' : tell(event)) || moment.text;
  const whose = swing === null ? [] : seat === null ? team(review, step, swing) : [seat];
  const plain: Told = { step, actor: actorOf(moment, ofAll === true), text, note, change: swing, whose, percent: swing !== null, good: (swing ?? 0) >= 0 };
  if (seat === null || kind === 'event' || kind === 'chance') return plain;
  const says = words.archive.review.moment;
  const [before, now] = around(review.points, step);
  const [was, is] = [before?.values[seat] ?? 0, now?.values[seat] ?? 0];
  switch (kind) {
    case 'lead':
      return { ...plain, text: says.lead(name(seat), is) };
    case 'solved':
      return { ...plain, text: says.solved(name(seat)) };
    case 'swing':
      return { ...plain, text: says.ruledOut(name(seat), was - is, was), note: `${when} · ${words.archive.then.left(is)}`, change: is - was, whose: [seat] };
  }
};

export const momentsFor = (review: GameReview, steps: readonly Step[], eyes: Eyes, tell: Tell): readonly Told[] =>
  review.moments
    .filter(({ kind, seat }) => kind === 'event' || seat === null || seesCurve(review, eyes, seat))
    .map((moment) => describe(review, steps, moment, tell));
