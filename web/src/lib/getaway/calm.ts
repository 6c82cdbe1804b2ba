/** Calm mode, for those who cannot race: choose first, lay then; among bots the street waits after each card. */
import type { GetawayView, House, Player } from '../contract/messages';

const CALM = 'backroom.getaway.calm';

/** Storage may be forbidden; then it is chosen anew each time. */
export const recallCalm = (): boolean => {
  try {
    return localStorage.getItem(CALM) === 'yes';
  } catch {
    return false;
  }
};

export const rememberCalm = (calm: boolean): void => {
  try {
    localStorage.setItem(CALM, calm ? 'yes' : 'no');
  } catch {
    // It lasts as long as the page.
  }
};

/** Nobody else is kept waiting: all others are bots. */
export const isAlone = (players: readonly Player[], me: number): boolean => players.every(({ seat, bot }) => seat === me || bot !== null);

/** A top I have not yet answered, on a street that can stand still. */
export const shouldWait = (view: GetawayView, house: House | null, players: readonly Player[], answered: number): boolean =>
  view.phase === 'race' && view.seat >= 0 && view.hand.length > 0 && house !== null && !house.paused && view.pile > answered && isAlone(players, view.seat);

/** A review to be read on a street that can stand still: asked once, before each race but the first. */
export const shouldRest = (view: GetawayView, house: House | null, players: readonly Player[], rested: number): boolean =>
  view.phase === 'ready' && view.seat >= 0 && view.review !== null && house !== null && !house.paused && view.round > rested && isAlone(players, view.seat);
