/** Cards move, they never jump: one card leaves a pile and arrives in a slammer. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type TransitionConfig } from 'svelte/transition';

const MOVE = 300;
const FADE = 120;

const [depart, arrive] = crossfade({
  duration: () => (prefersReducedMotion.current ? FADE : MOVE),
  easing: cubicOut,
  fallback: (): TransitionConfig => ({
    duration: prefersReducedMotion.current ? FADE : MOVE,
    easing: cubicOut,
    css: (t, u) => (prefersReducedMotion.current ? `opacity: ${t}` : `opacity: ${t}; translate: 0 ${-18 * u}px`),
  }),
});

export { arrive, depart };
