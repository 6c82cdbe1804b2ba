/** What follows from shown alibis alone: each crime has one doer, and each suspect one crime. */
import type { Crime, CriminalsView } from '../contract/messages';
import { BOSS } from './suspects';

/** Possible crimes by row: a row for each seat, and the last for the Boss. */
type Grid = readonly (readonly boolean[])[];

const grid = (view: CriminalsView): Grid => {
  const known = (seat: number): Crime | null => (seat === view.seat ? view.mine : (view.guilt[seat] ?? null));
  const rows = Array.from({ length: view.seats }, (_, seat) => {
    const crime = known(seat);
    return view.crimes.map((other) => (crime === null ? !(view.shown[seat]?.includes(other) ?? false) : other === crime));
  });
  return [...rows, view.crimes.map((crime) => view.boss === null || view.boss === crime)];
};

/** Whether the crimes can be shared out when this row has done that one. */
const fits = (possible: Grid, row: number, crime: number): boolean => {
  const doer = possible.map((): number => -1);
  doer[crime] = row;
  const place = (r: number, tried: Set<number>): boolean =>
    (possible[r] ?? []).some((can, c) => {
      if (!can || tried.has(c) || doer[c] === row) return false;
      tried.add(c);
      const before = doer[c] ?? -1;
      if (before >= 0 && !place(before, tried)) return false;
      doer[c] = r;
      return true;
    });
  return possible.every((_, r) => r === row || place(r, new Set()));
};

/** Who may have done what, as far as shown alibis, known crimes and my own tell. */
export class Logic {
  readonly #may: Grid;
  readonly #crimes: readonly Crime[];

  constructor(view: CriminalsView) {
    const possible = grid(view);
    this.#crimes = view.crimes;
    this.#may = possible.map((row, r) => row.map((can, c) => can && fits(possible, r, c)));
  }

  may(suspect: number, crime: Crime): boolean {
    return this.#row(suspect)[this.#crimes.indexOf(crime)] ?? false;
  }

  /** There is nothing else this suspect can have done. */
  must(suspect: number, crime: Crime): boolean {
    return this.may(suspect, crime) && this.#row(suspect).filter(Boolean).length === 1;
  }

  #row(suspect: number): readonly boolean[] {
    return (suspect === BOSS ? this.#may.at(-1) : this.#may[suspect]) ?? [];
  }
}
