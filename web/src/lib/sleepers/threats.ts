/** What everybody at the table could see coming: nothing here is drawn from a hand but that of nobody. */
import type { City, Objective, SleepersView } from '../contract/messages';
import { turnsUntil } from './journeys';
import { bareCells } from './reasons';
import { winOf, type Rules, type Win } from './winning';

export { turnsUntil } from './journeys';
export { zonesOf } from './winning';

export type Threat =
  | ({ readonly kind: 'wins'; readonly seat: number } & Win)
  | { readonly kind: 'pays'; readonly seat: number; readonly city: City; readonly objective: Objective }
  | { readonly kind: 'unguarded'; readonly seat: number; readonly cities: readonly City[] };

export const threats = (view: SleepersView, rules: Rules = {}): readonly Threat[] => {
  if (view.phase === 'over' || view.phase === 'place') return [];
  const rivals = Array.from({ length: view.seats }, (_, seat) => seat)
    .filter((seat) => seat !== view.seat)
    .toSorted((a, b) => turnsUntil(view, a) - turnsUntil(view, b));
  const wins = rivals.flatMap((seat) => {
    const win = winOf(view, seat, rules);
    return win === null ? [] : [{ kind: 'wins' as const, seat, ...win }];
  });
  const pays = rivals.flatMap((seat): readonly Threat[] => {
    const [city, objective] = [view.tokens[seat] ?? null, view.objectives[seat] ?? null];
    return city === null || objective === null ? [] : [{ kind: 'pays', seat, city, objective }];
  });
  const bare = bareCells(view, view.seat);
  const unguarded: readonly Threat[] = bare.length === 0 ? [] : [{ kind: 'unguarded', seat: view.seat, cities: bare }];
  return [...wins.toSorted((a, b) => a.own - b.own), ...pays, ...unguarded];
};
