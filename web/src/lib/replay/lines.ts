/** The curves of a review: one for each seat, or for each team where it wins and loses as one. */
import type { AnyView } from '../contract/messages';
import type { GameReview } from '../contract/review';
import { words } from '../text/words';
import type { Eyes } from './address';
import { seesCurve } from './moments';

export interface Line {
  /** Whose values it is drawn from. */
  readonly seat: number;
  readonly seats: readonly number[];
  readonly name: string;
  readonly colour: string;
  /** How it is dashed, so that no line is told by colour alone. */
  readonly dash: string;
}

const DASHES = ['none', '7 4', '2 4', '8 3 2 3', '12 4', '1 3', '10 3 3 3', '5 2', '3 6'];
const dashOf = (seat: number): string => DASHES[seat] ?? 'none';

const TEAMS = [['robbers', '#e3bd62'], ['police', '#7fb0ee']] as const;

export const linesOf = (review: GameReview, eyes: Eyes, view: AnyView | null): readonly Line[] => {
  if (view?.game === 'getaway')
    return TEAMS.flatMap(([side, colour]) => {
      const seats = view.sides.flatMap((one, seat) => (one === side ? [seat] : []));
      const [seat] = seats;
      return seat === undefined ? [] : [{ seat, seats, name: words.getaway.team(side), colour, dash: dashOf(seat) }];
    });
  return review.players
    .filter(({ seat }) => seesCurve(review, eyes, seat))
    .map(({ seat, name }) => ({ seat, seats: [seat], name, colour: `var(--seat-${seat})`, dash: dashOf(seat) }));
};

/** Whose eyes look on: their own line is drawn in full. */
export const isOwn = (line: Line, eyes: Eyes): boolean => line.seats.some((seat) => `${seat}` === eyes);
