/** The house's clock as it runs on in this browser: the server says how much is left, never what time it is. */
import type { House } from '../contract/messages';

const TICK = 100;

export class Waiting {
  /** Milliseconds until START, or until a pause is over; null if nobody knows. */
  left = $state.raw<number | null>(null);
  #until: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Heard from the server: so much is left, and it runs or stands still. */
  follow(house: Pick<House, 'waits' | 'left_ms' | 'paused'> | null): void {
    this.#set(house?.waits === 'start' ? house.left_ms : null, house?.paused ?? false);
  }

  /** The same for a pause that is counted out. */
  followPause(house: Pick<House, 'goes_on_ms'> | null): void {
    this.#set(house?.goes_on_ms ?? null, false);
  }

  /** Whole seconds, the one that has begun counted. */
  get seconds(): number | null {
    return this.left === null ? null : Math.ceil(this.left / 1000);
  }

  #set(left: number | null, stands: boolean): void {
    clearInterval(this.#timer);
    this.#until = null;
    this.left = left;
    if (left === null || stands) return;
    this.#until = performance.now() + left;
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    if (this.#until !== null) this.left = Math.max(0, this.#until - performance.now());
  }
}
