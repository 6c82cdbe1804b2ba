/** W How soon an agency could have its third zone: from what lies open, whatever its hand may be. */
import type { City, SleepersView, Zone } from '../contract/messages';
import { seenCards } from './bargain';
import { BASE, CITIES, distances, ZONES, zoneOf } from './board';
import { capacity } from './reasons';

/** What would bring in the money that is short. */
export interface Feat {
  readonly deed: 'destroy' | 'stop' | 'attack';
  readonly city: City;
  readonly money: number;
}

/** Feats of one kind. */
export interface Feats {
  readonly deed: Feat['deed'];
  readonly where: readonly Feat[];
}

export interface Win {
  /** Where the cells would stand. */
  readonly cities: readonly City[];
  /** How many own turns away: 0 is the one that runs. */
  readonly own: number;
  readonly feats: readonly Feat[];
}

const SEATS = 4;
const [CAR, PLANE, SPY, CELL] = [5, 20, 10, 40];
const [INCOME, COMPLETED, BUDGET] = [10, 60, 15];
const [DESTROYED, STOPPED, BOOTY] = [25, 30, 15];
/** Nobody is warned of what lies further off. */
const HORIZON = 2;
/** So many feats are thought of together. */
const FEATS = 8;

/** Turns until this seat's next one begins; its own present turn counts as a whole round. */
export const turnsUntil = (view: SleepersView, seat: number): number => (seat - view.active + SEATS) % SEATS || SEATS;

export const zonesOf = (view: SleepersView, seat: number): readonly Zone[] =>
  ZONES.filter((zone) => view.cells[seat]?.some((city) => zoneOf(city) === zone));

/** 3c4 A zone card that still lies there in the seat's turn, so many own turns on. */
const stays = (view: SleepersView, owner: number, seat: number, own: number): boolean =>
  own === 0 || (own === 1 && turnsUntil(view, owner) > turnsUntil(view, seat));

const closed = (view: SleepersView, zone: Zone, seat: number, own: number): boolean =>
  view.zone_cards.some((card) => card.card === 'crackdown' && card.zone === zone && stays(view, card.owner, seat, own));

/** 3a, 3b1 What can carry a spy: each once a turn. */
interface Carriers {
  readonly steps: number;
  readonly cars: number;
  readonly planes: number;
}

const carriers = (view: SleepersView, own: number): Carriers => {
  const left = (item: 'car' | 'plane') => (own > 0 ? own : view.bought.includes(item) ? 0 : 1);
  return { steps: Math.max(1, own), cars: left('car'), planes: left('plane') };
};

/** 3a A spy that has made its move of the turn that runs goes by car and plane only. */
const stepsOf = (view: SleepersView, spy: City, own: number): number => (own > 0 ? own : view.unmoved.includes(spy) ? 1 : 0);

interface Fare {
  readonly price: number;
  readonly cars: number;
}

/** The cheapest way over so many lines. */
const fare = (lines: number, { steps, cars, planes }: Carriers): Fare | null => {
  const ways = Array.from({ length: planes + 1 }, (_, plane) => {
    const car = Math.max(0, lines - steps - 3 * plane);
    return { price: PLANE * plane + CAR * car, cars: car };
  });
  return ways.filter((way) => way.cars <= cars).toSorted((a, b) => a.price - b.price)[0] ?? null;
};

interface Way extends Fare {
  readonly city: City;
  /** The spy that goes; null for one still to be bought. */
  readonly spy: City | null;
}

/** The cheapest way of an own spy, or of a recruit (3b5), into a zone. */
const wayInto = (view: SleepersView, seat: number, zone: Zone, own: number): Way | null => {
  const by = carriers(view, own);
  const spies = view.spies[seat] ?? [];
  const recruits = spies.length < capacity(view, seat) && (own > 0 || !view.bought.includes('spy'));
  const agency = view.agencies[seat];
  const starts = [
    ...spies.map((city) => ({ city, spy: city, extra: 0, steps: stepsOf(view, city, own) })),
    ...(recruits && agency !== undefined ? [BASE[agency], ...(view.cells[seat] ?? [])] : []).map((city) => ({ city, spy: null, extra: SPY, steps: by.steps })),
  ];
  const ways = starts.flatMap(({ city, spy, extra, steps }) => {
    const away = distances([city]);
    return CITIES.filter((to) => zoneOf(to) === zone).flatMap((to): readonly (Way & { lines: number })[] => {
      const lines = away.get(to) ?? Infinity;
      const cost = fare(lines, { ...by, steps });
      return cost === null ? [] : [{ city: to, spy, lines, price: cost.price + extra, cars: cost.cars }];
    });
  });
  return ways.toSorted((a, b) => a.price - b.price || a.lines - b.lines)[0] ?? null;
};

/** What the seat has by then if nothing happens. Where money is hidden (R57) it may be any sum. */
const purse = (view: SleepersView, seat: number, own: number): number => {
  const money = view.money[seat] ?? null;
  const completed = own > 0 && (view.tokens[seat] ?? null) !== null ? COMPLETED : 0;
  const budgets = view.face_up[seat]?.filter((card) => card === 'black_budget').length ?? 0;
  return money === null ? Infinity : money + INCOME * own + completed + BUDGET * budgets;
};

interface Chance extends Feat {
  readonly cards: number;
  readonly cars: number;
}

/** 3d, 3f7, 3g What spies other than the one on its way could do for money, on foot or by car. */
const chances = (view: SleepersView, seat: number, own: number, way: Way): readonly Chance[] => {
  const spies = [...(view.spies[seat] ?? [])];
  if (way.spy !== null) spies.splice(spies.indexOf(way.spy), 1);
  const free = carriers(view, own).cars - way.cars;
  const cars = (city: City): number | null => {
    if (city === way.spy) return 0;
    const short = Math.min(...spies.map((spy) => Math.max(0, (distances([spy]).get(city) ?? Infinity) - stepsOf(view, spy, own))));
    return short <= free ? short : null;
  };
  const chance = (deed: Feat['deed'], city: City, gain: number, cards: number): readonly Chance[] => {
    const ride = cars(city);
    return ride === null || gain <= CAR * ride ? [] : [{ deed, city, money: gain - CAR * ride, cards, cars: ride }];
  };
  const safe = (rival: number, city: City) =>
    view.zone_cards.some((card) => card.card === 'safe_house' && card.owner === rival && card.zone === zoneOf(city) && stays(view, rival, seat, own));
  const rivals = view.agencies.map((_, rival) => rival).filter((rival) => rival !== seat);
  return rivals.flatMap((rival) => {
    const theirs = [...new Set(view.spies[rival] ?? [])];
    const token = view.tokens[rival] ?? null;
    const bare = [...new Set(view.cells[rival] ?? [])].filter((city) => !theirs.includes(city));
    const running = own === 0 || turnsUntil(view, rival) > turnsUntil(view, seat);
    const booty = Math.min(BOOTY, view.money[rival] ?? 0);
    return [
      ...bare.flatMap((city) => chance('destroy', city, DESTROYED, 2)),
      ...(token !== null && running ? chance('stop', token, STOPPED, 1) : []),
      ...(own === 0 && view.hostile ? [] : theirs.filter((city) => !safe(rival, city)).flatMap((city) => chance('attack', city, booty, 0))),
    ];
  });
};

const ORDER: readonly Feat['deed'][] = ['destroy', 'stop', 'attack'];

/** Told together, kind by kind. */
export const kinds = (feats: readonly Feat[]): readonly Feats[] =>
  ORDER.map((deed) => ({ deed, where: feats.filter((feat) => feat.deed === deed) })).filter(({ where }) => where.length > 0);

/** The fewest feats that fill the gap; null where none do. */
const filling = (view: SleepersView, seat: number, own: number, way: Way, gap: number): readonly Feat[] | null => {
  if (gap <= 0) return [];
  const held = seenCards(view, seat) + own;
  const [rides, fights] = [carriers(view, own).cars - way.cars, Math.max(1, own)];
  const all = chances(view, seat, own, way).toSorted((a, b) => ORDER.indexOf(a.deed) - ORDER.indexOf(b.deed) || b.money - a.money).slice(0, FEATS);
  const sets = Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_one, k) => (mask >> k) % 2 === 1));
  const total = (set: readonly Chance[], of: 'money' | 'cards' | 'cars') => set.reduce((sum, one) => sum + one[of], 0);
  const [best] = sets
    .filter((set) => total(set, 'money') >= gap && total(set, 'cards') <= held && total(set, 'cars') <= rides && set.filter(({ deed }) => deed === 'attack').length <= fights)
    .toSorted((a, b) => a.length - b.length);
  return best?.map(({ deed, city, money }) => ({ deed, city, money })) ?? null;
};

/** One zone is missing, and a cell can stand there within so many own turns. */
const lastZone = (view: SleepersView, seat: number, zone: Zone, own: number): Win | null => {
  if (closed(view, zone, seat, own) || (own === 0 && view.bought.includes('cell'))) return null;
  const way = wayInto(view, seat, zone, own);
  const feats = way === null ? null : filling(view, seat, own, way, CELL + way.price - purse(view, seat, own));
  return way === null || feats === null ? null : { cities: [way.city], own, feats };
};

/** 3b1 Two zones are missing, and one cell a turn: the first at the next own turn, and how things stand then. */
const afterFirst = (view: SleepersView, seat: number, zone: Zone): { readonly city: City; readonly then: SleepersView } | null => {
  const way = closed(view, zone, seat, 1) ? null : wayInto(view, seat, zone, 1);
  const money = purse(view, seat, 1) - CELL - (way?.price ?? 0);
  if (way === null || money < 0) return null;
  const spies = [...(view.spies[seat] ?? [])];
  spies.splice(way.spy === null ? spies.length : spies.indexOf(way.spy), 1, way.city);
  const put = <T>(list: readonly T[], one: T): readonly T[] => list.with(seat, one);
  const then = {
    ...view,
    active: seat,
    spies: put(view.spies, spies),
    cells: put(view.cells, [...(view.cells[seat] ?? []), way.city]),
    money: view.money[seat] == null ? view.money : put(view.money, money),
    tokens: put(view.tokens, null),
    face_up: put(view.face_up, []),
    zone_cards: [],
  };
  return { city: way.city, then };
};

const within = (view: SleepersView, seat: number, own: number): Win | null => {
  const missing = ZONES.filter((zone) => !zonesOf(view, seat).includes(zone));
  const [one, other] = missing;
  if (one === undefined || missing.length > 2) return null;
  if (other === undefined) return lastZone(view, seat, one, own);
  if (own < HORIZON) return null;
  return [[one, other] as const, [other, one] as const].flatMap(([first, last]): readonly Win[] => {
    const begun = afterFirst(view, seat, first);
    const win = begun === null ? null : lastZone(begun.then, seat, last, 1);
    return begun === null || win === null || win.feats.length > 0 ? [] : [{ cities: [begun.city, ...win.cities], own, feats: [] }];
  })[0] ?? null;
};

/** The soonest win of a seat, if it is near. */
export const winOf = (view: SleepersView, seat: number): Win | null => {
  const running = view.active === seat && ['act', 'offer', 'answer'].includes(view.phase);
  for (let own = running ? 0 : 1; own <= HORIZON; own += 1) {
    const win = within(view, seat, own);
    if (win !== null) return win;
  }
  return null;
};
