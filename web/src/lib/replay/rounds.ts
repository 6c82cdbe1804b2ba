/** In which round of a finished game a step was taken, as people remember it. */
import type { GameReview, Round } from '../contract/review';
import { words } from '../text/words';

/** A step that begins the next round still belongs to the one before. */
export const roundAt = (rounds: readonly Round[], step: number): Round | null => rounds.findLast((round) => round.step < Math.max(step, 1)) ?? null;

export const roundName = (game: string, { number, series }: Round): string =>
  series === null ? `${words.archive.then.round[game] ?? ''} ${number}` : words.archive.then.series(series, number);

export const whenOf = ({ game, rounds }: Pick<GameReview, 'game' | 'rounds'>, step: number): string => {
  const round = roundAt(rounds, step);
  return round === null ? words.archive.then.deal : roundName(game, round);
};
