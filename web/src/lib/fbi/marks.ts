/** Which cards on the board an open arrest may take, and which of them the page has in hand. */
import type { Card, FbiView } from '../contract/messages';
import { words } from '../text/words';
import { read } from './actions';
import { outlook } from './outlook';
import type { Options } from './scoring';

export interface Mark {
  readonly kind: 'target' | 'alt';
  readonly action: string;
  readonly label: string;
  /** "or this" is said only where two agents compete and one of them is in hand, not on every card of a free pick. */
  readonly tagged: boolean;
}

/** 4.5d, 4.5e With a forced card the front of the agent's pile; R13 with a free arrest any card of the colour shown, and none before. */
export const markOf = (
  view: FbiView,
  legal: readonly string[],
  picked: string | null,
  card: Card,
  front: boolean,
  options: Options,
): Mark | null => {
  const action = legal.find((candidate) => {
    const deed = read(candidate);
    return deed.verb === 'use' ? front && outlook(view, candidate, options)?.card === card : deed.verb === 'arrest' && deed.card === card;
  });
  if (action === undefined) return null;
  const deed = read(action);
  const label = deed.verb === 'use' ? words.fbi.arrest.play(deed.colour, card) : words.fbi.arrest.take(card);
  return { kind: action === picked ? 'target' : 'alt', action, label, tagged: view.arresting === null && picked !== null };
};
