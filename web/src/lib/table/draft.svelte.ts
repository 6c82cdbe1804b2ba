/** What is being written to a table, and to whom: it stays while other pages of the panel are in front. */
import type { LiveTable } from './live.svelte';
import { recallDraft, rememberDraft } from './memory';
import { EVERYBODY, type To } from './whom';

export class Draft {
  to = $state.raw<To>(EVERYBODY);
  #table: string;
  #text = $state('');

  constructor(table: string) {
    this.#table = table;
    this.#text = recallDraft(table);
  }

  get text(): string {
    return this.#text;
  }

  set text(line: string) {
    this.#text = line;
    rememberDraft(this.#table, line);
  }
}

const drafts = new WeakMap<LiveTable, Draft>();

export const draftOf = (live: LiveTable): Draft => {
  const draft = drafts.get(live) ?? new Draft(live.id);
  drafts.set(live, draft);
  return draft;
};
