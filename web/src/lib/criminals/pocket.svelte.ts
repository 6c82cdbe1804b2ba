/** The phone's own state: which page is open below the line-up, and what could not be touched. */

export type Tab = 'decide' | 'sheet' | 'say' | 'talk';

export class Pocket {
  tab = $state<Tab>('sheet');
  refused = $state.raw<{ readonly why: string; readonly rule: string | null } | null>(null);
}
