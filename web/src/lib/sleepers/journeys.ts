/** 3a, 3b2, 3b3 Where a spy can be after so many own turns, and what that costs: on foot, by car, by plane, past zone cards. */
import type { City, SleepersView, Zone } from '../contract/messages';
import { CITIES, distances, near, zoneOf } from './board';
import { PRICE } from './options';

const SEATS = 4;
const FLIGHT = 3;

/** Turns until this seat's next one begins; its own present turn counts as a whole round. */
export const turnsUntil = (view: SleepersView, seat: number): number => (seat - view.active + SEATS) % SEATS || SEATS;

/** 3c4, R33 A zone card that still lies there in the seat's turn, so many own turns on. */
export const stays = (view: SleepersView, owner: number, seat: number, own: number): boolean =>
  own === 0 || (own === 1 && turnsUntil(view, owner) > turnsUntil(view, seat));

/** R34 The zones in which anybody's card of this kind lies then. */
export const zonesUnder = (view: SleepersView, kind: string, seat: number, own: number): ReadonlySet<Zone> =>
  new Set(view.zone_cards.filter(({ card, owner }) => card === kind && stays(view, owner, seat, own)).map(({ zone }) => zone));

/** A set of cities, a bit for each: reach is asked for after every action, for every agency. */
type Cities = number;
const setOf = (holds: (city: City) => boolean): Cities => CITIES.reduce((set, city, k) => (holds(city) ? set | (1 << k) : set), 0);

/** A turn of travelling: what can still be bought in it, and where nothing goes. */
export interface Leg {
  readonly car: boolean;
  readonly plane: boolean;
  /** R36 No ordinary move and no car starts or ends here. */
  readonly blocked: Cities;
  /** R36 No plane starts or lands here. */
  readonly grounded: Cities;
  /** R22 Where a spy has moved: it is carried before one that keeps its move. */
  readonly tired: Cities;
}

/** The turn that runs, or the next ones. */
export const legsOf = (view: SleepersView, seat: number, own: number): readonly Leg[] => {
  const now = own === 0;
  const count = (list: readonly City[] | undefined, city: City) => list?.filter((one) => one === city).length ?? 0;
  return Array.from({ length: Math.max(1, own) }, (_, k) => {
    const under = (card: string): Cities => {
      const zones = zonesUnder(view, card, seat, now ? 0 : k + 1);
      return setOf((city) => zones.has(zoneOf(city)));
    };
    return {
      car: !now || !view.bought.includes('car'),
      plane: !now || !view.bought.includes('plane'),
      blocked: under('road_block'),
      grounded: under('no_fly_zone'),
      tired: now ? setOf((city) => count(view.spies[seat], city) > count(view.unmoved, city)) : 0,
    };
  });
};

const LINES_AWAY = new Map(CITIES.map((city) => [city, distances([city])]));
/** How many lines the shortest way between two cities has. */
export const linesBetween = (from: City, to: City): number => LINES_AWAY.get(from)?.get(to) ?? Infinity;

const NEAR = CITIES.map((city) => setOf((to) => near(city).includes(to)));
const FLIGHTS = CITIES.map((city) => setOf((to) => to !== city && linesBetween(city, to) <= FLIGHT));

/** Where one can be who sets out from any of these cities. */
const along = (from: Cities, ways: readonly Cities[], shut: Cities): Cities =>
  ways.reduce((found, goals, k) => ((from & ~shut) >> k) % 2 === 1 ? found | (goals & ~shut) : found, 0);

const [FOOT, CAR, PLANE] = [1, 2, 4];

/** Where a spy can be within one turn, by what it has left of foot, car and plane. */
const inOneTurn = (from: Cities, has: number, leg: Leg): readonly Cities[] => {
  const at = Array.from({ length: FOOT + CAR + PLANE + 1 }, (_, left) => (left === has ? from : 0));
  const go = (left: number, cities: Cities): void => void (at[left] = (at[left] ?? 0) | cities);
  const carried = (left: number, by: number, ways: readonly Cities[], shut: Cities): void => {
    const here = at[left] ?? 0;
    go(left & ~by, along(here & ~leg.tired, ways, shut));
    go(left & ~by & ~FOOT, along(here & leg.tired, ways, shut));
  };
  for (let left = has; left > 0; left -= 1) {
    if (at[left] === 0) continue;
    if (left & FOOT) go(left & ~FOOT, along(at[left] ?? 0, NEAR, leg.blocked));
    if (left & CAR) carried(left, CAR, NEAR, leg.blocked);
    if (left & PLANE) carried(left, PLANE, FLIGHTS, leg.grounded);
  }
  return at;
};

/** After one turn more: the cities, by the price to be there, each at its lowest. */
const further = (there: ReadonlyMap<number, Cities>, walks: boolean, leg: Leg): ReadonlyMap<number, Cities> => {
  const has = (walks ? FOOT : 0) + (leg.car ? CAR : 0) + (leg.plane ? PLANE : 0);
  const found = new Map<number, Cities>();
  for (const [spent, from] of there) {
    for (const [left, cities] of inOneTurn(from, has, leg).entries()) {
      const used = has & ~left;
      const price = spent + (used & CAR ? PRICE.car : 0) + (used & PLANE ? PRICE.plane : 0);
      found.set(price, (found.get(price) ?? 0) | cities);
    }
  }
  let cheaper = 0;
  return new Map([...found].toSorted(([a], [b]) => a - b).map(([price, cities]) => {
    const first = cities & ~cheaper;
    cheaper |= cities;
    return [price, first];
  }));
};

export interface Trip {
  readonly price: number;
  readonly cars: number;
}

/** The cheapest trip to each city; in the first turn perhaps not on foot. */
export const journeys = (from: City, walks: boolean, legs: readonly Leg[]): ReadonlyMap<City, Trip> => {
  const start: ReadonlyMap<number, Cities> = new Map([[0, setOf((city) => city === from)]]);
  const there = legs.reduce((before, leg, k) => further(before, walks || k > 0, leg), start);
  return new Map([...there].flatMap(([price, cities]) =>
    CITIES.filter((_, k) => (cities >> k) % 2 === 1).map((city): [City, Trip] => [city, { price, cars: (price % PRICE.plane) / PRICE.car }])));
};
