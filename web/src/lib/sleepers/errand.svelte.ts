/** Several actions that make one deed (a move and a car, an offer card by card), sent one after another as each is played. */
import type { LiveTable } from '../table/live.svelte';

export class Errand {
  #queue = $state.raw<readonly string[]>([]);
  /** The decision the last action answered: the next waits for another. */
  #answered = '';
  #live: Pick<LiveTable, 'decision' | 'pending' | 'refusal' | 'act'>;

  constructor(live: Pick<LiveTable, 'decision' | 'pending' | 'refusal' | 'act'>) {
    this.#live = live;
  }

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  send(actions: readonly string[]): void {
    this.#queue = actions;
    this.#answered = '';
    this.go();
  }

  /** The next of them, if the table is ready for it. What has become impossible ends the errand. */
  go(): void {
    const { decision, pending, refusal } = this.#live;
    const [next, ...rest] = this.#queue;
    if (next === undefined || pending !== null) return;
    if (this.#answered !== '' && (refusal !== null || decision === null)) return void (this.#queue = []);
    if (decision === null || decision.id === this.#answered) return;
    if (!decision.legal.includes(next)) return void (this.#queue = []);
    this.#answered = decision.id;
    this.#queue = rest;
    this.#live.act(next);
  }
}
