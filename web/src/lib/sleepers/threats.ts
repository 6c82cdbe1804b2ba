/** What everybody at the table could see coming: nothing here is drawn from a hand but that of nobody. */
import type { City, Objective, SleepersView, Zone } from '../contract/messages';
import { distances, PLACES, ZONES, zoneOf } from './board';

export type Threat =
  | { readonly kind: 'wins'; readonly seat: number; readonly city: City; readonly zone: Zone; readonly turns: number }
  | { readonly kind: 'pays'; readonly seat: number; readonly city: City; readonly objective: Objective; readonly turns: number }
  | { readonly kind: 'unguarded'; readonly seat: number; readonly cities: readonly City[] };

const SEATS = 4;
const CELL = 40;
const INCOME = 10;
const COMPLETED = 60;
/** 3a, 3b2, 3b3 What it costs at least to be so many lines away; further no spy gets in a turn. */
const FARE: readonly number[] = [0, 0, 5, 20, 20, 25];

/** Turns until this seat's next one begins; its own present turn counts as a whole round. */
export const turnsUntil = (view: SleepersView, seat: number): number => (seat - view.active + SEATS) % SEATS || SEATS;

export const zonesOf = (view: SleepersView, seat: number): readonly Zone[] =>
  ZONES.filter((zone) => view.cells[seat]?.some((city) => zoneOf(city) === zone));

/** A Crackdown there when that seat's next turn comes: it is lifted at the start of its owner's. */
const closed = (view: SleepersView, zone: Zone, seat: number): boolean =>
  view.zone_cards.some((card) => card.card === 'crackdown' && card.zone === zone && turnsUntil(view, card.owner) > turnsUntil(view, seat));

/** W A third zone within the purse and the reach of the next turn. Where money is hidden (R57) only the reach counts. */
const winning = (view: SleepersView, seat: number): Threat | null => {
  const held = zonesOf(view, seat);
  const missing = ZONES.filter((zone) => !held.includes(zone));
  const [zone] = missing;
  const spies = view.spies[seat] ?? [];
  if (missing.length !== 1 || zone === undefined || spies.length === 0 || closed(view, zone, seat)) return null;
  const away = distances(spies);
  const [nearest] = Object.keys(PLACES).filter((city) => zoneOf(city) === zone).toSorted((a, b) => (away.get(a) ?? 99) - (away.get(b) ?? 99));
  if (nearest === undefined) return null;
  const fare = FARE[away.get(nearest) ?? 99];
  const money = view.money[seat] ?? null;
  const pending = (view.tokens[seat] ?? null) !== null;
  const purse = money === null ? Infinity : money + INCOME + (pending ? COMPLETED : 0);
  if (fare === undefined || purse < CELL + fare) return null;
  return { kind: 'wins', seat, city: nearest, zone, turns: turnsUntil(view, seat) };
};

export const threats = (view: SleepersView): readonly Threat[] => {
  if (view.phase === 'over' || view.phase === 'place') return [];
  const rivals = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  const wins = rivals.flatMap((seat) => winning(view, seat) ?? []);
  const pays = rivals.flatMap((seat): readonly Threat[] => {
    const [city, objective] = [view.tokens[seat] ?? null, view.objectives[seat] ?? null];
    return city === null || objective === null ? [] : [{ kind: 'pays', seat, city, objective, turns: turnsUntil(view, seat) }];
  });
  const bare = [...new Set(view.cells[view.seat] ?? [])].filter((city) => !view.spies[view.seat]?.includes(city));
  const unguarded: readonly Threat[] = bare.length === 0 ? [] : [{ kind: 'unguarded', seat: view.seat, cities: bare }];
  const soon = (a: { readonly turns?: number }, b: { readonly turns?: number }) => (a.turns ?? 0) - (b.turns ?? 0);
  return [...(wins as (Threat & { turns: number })[]).toSorted(soon), ...(pays as (Threat & { turns: number })[]).toSorted(soon), ...unguarded];
};
