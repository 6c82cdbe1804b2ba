/** How far a lesson has come in this window: a page that is loaded anew goes on from there. */

const kept = (game: string): string => `backroom.lesson.${game}`;

/** A step of the lesson, or the first where nothing fitting is kept. */
export const recallStep = (game: string, last: number): number => {
  try {
    const at = Number(sessionStorage.getItem(kept(game)) ?? 0);
    return Number.isInteger(at) && at > 0 && at <= last ? at : 0;
  } catch {
    return 0;
  }
};

export const rememberStep = (game: string, at: number): void => {
  try {
    sessionStorage.setItem(kept(game), `${at}`);
  } catch {
    // The lesson begins anew, then.
  }
};
