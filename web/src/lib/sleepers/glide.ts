/** The map glides to another place, as long as nobody moves it meanwhile. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { Camera } from './camera';

const LONG = 420;

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** `show` says whether it may go on. */
export const glide = (from: Camera, to: Camera, show: (camera: Camera) => boolean): void => {
  if (prefersReducedMotion.current) return void show(to);
  const began = performance.now();
  const step = (now: number): void => {
    const part = cubicOut(Math.min(1, Math.max(0, now - began) / LONG));
    const on = show({ scale: between(from.scale, to.scale, part), x: between(from.x, to.x, part), y: between(from.y, to.y, part) });
    if (on && part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};
