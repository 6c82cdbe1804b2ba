/** What the head of a table of Getaway says. */
import type { Decision, GetawayView } from '../contract/messages';
import type { Status } from '../table/status';
import { words } from '../text/words';

const text = words.getaway.status;

/** In calm mode among bots: it stands still for me, or is the others'; '' where anybody may lay. */
export type Street = 'mine' | 'theirs' | '';

/** R25 That nothing more happens, and who would call the round off; '' while the race goes on. */
export const stuckSays = ({ agreed, hands, quiet }: GetawayView): string => {
  const { callOff } = words.getaway;
  if (agreed.length > 0) return callOff.agreed(agreed.length, hands.filter((held) => held > 0).length);
  return quiet > 0 ? callOff.quiet(quiet) : '';
};

/** Standing: why nothing can be done. Asked: whether I am ready. Alone: nobody else is waited for. Calm: whose the street is. */
export const statusOf = (view: GetawayView, decision: Decision | null, reviewing: boolean, seconds: number | null, standing: string, asked = false, calm: Street = '', alone = true): Status => {
  const mine = decision !== null;
  const plain = (main: string, detail = '', short = main): Status => ({ main, detail, short, mine, timed: true });
  if (standing !== '') return plain(standing);
  if (view.phase === 'over') return reviewing ? plain(text.review, '', text.reviewShort) : plain(text.over);
  if (view.phase === 'ready') {
    if (asked && view.review === null)
      return { ...(seconds === null ? plain(text.waitsForYou, '', text.waitsShort) : plain(text.startIn(seconds), alone ? text.orReady : text.orAllReady, text.waitsShort)), mine: true };
    if (seconds !== null) return plain(reviewing ? text.nextIn(seconds) : text.startIn(seconds), '', text.short(seconds));
    return reviewing ? plain(text.review, '', text.reviewShort) : plain(text.ready, text.nobody);
  }
  if (view.seat < 0) return plain(text.race, text.watching, text.raceShort);
  if (view.hand.length === 0) return plain(text.race, text.empty, text.raceShort);
  if (calm === 'mine') return plain(words.getaway.calm.waiting, '', text.yourCard);
  if (calm === 'theirs') return { ...plain(text.race, text.theirs, text.raceShort), mine: false };
  return plain(text.race, text.lay, text.raceShort);
};
