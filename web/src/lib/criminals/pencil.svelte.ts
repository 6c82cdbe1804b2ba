/** My pencil on the charge sheet: seen by nobody else, kept by this browser for each table. */
import type { Crime, Suspect } from '../contract/messages';
import { recall, remember } from '../parts/keep';

export type Stroke = '' | '?' | '??' | '×' | '○';
/** A touch takes the next one. */
export const STROKES: readonly Stroke[] = ['', '?', '??', '×', '○'];

const kept = (table: string): string => `backroom.pencil.${table}`;
const place = (suspect: Suspect, crime: Crime): string => `${suspect} ${crime}`;

const marksOf = (table: string): Readonly<Record<string, Stroke>> => {
  try {
    const marks: unknown = JSON.parse(recall(kept(table)) ?? '{}');
    return typeof marks === 'object' && marks !== null ? (marks as Record<string, Stroke>) : {};
  } catch {
    return {};
  }
};

export class Pencil {
  #table: string;
  #marks = $state.raw<Readonly<Record<string, Stroke>>>({});

  constructor(table: string) {
    this.#table = table;
    this.#marks = marksOf(table);
  }

  at(suspect: Suspect, crime: Crime): Stroke {
    return this.#marks[place(suspect, crime)] ?? '';
  }

  /** The next stroke in the row, and from the last one back to none. */
  turn(suspect: Suspect, crime: Crime): void {
    const next = STROKES[(STROKES.indexOf(this.at(suspect, crime)) + 1) % STROKES.length] ?? '';
    this.#marks = { ...this.#marks, [place(suspect, crime)]: next };
    remember(kept(this.#table), JSON.stringify(this.#marks));
  }
}
