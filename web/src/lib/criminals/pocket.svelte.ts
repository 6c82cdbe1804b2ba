/** The phone's own state: which page is open below the line-up, and what could not be touched. */
import type { CriminalsView } from '../contract/messages';

export type Tab = 'decide' | 'sheet' | 'say' | 'talk';

/** While votes are cast nothing is said, nor of the past, nor ever by a watcher. */
export const tabsOf = (view: CriminalsView, mustDecide: boolean, past: boolean): readonly Tab[] => {
  if (mustDecide) return ['decide', 'sheet', 'say', 'talk'];
  return past || view.seat < 0 || view.phase === 'ballot' ? ['sheet', 'talk'] : ['sheet', 'say', 'talk'];
};

export class Pocket {
  tab = $state<Tab>('sheet');
  refused = $state.raw<{ readonly why: string; readonly rule: string | null } | null>(null);
}
