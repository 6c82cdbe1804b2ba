/** A word between two that is no part of the game: who asks me to go on, and whom I have asked. */
import type { Nudge, Player } from '../contract/messages';
import { words } from '../text/words';
import type { LiveTable } from './live.svelte';
import { nameOf } from './log';
import { isOut } from './out';
import { newKey } from './outbox';

/** For so long the house passes no other on from me to the same seat. */
export const APART = 20_000;

/** One asked by the same seat again is another. */
export interface Asking {
  readonly by: number;
}

export class Nudges {
  /** Who asked me last, until I have gone on. */
  asking = $state.raw<Asking | null>(null);
  /** The seats that I have asked just now. */
  asked = $state.raw<readonly number[]>([]);

  #send: (nudge: Nudge) => void;
  #sent = new Map<string, number>();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(send: (nudge: Nudge) => void) {
    this.#send = send;
  }

  nudge(seat: number): void {
    const nudge: Nudge = { type: 'nudge', seat, key: newKey() };
    this.#sent.set(nudge.key, seat);
    this.#send(nudge);
  }

  /** Whether it was the answer to one of mine. */
  answered(key: string | null, accepted: boolean): boolean {
    const seat = key === null ? undefined : this.#sent.get(key);
    if (key === null || seat === undefined) return false;
    this.#sent.delete(key);
    if (accepted) this.#rest(seat);
    return true;
  }

  hear(by: number): void {
    this.asking = { by };
  }

  goneOn(): void {
    this.asking = null;
  }

  /** What a broken line may have swallowed is not sent later than it was meant. */
  lose(): void {
    this.#sent.clear();
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #rest(seat: number): void {
    this.asked = [...this.asked.filter((other) => other !== seat), seat];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.asked = this.asked.filter((other) => other !== seat);
    }, APART);
    this.#timers.add(timer);
  }
}

/** Whether I may ask this player to go on: a person who is there, and whom everybody sees choosing. */
export const mayNudge = (live: LiveTable, { seat, bot, stand_in, here, status }: Player): boolean =>
  live.seat >= 0 && seat !== live.seat && live.line === 'live' && live.stage === 'playing' && !live.standing
  && bot === null && !stand_in && here && status === 'choosing' && live.view?.game !== 'getaway' && !isOut(live.view, seat);

/** "Vera asks: your turn"; '' while nobody does. */
export const sayAsking = ({ nudges, players, seat }: LiveTable): string => (nudges.asking === null ? '' : words.around.nudge.says(nameOf(players, nudges.asking.by, seat)));
