/** Which deals still fit what this seat has seen: 36 for an agent at first, 576 for whoever holds no black card. */
import type { Black, Clue, Identity, InkognitoView, Segment } from '../contract/messages';
import { IDENTITIES, SEGMENTS, truths } from './cards';
import { agents } from './places';

/** Everybody's black cards, by place; the Ambassador has none. */
export type Deal = readonly (Black | null)[];

/** What one show tells about its giver. */
export interface Fact {
  /** 6.1 The number of the meeting on the clue sheet, 1 for the first. */
  readonly meeting: number;
  readonly giver: number;
  readonly black: boolean;
  readonly cards: readonly Clue[];
}

const ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size < 3 ? [] : [[a, b, c, 6 - a - b - c]]))),
);

/** All that this seat has seen of others, in the order in which it was seen. */
export const factsOf = (view: InkognitoView): readonly Fact[] =>
  view.sheet.flatMap(({ shows }, k) =>
    shows.flatMap(({ giver, black, cards }) => (cards === null || giver === view.seat ? [] : [{ meeting: k + 1, giver, black: black === true, cards }])),
  );

/** 4.2 Exactly one card of a pair is true, R5 or by option both; a black card is. */
const fits = (cards: Black, fact: Fact, bothTrue: boolean): boolean => {
  const true_ = truths(cards, fact.cards);
  return fact.black ? true_ === 1 : true_ === 1 || (bothTrue && true_ === 2);
};

/** The deals that fit these facts and the own two cards. */
export const dealsFor = (view: InkognitoView, facts: readonly Fact[], bothTrue = false): readonly Deal[] => {
  const places = agents(view);
  const own = view.seat < 0 ? null : (view.black[view.seat] ?? null);
  const found: Deal[] = [];
  for (const people of ORDERS)
    for (const numbers of ORDERS) {
      const deal: (Black | null)[] = [null, null, null, null, null];
      places.forEach((place, k) => (deal[place] = [IDENTITIES[people[k] ?? 0] ?? 'F', SEGMENTS[numbers[k] ?? 0] ?? '52']));
      const mine = own === null || (deal[view.seat]?.[0] === own[0] && deal[view.seat]?.[1] === own[1]);
      if (mine && facts.every((fact) => fits(deal[fact.giver] as Black, fact, bothTrue))) found.push(deal);
    }
  return found;
};

export const dealsOf = (view: InkognitoView, bothTrue = false): readonly Deal[] => dealsFor(view, factsOf(view), bothTrue);

/** In how many of these deals somebody holds a card. */
export const countOf = (deals: readonly Deal[], place: number, card: Clue): number =>
  deals.reduce((sum, deal) => sum + (deal[place]?.includes(card) === true ? 1 : 0), 0);

export type Verdict = 'sure' | 'no' | 'may';

export const verdictOf = (deals: readonly Deal[], place: number, card: Clue): Verdict => {
  const count = countOf(deals, place, card);
  return count === 0 ? 'no' : count === deals.length ? 'sure' : 'may';
};

/** Who can be this agent, and which part of the number that agent can hold. */
export const agentIn = (deals: readonly Deal[], identity: Identity): { readonly places: readonly number[]; readonly segments: readonly Segment[] } => {
  const places = new Set<number>();
  const segments = new Set<Segment>();
  for (const deal of deals) {
    const place = deal.findIndex((cards) => cards?.[0] === identity);
    const cards = deal[place];
    if (cards) {
      places.add(place);
      segments.add(cards[1]);
    }
  }
  return { places: [...places].sort(), segments: SEGMENTS.filter((segment) => segments.has(segment)) };
};

/** 2.4 How many different numbers are left. */
export const numbersIn = (deals: readonly Deal[]): number =>
  new Set(deals.map((deal) => IDENTITIES.map((agent) => deal.find((cards) => cards?.[0] === agent)?.[1]).join(' '))).size;

/** What is left after a meeting. */
export interface Step {
  readonly meeting: number;
  readonly deals: number;
  readonly numbers: number;
}

/** The deals left after each meeting that told this seat something, the deal itself first as meeting 0. */
export const courseOf = (view: InkognitoView, bothTrue = false): readonly Step[] => {
  const facts = factsOf(view);
  return [...new Set([0, ...facts.map(({ meeting }) => meeting)])].map((meeting) => {
    const deals = dealsFor(view, facts.filter((fact) => fact.meeting <= meeting), bothTrue);
    return { meeting, deals: deals.length, numbers: numbersIn(deals) };
  });
};

/** Which facts are needed to be certain of this: those without which it would not be. */
export const because = (view: InkognitoView, place: number, card: Clue, bothTrue = false): readonly Fact[] => {
  const wanted = verdictOf(dealsOf(view, bothTrue), place, card);
  let needed = factsOf(view);
  for (const fact of needed.toReversed()) {
    const without = needed.filter((other) => other !== fact);
    if (verdictOf(dealsFor(view, without, bothTrue), place, card) === wanted) needed = without;
  }
  return needed;
};
