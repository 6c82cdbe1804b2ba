/** Whether a map is being moved: what takes a while to lay out waits until it rests, so that the map keeps to the finger. */

/** A hand that pauses for so long, in milliseconds, has let go. */
export const PAUSE = 140;

export class Rest {
  moving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  stir(): void {
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), PAUSE);
  }

  settle(): void {
    clearTimeout(this.#timer);
    this.moving = false;
  }
}
