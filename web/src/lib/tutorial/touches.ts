/** Where an action of a lesson is made on the table. */
import type { AnyView } from '../contract/messages';
import type { Book } from '../rules/address';
import { atTheMap } from './atTheMap';

const option = (action: string): string => `[data-testid="option"][data-action="${action}"]`;
const each = (name: string, values: string): string => values.split('+').map((value) => `[${name}="${value}"]`).join(', ');

/** `lay PIN/HAN.e` is the first of both objects for one side and the second for the other: the card at hand has one of them. */
const ofHand = (card: string): string => {
  const [what = '', which = ''] = card.split('.');
  const faces = what === 'DENY' ? which.split('/').map((face) => `DENY.${face}`) : what.split('/').map((face) => `${face}.${which}`);
  return faces.map((face) => `:is([data-testid="card"], [data-testid="stop"])[data-card$=".${face}"]`).join(', ');
};

const FINDERS: Readonly<Record<Book, (action: string, verb: string, objects: readonly string[], view: AnyView) => readonly string[]>> = {
  fbi: (action, verb, [what = '']) => [verb === 'keep' ? each('data-agent', what) : option(action)],
  criminals: (action, verb, [what = '']) => {
    if (verb === 'accuse') return [`:is([data-testid="accuse-${what}"], [data-testid="tile-${what}"])`];
    if (verb !== 'claim') return [];
    const [say, chosen] = [`:is([data-testid="say"], [data-testid="primary"])[data-action="${action}"]:enabled`, `[data-testid="say-option"][data-action="${action}"]`];
    return [say, chosen, `[data-testid="kind-${what}"]`, '[data-testid="tab-say"]'];
  },
  inkognito: (action, verb, objects) => {
    if (verb === 'go') return [`button[data-at="${objects.join(' ')}"]`];
    if (verb === 'show') return [each('data-card', objects[0] ?? '')];
    return verb === 'call' ? ['[data-testid="call-mode"]'] : [option(action)];
  },
  getaway: (_, __, [card = '']) => [ofHand(card)],
  sleepers: (action, _, __, view) => (view.game === 'sleepers' ? atTheMap(action, view) : []),
};

/** Selectors of what is touched before the button is pressed, the last touch first, with the button where there are several; none if the one button alone is pressed. */
export const touches = (game: Book, action: string, view: AnyView): readonly string[] => {
  const [verb = '', ...objects] = action.split(' ');
  return FINDERS[game](action, verb, objects, view);
};
