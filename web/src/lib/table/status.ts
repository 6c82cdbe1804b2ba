/** What the head of a table says: whom it waits for, in full and in short. */
import { words } from '../text/words';
import type { LiveTable } from './live.svelte';

export interface Status {
  /** "Your turn", "Waiting for Vera". */
  readonly main: string;
  /** More, where there is room. */
  readonly detail: string;
  /** The same for a phone. */
  readonly short: string;
  /** Between a phone and a desk, where there is room for more than the short. */
  readonly middling?: string;
  /** Something is asked of me. */
  readonly mine: boolean;
  /** The words tell the time themselves, or it is nobody's concern: no clock beside them. */
  readonly timed?: boolean;
}

/** What a table that stands still says in place of whatever it waits for; '' while it goes on. */
export const standstill = (live: LiveTable): string => (!live.standing ? '' : live.house?.paused === true ? words.around.standstill : words.around.atRest);
