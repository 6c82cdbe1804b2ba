/** A short buzz in the hand, where a device can; none for whoever turned the sounds off or wants less to move. */
import { sounds } from './sounds.svelte';

export const vibrate = (pattern: number | number[]): void => {
  if (!sounds.on || typeof navigator.vibrate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(pattern);
};
