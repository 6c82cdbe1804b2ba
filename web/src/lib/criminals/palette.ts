/** R31 The palette of statements: a kind of thing to say, then whom or what it is about. */
import type { Crime, Suspect } from '../contract/messages';
import { sayable, type Saying, type Speech } from './actions';

export interface Choice {
  readonly action: string;
  readonly saying: Saying;
}

export interface Shelf {
  readonly kind: Speech;
  readonly choices: readonly Choice[];
}

/** In this order they stand on the palette. */
const KINDS: readonly Speech[] = ['alibi', 'suspect', 'propose', 'trust', 'ask', 'crime', 'promise', 'yes', 'no', 'agree', 'disagree'];

/** What may be said, shelf by shelf; a kind that cannot be said now has no shelf. */
export const shelves = (legal: readonly string[]): readonly Shelf[] => {
  const all = sayable(legal);
  return KINDS.map((kind) => ({ kind, choices: all.filter(({ saying }) => saying.kind === kind) })).filter(({ choices }) => choices.length > 0);
};

/** An answer, a promise: said whole, with nothing to choose. */
export const isWhole = (shelf: Shelf): boolean => shelf.kind === 'yes' || shelf.kind === 'no' || shelf.kind === 'promise';

export const crimeOf = (saying: Saying): Crime | null => ('crime' in saying ? saying.crime : null);
export const suspectOf = (saying: Saying): Suspect | null => ('suspect' in saying ? saying.suspect : null);

/** As few rows as there is room for, of about the same length, so that no word stands alone on the last. */
export const inRows = <T>(all: readonly T[], length: (one: T) => number, room: number): readonly (readonly T[])[] => {
  const whole = all.reduce((sum, one) => sum + length(one), 0);
  const rows: T[][] = Array.from({ length: Math.max(1, Math.ceil(whole / room)) }, () => []);
  let before = 0;
  for (const one of all) {
    rows[Math.floor(((before + length(one) / 2) / whole) * rows.length)]?.push(one);
    before += length(one);
  }
  return rows;
};
