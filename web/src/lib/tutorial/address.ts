/** Where a game is learned by playing it. */
export const learnPath = (game: string): string => `/learn/${game}`;
