/** What is known of a rival: its pair, and how; what lies open before it. */
import type { Agency, Asset, City, Objective, SleepersView } from '../contract/messages';

/** 3f2 It lies open to all; R36 an Informant has shown it to me. */
export type How = 'open' | 'seen';

export const howKnown = (view: SleepersView, seat: number): How | null => (view.revealed.includes(seat) ? 'open' : view.informed.includes(seat) ? 'seen' : null);

export interface Known {
  readonly pair: { readonly location: City; readonly objective: Objective; readonly how: How } | null;
  /** R37 */
  readonly open: readonly Asset[];
}

/** Of a rival; of me nothing, who am told it elsewhere. */
export const knownOf = (view: SleepersView, seat: number): Known => {
  if (seat === view.seat) return { pair: null, open: [] };
  const [location, objective, how] = [view.locations[seat] ?? null, view.objectives[seat] ?? null, howKnown(view, seat)];
  return { pair: location === null || objective === null || how === null ? null : { location, objective, how }, open: view.face_up[seat] ?? [] };
};

/** R36 Whose Location an Informant has shown this city to be; where their token lies (3f2), that tells it. */
export const locatedAt = (view: SleepersView, city: City): readonly Agency[] =>
  view.agencies.filter((_, seat) => seat !== view.seat && view.informed.includes(seat) && view.locations[seat] === city && view.tokens[seat] !== city);
