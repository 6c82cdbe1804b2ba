/** The story as lines of the log: the same words are shown, and spoken to those who do not see the table. */
import type { Card, FbiEvent, Player } from '../contract/messages';
import { nameOf, type LogLine as AnyLogLine } from '../table/log';
import { words, type Line } from '../text/words';
import type { Told } from './stage.svelte';

export type LogLine = AnyLogLine<{ readonly card: Card }>;

const text = words.fbi.log;

const line = (key: string, seat: number | null, parts: Line): LogLine => ({ key, seat, parts, heading: false });
const heading = (key: string, title: string): LogLine => ({ key, seat: null, parts: [title], heading: true });

const describe = (key: string, event: FbiEvent, who: (seat: number) => string, me: number): LogLine | null => {
  switch (event.event) {
    case 'turn_began':
      return heading(key, text.turn(event.turn, event.dealt.length));
    case 'released':
      if (event.card !== null) return line(key, event.seat, text.released(who(event.seat), event.card));
      return line(
        key,
        event.seat,
        event.forced ? text.releasedForced(who(event.seat), event.seat === me) : text.releasedNone(who(event.seat)),
      );
    case 'ordered':
      return line(key, null, text.ordered(event.order.map(who)));
    case 'locked':
      return null;
    case 'forced':
      return line(key, null, text.forced(event.colour));
    case 'agent_shown':
      return line(key, event.seat, text.shown(who(event.seat), event.agent));
    case 'arrested':
      return line(
        key,
        event.seat,
        event.card === null
          ? text.tookNone(who(event.seat), event.agent)
          : text.took(who(event.seat), event.agent, event.card),
      );
    case 'ended': {
      const best = Math.max(...event.scores);
      return line(key, event.winners[0] ?? null, text.ended(event.winners.map(who), best, event.winners.includes(me)));
    }
  }
};

/** All lines so far. That a single seat has locked is seen on the table; the log says when all have. */
export const logLines = (told: readonly Told[], players: readonly Player[], me: number): readonly LogLine[] => {
  const who = (seat: number) => nameOf(players, seat, me);
  const locked = new Set<number>();
  const lines: LogLine[] = [];
  for (const { key, event } of told) {
    if (event.event === 'turn_began') locked.clear();
    if (event.event === 'locked') {
      const before = locked.size;
      locked.add(event.seat);
      if (locked.size === players.length && before < locked.size) lines.push(heading(key, text.allLocked));
      continue;
    }
    const told = describe(key, event, who, me);
    if (told !== null) lines.push(told);
  }
  return lines;
};

/** A line as it is spoken. */
export const spoken = (parts: Line): string =>
  parts.map((part) => (typeof part === 'string' ? part : words.fbi.cardName(part.card))).join('');
