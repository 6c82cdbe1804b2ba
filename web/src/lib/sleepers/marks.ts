/** What stands in a city, and what it is good for now: the same for the map and for the list. */
import type { Agency, City, Objective, SleepersView, Zone } from '../contract/messages';
import { words } from '../text/words';
import { BASE, CITIES, zoneOf } from './board';
import { locatedAt } from './known';
import { rings, type Focus, type Option, type Step, type Way } from './options';
import { turnsUntil } from './threats';

export interface Standing {
  readonly spies: readonly { readonly agency: Agency; readonly seat: number; readonly count: number }[];
  readonly cells: readonly Agency[];
  readonly tokens: readonly { readonly agency: Agency; readonly objective: Objective; readonly turns: number }[];
}

export interface Mark {
  readonly city: City;
  readonly zone: Zone;
  readonly base: Agency | null;
  readonly standing: Standing;
  /** My Location, for my eyes. */
  readonly location: boolean;
  /** Rivals whose Location I have seen this to be. */
  readonly located: readonly Agency[];
  readonly ring: Way | 'mark' | null;
  /** What going there costs: "free", "5k". */
  readonly tag: string;
  readonly chosen: boolean;
  readonly selected: boolean;
  /** I have a spy here and may choose it. */
  readonly mine: boolean;
  /** Choosing it is what a touch does, though the spy in focus might come here. */
  readonly fellow: boolean;
  readonly label: string;
}

export const standingIn = (view: SleepersView, city: City): Standing => {
  const seats = view.agencies.map((agency, seat) => ({ agency, seat }));
  return {
    spies: seats.map((one) => ({ ...one, count: view.spies[one.seat]?.filter((at) => at === city).length ?? 0 })).filter(({ count }) => count > 0),
    cells: seats.flatMap(({ agency, seat }) => view.cells[seat]?.filter((at) => at === city).map(() => agency) ?? []),
    tokens: seats.flatMap(({ agency, seat }) => {
      const objective = view.objectives[seat] ?? null;
      return view.tokens[seat] === city && objective !== null ? [{ agency, objective, turns: turnsUntil(view, seat) }] : [];
    }),
  };
};

/** What a city holds, in words. */
export const contents = (view: SleepersView, standing: Standing): readonly string[] => [
  ...standing.spies.map(({ agency, seat, count }) => words.sleepers.map.spiesOf(seat === view.seat ? words.sleepers.map.mine : agency, count)),
  ...standing.cells.map((agency) => words.sleepers.map.cellOf(agency === view.agencies[view.seat] ? words.sleepers.map.mine : agency)),
  ...standing.tokens.map(({ agency, objective, turns }) => words.sleepers.map.tokenOf(agency, objective, turns)),
];

export const priceTag = (option: Option): string => (option.way === null && option.price === 0 ? '' : option.price === 0 ? words.sleepers.free : words.sleepers.money(option.price));

const focusedCity = (focus: Focus | null): City | null => (focus?.kind === 'spy' || focus?.kind === 'forged' ? focus.city : null);

export const marks = (view: SleepersView, options: readonly Option[], steps: readonly Step[], focus: Focus | null, chosen: Option | null, mayAct: boolean, fellows: ReadonlySet<City> = new Set()): readonly Mark[] => {
  const reach = rings(options);
  const base = new Map(view.agencies.map((agency) => [BASE[agency], agency] as const));
  return CITIES.map((city) => {
    const standing = standingIn(view, city);
    const option = reach.get(city) ?? null;
    const step = steps.some((one) => one.city === city);
    const mine = mayAct && standing.spies.some(({ seat }) => seat === view.seat);
    const fellow = fellows.has(city);
    const tag = option === null ? '' : priceTag(option);
    const marked = { chosen: chosen?.city === city, selected: focusedCity(focus) === city };
    const location = view.seat >= 0 && view.locations[view.seat] === city;
    const located = locatedAt(view, city);
    const owner = base.get(city) ?? null;
    const says = [
      words.sleepers.city(city),
      ...contents(view, standing),
      ...(owner === null ? [] : [words.sleepers.map.baseOf(owner)]),
      ...(location ? [words.sleepers.map.myLocation] : []),
      ...located.map(words.sleepers.map.locationOf),
      ...(fellow ? [words.sleepers.map.spyHere] : option === null ? [] : [words.sleepers.map.target([option.way === null ? '' : (words.sleepers.dock.wayLabel[option.way] ?? ''), tag].filter(Boolean).join(', '))]),
      ...(marked.selected ? [words.sleepers.map.selected] : []),
      ...(marked.chosen ? [words.sleepers.map.chosen] : []),
    ];
    return {
      city,
      zone: zoneOf(city),
      base: owner,
      standing,
      location,
      located,
      ring: option === null ? (step ? 'mark' : null) : (option.way ?? 'mark'),
      tag,
      mine,
      fellow,
      ...marked,
      label: says.join(', '),
    };
  });
};
