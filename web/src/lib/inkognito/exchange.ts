/** Which cards may still join a pair, and why another may not. */
import type { Black, Clue, InkognitoView } from '../contract/messages';
import { showPair } from './actions';
import { CLUES, truths } from './cards';

export type Bar =
  /** R5 Both would be true. */
  | { readonly why: 'both'; readonly rule: string }
  /** 4.2 Neither would be true. */
  | { readonly why: 'neither'; readonly rule: string }
  /** 4.4, R32 The same eyes have seen it. */
  | { readonly why: 'seen'; readonly rule: string; readonly meeting: number; readonly partner: Clue }
  /** Every pair with it has been seen. */
  | { readonly why: 'spent'; readonly rule: string };

/** The latest meeting at which this taker saw this pair of mine. */
const seenAt = (view: InkognitoView, taker: number, pair: readonly Clue[]): number =>
  view.sheet.findLastIndex(({ shows }) =>
    shows.some(
      ({ giver, taker: other, black, cards }) =>
        giver === view.seat && other === taker && black === false && cards !== null && pair.every((card) => cards.includes(card)),
    ),
  ) + 1;

/** Why a card cannot be touched now: null if it can. Blocks depend on the card picked first. */
export const barOf = (view: InkognitoView, black: Black, taker: number, legal: readonly string[], first: Clue | null, card: Clue): Bar | null => {
  if (first === card) return null;
  const again = taker === view.ambassador ? 'INK-R32' : 'INK-4.4';
  if (first === null) {
    const any = CLUES.some((other) => other !== card && legal.includes(showPair([card, other])));
    return any ? null : { why: 'spent', rule: again };
  }
  const pair = [first, card];
  if (legal.includes(showPair(pair))) return null;
  const true_ = truths(black, pair);
  if (true_ === 2 && seenAt(view, taker, pair) === 0) return { why: 'both', rule: 'INK-R5' };
  if (true_ === 0) return { why: 'neither', rule: 'INK-4.2' };
  return { why: 'seen', rule: again, meeting: seenAt(view, taker, pair), partner: first };
};

/** A touch on a card: off again, the first, the second, or in place of the second. */
export const touch = (picks: readonly Clue[], card: Clue): readonly Clue[] => {
  if (picks.includes(card)) return picks.filter((other) => other !== card);
  return [...picks.slice(0, 1), card];
};
