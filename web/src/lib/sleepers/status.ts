/** Whom Sleeper Cells waits for. */
import type { Decision, SleepersView } from '../contract/messages';
import type { Status } from '../table/status';
import { words } from '../text/words';

const asked = (view: SleepersView): string => {
  switch (view.phase) {
    case 'place':
      return words.sleepers.status.place;
    case 'answer':
      return words.sleepers.status.answer;
    case 'discard':
      return words.sleepers.status.discard;
    case 'draft':
      return words.sleepers.status.draft;
    default:
      return words.sleepers.status.yourTurn;
  }
};

/** Beside the name of the game on a phone there is little room. */
const askedShort = (view: SleepersView): string => {
  if (view.phase === 'answer') return words.sleepers.status.answerShort;
  return view.phase === 'draft' ? words.sleepers.status.draftShort : asked(view);
};

const awaited = (view: SleepersView, agency: string): string => {
  switch (view.phase) {
    case 'place':
      return words.sleepers.status.placing(agency);
    case 'answer':
      return words.sleepers.status.answering(agency);
    case 'discard':
      return words.sleepers.status.discarding(agency);
    case 'draft':
      return words.sleepers.status.picking(agency);
    default:
      return words.sleepers.status.waitingFor(agency);
  }
};

export const statusOf = (view: SleepersView, decision: Decision | null): Status => {
  if (view.phase === 'over') return { main: words.sleepers.status.over, detail: '', short: words.sleepers.status.over, mine: false };
  const mine = decision !== null && view.to_act.includes(view.seat);
  const [other] = view.to_act;
  const agency = other === undefined ? '' : (view.agencies[other] ?? '');
  const main = mine ? asked(view) : agency === '' ? '' : awaited(view, agency);
  return { main, detail: words.sleepers.status.turn(view.turn), short: mine ? askedShort(view) : agency === '' ? '' : words.sleepers.status.waitingFor(agency), mine };
};

/** R6 The turn that ends with the next auction: the token goes to meet the turn. */
export const nextAuction = (view: SleepersView): number => {
  if (view.turn === 0) return 4;
  return view.turn + ((view.token - view.active + 4) % 4);
};
