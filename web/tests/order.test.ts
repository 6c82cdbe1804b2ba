/** 4.3 The arrest order, before all have released. */
import { describe, expect, test } from 'vitest';
import { previewOrder, steps, turnsOf } from '../src/lib/fbi/order';
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

  test('seats still to release stand last with no value, and leave the others a range', () => {
    const view = turnOne({ released: ['P-4', null, null, null], waiting: [CHRIS, DONNA] });
    const places = previewOrder(view, { seat: CHRIS, card: 'P1' });
    expect(places).toEqual([
      { seat: CHRIS, value: 1, first: 1, last: 2 },
      { seat: BERT, value: 0, first: 2, last: 3 },
      { seat: ANN, value: -4, first: 3, last: 4 },
      { seat: DONNA, value: null, first: 1, last: 4 },
    ]);
  });

  test('a released none is not taken for one still to come', () => {
    const view = turnOne({ waiting: [DONNA] });
    expect(previewOrder(view, null).filter(({ value }) => value === null)).toHaveLength(1);
  });
});

test('4.5b: the track goes down the order and back, so the last acts twice running', () => {
  expect(steps([CHRIS, BERT, DONNA, ANN])).toEqual([CHRIS, BERT, DONNA, ANN, ANN, DONNA, BERT, CHRIS]);
  expect(turnsOf([CHRIS, BERT, DONNA, ANN], ANN)).toEqual([4, 5]);
  expect(turnsOf([CHRIS, BERT, DONNA, ANN], CHRIS)).toEqual([1, 8]);
  expect(turnsOf([], ANN)).toBeNull();
});
