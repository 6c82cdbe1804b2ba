/** A short buzz in the hand, where a device can and the page was touched; none for whoever turned the sounds off or wants less to move. */
import { sounds } from './sounds.svelte';

export const vibrate = (pattern: number | number[]): void => {
  if (!sounds.on || navigator.userActivation?.hasBeenActive === false || typeof navigator.vibrate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(pattern);
};
