/** Whom Criminals waits for, and for what. */
import type { CriminalsView, Decision, Player } from '../contract/messages';
import { nameOf } from '../table/log';
import type { Status } from '../table/status';
import { words } from '../text/words';
import { ballotsOf } from './deadlock';
import { isBound } from './suspects';

/** Who has sealed a statement or a ballot: the table says it of everybody, and of me before the others. */
export const hasSealed = (view: CriminalsView, player: Player): boolean =>
  player.status === 'locked' || view.chosen.includes(player.seat);

/** What comes of somebody sold out or named is read. Where I am to decide, the forms ask me; the bar does not. */
export const isVerdictRead = (view: CriminalsView): boolean =>
  view.phase === 'over' || (view.phase === 'decision' && (view.sold_out === null || view.sold_out === view.seat));

/** Whose statement or ballot is awaited. */
export const awaited = (view: CriminalsView, players: readonly Player[]): readonly Player[] =>
  players.filter((player) => view.to_act.includes(player.seat) && !hasSealed(view, player));

export const statusOf = (view: CriminalsView, players: readonly Player[], decision: Decision | null, options: Readonly<Record<string, string>>): Status => {
  const text = words.criminals.status;
  const mine = decision !== null && !decision.locked;
  const out = view.seat >= 0 && !view.remaining.includes(view.seat);
  const bound = isBound(view);
  const ask = words.criminals.who(view.crime);
  switch (view.phase) {
    case 'over':
      return { main: text.over, detail: '', short: text.over, mine: false };
    case 'talk':
    case 'ballot': {
      const open = awaited(view, players).length;
      const detail = text.ballot(view.ballot, ballotsOf(view, options), view.phase === 'talk', open);
      const asked = view.phase === 'talk' ? text.talkShort : text.voteShort;
      const told = view.phase === 'talk' ? text.talks : text.votes;
      return { main: ask, detail, short: mine ? asked : told, mine };
    }
    case 'decision': {
      if (view.sold_out === null) return { main: ask, detail: '', short: words.criminals.whoShort, mine: false };
      const yours = view.sold_out === view.seat;
      const name = nameOf(players, view.sold_out, view.seat);
      const main = yours ? text.decide : text.decides(name);
      return { main, detail: yours ? text.tableWaits : '', short: yours ? text.decide : text.decidesShort(name), middling: main, mine: yours };
    }
    case 'call':
      return { main: text.call, detail: out ? text.out : ask, short: text.call, mine: mine && !out };
    case 'grace':
      return { main: text.grace, detail: ask, short: text.graceShort, mine: mine && !out };
    case 'discussion':
      return { main: ask, detail: out ? text.out : bound ? text.bound : mine ? text.accuse : '', short: words.criminals.whoShort, mine: mine && !out && !bound };
  }
};
