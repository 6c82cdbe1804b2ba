/** A part of the page that is loaded when it is needed: asked for again, with growing patience, until it comes. */
import { askForEdition, changeEdition, type Answer } from './edition';
import { ENOUGH, waitAfter, type Load } from './insist';
import { fetchLostStyles } from './styles';

/** After so long, in milliseconds, a word is said. */
export const SLOW = 400;

/** What is done about a failure; tests hand in others. */
export interface Ways {
  readonly styles: () => Promise<void>;
  readonly edition: () => Promise<Answer>;
  readonly change: () => void;
  readonly reload: () => void;
}
const WAYS: Ways = { styles: fetchLostStyles, edition: askForEdition, change: changeEdition, reload: () => location.reload() };

export class Coming<T> {
  here = $state.raw<{ readonly part: T } | null>(null);
  slow = $state.raw(false);
  stuck = $state.raw(false);
  #load: Load<T>;
  #ways: Ways;
  #failures = 0;
  #asking = false;
  #ended = false;
  #word: ReturnType<typeof setTimeout>;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(load: Load<T>, ways: Ways = WAYS) {
    this.#load = load;
    this.#ways = ways;
    this.#word = setTimeout(() => (this.slow = true), SLOW);
    void this.#ask();
  }

  /** The network is back: do not wait out the patience. */
  hurry(): void {
    if (this.here === null && !this.#asking && !this.#ended) void this.#ask();
  }

  /** By hand. Some browsers remember a failure as long as the page lives: where the house answers, it is loaded anew. */
  async again(): Promise<void> {
    if (!this.#asking) await this.#ask();
    if (this.here === null && !this.#ended && (await this.#ways.edition()) !== 'silent') this.#ways.reload();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#word);
    clearTimeout(this.#next);
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#next);
    this.#asking = true;
    try {
      await this.#ways.styles();
      const part = await this.#load();
      if (!this.#ended) this.here = { part };
      this.end();
    } catch {
      await this.#failed();
    }
    this.#asking = false;
  }

  async #failed(): Promise<void> {
    this.#failures += 1;
    if (this.#ended) return;
    this.slow = true;
    this.stuck = this.#failures >= ENOUGH;
    if ((await this.#ways.edition()) === 'other') this.#ways.change();
    if (!this.#ended) this.#next = setTimeout(() => void this.#ask(), waitAfter(this.#failures));
  }
}
