/** A page of the panel that a game brings along: cards seen, a clue sheet, notes. */
import type { Snippet } from 'svelte';

export interface Page {
  readonly id: string;
  readonly title: string;
  readonly body: Snippet;
}
