/** How long the house waits: what it does next, and how much of the time is gone. */
import type { CriminalsView } from '../contract/messages';
import { words } from '../text/words';
import { goesBack } from './deadlock';

/** Seconds of the final call and of a decision, by the table's clock (R5, R21). */
const CALL = 20;
const DECISION = 45;
/** R5 More for a talk before which a verdict is told. */
const VERDICT = 6;

/** The whole length of the wait that runs in this phase, in milliseconds. */
export const lengthOf = (view: CriminalsView, options: Readonly<Record<string, string>>): number => {
  const seconds: Readonly<Record<string, number>> = {
    discussion: Number(options['talk_seconds'] ?? 180) + (view.round > 1 ? VERDICT : 0),
    talk: Number(options['talk_seconds'] ?? 180),
    ballot: CALL,
    call: CALL,
    grace: Number(options['grace_seconds'] ?? 0),
    decision: DECISION,
  };
  return 1_000 * (seconds[view.phase] ?? 0);
};

/** What the house does when the wait is over. */
export const nextOf = (view: CriminalsView, options: Readonly<Record<string, string>>): string => {
  const text = words.criminals.clock;
  switch (view.phase) {
    case 'over':
      return '';
    case 'decision':
      return text.decision(view.sold_out === view.seat);
    case 'call':
      return text.call(goesBack(view, options));
    default:
      return text[view.phase];
  }
};

/** The part of a wait that is left, from 0 to 1. */
export const share = (left: number, whole: number): number => (whole <= 0 ? 0 : Math.min(1, Math.max(0, left / whole)));
