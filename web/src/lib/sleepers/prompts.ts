/** What the dock asks, for each thing in focus. */
import type { SleepersView } from '../contract/messages';
import { words } from '../text/words';
import type { Focus } from './options';

const text = words.sleepers;

export const promptOf = (view: SleepersView, focus: Focus | null): string => {
  switch (focus?.kind) {
    case 'spy':
      return text.dock.spy(text.city(focus.city));
    case 'card':
      return focus.card === 'forged_orders' ? text.dock.forgedWho : text.dock.card(focus.card);
    case 'forged':
      return text.dock.forgedTo(view.agencies[focus.rival] ?? '', text.city(focus.city));
    case 'buy':
      return focus.item === 'spy' ? text.dock.whereSpy : focus.item === 'cell' ? text.dock.whereCell : text.dock.whichSpy(focus.item);
    case 'initiate': {
      const [objective, place] = [view.objectives[view.seat] ?? null, view.locations[view.seat] ?? null];
      return objective === null || place === null ? '' : text.dock.initiate(objective, text.city(place));
    }
    case 'place':
      return text.dock.place;
    case undefined:
      return text.dock.pickSpy;
  }
};

/** What the button asks for while nothing is chosen; empty where the turn may simply be finished. */
export const askOf = (focus: Focus | null): string => {
  switch (focus?.kind) {
    case 'place':
      return text.ask.placeFirst;
    case 'initiate':
    case 'forged':
    case 'buy':
      return text.ask.choose;
    default:
      return '';
  }
};
