/** A lesson being taken: the stops one after another, and a table that waits for the newcomer's move. */
import type { AnyView, Happened, Refused } from '../contract/messages';
import { PastTable, type Kept } from '../replay/past.svelte';

export interface Words {
  readonly en: string;
  readonly de: string;
}

/** A moment of the game; the engine made it from the record of the lesson. */
export interface Stop {
  readonly says: Words;
  readonly hint: Words | null;
  readonly view: AnyView;
  readonly story: readonly Happened[];
  readonly legal: readonly string[];
  readonly sealed: boolean;
  readonly play: string | null;
}

export interface Staged extends Omit<Kept, 'table'> {
  readonly me: number;
  readonly stops: readonly Stop[];
}

class LessonTable extends PastTable {
  #played: (action: string) => boolean;

  constructor(kept: Kept, me: number, played: (action: string) => boolean) {
    super(kept, me);
    this.seat = me;
    this.#played = played;
  }

  /** A change of mind is kept; an answer is heard by the lesson. */
  override act(action: string, { lock = true }: { lock?: boolean; quiet?: boolean } = {}): void {
    if (this.decision === null) return;
    if (lock) this.#played(action);
    else this.decision = { ...this.decision, choice: action, locked: false };
  }

  override race(action: string, answered: (refused: Refused | null) => void): boolean {
    if (this.decision === null) return false;
    if (this.#played(action)) answered(null);
    else answered({ type: 'refused', key: null, rule: null, reason: '' });
    return true;
  }
}

export class Lesson {
  readonly staged: Staged;
  readonly live: LessonTable;
  at = $state.raw(0);
  /** Something else was played than the lesson asks for. */
  astray = $state.raw(false);
  /** Counts the leaps: a table that is not told the way there is laid out anew. */
  leaps = $state.raw(0);

  constructor(staged: Staged, you: string, at = 0) {
    this.staged = staged;
    this.at = at;
    const players = staged.players.map((player) => (player.seat === staged.me ? { ...player, name: you } : player));
    this.live = new LessonTable({ ...staged, table: 'lesson', players }, staged.me, (action) => this.#play(action));
    this.#show();
  }

  get last(): number {
    return this.staged.stops.length - 1;
  }

  get stop(): Stop {
    const stop = this.staged.stops[this.at];
    if (stop === undefined) throw new Error(`expected a stop from 0 to ${this.last}, got ${this.at}`);
    return stop;
  }

  next(): void {
    if (this.at < this.last) this.#go(this.at + 1);
  }

  back(): void {
    if (this.at === 0) return;
    this.leaps += 1;
    this.#go(this.at - 1);
  }

  restart(): void {
    this.leaps += 1;
    this.#go(0);
  }

  #play(action: string): boolean {
    const right = action === this.stop.play;
    this.astray = !right;
    if (right) this.next();
    return right;
  }

  #go(at: number): void {
    this.at = at;
    this.astray = false;
    this.#show();
  }

  #show(): void {
    const { view, legal, sealed, play } = this.stop;
    this.live.decision = play === null ? null : { id: `stop-${this.at}`, legal, sealed, choice: null, locked: false, left_ms: null };
    this.live.show(view, this.staged.stops.slice(0, this.at + 1).flatMap(({ story }) => story));
  }
}
