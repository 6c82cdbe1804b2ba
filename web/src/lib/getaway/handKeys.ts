/** One key for each card of the hand: which place of it a key means, or none. */
import { KEYS } from './slots';

export const placeOfKey = (event: KeyboardEvent): number | null => {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return null;
  const at = KEYS.indexOf(/^Digit(\d)$/.exec(event.code)?.[1] ?? event.key.toLowerCase());
  return at < 0 ? null : at;
};
