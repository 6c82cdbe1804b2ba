/** What can be done with the thing in focus: a spy, a card, an item of the market, the own dossier. */
import type { Asset, City, Item, SleepersView } from '../contract/messages';
import { pairOf, stops } from './assets';
import { near, zoneOf } from './board';
import { read, type Deed } from './deeds';

export type Way = 'move' | 'car' | 'plane';

export type Focus =
  | { readonly kind: 'spy'; readonly city: City; readonly by?: Way | null }
  | { readonly kind: 'card'; readonly card: Asset }
  | { readonly kind: 'forged'; readonly rival: number; readonly city: City }
  | { readonly kind: 'buy'; readonly item: Item }
  | { readonly kind: 'initiate' }
  | { readonly kind: 'place' };

/** What is in focus, in two words: "spy WAS", "buy cell". */
export const nameOf = (focus: Focus | null): string => {
  switch (focus?.kind) {
    case 'spy':
    case 'forged':
      return `${focus.kind} ${focus.city}`;
    case 'card':
      return `card ${focus.card}`;
    case 'buy':
      return `buy ${focus.item}`;
    default:
      return focus?.kind ?? '';
  }
};

export interface Option {
  /** Sent one after another; mostly one. */
  readonly actions: readonly string[];
  /** The last of them, which names the whole. */
  readonly deed: Deed;
  /** Where it is shown on the map. */
  readonly city: City | null;
  readonly way: Way | null;
  readonly price: number;
}

/** Something on the map that narrows the focus instead of being done. */
export interface Step {
  readonly city: City;
  readonly focus: Focus;
}

export const PRICE = { move: 0, car: 5, plane: 20, spy: 10, cell: 40 } as const;
const CHEAPEST: readonly (Way | null)[] = ['move', 'car', 'plane', null];

const option = (actions: readonly string[], deed: Deed, city: City | null = null, way: Way | null = null): Option => ({
  actions,
  deed,
  city,
  way,
  price: way === null ? (deed.verb === 'spy' || deed.verb === 'cell' ? PRICE[deed.verb] : 0) : PRICE[way],
});

/** Cities that a Road Block closes to ordinary moves and cars (R36). */
export const blocked = (view: SleepersView, city: City): boolean =>
  view.zone_cards.some(({ card, zone }) => card === 'road_block' && zone === zoneOf(city));

const meets = (view: SleepersView, rival: number, city: City): boolean => view.spies[rival]?.includes(city) ?? false;

/** 3a then 3b2: an ordinary move and a car bought at its end, where nothing public is in the way. */
const byMoveAndCar = (view: SleepersView, legal: readonly string[], from: City): readonly Option[] => {
  const purse = view.money[view.seat] ?? 0;
  if (view.bought.includes('car') || purse < PRICE.car) return [];
  const found = new Map<City, Option>();
  for (const over of near(from)) {
    if (!legal.includes(`move ${from} ${over}`) || blocked(view, over)) continue;
    for (const to of near(over)) {
      if (to === from || found.has(to) || near(from).includes(to) || blocked(view, to)) continue;
      const actions = [`move ${from} ${over}`, `car ${over} ${to}`];
      found.set(to, option(actions, { verb: 'car', from: over, to }, to, 'car'));
    }
  }
  return [...found.values()];
};

const ofSpy = (view: SleepersView, legal: readonly string[], city: City, by: Way | null): readonly Option[] => {
  const me = view.seat;
  const options: Option[] = [];
  for (const action of legal) {
    const deed = read(action, me);
    switch (deed.verb) {
      case 'move':
      case 'car':
      case 'plane':
        if (deed.from === city) options.push(option([action], deed, deed.to, deed.verb));
        break;
      case 'attack':
      case 'destroy':
      case 'cell':
        if (deed.city === city && by === null) options.push(option([action], deed));
        break;
      case 'steal':
        if (meets(view, deed.rival, city) && by === null) options.push(option([action], deed));
        break;
      case 'stop':
        if (view.tokens[deed.rival] === city && by === null) options.push(option([action], deed));
        break;
    }
  }
  const known = new Set(options.filter(({ way }) => way === 'car').map((one) => one.city));
  options.push(...byMoveAndCar(view, legal, city).filter((one) => !known.has(one.city)));
  return options.filter(({ way }) => by === null || way === by);
};

const ofCard = (view: SleepersView, legal: readonly string[], card: Asset): readonly Option[] => {
  const pair = pairOf(card);
  const stopped = stops(card);
  const options: Option[] = [];
  for (const action of legal) {
    const deed = read(action, view.seat);
    if (deed.verb === 'zone' && deed.card === card) options.push(option([action], deed));
    if (deed.verb === card && (deed.verb === 'mole' || deed.verb === 'informant')) options.push(option([action], deed));
    if (deed.verb === 'budget' && card === 'black_budget') options.push(option([action], deed));
    if (deed.verb === 'stop' && stopped !== null && view.objectives[deed.rival] === stopped) options.push(option([action], deed));
    if (deed.verb === 'destroy' && deed.pair === pair) options.push(option([action], deed));
    if (deed.verb === 'initiate' && pair !== null && view.objectives[view.seat] === pair) options.push(option([action], deed, deed.city));
    if (deed.verb === 'discard' && deed.card === card) options.push(option([action], deed));
  }
  return options;
};

const ofVerb = (view: SleepersView, legal: readonly string[], verb: 'spy' | 'cell' | 'place' | 'initiate'): readonly Option[] =>
  legal.flatMap((action) => {
    const deed = read(action, view.seat);
    return deed.verb === verb ? [option([action], deed, deed.city)] : [];
  });

export const optionsOf = (view: SleepersView, legal: readonly string[], focus: Focus | null): readonly Option[] => {
  switch (focus?.kind) {
    case 'spy':
      return ofSpy(view, legal, focus.city, focus.by ?? null);
    case 'card':
      return ofCard(view, legal, focus.card);
    case 'forged':
      return legal.flatMap((action) => {
        const deed = read(action, view.seat);
        const fits = deed.verb === 'forged' && deed.rival === focus.rival && deed.from === focus.city;
        return fits ? [option([action], deed, deed.to)] : [];
      });
    case 'buy':
      return focus.item === 'spy' || focus.item === 'cell' ? ofVerb(view, legal, focus.item) : [];
    case 'place':
    case 'initiate':
      return ofVerb(view, legal, focus.kind);
    case undefined:
      return [];
  }
};

const unique = (steps: readonly Step[]): readonly Step[] =>
  steps.filter((step, k) => steps.findIndex(({ focus }) => JSON.stringify(focus) === JSON.stringify(step.focus)) === k);

/** What must be chosen on the map before there is an option: the spy for a car or plane, the spy that gets Forged Orders. */
export const stepsOf = (view: SleepersView, legal: readonly string[], focus: Focus | null): readonly Step[] => {
  if (focus?.kind === 'buy' && (focus.item === 'car' || focus.item === 'plane')) {
    const way = focus.item;
    return unique(
      legal.flatMap((action) => {
        const deed = read(action, view.seat);
        return deed.verb === way ? [{ city: deed.from, focus: { kind: 'spy', city: deed.from, by: way } as const }] : [];
      }),
    );
  }
  if (focus?.kind === 'card' && focus.card === 'forged_orders') {
    return unique(
      legal.flatMap((action) => {
        const deed = read(action, view.seat);
        return deed.verb === 'forged' ? [{ city: deed.from, focus: { kind: 'forged', rival: deed.rival, city: deed.from } as const }] : [];
      }),
    );
  }
  return [];
};

/** The cheapest way to each city, for the rings of the map. */
export const rings = (options: readonly Option[]): ReadonlyMap<City, Option> => {
  const found = new Map<City, Option>();
  for (const way of CHEAPEST) {
    for (const one of options) if (one.city !== null && one.way === way && !found.has(one.city)) found.set(one.city, one);
  }
  return found;
};

/** 3f4 What would be left undone by ending the free actions now. */
export const unused = (view: SleepersView, legal: readonly string[]): { readonly moves: number; readonly hostile: boolean; readonly market: readonly Item[] } => ({
  moves: view.unmoved.filter((city) => legal.some((action) => action.startsWith(`move ${city} `))).length,
  hostile: legal.some((action) => action.startsWith('attack ') || action.startsWith('steal ')),
  market: (['car', 'plane', 'spy', 'cell'] as const).filter((item) => legal.some((action) => action.startsWith(`${item} `))),
});

/** R36 A spy that goes from or to a zone in rebellion has to roll for it. */
export const rebels = (view: SleepersView, option: Option): boolean => {
  const cities = option.actions.map((action) => read(action, view.seat)).flatMap((deed) => (deed.verb === 'move' || deed.verb === 'car' || deed.verb === 'plane' ? [deed.from, deed.to] : []));
  return view.zone_cards.some(({ card, zone }) => card === 'rebellion' && cities.some((city) => zoneOf(city) === zone));
};
