/** The things on offer at a meeting that is no exchange: whom to ask, what to look at, what to answer with. */
import type { Clue, InkognitoView } from '../contract/messages';
import { COUNTED, type Kind } from './actions';
import { agentsAfter } from './places';

export interface Tile {
  readonly action: string;
  /** Whose card it is. */
  readonly place: number;
  readonly kind: Kind | null;
  /** My own black card, where it is mine to show. */
  readonly card: Clue | null;
  /** Why it is not on offer. */
  readonly refused: 'dummy' | 'repeat' | null;
}

const KINDS: readonly Kind[] = ['identity', 'number'];

/** 5.1 Three agents may be asked; R1, R28 with the kind of card where the asker says it. */
const demands = (view: InkognitoView, legal: readonly string[]): readonly Tile[] =>
  agentsAfter(view, view.seat)
    .slice(0, 3)
    .flatMap((place, k): readonly Tile[] => {
      const plain = `demand ${COUNTED[k]}`;
      const kinds = KINDS.map((kind) => ({ kind, action: `${plain} ${kind}` }));
      if (legal.includes(plain)) return [{ action: plain, place, kind: null, card: null, refused: null }];
      if (kinds.every(({ action }) => !legal.includes(action))) return [{ action: plain, place, kind: null, card: null, refused: place === view.dummy ? 'dummy' : 'repeat' }];
      return kinds.map(({ kind, action }) => ({ action, place, kind, card: null, refused: legal.includes(action) ? null : 'repeat' }));
    });

/** 9.4 The dummy's two cards. */
const looks = (view: InkognitoView): readonly Tile[] => KINDS.map((kind) => ({ action: `look ${kind}`, place: view.dummy ?? 3, kind, card: null, refused: null }));

/** 5.1, R8 My own two; R2 by option not one that was demanded before. */
const blacks = (view: InkognitoView, legal: readonly string[]): readonly Tile[] =>
  KINDS.map((kind, k) => {
    const action = `show black ${kind}`;
    return { action, place: view.seat, kind, card: view.black[view.seat]?.[k] ?? null, refused: legal.includes(action) ? null : 'repeat' };
  });

export const tilesOf = (view: InkognitoView, legal: readonly string[], own: boolean): readonly Tile[] => {
  if (own) return blacks(view, legal);
  if (legal.some((action) => action.startsWith('look '))) return looks(view);
  return legal.some((action) => action.startsWith('demand ')) ? demands(view, legal) : [];
};
