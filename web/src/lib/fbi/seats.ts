/** What the ledger says beside each name: all that may be seen of what a seat is doing. */
import type { Agent, FbiView, Player } from '../contract/messages';
import { words } from '../text/words';

export interface Doing {
  readonly says: string;
  readonly mood: 'plain' | 'wanted' | 'locked' | 'won';
  /** The agent that was shown last, in an arrest. */
  readonly agent?: Agent;
}

const text = words.fbi.ledger.status;

const plain = (says: string): Doing => ({ says, mood: 'plain' });
const wanted = (says: string): Doing => ({ says, mood: 'wanted' });

/** Who has locked: the table says it of everybody, and of me also before the others have. */
export const hasLocked = (view: FbiView, player: Player): boolean =>
  player.status === 'locked' || view.locked.includes(player.seat);

export const doing = (view: FbiView, player: Player): Doing => {
  const { seat } = player;
  const mine = seat === view.seat;
  switch (view.phase) {
    case 'release':
      if (view.waiting[0] === seat) return wanted(mine ? text.yourTurn : text.releasing);
      return plain(view.waiting.includes(seat) ? text.toRelease : text.released(view.released[seat] ?? null));
    case 'choose':
      if (hasLocked(view, player)) return { says: text.locked, mood: 'locked' };
      return mine ? wanted(text.choose) : plain(text.choosing);
    case 'arrest': {
      if (view.to_act.includes(seat)) return wanted(mine ? text.yourTurn : text.acting);
      const last = view.played[seat]?.at(-1);
      return last === undefined ? plain(text.waiting) : { says: text.played(last), mood: 'plain', agent: last };
    }
    case 'over':
      return view.winners.includes(seat) ? { says: text.winner, mood: 'won' } : plain(text.done);
  }
};
