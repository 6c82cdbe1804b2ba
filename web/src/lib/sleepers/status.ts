/** Whom Sleeper Cells waits for. */
import type { Decision, SleepersView } from '../contract/messages';
import type { Status } from '../table/status';
import { words } from '../text/words';

const text = words.sleepers.status;

const asked = (view: SleepersView): string => {
  switch (view.phase) {
    case 'place':
      return text.place;
    case 'answer':
      return text.answer;
    case 'discard':
      return text.discard;
    case 'draft':
      return text.draft;
    default:
      return text.yourTurn;
  }
};

const awaited = (view: SleepersView, agency: string): string => {
  switch (view.phase) {
    case 'place':
      return text.placing(agency);
    case 'answer':
      return text.answering(agency);
    case 'discard':
      return text.discarding(agency);
    case 'draft':
      return text.picking(agency);
    default:
      return text.waitingFor(agency);
  }
};

export const statusOf = (view: SleepersView, decision: Decision | null): Status => {
  if (view.phase === 'over') return { main: text.over, detail: '', short: text.over, mine: false };
  const mine = decision !== null && view.to_act.includes(view.seat);
  const [other] = view.to_act;
  const agency = other === undefined ? '' : (view.agencies[other] ?? '');
  const main = mine ? asked(view) : agency === '' ? '' : awaited(view, agency);
  return { main, detail: text.turn(view.turn), short: mine ? main : agency === '' ? '' : text.waitingFor(agency), mine };
};

/** R6 The turn that ends with the next auction: the token goes to meet the turn. */
export const nextAuction = (view: SleepersView): number => {
  if (view.turn === 0) return 4;
  return view.turn + ((view.token - view.active + 4) % 4);
};
