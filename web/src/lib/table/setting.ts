/** How a table stands on the page: live and whole, or as a picture of the past within another page. */
import { getContext, setContext } from 'svelte';

export interface Setting {
  /** Within another page: without head, panel and question. */
  readonly inset: boolean;
  /** In a lesson: nothing comes after the game but what the lesson offers. */
  readonly lesson: boolean;
  /** A line of the log leads to the moment it tells of. */
  readonly jump: ((seq: number) => void) | null;
}

const KEY = Symbol('setting');
const LIVE: Setting = { inset: false, lesson: false, jump: null };

export const setSetting = (setting: Setting): Setting => setContext(KEY, setting);
export const setting = (): Setting => getContext<Setting | undefined>(KEY) ?? LIVE;

/** A picture of the past: nobody is asked anything, and nobody here is "you". */
export const isLookingBack = (): boolean => setting().inset || setting().jump !== null;

/** Keys of log lines begin with the sequence number of what they tell: "12.0". */
export const momentOf = (key: string): number | null => {
  const seq = Number.parseInt(key, 10);
  return Number.isNaN(seq) ? null : seq;
};
