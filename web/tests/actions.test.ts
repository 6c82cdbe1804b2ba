/** Actions are built and read in the table's own notation, and it is told whose are awaited. */
import { expect, test } from 'vitest';
import { keep, proposal, read, scale, toggle, verbOf } from '../src/lib/fbi/actions';
import { statusOf, waitingLine } from '../src/lib/fbi/status';
import { ANN, BERT, CHRIS, DONNA, players, turnOne } from './table';

test('two agents are named in the order R Y B G K 2x, whatever was touched first', () => {
  expect(keep(['Y', 'R'])).toBe('keep R+Y');
  expect(keep(['2x', 'K'])).toBe('keep K+2x');
});

test('an action is read back', () => {
  expect(read('release none')).toEqual({ verb: 'release', card: null });
  expect(read('release P-3')).toEqual({ verb: 'release', card: 'P-3' });
  expect(read('keep R+2x')).toEqual({ verb: 'keep', agents: ['R', '2x'] });
  expect(read('use G')).toEqual({ verb: 'use', colour: 'G' });
  expect(read('arrest R-4')).toEqual({ verb: 'arrest', card: 'R-4' });
  expect(() => read('dance')).toThrow('expected release, keep, use or arrest, got "dance"');
});

test('releases form a scale from first to last, with none at zero', () => {
  expect(scale(['release none', 'release P-3', 'release R4', 'release P3'])).toEqual([
    'release R4',
    'release P3',
    'release none',
    'release P-3',
  ]);
});

test('the page proposes to give nothing away, else the first legal action', () => {
  expect(proposal(['release R4', 'release none'])).toBe('release none');
  expect(proposal(['use R', 'use K'])).toBeNull();
  expect(proposal(['use R'])).toBe('use R');
  expect(proposal([])).toBeNull();
});

test('a third agent takes the place of the older of two; a second touch puts an agent down', () => {
  expect(toggle([], 'R')).toEqual(['R']);
  expect(toggle(['R', 'Y'], 'K')).toEqual(['Y', 'K']);
  expect(toggle(['R', 'Y'], 'R')).toEqual(['Y']);
});

test('a decision is of one verb', () => {
  const decision = { id: '1.0', legal: ['use R'], sealed: false, choice: null, locked: false, left_ms: null };
  expect(verbOf(decision)).toBe('use');
  expect(verbOf(null)).toBeNull();
});

test('a watcher is told for whom the table waits, and who has locked is not among them', () => {
  const view = turnOne({ seat: -1, phase: 'choose', to_act: [ANN, BERT, CHRIS, DONNA] });
  const locked = (...seats: readonly number[]) => players.map((player) => ({ ...player, status: seats.includes(player.seat) ? ('locked' as const) : player.status }));
  expect(waitingLine(view, players)).toBe('Waiting for all four');
  expect(waitingLine(view, locked(ANN))).toBe('Waiting for three players');
  expect(waitingLine(view, locked(ANN, BERT, CHRIS))).toBe('Waiting for Donna');
  expect(waitingLine(view, locked(ANN, BERT, CHRIS, DONNA))).toBe('');
});

test('4.5 of an arrest everybody is told whose turn it is, though all have agents kept', () => {
  const arrest = { phase: 'arrest', to_act: [ANN], locked: [ANN, BERT, CHRIS, DONNA] } as const;
  for (const seat of [BERT, -1]) {
    expect(waitingLine(turnOne({ ...arrest, seat }), players)).toBe('Waiting for Ann');
    expect(statusOf(turnOne({ ...arrest, seat }), players, null)).toMatchObject({ main: 'Waiting for Ann', short: 'Ann…', mine: false });
  }
});

test('4.5 the head names the arrest that is made, and the last one until the turn is over', () => {
  const detail = (step: number) => statusOf(turnOne({ phase: 'arrest', step, to_act: [] }), players, null).detail;
  expect([0, 3, 4, 7, 8].map(detail)).toEqual(['first pass, 1st of 4', 'first pass, 4th of 4', 'second pass, 1st of 4', 'second pass, 4th of 4', 'second pass, 4th of 4']);
});
