/** What the dock asks, for each thing in focus. */
import type { SleepersView } from '../contract/messages';
import { words } from '../text/words';
import type { Focus } from './options';

export const promptOf = (view: SleepersView, focus: Focus | null): string => {
  switch (focus?.kind) {
    case 'spy':
      return words.sleepers.dock.spy(words.sleepers.city(focus.city));
    case 'card':
      return focus.card === 'forged_orders' ? words.sleepers.dock.forgedWho : words.sleepers.dock.card(focus.card);
    case 'forged':
      return words.sleepers.dock.forgedTo(view.agencies[focus.rival] ?? '', words.sleepers.city(focus.city));
    case 'buy':
      return focus.item === 'spy' ? words.sleepers.dock.whereSpy : focus.item === 'cell' ? words.sleepers.dock.whereCell : words.sleepers.dock.whichSpy(focus.item);
    case 'initiate': {
      const [objective, place] = [view.objectives[view.seat] ?? null, view.locations[view.seat] ?? null];
      return objective === null || place === null ? '' : words.sleepers.dock.initiate(objective, words.sleepers.city(place));
    }
    case 'place':
      return words.sleepers.dock.place;
    case undefined:
      return words.sleepers.dock.pickSpy;
  }
};

/** What the button asks for while nothing is chosen; empty where the turn may simply be finished. */
export const askOf = (focus: Focus | null): string => {
  switch (focus?.kind) {
    case 'place':
      return words.sleepers.ask.placeFirst;
    case 'initiate':
    case 'forged':
    case 'buy':
      return words.sleepers.ask.choose;
    default:
      return '';
  }
};
