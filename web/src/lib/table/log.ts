/** The log of a table: what happened as lines, the same words shown and spoken to those who do not see the table. */
import type { Player } from '../contract/messages';
import { words } from '../text/words';

/** Words, and things that are drawn where they stand: a card, an object. */
export type Line<Drawn extends object = never> = readonly (string | Drawn)[];

export interface LogLine<Drawn extends object = never> {
  readonly key: string;
  /** Whose deed it is; null for the table's own. */
  readonly seat: number | null;
  readonly parts: Line<Drawn>;
  /** A heading between lines. */
  readonly heading: boolean;
}

/** A seat's name as this reader says it. */
export const nameOf = (players: readonly Player[], seat: number, me: number): string =>
  seat === me ? words.table.you : (players.find((player) => player.seat === seat)?.name ?? '');
