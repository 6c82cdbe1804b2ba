/** Where room and time are scarce at the table of Criminals: the line-up of a phone, long names, and the clock. */
import { expect, test } from 'vitest';
import type { Clock, CriminalsView } from '../src/lib/contract/messages';
import { lengthOf, share } from '../src/lib/criminals/clock';
import { tabsOf } from '../src/lib/criminals/pocket.svelte';
import { measures, PLAY, READ, roomBeside, wallHeight } from '../src/lib/criminals/room';
import { softName, twoLines } from '../src/lib/parts/softName';
import { lineUp } from './criminals';

const wall = (height: number, crimes: number): number => wallHeight(measures(roomBeside(height, crimes, false), PLAY));

test('the line-up takes what the sheet leaves, and no more', () => {
  expect(wall(906, 5)).toBeGreaterThan(400);
  expect(wall(906, 5)).toBeLessThanOrEqual(roomBeside(906, 5, false));
  expect(wall(906, 10)).toBeLessThan(wall(906, 5));
});

test('faces are never smaller than can be recognised', () => {
  expect(measures(roomBeside(400, 10, false), PLAY).mug).toBe(PLAY.mug);
  expect(measures(-100, READ).mug).toBe(READ.mug);
});

test('a phone has a page to say something on for whoever can', () => {
  expect(tabsOf(lineUp(), false, false)).toEqual(['sheet', 'say', 'talk']);
  expect(tabsOf(lineUp({ phase: 'ballot' }), false, false)).toEqual(['sheet', 'talk']);
  expect(tabsOf(lineUp(), false, true)).toEqual(['sheet', 'talk']);
  expect(tabsOf(lineUp({ seat: -1 }), false, false)).toEqual(['sheet', 'talk']);
  expect(tabsOf(lineUp({ phase: 'decision', sold_out: 0 }), true, false)[0]).toBe('decide');
});

test('a long name may be divided before a syllable, but not near its ends', () => {
  expect(['Bartholomew', 'Schwarzenegg', 'Konstantin', 'Maximiliane Wolfram', 'Friedrich-Wilhelm', 'Ann', 'WWWWWWWWWWWW'].map((name) => softName(name))).toEqual([
    'Bartho\u00adlomew',
    'Schwar\u00adze\u00adnegg',
    'Kons\u00adtantin',
    'Maxi\u00admi\u00adliane Wolfram',
    'Friedrich-Wilhelm',
    'Ann',
    'WWWWWWWWWWWW',
  ]);
});

test('a plate has two lines for a long name, cut between its words or within the only one', () => {
  const lines = (name: string): string => twoLines(name).map(({ says, broken }) => says + (broken ? '-' : '')).join('|');
  expect(['Ann', 'Großherzogin Mathild', 'Wilhelmina van Dyke', 'Friedrich-Wilhelm H', 'Bartholomew', 'WWWWWWWWWWWW'].map(lines)).toEqual(['Ann', 'Großherzogin |Mathild', 'Wilhelmina |van Dyke', 'Friedrich-|Wilhelm H', 'Bartho-|lomew', 'WWWWWWWWWWWW']);
});

test('the clock is full where a talk begins, the first one and those after a verdict (R5)', () => {
  const options = { talk_seconds: '60' };
  const length = (change: Partial<CriminalsView>): number => lengthOf(lineUp(change), options, { kind: 'none' });
  expect(length({ round: 1 })).toBe(60_000);
  expect(length({ round: 2 })).toBe(66_000);
  expect(length({ round: 2, phase: 'call' })).toBe(20_000);
  expect(share(33_000, 66_000)).toBe(0.5);
});

test('in ballots the clock of the table is full for statements and votes, and one of days for all but the seconds of R20', () => {
  const options = { talk_seconds: '180', grace_seconds: '3' };
  const lengths = (clock: Clock): readonly number[] => (['talk', 'ballot', 'decision', 'grace'] as const).map((phase) => lengthOf(lineUp({ phase }), options, clock) / 1_000);
  expect(lengths({ kind: 'live', seconds: 60 })).toEqual([60, 60, 45, 3]);
  expect(lengths({ kind: 'days', days: 2 })).toEqual([172_800, 172_800, 172_800, 3]);
});
