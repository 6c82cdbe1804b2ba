/** One event after another applied to a View, so that the table can be shown between two updates. */
import type { Card, FbiEvent, FbiView } from '../contract/messages';
import { COLOURS, valueOf } from './cards';
import { pileOf, standing, type Options } from './scoring';

const without = (cards: readonly Card[], card: Card): readonly Card[] => {
  const at = cards.lastIndexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};

const put = <T>(row: readonly T[], at: number, change: (old: T) => T): readonly T[] =>
  row.map((old, k) => (k === at ? change(old) : old));

/** 4.2a, 7.1 New cards join their piles: sorted, or on top in the order dealt. */
const deal = (centre: FbiView['centre'], dealt: readonly Card[], options: Options): FbiView['centre'] =>
  centre.map((pile, p) => {
    const grown = [...pile, ...dealt.filter((card) => pileOf(card) === p)];
    return options['arrest'] === 'top' ? grown : grown.toSorted((a, b) => valueOf(a) - valueOf(b));
  });

const moved = (view: FbiView, event: FbiEvent, options: Options): FbiView => {
  const clockwise = (from: number) => Array.from({ length: view.seats }, (_, k) => (from + k) % view.seats);
  switch (event.event) {
    case 'turn_began':
      return {
        ...view,
        phase: 'release',
        turn: event.turn,
        handcuffs: event.handcuffs,
        deck: Math.max(0, view.deck - event.dealt.length),
        centre: deal(view.centre, event.dealt, options),
        released: view.slammers.map(() => null),
        waiting: clockwise(event.handcuffs),
        order: [],
        step: 0,
        keepable: [],
        locked: [],
        kept: [],
        played: view.slammers.map(() => []),
        arresting: null,
      };
    case 'released': {
      const { seat, card } = event;
      const waiting = view.waiting.filter((other) => other !== seat);
      if (card === null) return { ...view, waiting };
      return {
        ...view,
        waiting,
        out: [...view.out, card],
        released: put(view.released, seat, () => card),
        slammers: put(view.slammers, seat, (cards) => without(cards, card)),
      };
    }
    case 'ordered':
      return { ...view, phase: 'choose', order: event.order, waiting: [], keepable: COLOURS.filter((_, c) => view.centre[c]?.length) };
    case 'locked':
      return { ...view, locked: [...new Set([...view.locked, event.seat])] };
    case 'forced':
    case 'agent_shown':
      return view;
    case 'arrested': {
      const { seat, card } = event;
      const shown = { ...view, phase: 'arrest' as const, step: event.step + 1, played: put(view.played, seat, (agents) => [...agents, event.agent]) };
      if (card === null) return shown;
      return {
        ...shown,
        centre: put(view.centre, pileOf(card), (pile) => without(pile, card)),
        slammers: put(view.slammers, seat, (cards) => [...cards, card]),
      };
    }
    case 'ended':
      return { ...view, phase: 'over', winners: event.winners };
  }
};

/** The table just after an event, its points counted anew. Nobody acts in a moment that is only shown. */
export const after = (view: FbiView, event: FbiEvent, options: Options): FbiView => {
  const next = moved(view, event, options);
  return { ...next, to_act: [], ...standing(next.slammers, options) };
};
