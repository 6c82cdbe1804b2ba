/** A table out of the past, or out of a lesson: it shows what it is given, and no server hears of it. Nobody sits here. */
import type { AnyView, Aside, Happened, Player, Welcome } from '../contract/messages';
import { LiveTable } from '../table/live.svelte';

/** Whoever sat in a seat. */
export interface Sitter {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  /** In a lesson nobody has chosen one. */
  readonly colour?: number;
}

export interface Kept {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly Sitter[];
}

/** What is known of the deal. */
export type Dealt = Pick<Welcome, 'commitment' | 'imported'>;
const UNKNOWN: Dealt = { commitment: '', imported: false };

/** Present, and waiting for nothing. */
export const seated = ({ seat, name, bot, colour = seat }: Sitter): Player => ({
  seat, name, bot, here: true, status: 'idle', free: false, colour, ready: true, line: 'good', stand_in: false, left_ms: null, bank_ms: null,
});

export class PastTable extends LiveTable {
  constructor({ table, game, rules, options, players }: Kept, seat: number, { commitment, imported }: Dealt = UNKNOWN) {
    super(table, null, '');
    this.line = 'live';
    this.stage = 'playing';
    this.players = players.map(seated);
    this.house = { host: 0, paused: false, goes_on_ms: null, resting: false, waits: null, left_ms: null, rematch: null, can_undo: false };
    this.welcome = {
      type: 'welcome', table, game, rules, options, seat, commitment, imported,
      clock: { kind: 'none', seconds: 0, days: 0, bank: 0 }, help: 'logic', listed: false, watchers: true, emotes: [],
    };
  }

  override open(): void {}
  override hurry(): void {}
  override act(_action: string, _how?: { lock?: boolean; quiet?: boolean }): void {}
  override wish(): void {}

  /** What had happened beside the game by then, and what those at the table were called. */
  show(view: AnyView, story: readonly Happened[], asides: readonly Aside[] = [], players: readonly Player[] = this.players): void {
    this.asides = asides;
    this.players = players;
    this.view = view;
    this.story = story;
    this.stage = view.phase === 'over' ? 'over' : 'playing';
  }
}
