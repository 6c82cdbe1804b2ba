/** W How soon an agency could have its third zone: from what lies open, whatever its hand may be. */
import type { City, SleepersView, Zone } from '../contract/messages';
import { seenCards } from './bargain';
import { BASE, CITIES, ZONES, zoneOf } from './board';
import { bootyOf, mostMoney } from './booty';
import { journeys, legsOf, linesBetween, stays, turnsUntil, zonesUnder, type Trip } from './journeys';
import { PRICE } from './options';
import { bareCells, capacity } from './reasons';

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

/** The options of the table. */
export type Rules = Readonly<Record<string, string>>;

const SEATS = 4;
const [INCOME, COMPLETED, BUDGET] = [10, 60, 15];
const [DESTROYED, STOPPED] = [25, 30];
/** Nobody is warned of what lies further off. */
const HORIZON = 2;
/** So many feats are thought of together. */
const FEATS = 8;

export const zonesOf = (view: SleepersView, seat: number): readonly Zone[] =>
  ZONES.filter((zone) => view.cells[seat]?.some((city) => zoneOf(city) === zone));

const carsLeft = (view: SleepersView, own: number): number => (own > 0 ? own : view.bought.includes('car') ? 0 : 1);

/** 3a A spy that has made its move of the turn that runs goes by car and plane only. */
const walks = (view: SleepersView, spy: City, own: number): boolean => own > 0 || view.unmoved.includes(spy);

interface Way extends Trip {
  readonly city: City;
  /** The spy that goes; null for one still to be bought. */
  readonly spy: City | null;
}

/** 3b4, 3b5, R19 Where a spy could be bought. */
const recruiting = (view: SleepersView, rules: Rules, seat: number, own: number): readonly City[] => {
  const [spies, pawns, agency] = [view.spies[seat]?.length ?? 0, Number(rules['pawns_per_agency'] ?? 0), view.agencies[seat]];
  const full = spies >= capacity(view, seat) || (pawns > 0 && spies >= pawns);
  return full || agency === undefined || (own === 0 && view.bought.includes('spy')) ? [] : [BASE[agency], ...(view.cells[seat] ?? [])];
};

/** The cheapest way of an own spy, or of a recruit (R15), into a zone. */
const wayInto = (view: SleepersView, rules: Rules, seat: number, zone: Zone, own: number): Way | null => {
  const legs = legsOf(view, seat, own);
  const moves = rules['recruit_may_move'] !== 'no';
  const starts = [
    ...[...new Set(view.spies[seat])].map((city) => ({ city, spy: city, extra: 0, foot: walks(view, city, own) })),
    ...[...new Set(recruiting(view, rules, seat, own))].map((city) => ({ city, spy: null, extra: PRICE.spy, foot: moves })),
  ];
  const ways = starts.flatMap(({ city, spy, extra, foot }) => {
    const trips = journeys(city, foot, legs);
    return CITIES.filter((to) => zoneOf(to) === zone).flatMap((to): readonly (Way & { lines: number })[] => {
      const trip = trips.get(to);
      return trip === undefined ? [] : [{ city: to, spy, lines: linesBetween(city, to), price: trip.price + extra, cars: trip.cars }];
    });
  });
  return ways.toSorted((a, b) => a.price - b.price || a.lines - b.lines)[0] ?? null;
};

/** What the seat has by then if nothing happens. */
const purse = (view: SleepersView, seat: number, own: number): number => {
  const completed = own > 0 && (view.tokens[seat] ?? null) !== null ? COMPLETED : 0;
  const budgets = view.face_up[seat]?.filter((card) => card === 'black_budget').length ?? 0;
  return (view.money[seat] ?? 0) + INCOME * own + completed + BUDGET * budgets;
};

interface Chance extends Feat {
  readonly cards: number;
  readonly cars: number;
}

/** 3d, 3f7, 3g What spies other than the one on its way could do for money, on foot or by car. */
const chances = (view: SleepersView, rules: Rules, seat: number, own: number, way: Way): readonly Chance[] => {
  const spies = [...(view.spies[seat] ?? [])];
  if (way.spy !== null) spies.splice(spies.indexOf(way.spy), 1);
  const free = carsLeft(view, own) - way.cars;
  const legs = legsOf(view, seat, own).map((leg) => ({ ...leg, plane: false, car: leg.car && free > 0 }));
  const trips = [...new Set(spies)].map((spy) => journeys(spy, walks(view, spy, own), legs));
  const anywhere = rules['destroy_needs_presence'] === 'no';
  const cars = (city: City): number | null => {
    if (city === way.spy) return 0;
    const short = Math.min(...trips.map((there) => there.get(city)?.cars ?? Infinity));
    return short <= free ? short : null;
  };
  const chance = (deed: Feat['deed'], city: City, gain: number, cards: number): readonly Chance[] => {
    const ride = deed === 'destroy' && anywhere ? 0 : cars(city);
    return ride === null || gain <= PRICE.car * ride ? [] : [{ deed, city, money: gain - PRICE.car * ride, cards, cars: ride }];
  };
  const safe = (rival: number, city: City) =>
    view.zone_cards.some((card) => card.card === 'safe_house' && card.owner === rival && card.zone === zoneOf(city) && stays(view, rival, seat, own));
  const rivals = view.agencies.map((_, rival) => rival).filter((rival) => rival !== seat);
  return rivals.flatMap((rival) => {
    const theirs = [...new Set(view.spies[rival] ?? [])];
    const token = view.tokens[rival] ?? null;
    const running = own === 0 || turnsUntil(view, rival) > turnsUntil(view, seat);
    const booty = bootyOf(view, rival).most;
    return [
      ...bareCells(view, rival).flatMap((city) => chance('destroy', city, DESTROYED, 2)),
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
const filling = (view: SleepersView, rules: Rules, seat: number, own: number, way: Way, gap: number): readonly Feat[] | null => {
  if (gap <= 0) return [];
  const held = seenCards(view, seat) + own;
  const [rides, fights] = [carsLeft(view, own) - way.cars, Math.max(1, own)];
  const all = chances(view, rules, seat, own, way).toSorted((a, b) => ORDER.indexOf(a.deed) - ORDER.indexOf(b.deed) || b.money - a.money).slice(0, FEATS);
  const sets = Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_one, k) => (mask >> k) % 2 === 1));
  const total = (set: readonly Chance[], of: 'money' | 'cards' | 'cars') => set.reduce((sum, one) => sum + one[of], 0);
  const [best] = sets
    .filter((set) => total(set, 'money') >= gap && total(set, 'cards') <= held && total(set, 'cars') <= rides && set.filter(({ deed }) => deed === 'attack').length <= fights)
    .toSorted((a, b) => a.length - b.length);
  return best?.map(({ deed, city, money }) => ({ deed, city, money })) ?? null;
};

/** One zone is missing, and a cell can stand there within so many own turns. */
const lastZone = (view: SleepersView, rules: Rules, seat: number, zone: Zone, own: number): Win | null => {
  if (zonesUnder(view, 'crackdown', seat, own).has(zone) || (own === 0 && view.bought.includes('cell'))) return null;
  const way = wayInto(view, rules, seat, zone, own);
  const feats = way === null ? null : filling(view, rules, seat, own, way, PRICE.cell + way.price - purse(view, seat, own));
  return way === null || feats === null ? null : { cities: [way.city], own, feats };
};

/** 3b1 Two zones are missing, and one cell a turn: the first at the next own turn, and how things stand then. */
const afterFirst = (view: SleepersView, rules: Rules, seat: number, zone: Zone): { readonly city: City; readonly then: SleepersView } | null => {
  const way = zonesUnder(view, 'crackdown', seat, 1).has(zone) ? null : wayInto(view, rules, seat, zone, 1);
  const money = purse(view, seat, 1) - PRICE.cell - (way?.price ?? 0);
  if (way === null || money < 0) return null;
  const spies = [...(view.spies[seat] ?? [])];
  spies.splice(way.spy === null ? spies.length : spies.indexOf(way.spy), 1, way.city);
  const put = <T>(list: readonly T[], one: T): readonly T[] => list.with(seat, one);
  const then = {
    ...view,
    active: seat,
    spies: put(view.spies, spies),
    cells: put(view.cells, [...(view.cells[seat] ?? []), way.city]),
    money: put(view.money, money),
    tokens: put(view.tokens, null),
    face_up: put(view.face_up, []),
    zone_cards: [],
  };
  return { city: way.city, then };
};

const within = (view: SleepersView, rules: Rules, seat: number, own: number): Win | null => {
  const missing = ZONES.filter((zone) => !zonesOf(view, seat).includes(zone));
  const [one, other] = missing;
  if (one === undefined || missing.length > 2) return null;
  if (other === undefined) return lastZone(view, rules, seat, one, own);
  if (own < HORIZON) return null;
  return [[one, other] as const, [other, one] as const].flatMap(([first, last]): readonly Win[] => {
    const begun = afterFirst(view, rules, seat, first);
    const win = begun === null ? null : lastZone(begun.then, rules, seat, last, 1);
    return begun === null || win === null || win.feats.length > 0 ? [] : [{ cities: [begun.city, ...win.cities], own, feats: [] }];
  })[0] ?? null;
};

/** R62 After the last turn of the table nobody wins. */
const inTime = (view: SleepersView, rules: Rules, seat: number, own: number): boolean => {
  const cap = Number(rules['turn_cap'] ?? 0);
  return cap === 0 || own === 0 || view.turn + turnsUntil(view, seat) + SEATS * (own - 1) <= cap;
};

/** R57 Of money that is hidden all may be this seat's, and then none is left for others to lose. */
const richest = (view: SleepersView, seat: number): SleepersView => ({ ...view, money: view.money.with(seat, mostMoney(view, seat)) });

/** The soonest win of a seat, if it is near. */
export const winOf = (view: SleepersView, seat: number, rules: Rules = {}): Win | null => {
  const most = richest(view, seat);
  const running = view.active === seat && ['act', 'offer', 'answer'].includes(view.phase);
  for (let own = running ? 0 : 1; own <= HORIZON && inTime(view, rules, seat, own); own += 1) {
    const win = within(most, rules, seat, own);
    if (win !== null) return win;
  }
  return null;
};
