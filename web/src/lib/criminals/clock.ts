/** How long the house waits: what it does next, and how much of the time is gone. */
import type { Clock, CriminalsView } from '../contract/messages';
import { words } from '../text/words';
import { goesBack } from './deadlock';

/** Seconds of the final call and of a decision, by the table's clock (R5, R21). */
const CALL = 20;
const DECISION = 45;
/** R5 More for a talk before which a verdict is told. */
const VERDICT = 6;

const DAY = 24 * 60 * 60;

/** The whole length of the wait that runs in this phase, in milliseconds, as the house counts it. */
export const lengthOf = (view: CriminalsView, options: Readonly<Record<string, string>>, clock: Clock): number => {
  if (clock.kind === 'days' && view.phase !== 'grace') return 1_000 * DAY * (clock.days ?? 0);
  const seconds: Readonly<Record<string, number>> = {
    discussion: Number(options['talk_seconds'] ?? 180) + (view.round > 1 ? VERDICT : 0),
    talk: clock.seconds ?? 0,
    ballot: clock.seconds ?? 0,
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
