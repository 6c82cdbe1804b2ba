/** Where a rule is to be read: "FBI-4.3a" is at /rules/fbi#FBI-4.3a. */

/** The books, and how their numbers begin. */
const PREFIX = { fbi: 'FBI', criminals: 'CRM', inkognito: 'INK', getaway: 'GET', sleepers: 'SLP' } as const;

export type Book = keyof typeof PREFIX;
export const BOOKS = Object.keys(PREFIX) as readonly Book[];

/** All of them on one page. */
export const RULES = '/rules';

export const rulesPath = (game: string): string => `${RULES}/${game}`;

export const hasBook = (game: string): game is Book => Object.hasOwn(PREFIX, game);

/** Null for a number of no book. A bare one ("4.4b", "R13") is of the game given. */
export const ruleLink = (number: string, game = 'fbi'): string | null => {
  const full = number.includes('-') || !hasBook(game) ? number : `${PREFIX[game]}-${number}`;
  const book = BOOKS.find((one) => full.startsWith(`${PREFIX[one]}-`));
  return book === undefined ? null : `${rulesPath(book)}#${full}`;
};
