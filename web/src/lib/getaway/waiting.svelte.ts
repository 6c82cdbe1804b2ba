/** The house's clock as it runs on in this browser: the server says how much is left, never what time it is. */
import type { House } from '../contract/messages';

const TICK = 100;

export class Waiting {
  /** Milliseconds until START; null if nobody knows. */
  left = $state.raw<number | null>(null);
  #until: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Heard from the server: so much is left, and it runs or stands still. */
  follow(house: Pick<House, 'waits' | 'left_ms' | 'paused'> | null): void {
    clearInterval(this.#timer);
    this.#until = null;
    if (house === null || house.left_ms === null || house.waits !== 'start') {
      this.left = null;
      return;
    }
    this.left = house.left_ms;
    if (house.paused) return;
    this.#until = performance.now() + house.left_ms;
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** Whole seconds, the one that has begun counted. */
  get seconds(): number | null {
    return this.left === null ? null : Math.ceil(this.left / 1000);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    if (this.#until !== null) this.left = Math.max(0, this.#until - performance.now());
  }
}
