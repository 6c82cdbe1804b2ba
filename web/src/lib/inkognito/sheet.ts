/** 6.1 The clue sheet: for everybody else a block of eight rows, and a column for each meeting with me. */
import type { Clue, InkognitoView } from '../contract/messages';
import { CLUES } from './cards';
import { countOf, verdictOf, type Deal, type Verdict } from './deals';
import { concludes, type Help } from './help';
import { agents } from './places';


/** What a cell tells: shown to me, shown by me, or a black card. */
export interface Cell {
  readonly seen: boolean;
  readonly shown: boolean;
  readonly black: boolean;
}

export interface Row {
  readonly card: Clue;
  /** Without help nothing is concluded. */
  readonly verdict: Verdict | null;
  /** The share of the deals left, with odds only. */
  readonly odds: number | null;
  /** One for each column of the block. */
  readonly cells: readonly Cell[];
}

export interface Block {
  readonly place: number;
  /** The numbers of the meetings. */
  readonly meetings: readonly number[];
  readonly rows: readonly Row[];
}

const EMPTY: Cell = { seen: false, shown: false, black: false };

/** The shows of one meeting between me and a place: what I saw of them, and what they saw of me. */
const cellOf = (view: InkognitoView, meeting: number, place: number, card: Clue): Cell =>
  (view.sheet[meeting - 1]?.shows ?? []).reduce((cell, { giver, taker, black, cards }) => {
    if (cards === null || !cards.includes(card)) return cell;
    if (giver === place) return { ...cell, seen: true, black: cell.black || black === true };
    return giver === view.seat && taker === place ? { ...cell, shown: true, black: cell.black || black === true } : cell;
  }, EMPTY);

const concerns = (view: InkognitoView, meeting: number, place: number): boolean =>
  (view.sheet[meeting - 1]?.shows ?? []).some(
    ({ giver, taker, cards }) => cards !== null && (giver === place || (giver === view.seat && taker === place)),
  );

/** Everybody else who has black cards, clockwise from me. */
export const others = (view: InkognitoView): readonly number[] =>
  agents(view)
    .filter((place) => place !== view.seat)
    .toSorted((a, b) => ((a - view.seat + 5) % 5) - ((b - view.seat + 5) % 5));

export const blocksOf = (view: InkognitoView, deals: readonly Deal[], help: Help): readonly Block[] =>
  others(view).map((place) => {
    const meetings = help === 'none' ? [] : view.sheet.map((_, k) => k + 1).filter((meeting) => concerns(view, meeting, place));
    return {
      place,
      meetings,
      rows: CLUES.map((card) => ({
        card,
        verdict: !concludes(help) ? null : verdictOf(deals, place, card),
        odds: help === 'odds' ? countOf(deals, place, card) / deals.length : null,
        cells: meetings.map((meeting) => cellOf(view, meeting, place, card)),
      })),
    };
  });

/** 10.4 What I showed the Ambassador who is a player: he has no block, for he has no cards. */
export const shownToAmbassador = (view: InkognitoView): readonly { readonly meeting: number; readonly cards: readonly Clue[] }[] =>
  view.sheet.flatMap(({ shows }, k) =>
    shows.flatMap(({ giver, taker, cards }) => (giver === view.seat && taker === view.ambassador && cards !== null ? [{ meeting: k + 1, cards }] : [])),
  );
