/** 4.3 The arrest order, before all have released. */
import { describe, expect, test } from 'vitest';
import type { FbiView } from '../src/lib/contract/messages';
import { valueOf } from '../src/lib/fbi/cards';
import { distance, previewOrder, steps, turnsOf, type Candidate } from '../src/lib/fbi/order';
import { ANN, BERT, CHRIS, DONNA, turnOne } from './table';

const seats = (places: readonly { seat: number }[]) => places.map(({ seat }) => seat);

describe('the order as it would stand', () => {
  test('V2: higher goes first, equal values by distance from the handcuffs', () => {
    const view = turnOne({ released: ['P-4', null, 'P1', null], waiting: [] });
    expect(seats(previewOrder(view, null))).toEqual([CHRIS, BERT, DONNA, ANN]);
  });

  test('4.3e: the holder goes before an equal neighbour, and distance counts clockwise across the last seat', () => {
    const view = turnOne({ handcuffs: CHRIS, waiting: [] });
    expect(seats(previewOrder(view, null))).toEqual([CHRIS, DONNA, ANN, BERT]);
  });

  test('a candidate counts as if it were released', () => {
    const view = turnOne({ released: [null, 'P3', null, null], handcuffs: BERT, waiting: [ANN] });
    expect(seats(previewOrder(view, { seat: ANN, card: 'P4' }))).toEqual([ANN, BERT, CHRIS, DONNA]);
    expect(seats(previewOrder(view, { seat: ANN, card: null }))).toEqual([BERT, CHRIS, DONNA, ANN]);
    expect(seats(previewOrder(view, { seat: ANN, card: 'P-4' }))).toEqual([BERT, CHRIS, DONNA, ANN]);
  });

  test('seats still to release have no value yet, and a range that their slammers allow', () => {
    const view = turnOne({ released: ['P-4', null, null, null], waiting: [CHRIS, DONNA] });
    const places = previewOrder(view, { seat: CHRIS, card: 'P1' });
    expect(places).toEqual([
      { seat: CHRIS, value: 1, tentative: true, first: 1, last: 2 },
      { seat: DONNA, value: null, tentative: false, first: 1, last: 3 },
      { seat: BERT, value: 0, tentative: false, first: 2, last: 3 },
      { seat: ANN, value: -4, tentative: false, first: 4, last: 4 },
    ]);
  });

  test('a released none is not taken for one still to come', () => {
    const view = turnOne({ waiting: [DONNA] });
    expect(previewOrder(view, null).filter(({ value }) => value === null)).toHaveLength(1);
  });
});

/** Every joint bid of the seats still to release, and the places it gives: the definition, counted out. */
const bruteForce = (view: FbiView, candidate: Candidate | null): readonly { first: number; last: number }[] => {
  const bids = view.slammers.map((cards, seat): readonly number[] => {
    if (seat === candidate?.seat) return [valueOf(candidate.card)];
    return view.waiting.includes(seat) ? [...new Set([0, ...cards.map(valueOf)])] : [valueOf(view.released[seat] ?? null)];
  });
  const joint = bids.reduce<readonly (readonly number[])[]>((all, mine) => all.flatMap((some) => mine.map((bid) => [...some, bid])), [[]]);
  const places = view.slammers.map(() => ({ first: view.seats, last: 1 }));
  for (const bid of joint) {
    const order = bid.map((_, seat) => seat).sort((a, b) => (bid[b] ?? 0) - (bid[a] ?? 0) || distance(view, a) - distance(view, b));
    order.forEach((seat, k) => {
      const place = places[seat];
      if (place === undefined) return;
      place.first = Math.min(place.first, k + 1);
      place.last = Math.max(place.last, k + 1);
    });
  }
  return places;
};

test('4.3d, 4.3e: places are exactly those of all joint bids', () => {
  let seed = 7;
  const below = (n: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const card = (): string => `${'RYBGK'.charAt(below(5))}${[-4, -3, -2, -1, 1, 2, 3, 4, 5][below(9)]}`;
  for (let round = 0; round < 400; round += 1) {
    const seats = 2 + below(4);
    const everyone = Array.from({ length: seats }, (_, seat) => seat);
    const handcuffs = below(seats);
    const done = below(seats + 1);
    const waiting = everyone.map((k) => (handcuffs + k) % seats).slice(done);
    const view: FbiView = {
      ...turnOne(),
      seats,
      handcuffs,
      waiting,
      slammers: everyone.map(() => Array.from({ length: below(5) }, card)),
      released: everyone.map((seat) => (waiting.includes(seat) || below(3) === 0 ? null : card())),
    };
    const mine = waiting[0];
    const candidate = mine === undefined || below(2) === 0 ? null : { seat: mine, card: view.slammers[mine]?.[0] ?? null };
    const expected = bruteForce(view, candidate);
    for (const { seat, first, last } of previewOrder(view, candidate)) expect({ first, last }).toEqual(expected[seat]);
  }
});

test('4.5b: the track goes down the order and back, so the last acts twice in a row', () => {
  expect(steps([CHRIS, BERT, DONNA, ANN])).toEqual([CHRIS, BERT, DONNA, ANN, ANN, DONNA, BERT, CHRIS]);
  expect(turnsOf([CHRIS, BERT, DONNA, ANN], ANN)).toEqual([4, 5]);
  expect(turnsOf([CHRIS, BERT, DONNA, ANN], CHRIS)).toEqual([1, 8]);
  expect(turnsOf([], ANN)).toBeNull();
});
