/** R7 Before START: who is waited for, and whether I may say that I need no more time. */
import type { GetawayView, House, Player } from '../contract/messages';

/** The last seconds before START are counted aloud, and nobody is asked any more. */
export const COUNT = 3;

export interface Readiness {
  /** I may say so, and have not yet. */
  readonly asked: boolean;
  readonly mine: boolean;
  /** The seats that everybody waits for. */
  readonly missing: readonly number[];
}

export const NOBODY_ASKED: Readiness = { asked: false, mine: false, missing: [] };

export const readinessOf = (view: GetawayView, house: House | null, players: readonly Player[], seconds: number | null): Readiness => {
  const counted = seconds !== null && seconds <= COUNT && !(house?.paused ?? false);
  const breaking = view.phase === 'ready' && !counted;
  const people = players.filter(({ bot, stand_in }) => bot === null && !stand_in);
  const mine = people.find(({ seat }) => seat === view.seat)?.ready ?? false;
  return { asked: breaking && view.seat >= 0 && !mine, mine: breaking && mine, missing: breaking ? people.filter(({ ready }) => !ready).map(({ seat }) => seat) : [] };
};
