/** 8.1 The game of a match that has ended, as it is looked back at before the next one. */
import type { Finished, InkognitoView } from '../contract/messages';

export interface LookedBack {
  /** The table as that game left it. */
  readonly view: InkognitoView;
  readonly finished: Finished;
  readonly nth: number;
  /** The game that one goes on to. */
  readonly next: number;
}

/** `shown` is the table where the telling has halted; null where it has not, as after a reload: the newest end, then. */
export const lookBack = (truth: InkognitoView, shown: InkognitoView | null): LookedBack | null => {
  const newest = truth.phase === 'over' ? truth.nth : truth.nth - 1;
  const nth = shown === null ? newest : shown.nth;
  const finished = nth === newest ? truth.finished : (shown?.finished ?? null); // the table knows more of it than was told
  if (finished === null) return null;
  return { view: shown ?? { ...truth, ambassador: finished.black.indexOf(null) }, finished, nth, next: truth.nth };
};
