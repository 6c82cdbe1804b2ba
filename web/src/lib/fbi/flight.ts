/** Cards move, they never jump: one card leaves a pile and arrives in a slammer. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';

const MOVE = 300;
const FADE = 120;

const [send, receive] = crossfade({
  duration: MOVE,
  easing: cubicOut,
  fallback: (): TransitionConfig => ({
    duration: MOVE,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; translate: 0 ${-18 * u}px`,
  }),
});

type Move = typeof send;

const calmly =
  (move: Move): Move =>
  (node, params) =>
    prefersReducedMotion.current ? () => fade(node, { duration: FADE }) : move(node, params);

export const depart = calmly(send);
export const arrive = calmly(receive);
