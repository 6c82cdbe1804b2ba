/** What an arrest would change: the taker's score, and the bonus cards won or lost by it. */
import type { Card, Colour, FbiView } from '../contract/messages';
import { read } from './actions';
import { COLOURS, suitOf } from './cards';
import { afterArrest, forcedCard, type Options } from './scoring';

export interface Outlook {
  readonly action: string;
  readonly colour: Colour;
  /** The card it takes; null where it finds nothing, or where the card is picked afterwards. */
  readonly card: Card | null;
  /** With arrest=free an agent is played first and the card picked then (R13). */
  readonly pickLater: boolean;
  readonly before: number;
  readonly after: number;
  readonly scores: readonly number[];
  readonly wins: readonly Colour[];
  /** The rival whose bonus I win, or who loses it by mine. */
  readonly from: number | null;
  /** The rival who has it then. */
  readonly to: number | null;
  readonly loses: readonly Colour[];
  readonly leads: boolean;
}

export const outlook = (view: FbiView, action: string, options: Options): Outlook | null => {
  const deed = read(action);
  if (deed.verb !== 'use' && deed.verb !== 'arrest') return null;
  const colour = deed.verb === 'use' ? deed.colour : (suitOf(deed.card) as Colour);
  const forced = deed.verb === 'use' ? forcedCard(view, colour) : deed.card;
  const pile = view.centre[COLOURS.indexOf(colour)] ?? [];
  const pickLater = deed.verb === 'use' && options['arrest'] === 'free' && new Set(pile).size > 1;
  const card = pickLater ? null : forced;
  const next = afterArrest(view, view.seat, card, options);
  const mine = (leaders: FbiView['leaders'], c: number): boolean => leaders[c] === view.seat;
  const wins = COLOURS.filter((_, c) => mine(next.leaders, c) && !mine(view.leaders, c));
  const c = COLOURS.indexOf(colour);
  const [held, holds] = [view.leaders[c] ?? null, next.leaders[c] ?? null];
  const rival = (seat: number | null): number | null => (held === holds || seat === view.seat ? null : seat);
  return {
    action,
    colour,
    card,
    pickLater,
    before: view.scores[view.seat] ?? 0,
    after: next.scores[view.seat] ?? 0,
    scores: next.scores,
    wins,
    from: rival(held),
    to: rival(holds),
    loses: COLOURS.filter((_, c) => mine(view.leaders, c) && !mine(next.leaders, c)),
    leads: mine(next.leaders, c),
  };
};
