/** A game's own signs for its seats, such as the badge of an agency: while its table is on the page they stand for them everywhere. */
import type { Snippet } from 'svelte';

type Emblem = Snippet<[seat: number, side: string]>;

let hung = $state.raw<Emblem | null>(null);
/** How often signs were hung: a table that goes takes down no signs but its own, though another hangs the same. */
let times = 0;

export const emblem = (): Emblem | null => hung;

/** The signs, and each seat's hue in plots; gives the function that takes them down. */
export const hang = (sign: Emblem, hues: readonly string[]): (() => void) => {
  const root = document.documentElement.style;
  hung = sign;
  const mine = ++times;
  hues.forEach((hue, seat) => root.setProperty(`--seat-${seat}`, hue));
  return () => {
    if (mine !== times) return;
    hung = null;
    hues.forEach((_, seat) => root.removeProperty(`--seat-${seat}`));
  };
};
