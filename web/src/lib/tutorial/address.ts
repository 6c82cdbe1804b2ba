/** All lessons. */
export const LESSONS = '/learn';

/** Where a game is learned by playing it. */
export const learnPath = (game: string): string => `${LESSONS}/${game}`;
