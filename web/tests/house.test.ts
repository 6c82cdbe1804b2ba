/** The house around the tables: addresses, and the proof of the deal. */
import { expect, test } from 'vitest';
import { applies, isInForce } from '../src/lib/house/concerns';
import { placeOf, tablePath } from '../src/lib/house/router.svelte';
import { check } from '../src/lib/parts/seal';

test('an address names a room', () => {
  expect(placeOf('/')).toEqual({ room: 'entrance' });
  expect(placeOf('/table/k7qx')).toEqual({ room: 'table', id: 'k7qx' });
  expect(placeOf(tablePath('a b'))).toEqual({ room: 'table', id: 'a b' });
  expect(placeOf('/rules/fbi')).toEqual({ room: 'rules', game: 'fbi' });
  expect(placeOf('/rules/chess')).toEqual({ room: 'nowhere' });
  expect(placeOf('/cellar')).toEqual({ room: 'nowhere' });
  expect(placeOf('/table/')).toEqual({ room: 'nowhere' });
});

test.each(['table', 'replay', 'review'])('an address that is no text leads nowhere: /%s', (room) => {
  expect(placeOf(`/${room}/%E0%A4%A`)).toEqual({ room: 'nowhere' });
  expect(placeOf(`/${room}/%E0%A4%A4`)).toEqual({ room, id: 'त' });
});

test('a seed fits the seal that is its SHA-256, and no other', async () => {
  const seal = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(await check(seal, 'abc')).toBe('matches');
  expect(await check(seal, 'abd')).toBe('differs');
});

test('that two may play is asked of every table, and told only of one for two', () => {
  expect(applies('allow_two', 9, {})).toBe(true);
  expect([2, 3, 9].map((seats) => isInForce('allow_two', seats, {}))).toEqual([true, false, false]);
  expect(isInForce('dummy', 3, {})).toBe(true);
  expect(isInForce('dummy', 4, {})).toBe(false);
});
