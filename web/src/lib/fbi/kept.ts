/** At a moment of the past: who acts where in the order, and which agents each has kept, as far as these eyes may know. */
import type { Agent, FbiView } from '../contract/messages';

export interface KeptAgent {
  readonly agent: Agent;
  /** It has been shown and made its arrest (4.5a). */
  readonly used: boolean;
}

/** 4.3d In the order of slammer cards; before that, round the table from the handcuffs. */
export const placesOf = (view: Pick<FbiView, 'order' | 'seats' | 'handcuffs'>): readonly { readonly seat: number; readonly place: number | null }[] =>
  view.order.length > 0
    ? view.order.map((seat, k) => ({ seat, place: k + 1 }))
    : Array.from({ length: view.seats }, (_, k) => ({ seat: (view.handcuffs + k) % view.seats, place: null }));

/** All of them where everything lies open; else one's own, and of the others those that have been shown. */
export const keptBy = (view: Pick<FbiView, 'seat' | 'kept' | 'played'>, open: readonly (readonly Agent[])[] | null, seat: number): readonly KeptAgent[] => {
  const shown = view.played[seat] ?? [];
  const all = open?.[seat] ?? (seat === view.seat ? view.kept : []);
  const left = [...shown];
  const of = all.length > 0 ? all : shown;
  return of.map((agent) => {
    const at = left.indexOf(agent);
    if (at >= 0) left.splice(at, 1);
    return { agent, used: at >= 0 };
  });
};
