/** Who may be nudged on this page, and what becomes of a nudge that goes out or comes in. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Nudge, Player, Update } from '../src/lib/contract/messages';
import { LiveTable } from '../src/lib/table/live.svelte';
import { APART, mayNudge, sayAsking } from '../src/lib/table/nudge.svelte';
import { lineUp } from './criminals';
import { race } from './getaway';
import { Exchange } from './socket';
import { ANN, BERT, CHRIS, house, players } from './table';
import { decision, update as told, welcome } from './told';

/** Ann and Bert are people, and the table waits for Bert. */
const bert: Player = { ...players[BERT]!, bot: null, status: 'choosing' };
const update = (seq: number, change: Partial<Update> = {}): Update =>
  told(seq, { players: players.map((player) => (player.seat === BERT ? bert : player)), decision: null, ...change });

let exchange: Exchange;
let live: LiveTable;
beforeEach(() => {
  vi.useFakeTimers();
  exchange = new Exchange();
  live = new LiveTable('t', 'secret', 'ws://room', exchange.dial);
  live.open();
  exchange.now.accept();
  exchange.now.say(welcome);
  exchange.now.say(update(3));
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
});
const sent = (): Nudge[] => exchange.now.sent.filter((message) => message.type === 'nudge');
const nudged = (): string[] => live.players.filter((player) => mayNudge(live, player)).map(({ name }) => name);

describe('a nudge is offered', () => {
  test('for the person the table waits for, and nobody else', () => {
    expect(nudged()).toEqual(['Bert']);
  });

  test.each<[string, Partial<Update>]>([
    ['by a watcher', { seat: -1 }],
    ['at oneself', { seat: BERT }],
    ['in a pause', { house: { ...house, paused: true } }],
    ['at rest', { house: { ...house, resting: true } }],
    ['after the end', { stage: 'over' }],
    ['in a race', { view: race() }],
    ['at somebody who is out of the game', { view: lineUp({ remaining: [ANN, CHRIS] }) }],
    ['at a bot', { players: [{ ...bert, bot: 'greedy' }] }],
    ['at somebody for whom a bot plays', { players: [{ ...bert, stand_in: true }] }],
    ['at somebody who is away', { players: [{ ...bert, here: false, line: 'gone' }] }],
    ['at somebody who has locked', { players: [{ ...bert, status: 'locked' }] }],
  ])('not %s', (_when, change) => {
    exchange.now.say(update(4, change));
    expect(nudged()).toEqual([]);
  });

  test('not over a broken line', () => {
    exchange.now.hangUp();
    expect(nudged()).toEqual([]);
    live.nudge(BERT);
    vi.advanceTimersByTime(1_000);
    exchange.now.accept();
    exchange.now.say(welcome);
    expect(sent()).toEqual([]);
  });
});

describe('a nudge of mine', () => {
  test('is sent once, and not again until the house would pass it on', () => {
    live.nudge(BERT);
    expect(sent()).toMatchObject([{ seat: BERT }]);
    expect(live.nudges.asked).toEqual([]);
    exchange.now.say({ type: 'accepted', key: sent()[0]?.key ?? '', seq: 3 });
    expect(live.nudges.asked).toEqual([BERT]);
    vi.advanceTimersByTime(APART - 1);
    expect(live.nudges.asked).toEqual([BERT]);
    vi.advanceTimersByTime(1);
    expect(live.nudges.asked).toEqual([]);
  });

  test('refused says why', () => {
    live.nudge(CHRIS);
    exchange.now.say({ type: 'refused', key: sent()[0]?.key ?? '', rule: null, reason: 'nobody is there to hear it' });
    expect(live.refused).toBe('nudge');
    expect(live.refusal?.reason).toBe('nobody is there to hear it');
    expect(live.nudges.asked).toEqual([]);
  });

  test('is not sent again on a new line', () => {
    live.nudge(BERT);
    exchange.now.hangUp();
    vi.advanceTimersByTime(1_000);
    exchange.now.accept();
    exchange.now.say(welcome);
    expect(sent()).toEqual([]);
  });
});

describe('a nudge for me', () => {
  beforeEach(() => {
    exchange.now.say(update(4, { decision }));
    exchange.now.say({ type: 'nudged', by: BERT });
  });

  test('names who asks, until I have gone on', () => {
    expect(sayAsking(live)).toBe('Bert asks: your turn');
    exchange.now.say(update(4, { decision }));
    expect(sayAsking(live)).not.toBe('');
    exchange.now.say(update(5));
    expect(sayAsking(live)).toBe('');
  });

  test.each([{ ...decision, id: '5.0' }, { ...decision, sealed: true, locked: true }])('is over with the next question, and with a lock', (next) => {
    exchange.now.say(update(5, { decision: next }));
    expect(live.nudges.asking).toBeNull();
  });

  test('can come twice from the same seat', () => {
    const first = live.nudges.asking;
    exchange.now.say({ type: 'nudged', by: BERT });
    expect(live.nudges.asking).not.toBe(first);
  });
});
