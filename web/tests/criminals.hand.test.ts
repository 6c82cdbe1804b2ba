/** What I am about to do at a table of Criminals. */
import { expect, test } from 'vitest';
import type { Decision } from '../src/lib/contract/messages';
import { Hand } from '../src/lib/criminals/hand.svelte';
import { LiveTable } from '../src/lib/table/live.svelte';

test('3.1 whom I have touched for one crime I have not touched for the next', () => {
  const decision: Decision = { id: '1', legal: ['accuse 2', 'accuse 3'], sealed: false, choice: null, locked: false, left_ms: null };
  let round = 1;
  const hand = new Hand(new LiveTable('t', null, ''), () => decision, () => round);
  hand.pick(2);
  expect(hand.picked).toBe(2);
  round = 2;
  expect(hand.picked).toBeNull();
  hand.pick(3);
  expect(hand.picked).toBe(3);
  hand.pick(null);
  expect(hand.picked).toBeNull();
});
