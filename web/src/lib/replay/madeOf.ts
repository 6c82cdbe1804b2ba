/** What each seat's score is made of, in words; where a game does not say, what it counts. */
import type { Replay } from '../contract/review';
import { madeOf as fbiMadeOf } from '../fbi/scoring';
import { words } from '../text/words';
import { openView } from './openView';

export const madeOf = ({ steps, game }: Pick<Replay, 'steps' | 'game'>, seat: number): string => {
  const last = steps.at(-1);
  const view = last?.view ?? (last?.truth ? openView(last.truth) : null);
  return view?.game === 'fbi' ? words.fbi.final.from(fbiMadeOf(view, seat)) : (words.archive.review.score[game] ?? '');
};
