/** 5 The page looks one arrest ahead; it must count as the server does. */
import { describe, expect, test } from 'vitest';
import { standing } from '../src/lib/fbi/scoring';
import { markOf } from '../src/lib/fbi/marks';
import { outlook, type Outlook } from '../src/lib/fbi/outlook';
import type { FbiView } from '../src/lib/contract/messages';
import { moves, stakes } from '../src/lib/fbi/stakes';
import { ANN, BERT, players, turnOne } from './table';

const points = (...totals: readonly string[][]) => standing(totals, {}).leaders[0];

describe('V11: who takes a bonus', () => {
  test('5/5/2 nobody, 5/2/2 the first', () => {
    expect(points(['R5'], ['R5'], ['R2'])).toBeNull();
    expect(points(['R5'], ['R2'], ['R2'])).toBe(0);
  });

  test('R15: nothing above zero wins nothing, unless the option says so', () => {
    expect(points([], ['R-2'])).toBeNull();
    expect(standing([[], ['R-2']], { bonus_needs_positive: 'no' }).leaders[0]).toBe(0);
  });

  test('R14: net, or villains only', () => {
    const slammers = [['R4', 'R-3'], ['R2']];
    expect(standing(slammers, {}).leaders[0]).toBe(1);
    expect(standing(slammers, { bonus_count: 'villains' }).leaders[0]).toBe(0);
  });
});

test('V5b: 28 points with the green and black bonus', () => {
  expect(standing([['K4', 'K1', 'G5', 'G4', 'G3', 'G1', 'R3', 'P4'], ['R4']], {}).scores[0]).toBe(28);
});

describe('what an arrest would change', () => {
  const view = turnOne({ phase: 'arrest', slammers: [['P4'], ['R2'], [], []] });

  test('the score, the bonus won, and from whom', () => {
    const seen = outlook(view, 'use R', {});
    expect(seen).toMatchObject({ card: 'R4', before: 4, after: 13, wins: ['R'], from: BERT, leads: true });
    expect(seen?.scores[BERT]).toBe(2);
  });

  test('4.5g: an empty colour changes nothing', () => {
    expect(outlook(view, 'use B', {})).toMatchObject({ card: null, before: 4, after: 4, wins: [], loses: [] });
  });

  test('R13: with a free arrest the card is picked after the agent is shown', () => {
    expect(outlook(view, 'use R', { arrest: 'free' })).toMatchObject({ pickLater: true, card: null, after: 4 });
    expect(outlook({ ...view, arresting: 'R' }, 'arrest R1', { arrest: 'free' })).toMatchObject({ pickLater: false, card: 'R1', after: 5 });
  });

  test('a bystander can cost a bonus', () => {
    const leading = turnOne({ centre: [['R-3'], [], [], [], []], slammers: [['R4'], ['R2'], [], []] });
    expect(outlook(leading, 'use R', {})).toMatchObject({ before: 9, after: 1, loses: ['R'], from: null });
    expect(leading.leaders[0]).toBe(ANN);
  });

  test('5.3: whoever draws level takes the bonus from its holder, and whoever falls back may give it away', () => {
    const said = (table: FbiView): string => stakes(outlook(table, 'use R', {}) as Outlook, (seat) => players[seat]?.name ?? '');
    const level = turnOne({ centre: [['R2'], [], [], [], []], slammers: [[], ['R2'], [], []] });
    expect(outlook(level, 'use R', {})).toMatchObject({ wins: [], loses: [], from: BERT, to: null });
    expect(said(level)).toBe('and Bert loses the Murder bonus');
    const shared = turnOne({ centre: [['R-1'], [], [], [], []], slammers: [['R2'], ['R2'], [], []] });
    expect(said(shared)).toBe('but the Murder bonus goes to Bert');
    const still = turnOne({ centre: [['R1'], [], [], [], []], slammers: [[], ['R4'], [], []] });
    expect(said(still)).toBe('no bonus changes');
    expect(moves(outlook(still, 'use R', {}) as Outlook)).toBe(false);
    expect(moves(outlook(level, 'use R', {}) as Outlook)).toBe(true);
  });
});

test('a card is another choice only beside one that is in hand', () => {
  const view = turnOne({ phase: 'arrest' });
  const legal = ['use R', 'use P'];
  expect(markOf(view, legal, null, 'R4', true, {})).toMatchObject({ kind: 'alt', tagged: false });
  expect(markOf(view, legal, 'use P', 'R4', true, {})).toMatchObject({ kind: 'alt', tagged: true });
  expect(markOf(view, legal, 'use R', 'R4', true, {})).toMatchObject({ kind: 'target' });
});

test('R13: with a free arrest an agent marks no card, and then every card of the colour may be picked', () => {
  const view = turnOne({ phase: 'arrest' });
  const free = { arrest: 'free' };
  expect(markOf(view, ['use R'], 'use R', 'R4', true, free)).toBeNull();
  expect(markOf({ ...view, arresting: 'R' }, ['arrest R4', 'arrest R1'], 'arrest R1', 'R1', false, free)).toMatchObject({ kind: 'target', tagged: false });
});
