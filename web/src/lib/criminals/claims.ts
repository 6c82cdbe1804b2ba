/** R31 What was claimed, and where claims contradict each other or what lies open. Nothing secret is used. */
import type { Crime, CriminalsView, Statement } from '../contract/messages';

/** A claim about oneself: an alibi for a crime, or none. */
export interface Claimed {
  readonly seat: number;
  readonly crime: Crime;
  /** "I have an alibi for it", or "I did it". */
  readonly innocent: boolean;
  /** Its place among all statements. */
  readonly at: number;
}

const claimed = (said: Statement, at: number): Claimed | null => {
  switch (said.kind) {
    case 'alibi':
    case 'crime':
      return said.claim === null ? null : { seat: said.seat, crime: said.claim, innocent: said.kind === 'alibi', at };
    case 'yes':
    case 'no':
      return { seat: said.seat, crime: said.crime, innocent: said.kind === 'yes', at };
    default:
      return null;
  }
};

export const claims = (view: CriminalsView): readonly Claimed[] =>
  view.statements.flatMap((said, at) => claimed(said, at) ?? []);

export type Contradiction = 'shared' | 'shown' | 'known' | 'own' | 'turned';

/** Why this claim cannot stand beside what else is open; null if it can. */
export const contradiction = (view: CriminalsView, one: Claimed, all: readonly Claimed[] = claims(view)): Contradiction | null => {
  const shown = view.shown[one.seat]?.includes(one.crime) ?? false;
  if (!one.innocent && shown) return 'shown';
  const known = view.guilt[one.seat] ?? null;
  if (known !== null && (known === one.crime) === one.innocent) return 'known';
  if (!one.innocent && view.guilt.some((crime, seat) => seat !== one.seat && crime === one.crime)) return 'known';
  for (const other of all) {
    if (other.at === one.at) continue;
    const same = other.seat === one.seat;
    if (same && other.crime === one.crime && other.innocent !== one.innocent) return 'turned';
    if (one.innocent || other.innocent) continue;
    if (same && other.crime !== one.crime) return 'own';
    if (!same && other.crime === one.crime) return 'shared';
  }
  return null;
};

/** At the end, when all is known: whether a claim was a lie. */
export const isLie = (view: CriminalsView, one: Claimed): boolean => (view.guilt[one.seat] === one.crime) === one.innocent;
