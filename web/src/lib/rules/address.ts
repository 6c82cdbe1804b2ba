/** Where a rule is to be read: "FBI-4.3a" is at /rules/fbi#FBI-4.3a. */

/** The books that this page can open. */
const BOOKS: readonly string[] = ['fbi'];

export const rulesPath = (game: string): string => `/rules/${game}`;

export const hasBook = (game: string): boolean => BOOKS.includes(game);

/** Null for a number of no book. A bare one ("4.4b", "R13") is of the game given. */
export const ruleLink = (number: string, game = 'fbi'): string | null => {
  const full = number.includes('-') ? number : `${game.toUpperCase()}-${number}`;
  const book = full.slice(0, full.indexOf('-')).toLowerCase();
  return hasBook(book) ? `${rulesPath(book)}#${full}` : null;
};
