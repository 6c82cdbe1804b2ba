/** My own marks on the clue sheet, seen by nobody else, and how much help I want, which this browser keeps. */
import type { Clue } from '../contract/messages';
import { recall, remember } from '../parts/keep';
import { readMarks } from '../table/marks';
import type { Sheets } from '../table/sheets.svelte';
import { HELPS, type Help } from './help';

export type Mark = '' | '?' | '!' | '×';
export const MARKS: readonly Mark[] = ['', '?', '!', '×'];

const HELP = 'backroom.inkognito.help';

export class Notebook {
  #sheets: Sheets;
  #marks = $derived.by(() => readMarks(this.#sheets.text('marks'), MARKS));
  #help = $state.raw<Help>('logic');

  constructor(sheets: Sheets) {
    this.#sheets = sheets;
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
    this.#sheets.write('marks', JSON.stringify({ ...this.#marks, [`${nth}.${place}.${card}`]: next }));
  }
}
