/** My own marks on the clue sheet and how much help I want: kept by this browser, seen by nobody else. */
import type { Clue } from '../contract/messages';
import { HELPS, type Help } from './help';

export type Mark = '' | '?' | '!' | '×';
export const MARKS: readonly Mark[] = ['', '?', '!', '×'];

const HELP = 'backroom.inkognito.help';
const marksOf = (table: string): string => `backroom.inkognito.marks.${table}`;

/** Storage may be forbidden or full; then the notes live as long as the page. */
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
    // Nothing to do.
  }
};

const readMarks = (text: string | null): Readonly<Record<string, Mark>> => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, mark]) => MARKS.includes(mark as Mark))) as Record<string, Mark>;
  } catch {
    return {};
  }
};

export class Notebook {
  #table: string;
  #marks = $state.raw<Readonly<Record<string, Mark>>>({});
  #help = $state.raw<Help>('logic');

  constructor(table: string) {
    this.#table = table;
    this.#marks = readMarks(recall(marksOf(table)));
    this.#help = HELPS.find((help) => help === recall(HELP)) ?? 'logic';
  }

  get help(): Help {
    return this.#help;
  }
  set help(wish: Help) {
    this.#help = wish;
    remember(HELP, wish);
  }

  /** Marks belong to one game of a match: clean sheets for the next (8.1). */
  mark(nth: number, place: number, card: Clue): Mark {
    return this.#marks[`${nth}.${place}.${card}`] ?? '';
  }

  /** The next mark in turn, and after the last none. */
  turn(nth: number, place: number, card: Clue): void {
    const next = MARKS[(MARKS.indexOf(this.mark(nth, place, card)) + 1) % MARKS.length] ?? '';
    this.#marks = { ...this.#marks, [`${nth}.${place}.${card}`]: next };
    remember(marksOf(this.#table), JSON.stringify(this.#marks));
  }
}
