/** What was secret at a moment of a finished game, seat by seat, in words. */
import type { AnyTruth } from '../contract/review';
import { words } from '../text/words';

export interface Secret {
  /** Null for what belongs to nobody: the Boss, the pile. */
  readonly seat: number | null;
  readonly what: string;
  readonly items: readonly string[];
}

const present = <T>(items: readonly (T | null)[]): readonly T[] => items.filter((item) => item !== null);

export const hiddenOf = (truth: AnyTruth): readonly Secret[] => {
  const text = words.archive.hidden;
  switch (truth.game) {
    case 'fbi':
      return truth.kept.map((agents, seat) => ({ seat, what: text.kept, items: agents.map((agent) => words.fbi.department(agent)) }));
    case 'criminals':
      return [
        ...truth.guilt.map((crime, seat) => ({ seat, what: text.guilt, items: [crime] })),
        { seat: null, what: text.boss, items: [truth.boss] },
      ];
    case 'inkognito':
      return truth.deal.black.map((black, seat) => ({ seat, what: text.black, items: black === null ? [] : [...black] }));
    case 'getaway':
      return [
        ...truth.hands.map((hand, seat) => ({ seat, what: text.hand, items: hand })),
        { seat: null, what: text.pile, items: truth.pile.map(({ card }) => card) },
      ];
    case 'sleepers':
      return [
        ...truth.hands.map((hand, seat) => ({
          seat,
          what: text.dossier,
          items: [...present([truth.locations[seat] ?? null, truth.objectives[seat] ?? null]), ...hand],
        })),
        ...(truth.draft.length > 0 ? [{ seat: null, what: text.draft, items: truth.draft }] : []),
      ];
  }
};
