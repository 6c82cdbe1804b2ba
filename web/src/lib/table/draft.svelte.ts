/** What is being written to a table, and to whom: it stays while other pages of the panel are in front. */
import type { LiveTable } from './live.svelte';
import { EVERYBODY, type To } from './whom';

export class Draft {
  text = $state('');
  to = $state.raw<To>(EVERYBODY);
}

const drafts = new WeakMap<LiveTable, Draft>();

export const draftOf = (live: LiveTable): Draft => {
  const draft = drafts.get(live) ?? new Draft();
  drafts.set(live, draft);
  return draft;
};
