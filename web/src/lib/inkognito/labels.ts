/** What the one button says: the exact action, or what is still missing. */
import type { InkognitoView, Player } from '../contract/messages';
import { words } from '../text/words';
import { read } from './actions';
import { DIALLED, inOrder } from './cards';
import type { Choosing } from './choosing';
import { agentsAfter, meetingOf, inSentence } from './places';

const missing = (view: InkognitoView, choosing: Choosing, own: boolean): string => {
  const text = words.inkognito;
  switch (choosing.mode) {
    case 'pair':
      return choosing.picks.length === 1 ? text.exchange.pickOne : text.exchange.pickTwo;
    case 'call':
      return text.call.fill;
    case 'people':
      return text.name.pick;
    case 'option':
      return own ? text.exchange.blackPick : meetingOf(view, view.seat)?.how === 'look' ? text.demand.pickLook : text.demand.pick;
  }
};

/** To ask for nothing at this meeting: how the choice is called, and how the button that does it. */
export const declineOf = (view: InkognitoView): { readonly choice: string; readonly act: string } => {
  const text = words.inkognito.demand;
  if (view.seat === view.ambassador) return { choice: text.noneAmbassador, act: text.declineAmbassador };
  return meetingOf(view, view.seat)?.how === 'look' ? { choice: text.noneLook, act: text.declineLook } : { choice: text.none, act: text.decline };
};

export const labelOf = (view: InkognitoView, players: readonly Player[], choosing: Choosing, action: string | null, own: boolean): string => {
  if (action === null) return missing(view, choosing, own);
  const text = words.inkognito;
  const deed = read(action);
  switch (deed.verb) {
    case 'show':
      return text.exchange.show(inOrder(deed.cards));
    case 'black':
      return text.exchange.showBlack(view.black[view.seat]?.[deed.kind === 'identity' ? 0 : 1] ?? 'F');
    case 'demand':
      return text.demand.act(inSentence(view, players, agentsAfter(view, view.seat)[deed.steps] ?? 0), deed.kind);
    case 'look':
      return text.demand.look(deed.kind);
    case 'decline':
      return declineOf(view).act;
    case 'call':
      return text.call.act(DIALLED.map((agent) => deed.number[agent]).join(' '));
    case 'name':
      return text.name.act(deed.people);
    case 'go':
    case 'send':
      return '';
  }
};
