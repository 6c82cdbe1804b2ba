/** The cards of Inkognito: four identities, four parts of a number, five locations. */
import type { Black, Clue, Identity, Location, Segment } from '../contract/messages';

export const IDENTITIES: readonly Identity[] = ['F', 'B', 'X', 'Z'];
export const SEGMENTS: readonly Segment[] = ['52', '11', '0', '29'];
export const CLUES: readonly Clue[] = [...IDENTITIES, ...SEGMENTS];
/** R12 The number is dialled in this order. */
export const DIALLED: readonly Identity[] = ['F', 'B', 'Z', 'X'];
/** As they lie on the map, from the Grand Canal to the lagoon. */
export const LOCATIONS: readonly Location[] = ['Rialto', 'San Marco', 'Bridge of Sighs', 'Salute', 'San Giorgio'];
/** 3.7 Rounds in a series. */
export const ROUNDS = 5;
/** 8.1 Points that win a match. */
export const MATCH = 3;

const PARTNER: Readonly<Record<Identity, Identity>> = { F: 'B', B: 'F', X: 'Z', Z: 'X' };

/** 1.3 F and B work together, and so do X and Z. */
export const partnerOf = (identity: Identity): Identity => PARTNER[identity];

export const isIdentity = (card: Clue): card is Identity => (IDENTITIES as readonly Clue[]).includes(card);

/** 4.2 How many of these cards agree with the black ones. */
export const truths = (black: Black, cards: readonly Clue[]): number => cards.filter((card) => black.includes(card)).length;

/** Cards in the order in which they are named, whatever the order of the touches. */
export const inOrder = (cards: readonly Clue[]): readonly Clue[] => CLUES.filter((card) => cards.includes(card));
