/** One event after another applied to a View, so that a reveal can be seen before the table has moved on. */
import type { CriminalsEvent, CriminalsView } from '../contract/messages';

const put = <T>(row: readonly T[], at: number, value: T): readonly T[] => row.map((old, k) => (k === at ? value : old));

/** The table just after an event. Nobody acts in a moment that is only shown. */
export const after = (view: CriminalsView, event: CriminalsEvent): CriminalsView => {
  const still = { ...view, to_act: [] };
  switch (event.event) {
    case 'crime_turned_up':
      return {
        ...still,
        phase: view.ballot > 0 ? 'talk' : 'discussion',
        round: event.round,
        crime: event.crime,
        deck: [...view.deck, view.crime].filter((crime) => crime !== event.crime && !view.guilt.includes(crime)),
        threshold: event.threshold,
        accusations: view.accusations.map((_, seat) => (event.automatic.includes(seat) ? 9 : null)),
        automatic: event.automatic,
        eligible: view.remaining.filter((seat) => !view.shown[seat]?.includes(event.crime)),
        closed: false,
        wavering: null,
        sold_out: null,
      };
    case 'stated':
      return { ...still, statements: [...view.statements, event.statement] };
    case 'accused':
      return { ...still, accusations: put(view.accusations, event.seat, event.target) };
    case 'ballots_opened':
      return { ...still, accusations: event.accusations };
    case 'wavered':
      return { ...still, phase: event.target !== null ? 'grace' : view.closed ? 'call' : 'discussion', wavering: event.target };
    case 'discussion_closed':
      return { ...still, phase: 'call', closed: true };
    case 'alibi_shown':
      return {
        ...still,
        shown: put(view.shown, event.seat, [...(view.shown[event.seat] ?? []), event.crime]),
        eligible: view.eligible.filter((seat) => seat !== event.seat),
        hand: event.seat === view.seat ? view.hand.filter((crime) => crime !== event.crime) : view.hand,
      };
    case 'eliminated':
      return {
        ...still,
        shown: put(view.shown, event.seat, event.hand),
        guilt: put(view.guilt, event.seat, event.crime),
        remaining: view.remaining.filter((seat) => seat !== event.seat),
        eligible: view.eligible.filter((seat) => seat !== event.seat),
        hand: event.seat === view.seat ? [] : view.hand,
      };
    case 'crime_confessed':
      return {
        ...still,
        guilt: put(view.guilt, event.seat, event.crime),
        remaining: view.remaining.filter((seat) => seat !== event.seat),
        eligible: view.eligible.filter((seat) => seat !== event.seat),
      };
    case 'case_closed':
      return { ...still, phase: 'over', guilt: event.guilt, boss: event.boss, winners: event.winners };
    case 'deadlocked':
    case 'sold_out': // R5, R20 whatever led to it is over: nobody withdraws any more
      return { ...still, phase: 'decision', wavering: null };
    case 'choice_sealed':
      return still;
    case 'snitched':
    case 'passed_up': // whoever was to decide has decided
      return { ...still, sold_out: null };
  }
};
