/** What was secret at a moment of a finished game, seat by seat, in words. */
import type { Asset, City, Objective } from '../contract/messages';
import type { AnyTruth } from '../contract/review';
import { words } from '../text/words';

export interface Secret {
  /** Null for what belongs to nobody: the Boss, the pile. */
  readonly seat: number | null;
  readonly what: string;
  readonly items: readonly string[];
}

const dossier = (location: City | null, objective: Objective | null, hand: readonly Asset[]): readonly string[] => [
  ...(location === null ? [] : [words.sleepers.city(location)]),
  ...(objective === null ? [] : [words.sleepers.objective(objective)]),
  ...hand.map(words.sleepers.asset),
];

export const hiddenOf = (truth: AnyTruth): readonly Secret[] => {
  const text = words.archive.hidden;
  switch (truth.game) {
    case 'fbi':
      return truth.kept.map((agents, seat) => ({ seat, what: text.kept, items: agents.map((agent) => words.fbi.department(agent)) }));
    case 'criminals':
      return [
        ...truth.guilt.map((crime, seat) => ({ seat, what: text.guilt, items: [words.criminals.crime(crime)] })),
        { seat: null, what: text.boss, items: [words.criminals.crime(truth.boss)] },
      ];
    case 'inkognito':
      return truth.deal.black.flatMap((black, seat) => (black === null ? [] : [{ seat, what: text.black, items: [words.inkognito.identity[black[0]], black[1]] }]));
    case 'getaway':
      return [
        ...truth.hands.map((hand, seat) => ({ seat, what: text.hand, items: hand.map((card) => words.getaway.card(card)) })),
        { seat: null, what: text.pile, items: truth.pile.map(({ card }) => words.getaway.card(card)) },
      ];
    case 'sleepers':
      return [
        ...truth.hands.map((hand, seat) => ({
          seat,
          what: text.dossier,
          items: dossier(truth.locations[seat] ?? null, truth.objectives[seat] ?? null, hand),
        })),
        ...(truth.draft.length > 0 ? [{ seat: null, what: text.draft, items: truth.draft.map(words.sleepers.asset) }] : []),
      ];
  }
};
