/** The story as lines of the log. What landed is not in it: the pile may not be browsed (R34); the review shows it. */
import type { GetawayEvent, GetawayView, Happened, Player, Review } from '../contract/messages';
import { nameOf, type LogLine } from '../table/log';
import { words } from '../text/words';
import { faceOf, SIDES } from './cards';
import { isStopWrong } from './review';

const text = words.getaway.log;

export interface Told {
  readonly key: string;
  readonly event: GetawayEvent;
}

/** At a table of Getaway nothing else happens. */
export const told = (story: readonly Happened[]): readonly Told[] =>
  story.flatMap(({ seq, events }) => events.map((event, k) => ({ key: `${seq}.${k}`, event: event as GetawayEvent })));

/** Every round that was judged, the latest last. */
export const reviewsOf = (story: readonly Happened[]): readonly Review[] =>
  told(story).flatMap(({ event }) => (event.event === 'round_reviewed' ? [event.review] : []));

const reviewed = (review: Review, who: (seat: number) => string): readonly string[] => {
  const end = review.winner === null ? text.tied : text.takes(review.winner, review.location);
  const stop = review.row.at(-1);
  if (review.closing === null || stop === undefined)
    return [text.showdown(SIDES.map((side, k) => words.getaway.review.share(side, review.points[k] ?? 0, review.targets[k] ?? 0))), end];
  if (isStopWrong(review)) return [text.wrongStop(who(stop.seat), review.closing), end];
  const k = SIDES.indexOf(review.closing);
  return [text.closed(who(stop.seat), review.closing, review.points[k] ?? 0, review.targets[k] ?? 0), end];
};

export const logLines = (story: readonly Happened[], players: readonly Player[], me: number): readonly LogLine[] => {
  const who = (seat: number) => nameOf(players, seat, me);
  const line = (key: string, says: string, seat: number | null = null): LogLine => ({ key, seat, parts: [says], heading: false });
  return told(story).flatMap(({ key, event }): LogLine[] => {
    switch (event.event) {
      case 'round_prepared':
        return [{ key, seat: null, parts: [text.round(event.round, event.location)], heading: true }];
      case 'race_started':
        return [line(key, text.started)];
      case 'card_laid':
        return [];
      case 'call_off_agreed':
        return [line(key, text.agreed(who(event.seat), event.seat === me), event.seat)];
      case 'nothing_landed':
        return [line(key, text.quiet(event.seconds))];
      case 'round_voided':
        return [line(key, text.voided(event.location))];
      case 'round_reviewed':
        return reviewed(event.review, who).map((says, k) => line(`${key}.${k}`, says, k === 0 ? (event.review.row.at(-1)?.seat ?? null) : null));
      case 'locations_won':
        return [line(key, text.ended(event.side))];
    }
  });
};

/** What is said aloud of the table as it is: the top and what it calls for. The card before is covered, in words too. */
export const topAloud = (view: GetawayView, players: readonly Player[]): string => {
  if (view.phase !== 'race' || view.top === null) return '';
  const { points, police, robbers } = faceOf(view.top);
  const card = words.getaway.wholeCard(view.top, points, police, robbers);
  return view.laid_by === null ? words.getaway.pile.onTop(card) : text.landed(nameOf(players, view.laid_by, view.seat), card);
};
