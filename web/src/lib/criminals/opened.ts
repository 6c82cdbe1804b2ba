/** R30 A ballot that is opened: who has the most votes, how many it takes, and what comes of it. */
import type { CriminalsView, Player, Suspect } from '../contract/messages';
import { words } from '../text/words';
import { ballotsOf, goesBack, isLastBallot } from './deadlock';
import { accusers, BOSS, missing, mostAccused, nameSuspect, needed } from './suspects';

export interface Opened {
  readonly says: string;
  readonly next: string;
}

/** 3.7 Before the Boss come the players: he is sold out only by all. */
const leaders = (view: CriminalsView): readonly Suspect[] => {
  const players = mostAccused(view);
  const boss = accusers(view, BOSS).length;
  return boss > accusers(view, players[0] ?? BOSS).length || (players.length === 0 && boss > 0) ? [BOSS] : players;
};

/** While everybody looks at the votes, and nothing is asked; null at any other time. */
export const openedBallot = (view: CriminalsView, players: readonly Player[], options: Readonly<Record<string, string>>): Opened | null => {
  if (view.phase !== 'ballot' || view.to_act.length > 0) return null;
  const text = words.criminals.opened;
  const most = leaders(view);
  const [first] = most;
  const names = most.map((one) => nameSuspect(players, one, view.seat));
  const mine = most.length === 1 && first === view.seat;
  const says = first === undefined ? text.none(view.threshold) : text.most(names, mine, accusers(view, first).length, needed(view, first));
  if (first !== undefined && missing(view, first) === 0) return { says, next: most.length > 1 ? text.tie : text.sold(names[0] ?? '', mine) };
  if (!isLastBallot(view, options)) return { says, next: text.another(view.ballot + 1, ballotsOf(view, options)) };
  if (goesBack(view, options)) return { says, next: text.newCrime };
  return { says, next: mostAccused(view).length > 0 ? text.plurality : text.chance };
};
