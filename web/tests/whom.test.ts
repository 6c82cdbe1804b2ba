/** Who hears what is said: a whisper goes to the person it was meant for, or to nobody. */
import { expect, test } from 'vitest';
import type { Player } from '../src/lib/contract/messages';
import { asks, audiencesOf, EVERYBODY, same } from '../src/lib/table/whom';
import { players } from './table';

const person = (seat: number, name: string): Player => ({ ...players[0]!, seat, name, bot: null, free: false });
const four = [person(0, 'Ann'), person(1, 'Bert'), person(2, 'Carl'), { ...person(3, 'Otto'), bot: 'greedy' }];

test('whispers are to other people, and nobody whispers where that is not allowed', () => {
  expect(audiencesOf(0, four, false, true)).toEqual([
    EVERYBODY,
    { audience: 'whisper', to: 1, name: 'Bert' },
    { audience: 'whisper', to: 2, name: 'Carl' },
  ]);
  expect(audiencesOf(0, four, false, false)).toEqual([EVERYBODY]);
  expect(audiencesOf(0, four, true, false)).toEqual([EVERYBODY, { audience: 'team' }]);
});

test('whoever has no seat is heard by watchers alone', () => {
  expect(audiencesOf(-1, four, true, true)).toEqual([{ audience: 'watchers' }]);
});

test('the field says who would hear what is written', () => {
  expect(audiencesOf(0, four, true, true).map(asks)).toEqual([
    'Say something to the table', 'Say something to your team', 'Whisper something to Bert', 'Whisper something to Carl',
  ]);
  expect(audiencesOf(-1, four, false, false).map(asks)).toEqual(['Say something to the watchers']);
});

test('another person in the same chair is not who was meant', () => {
  const meant = { audience: 'whisper', to: 2, name: 'Carl' } as const;
  const later = audiencesOf(0, [four[0]!, four[1]!, person(2, 'Dora')], false, true);
  expect(later.some((one) => same(one, meant))).toBe(false);
  expect(audiencesOf(0, four, false, true).some((one) => same(one, meant))).toBe(true);
});
