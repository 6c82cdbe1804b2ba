/** What was sent and is not yet answered. What a broken line swallowed is sent again, under the same key. */
import type { Act, AnyWish } from '../contract/messages';

type Keyed = Act | AnyWish;

export class Outbox {
  #unanswered: readonly Keyed[] = [];

  get unanswered(): readonly Keyed[] {
    return this.#unanswered;
  }

  put(one: Keyed): void {
    this.#unanswered = [...this.#unanswered, one];
  }

  /** An answer takes it out; null where the answer was for none of ours. */
  answered(key: string | null): Keyed | null {
    const one = this.#unanswered.find((waiting) => waiting.key === key) ?? null;
    this.#unanswered = this.#unanswered.filter((waiting) => waiting !== one);
    return one;
  }
}

/** A one-time key; `randomUUID` exists only on secure pages, and a room on the local net may not be one. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
