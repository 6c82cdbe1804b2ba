/** My pencil on the charge sheet: seen by nobody else. */
import type { Crime, Suspect } from '../contract/messages';
import { readMarks } from '../table/marks';
import type { Sheets } from '../table/sheets.svelte';

export type Stroke = '' | '?' | '??' | '×' | '○';
/** A touch takes the next one. */
export const STROKES: readonly Stroke[] = ['', '?', '??', '×', '○'];

const place = (suspect: Suspect, crime: Crime): string => `${suspect} ${crime}`;

export class Pencil {
  #sheets: Sheets;
  #marks = $derived.by(() => readMarks(this.#sheets.text('marks'), STROKES));

  constructor(sheets: Sheets) {
    this.#sheets = sheets;
  }

  at(suspect: Suspect, crime: Crime): Stroke {
    return this.#marks[place(suspect, crime)] ?? '';
  }

  /** The next stroke in the row, and from the last one back to none. */
  turn(suspect: Suspect, crime: Crime): void {
    const next = STROKES[(STROKES.indexOf(this.at(suspect, crime)) + 1) % STROKES.length] ?? '';
    this.#sheets.write('marks', JSON.stringify({ ...this.#marks, [place(suspect, crime)]: next }));
  }
}
