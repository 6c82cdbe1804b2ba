/** Runs the film of a review: step by step, by itself or by hand, at one's own speed. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export class Projector {
  at = $state.raw(0);
  playing = $state.raw(true);
  speed = $state.raw(1);
  /** A card of the row that somebody wants to look at, whatever the film shows. */
  held = $state.raw<number | null>(null);

  #steps: number;
  #beat: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: number, beat: number) {
    this.#steps = steps;
    this.#beat = beat;
  }

  get last(): boolean {
    return this.at >= this.#steps - 1;
  }

  /** Begin or go on; from the end it begins anew. */
  play(): void {
    if (this.last) this.at = 0;
    this.held = null;
    this.playing = true;
    this.#wind();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** By hand: forwards or back, and then it waits. */
  step(by: number): void {
    this.pause();
    this.held = null;
    this.at = Math.max(0, Math.min(this.#steps - 1, this.at + by));
  }

  skip(): void {
    this.step(this.#steps);
  }

  /** Look at one card of the row. */
  hold(at: number): void {
    this.pause();
    this.held = at;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (this.playing) this.#wind();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #wind(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), this.#beat / this.speed);
  }

  #next(): void {
    if (!this.last) this.at += 1;
    if (this.last) this.playing = false;
    else this.#wind();
  }
}
