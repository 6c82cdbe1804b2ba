/** R5 What comes of a round in which nobody has enough accusers. */
import type { CriminalsView } from '../contract/messages';

type Options = Readonly<Record<string, string>>;

/** So often in a row an undecided crime goes back into the deck, where the table wishes it. */
const MOST = 2;

export const goesBack = (view: CriminalsView, options: Options): boolean => options['deadlock'] === 'new_crime' && view.deadlocks < MOST;

/** R30 How many ballots a round has; null where one follows another until somebody is sold out. */
export const ballotsOf = (view: CriminalsView, options: Options): number | null => (options['deadlock'] === 'no_clock' ? null : view.ballots);

/** R30 This ballot is followed by no other in this round. */
export const isLastBallot = (view: CriminalsView, options: Options): boolean => view.ballot >= (ballotsOf(view, options) ?? Infinity);

/** While it is voted in it. */
export const isLastVote = (view: CriminalsView, options: Options): boolean => view.phase === 'ballot' && view.to_act.length > 0 && isLastBallot(view, options);
