/** Where in a game a moment is, as its head says it: "Turn 7, agents locked". */
import type { AnyView } from '../contract/messages';
import { words } from '../text/words';

export const titleOf = (view: AnyView, name: (seat: number) => string): string => {
  const text = words.archive.then;
  switch (view.game) {
    case 'fbi':
      return text.fbi(view.turn, view.phase === 'arrest' && view.step === 0 ? 'locked' : view.phase);
    case 'criminals':
      return text.criminals(view.round, view.phase);
    case 'inkognito':
      return text.inkognito(view.series, view.round, view.phase);
    case 'getaway':
      return text.getaway(view.round, view.phase);
    case 'sleepers':
      return text.sleepers(view.turn, name(view.active), view.phase === 'over');
  }
};
