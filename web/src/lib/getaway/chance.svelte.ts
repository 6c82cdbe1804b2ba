/** Calm mode: when I have answered, the street is the others' until one of them has laid a card, or for this long. */
export const CHANCE = 6_000; // the slowest bot with a right card has laid it by then

export class Chance {
  over = $state.raw(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  give(): void {
    this.end();
    this.#timer = setTimeout(() => (this.over = true), CHANCE);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.over = false;
  }
}
