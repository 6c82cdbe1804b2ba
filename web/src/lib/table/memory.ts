/** What this browser remembers: the name, and for each table the secret that makes a seat mine. */

const NAME = 'backroom.name';
const seatOf = (table: string): string => `backroom.seat.${table}`;

/** Storage may be forbidden or full; the evening goes on without it. */
const recall = (what: string): string | null => {
  try {
    return localStorage.getItem(what);
  } catch {
    return null;
  }
};

const remember = (what: string, value: string): void => {
  try {
    localStorage.setItem(what, value);
  } catch {
    // Nothing to do: the secret still lives as long as the page.
  }
};

const passing = new Map<string, string>();

export const recallName = (): string => recall(NAME) ?? '';
export const rememberName = (name: string): void => remember(NAME, name);

export const recallSeat = (table: string): string | null => recall(seatOf(table)) ?? passing.get(table) ?? null;
export const rememberSeat = (table: string, secret: string): void => {
  passing.set(table, secret);
  remember(seatOf(table), secret);
};
