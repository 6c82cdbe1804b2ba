/** The Asset cards: of which kind each is, and what belongs together. */
import type { Asset, Objective } from '../contract/messages';

/** An object is half of a pair, a stop card ends an objective, the others last a round or work at once. */
export type Kind = 'object' | 'stop' | 'round' | 'once';

export const PAIRS: Readonly<Record<Objective, readonly [Asset, Asset]>> = {
  bomb: ['detonator', 'explosives'],
  wire_tap: ['wire', 'recording_device'],
  assassination: ['rifle', 'bullet'],
};
export const OBJECTIVES: readonly Objective[] = ['bomb', 'wire_tap', 'assassination'];

const KINDS: Readonly<Record<Kind, readonly Asset[]>> = {
  object: OBJECTIVES.flatMap((objective) => PAIRS[objective]),
  stop: OBJECTIVES.map((objective) => `prevent_${objective}`),
  round: ['road_block', 'rebellion', 'no_fly_zone', 'safe_house', 'crackdown'],
  once: ['mole', 'informant', 'black_budget', 'forged_orders'],
};

/** As the decks number them, which is how hands are sorted. */
export const ASSETS: readonly Asset[] = [
  ...KINDS.object,
  ...KINDS.stop,
  'road_block',
  'rebellion',
  'mole',
  'no_fly_zone',
  'safe_house',
  'informant',
  'black_budget',
  'forged_orders',
  'crackdown',
];

export const kindOf = (card: Asset): Kind => {
  for (const kind of ['object', 'stop', 'round'] as const) if (KINDS[kind].includes(card)) return kind;
  return 'once';
};

/** 3f1 What an object is half of. */
export const pairOf = (card: Asset): Objective | null => OBJECTIVES.find((objective) => PAIRS[objective].includes(card)) ?? null;

/** 3f7 What a stop card stops. */
export const stops = (card: Asset): Objective | null => OBJECTIVES.find((objective) => card === `prevent_${objective}`) ?? null;

export const sorted = (cards: readonly Asset[]): readonly Asset[] => cards.toSorted((a, b) => ASSETS.indexOf(a) - ASSETS.indexOf(b));

/** The cards without these. */
export const without = (cards: readonly Asset[], gone: readonly Asset[]): readonly Asset[] =>
  gone.reduce<readonly Asset[]>((left, card) => (left.includes(card) ? left.toSpliced(left.indexOf(card), 1) : left), cards);

/** Letters of the longest word, which is not broken: a soft hyphen is a place to break. */
export const longestWord = (name: string): number => Math.max(...name.split(/[ \u00ad-]/).map((word) => word.length));
