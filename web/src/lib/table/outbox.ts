/** Actions that were sent and not yet answered. What a broken line swallowed is sent again, under the same key. */
import type { Act } from '../contract/messages';

export class Outbox {
  #unanswered: readonly Act[] = [];

  get acts(): readonly Act[] {
    return this.#unanswered;
  }

  put(act: Act): void {
    this.#unanswered = [...this.#unanswered, act];
  }

  /** An answer takes the action out; null where the answer was for none of ours. */
  answered(key: string | null): Act | null {
    const act = this.#unanswered.find((waiting) => waiting.key === key) ?? null;
    this.#unanswered = this.#unanswered.filter((waiting) => waiting !== act);
    return act;
  }
}

/** A one-time key; `randomUUID` exists only on secure pages, and a room on the local net may not be one. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
