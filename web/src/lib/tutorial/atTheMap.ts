/** Where an action of Sleeper Cells is made: at the map, in the market, in the dossier. On a phone some of it lies behind tabs. */
import type { City, SleepersView } from '../contract/messages';
import { read, type Deed } from '../sleepers/deeds';

const option = (action: string): string => `[data-testid="option"][data-action="${action}"]`;
const at = (city: City): string => `[data-city="${city}"]`;
const tab = (name: string): string => `[data-testid="tab-${name}"]`;
/** Offered only while this is in focus. */
const within = (focus: string, ...touched: readonly string[]): readonly string[] => touched.map((one) => `:root:has([data-focus="${focus}"]) ${one}`);

/** Where the spy is that can do it. */
const standsIn = ({ spies, tokens, seat }: SleepersView, deed: Deed): City => {
  if (deed.verb === 'attack' || deed.verb === 'destroy') return deed.city;
  if (deed.verb === 'steal') return spies[seat]?.find((city) => spies[deed.rival]?.includes(city)) ?? '';
  return deed.verb === 'stop' ? (tokens[deed.rival] ?? '') : '';
};

export const atTheMap = (action: string, view: SleepersView): readonly string[] => {
  const deed = read(action, view.seat);
  switch (deed.verb) {
    case 'place':
      return [at(deed.city)];
    case 'move':
    case 'car':
    case 'plane':
      return [...within(`spy ${deed.from}`, `${at(deed.to)}[data-ring="${deed.verb}"]`), at(deed.from)];
    case 'cell':
    case 'spy': {
      const [bought = ''] = within(`buy ${deed.verb}`, `${at(deed.city)}[data-ring="mark"]`);
      return [`${bought}, ${option(action)}`, `[data-testid="buy-${deed.verb}"]`, tab('market')];
    }
    case 'initiate':
      return [...within('initiate', `${at(deed.city)}[data-ring="mark"]`), '[data-testid="initiate"]', tab('dossier')];
    case 'discard':
      return [`[data-testid="asset"][data-card="${deed.card}"]`, tab('hand')];
    case 'pick':
      return [option(action)];
    case 'end':
      return ['[data-testid="primary"][data-action="end"]', '[data-testid="undo"]', '[data-testid="look-away"]'];
    case 'attack':
    case 'destroy':
    case 'steal':
    case 'stop': {
      const city = standsIn(view, deed);
      return [option(action), ...within(`spy ${city}`, tab('map')), at(city)];
    }
    default:
      return [];
  }
};
