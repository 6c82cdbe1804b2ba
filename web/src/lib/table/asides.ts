/** What happened beside the game, as lines of its log, and the log with the names of the time. */
import type { Aside, Player } from '../contract/messages';
import { isolated } from '../text/isolated';
import { words } from '../text/words';
import type { LiveTable } from './live.svelte';
import type { LogLine } from './log';
import { momentOf } from './setting';

/** Names that are written from right to left turn nothing round. */
export const namedAsides = (asides: readonly Aside[]): readonly Aside[] =>
  asides.map((aside) => ({ ...aside, name: isolated(aside.name), now: aside.now === null ? null : isolated(aside.now) }));

/**
 * Where one person races with bots alone, a pause is the street that waits after a card (calm mode), and no news.
 * Whoever a bot has replaced since was a person until then.
 */
export const withoutWaits = (asides: readonly Aside[], players: readonly Player[]): readonly Aside[] => {
  const people = new Set(players.filter(({ bot }) => bot === null).map(({ seat }) => seat));
  const isNews = ({ what, seat }: Aside): boolean => {
    if (what === 'replaced') people.add(seat);
    return people.size > 1 || (what !== 'paused' && what !== 'went_on');
  };
  return asides.toReversed().filter(isNews).toReversed();
};

/** What is told of them at this table. */
export const newsOf = (live: Pick<LiveTable, 'asides' | 'players' | 'view'>): readonly Aside[] =>
  live.view?.game === 'getaway' ? withoutWaits(live.asides, live.players) : live.asides;

/** What is said of it to this reader. */
export const sayAside = ({ what, seat, name, now }: Aside, me: number): string => words.around.aside[what](name, now ?? name, seat === me);

/** Those who sat here, as they were called until then. */
export const calledBefore = (players: readonly Player[], { seat, name }: Aside): readonly Player[] =>
  players.map((player) => (player.seat === seat ? { ...player, name } : player));

/** Lines that tell of what was before somebody was called otherwise keep the name of the time. */
export const inItsTime = <One extends LogLine<never> | LogLine<object>>(
  asides: readonly Aside[],
  players: readonly Player[],
  tell: (players: readonly Player[]) => readonly One[],
): readonly One[] => {
  let lines = tell(players);
  for (const aside of asides.filter(({ now }) => now !== null).toReversed()) {
    players = calledBefore(players, aside);
    const then = new Map(tell(players).map((line) => [line.key, line]));
    lines = lines.map((line) => ((momentOf(line.key) ?? 0) < aside.seq ? (then.get(line.key) ?? line) : line));
  }
  return lines;
};

/** Each after all that had been told before it. */
export const withAsides = <Drawn extends object>(lines: readonly LogLine<Drawn>[], asides: readonly Aside[], me: number): readonly LogLine<Drawn>[] => {
  if (asides.length === 0) return lines;
  const all = [...lines];
  for (const [k, aside] of asides.entries()) {
    const at = all.findIndex(({ key }) => (momentOf(key) ?? 0) > aside.seq);
    const line: LogLine<Drawn> = { key: `${aside.seq}.aside.${k}`, seat: aside.seat, parts: [sayAside(aside, me)], heading: false };
    all.splice(at < 0 ? all.length : at, 0, line);
  }
  return all;
};
