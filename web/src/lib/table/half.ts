/** Half of a choice of several cards: it outlives the page, as a half-written line of chat does, and answers no other question. */
import type { Decision } from '../contract/messages';
import type { LiveTable } from './live.svelte';
import { recallHalf, rememberHalf } from './memory';

/** The seat, what it is asked, and what the table holds for an answer, which another device may have changed. */
const asked = (live: LiveTable, { id, choice }: Decision): string => `${JSON.stringify([live.seat, id, choice])} `;

/** What this hand had chosen when the page was left; null where that was nothing, or nothing of this question. */
export const halfChosen = (live: LiveTable, decision: Decision): readonly string[] | null => {
  const kept = recallHalf(live.id);
  const question = asked(live, decision);
  return kept.startsWith(question) ? kept.slice(question.length).split('+').filter((card) => card !== '') : null;
};

/** Kept until it is whole, for then the table has it. In a lesson nothing is: who begins it anew has chosen nothing. */
export const keepHalf = (live: LiveTable, decision: Decision, cards: readonly string[], whole = 2): void => {
  if (live.secret !== null) rememberHalf(live.id, cards.length < whole ? asked(live, decision) + cards.join('+') : '');
};
