/** Whom FBI waits for. */
import type { Decision, FbiView, Player } from '../contract/messages';
import { nameOf } from '../table/log';
import type { Status } from '../table/status';
import { words } from '../text/words';
import { hasLocked } from './seats';

const text = words.fbi.status;

/** Those others that the table waits for. 4.4 Who has locked may still unlock, and is not waited for. */
const awaited = (view: FbiView, players: readonly Player[]): readonly string[] => {
  const done = (seat: number): boolean => view.phase === 'choose' && players.some((player) => player.seat === seat && hasLocked(view, player));
  return view.to_act.filter((seat) => seat !== view.seat && !done(seat)).map((seat) => nameOf(players, seat, view.seat));
};

/** The prompt of who is not asked; '' if nobody is. More than two are counted: the ledger says who they are. */
export const waitingLine = (view: FbiView, players: readonly Player[]): string => {
  const names = awaited(view, players);
  if (names.length === 0) return '';
  return names.length > 2 ? text.waitingForMany(names.length, names.length === view.seats) : text.waitingFor(names);
};

export const statusOf = (view: FbiView, players: readonly Player[], decision: Decision | null): Status => {
  const mine = view.to_act.includes(view.seat) && decision !== null && !decision.locked;
  const locked = players.filter((player) => hasLocked(view, player));
  const others = awaited(view, players);
  switch (view.phase) {
    case 'over':
      return { main: text.over, detail: '', short: text.over, mine };
    case 'choose': {
      const detail = text.locked(locked.length, view.seats);
      return { main: text.everyone, detail, short: detail, mine };
    }
    default: {
      const main = mine ? text.yourTurn : others.length > 0 ? text.waitingFor(others) : '';
      const step = Math.min(view.step, 2 * view.seats - 1); // the last arrest is still told when all are made
      const detail = view.phase === 'arrest' ? text.pass(step >= view.seats, (step % view.seats) + 1, view.seats) : '';
      return { main, detail, short: mine ? text.yourTurn : others.length === 1 ? `${others[0]}…` : '', mine };
    }
  }
};
