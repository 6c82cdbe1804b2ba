/** Calm mode, for those who cannot race: choose first, lay then; among bots the street waits after each card of theirs. */
import type { GetawayView, House, Player } from '../contract/messages';
import { recall, remember } from '../parts/keep';

const CALM = 'backroom.getaway.calm';

export const recallCalm = (): boolean => recall(CALM) === 'yes';
export const rememberCalm = (calm: boolean): void => remember(CALM, calm ? 'yes' : 'no');

/** Nobody else is kept waiting: all others are bots. */
export const isAlone = (players: readonly Player[], me: number): boolean => players.every(({ seat, bot }) => seat === me || bot !== null);

/** Whoever plays with bots alone: a table that stands still is a street that waits for them. '' if nobody does. */
export const awaited = (players: readonly Player[]): string => {
  const [one, ...others] = players.filter(({ bot }) => bot === null);
  return one !== undefined && others.length === 0 ? one.name : '';
};

/** It is mine to lay: upon the Location, after a card of somebody else's since I answered, or where nobody else has any. */
export const isMyTurn = (view: GetawayView, answered: number): boolean =>
  (view.pile > answered && view.laid_by !== view.seat) || view.hands.every((held, seat) => seat === view.seat || held === 0);

/** It is mine, on a street that can stand still. */
export const shouldWait = (view: GetawayView, house: House | null, players: readonly Player[], mine: boolean): boolean =>
  mine && view.phase === 'race' && view.seat >= 0 && view.hand.length > 0 && house !== null && !house.paused && isAlone(players, view.seat);

/** A review to be read on a street that can stand still: asked once, before each race but the first. */
export const shouldRest = (view: GetawayView, house: House | null, players: readonly Player[], rested: number): boolean =>
  view.phase === 'ready' && view.seat >= 0 && view.review !== null && house !== null && !house.paused && view.round > rested && isAlone(players, view.seat);
