/** The review of a round as a film: the Stop first (9a), then card by card what moved up and why not, then the result. */
import type { GetawayCard, Judged, Review, Side } from '../contract/messages';
import type { Tempo } from '../table/pace';
import { callsFor, faceOf, SIDES, type Thing } from './cards';

/** The last look at the result before START, and the least time a card may have, in milliseconds. */
const LAST_LOOK = 4_000;
const LEAST_BEAT = 250;
const UNHURRIED = 1.7;

/** How long each step is shown: as the reader likes it, or faster where START is near. */
export const beatOf = (steps: number, tempo: Tempo, left: number | null): number => {
  const liked = tempo.beat * UNHURRIED;
  return left === null ? liked : Math.min(liked, Math.max(LEAST_BEAT, (left - LAST_LOOK) / steps));
};

export type Step = { readonly kind: 'stop' | 'card'; readonly at: number } | { readonly kind: 'result'; readonly at: null };

/** 9a A wrong Stop ends the review at once; whoever likes may still look at the row. */
export const stepsOf = (review: Review): readonly Step[] => {
  const last = review.row.length - 1;
  const result: Step = { kind: 'result', at: null };
  const judged = review.row.flatMap(({ verdict }, at): Step[] =>
    verdict === 'aside' || (review.closing !== null && at === last) ? [] : [{ kind: 'card', at }],
  );
  if (review.closing === null) return [...judged, result];
  const stop: Step = { kind: 'stop', at: last };
  return isStopWrong(review) ? [stop, result] : [stop, ...judged, result];
};

export const isStopWrong = (review: Review): boolean => review.closing !== null && review.row.at(-1)?.verdict === 'wrong';

/** 9b The left neighbour; of the first card it is the Location (R19). */
export const leftOf = (review: Review, at: number): GetawayCard => (at === 0 ? review.location : (review.row[at - 1]?.card ?? review.location));

/** R13 A Deny upon an Action card of its own team: it would be one, but not of the team that can be denied. */
export const isOnOwn = (review: Review, at: number): boolean => {
  const below = faceOf(leftOf(review, at));
  return below.kind === 'action' && below.side === faceOf(review.row[at]?.card ?? review.location).side;
};

/** The sides that are counted: the closing team's, both in a showdown (9g, R25). */
export const counted = (review: Review): readonly Side[] => (review.closing === null ? SIDES : [review.closing]);

export const sideOf = (judged: Judged): Side => faceOf(judged.card).side ?? 'robbers';

/** Points a side has when the film has come to a step. */
export const pointsAt = (review: Review, steps: readonly Step[], now: number, side: Side): number => {
  const shown = steps.slice(0, now + 1);
  if (shown.at(-1)?.kind === 'result') return review.points[SIDES.indexOf(side)] ?? 0;
  return shown.reduce((sum, { at }) => {
    const judged = at === null ? undefined : review.row[at];
    return sum + (judged !== undefined && sideOf(judged) === side ? judged.points : 0);
  }, 0);
};

/** Whether the film has already told what became of a card. */
export const isTold = (steps: readonly Step[], now: number, at: number): boolean =>
  steps[now]?.kind === 'result' || steps.slice(0, now + 1).some((step) => step.at === at);

/** Which small object of the left card calls for this one: its place in the row of its side; null if none does. */
export const caller = (left: GetawayCard, card: GetawayCard): { readonly side: Side; readonly place: number; readonly thing: Thing } | null => {
  const { kind, side, main } = faceOf(card);
  if (side === null || kind === 'deny' || kind === 'location') return null;
  const wanted = kind === 'stop' ? callsFor(card, side) : main === null ? [] : [main];
  const place = callsFor(left, side).findIndex((thing) => wanted.includes(thing));
  const thing = callsFor(left, side)[place];
  return thing === undefined ? null : { side, place, thing };
};
