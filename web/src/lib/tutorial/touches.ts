/** Where an action of a lesson is made on the table. */
import type { Book } from '../rules/address';

const option = (action: string): string => `[data-testid="option"][data-action="${action}"]`;
const each = (name: string, values: string): string => values.split('+').map((value) => `[${name}="${value}"]`).join(', ');

/** `lay PIN/HAN.e` is the first of both objects for one side and the second for the other: the card at hand has one of them. */
const ofHand = (card: string): string => {
  const [what = '', which = ''] = card.split('.');
  const faces = what === 'DENY' ? which.split('/').map((face) => `DENY.${face}`) : what.split('/').map((face) => `${face}.${which}`);
  return faces.map((face) => `:is([data-testid="card"], [data-testid="stop"])[data-card$=".${face}"]`).join(', ');
};

const FINDERS: Readonly<Record<Book, (action: string, verb: string, objects: readonly string[]) => readonly string[]>> = {
  fbi: (action, verb, [what = '']) => [verb === 'keep' ? each('data-agent', what) : option(action)],
  criminals: (action, verb, [what = '']) => {
    if (verb === 'accuse') return [`:is([data-testid="accuse-${what}"], [data-testid="tile-${what}"])`];
    return verb === 'claim' ? [`[data-testid="say-option"][data-action="${action}"]`, `[data-testid="kind-${what}"]`, '[data-testid="tab-say"]'] : [];
  },
  inkognito: (action, verb, objects) => {
    if (verb === 'go') return [`button[data-at="${objects.join(' ')}"]`];
    if (verb === 'show') return [each('data-card', objects[0] ?? '')];
    return verb === 'call' ? ['[data-testid="call-mode"]'] : [option(action)];
  },
  getaway: (_, __, [card = '']) => [ofHand(card)],
  sleepers: (action, verb, [from = '', to = '']) => {
    if (verb === 'place') return [`[data-city="${from}"]`];
    if (['move', 'car', 'plane'].includes(verb)) return [`[data-city="${to}"]:is([data-ring="move"], [data-ring="car"], [data-ring="plane"])`, `[data-city="${from}"]`];
    if (verb === 'cell') return ['[data-testid="buy-cell"]'];
    if (verb === 'initiate') return ['[data-testid="initiate"]'];
    if (verb === 'discard') return [`[data-testid="asset"][data-card="${from}"]`];
    return ['end', 'accept'].includes(verb) ? [] : [option(action), `[data-city="${from}"]`];
  },
};

/** Selectors of what is touched before the button is pressed, the last touch first; none if the button alone is pressed. */
export const touches = (game: Book, action: string): readonly string[] => {
  const [verb = '', ...objects] = action.split(' ');
  return FINDERS[game](action, verb, objects);
};
