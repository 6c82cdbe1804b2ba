/** The log in words: what is shown is what is spoken. */
import { expect, test } from 'vitest';
import type { FbiEvent } from '../src/lib/contract/messages';
import { logLines, spoken } from '../src/lib/fbi/log';
import { ANN, BERT, CHRIS, DONNA, players } from './table';

const lines = (...events: readonly FbiEvent[]) =>
  logLines(events.map((event, k) => ({ key: `1.${k}`, event })), players, ANN).map(({ parts }) => spoken(parts));

test('a turn, its releases and its order', () => {
  expect(
    lines(
      { event: 'turn_began', turn: 1, handcuffs: ANN, dealt: ['R4', 'R1'] },
      { event: 'released', seat: ANN, card: 'P-4', forced: false },
      { event: 'released', seat: BERT, card: null, forced: false },
      { event: 'released', seat: CHRIS, card: null, forced: true },
      { event: 'ordered', order: [BERT, CHRIS, DONNA, ANN] },
    ),
  ).toEqual([
    'Turn 1 · 2 cards dealt',
    'You released Own pair bystander minus 4',
    'Bert released nothing',
    'Chris has nothing to release',
    'Order: Bert, Chris, Donna, You',
  ]);
});

test('locks are told once, when all are in', () => {
  const lock = (seat: number): FbiEvent => ({ event: 'locked', seat });
  expect(lines(lock(ANN), lock(BERT), lock(BERT), lock(CHRIS))).toEqual([]);
  expect(lines(lock(ANN), lock(BERT), lock(CHRIS), lock(DONNA))).toEqual(['All agents locked']);
});

test('arrests, in vain and not', () => {
  expect(
    lines(
      { event: 'arrested', seat: CHRIS, step: 0, agent: 'R', card: 'R4' },
      { event: 'arrested', seat: ANN, step: 1, agent: '2x', card: null },
      { event: 'forced', colour: 'K' },
    ),
  ).toEqual(['Chris: Murder, took Murder 4', 'You: Twice, nothing left', 'Only Theft is on the board: everybody keeps Theft and Twice']);
});

test('the end names the winners', () => {
  const ended = (winners: readonly number[]): FbiEvent => ({ event: 'ended', bonus: [], scores: [28, 28, 3, 4], winners });
  expect(lines(ended([BERT]))).toEqual(['Bert wins with 28']);
  expect(lines(ended([ANN]))).toEqual(['You win with 28']);
  expect(lines(ended([ANN, BERT]))).toEqual(['You and Bert win with 28']);
});
