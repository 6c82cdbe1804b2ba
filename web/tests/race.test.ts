/** The quick path of Getaway: each card goes out at once and is answered, and says how it fared but never whether it was right. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act, Decision, Refused, Update } from '../src/lib/contract/messages';
import { Race, SAYS, type Felt } from '../src/lib/getaway/race.svelte';
import { Waiting } from '../src/lib/getaway/waiting.svelte';
import { LiveTable } from '../src/lib/table/live.svelte';
import { race as view } from './getaway';
import { Exchange } from './socket';
import * as told from './told';

const decision: Decision = { id: '7.0', legal: ['lay PIN/HAN.a'], sealed: false, choice: null, locked: false, left_ms: null };
const welcome = { ...told.welcome, game: 'getaway' };
const update = (seq: number, change: Partial<Update> = {}): Update => told.update(seq, { view: view(), decision, ...change });

let exchange: Exchange;
let live: LiveTable;
let race: Race;
let complaints: Refused[];
let felt: Felt[];
const acts = (): Act[] => exchange.now.sent.filter((message) => message.type === 'act');
const keyOf = (at: number): string => acts()[at]?.key ?? '';
const refuse = (at: number, rule: string | null): void => exchange.now.say({ type: 'refused', key: keyOf(at), rule, reason: 'because' });

beforeEach(() => {
  vi.useFakeTimers();
  exchange = new Exchange();
  live = new LiveTable('t', 'secret', 'ws://room', exchange.dial);
  live.open();
  exchange.now.accept();
  exchange.now.say(welcome);
  exchange.now.say(update(7));
  complaints = [];
  felt = [];
  race = new Race((action, answered) => live.race(action, answered), (refused) => complaints.push(refused), (what) => felt.push(what));
});
afterEach(() => {
  race.end();
  live.end();
  vi.useRealTimers();
});

test('a card is on the line before the press returns, with the top its player had seen', () => {
  race.lay('R.PIN.a');
  expect(acts()).toMatchObject([{ decision: '7.0', action: 'lay PIN/HAN.a', shown: 7 }]);
  expect(race.tags.get('R.PIN.a')).toBe('sent');
  expect(live.pending).toBeNull();
});

test('several may be under way, but none of them twice', () => {
  race.lay('R.PIN.a');
  race.lay('R.GUN.c');
  race.lay('R.PIN.a');
  expect(acts().map(({ action }) => action)).toEqual(['lay PIN/HAN.a', 'lay GUN/DOG.c']);
  expect(new Set(acts().map(({ key }) => key)).size).toBe(2);
});

test('a hand feels that its card lies or came back, and nothing of any other', () => {
  race.lay('R.PIN.a');
  race.lay('R.GUN.c');
  race.follow(['R.GUN.c', 'R.STOP.2']);
  expect(felt).toEqual(['landed']);
  refuse(1, 'GET-R27');
  race.follow(['R.STOP.2']);
  expect(felt).toEqual(['landed', 'back']);
});

test('one that is answered at once is not on its way any more', () => {
  const told: Refused[] = [];
  const prompt = new Race((_, answered) => (answered({ type: 'refused', key: null, rule: null, reason: '' }), true), (refused) => told.push(refused));
  prompt.lay('FLA/FIN.a');
  expect([prompt.tags.size, told.length]).toEqual([0, 1]);
});

test('R27 one that comes back says that it was too late, for a while, and can be laid again', () => {
  race.lay('R.PIN.a');
  race.lay('R.GUN.c');
  refuse(0, 'GET-R27');
  expect(race.tags.get('R.PIN.a')).toBe('late');
  expect(race.tags.get('R.GUN.c')).toBe('sent');
  expect(live.refusal).toBeNull();
  vi.advanceTimersByTime(SAYS);
  expect(race.tags.has('R.PIN.a')).toBe(false);
  race.lay('R.PIN.a');
  expect(acts()).toHaveLength(3);
});

test('R30, R23 too quick and after the end are told apart; anything else is told like everywhere', () => {
  race.lay('R.PIN.a');
  refuse(0, 'GET-R30');
  expect(race.tags.get('R.PIN.a')).toBe('soon');
  race.lay('R.PIN.a');
  refuse(1, 'GET-R23');
  expect(race.tags.get('R.PIN.a')).toBe('ended');
  race.lay('R.PIN.a');
  refuse(2, 'GET-R8');
  expect(race.tags.has('R.PIN.a')).toBe(false);
  expect(complaints.map(({ rule }) => rule)).toEqual(['GET-R8']);
});

test('one that landed is "sent" until the table is seen without it', () => {
  race.lay('R.PIN.a');
  exchange.now.say({ type: 'accepted', key: keyOf(0), seq: 8 });
  expect(race.tags.get('R.PIN.a')).toBe('sent');
  race.follow(['R.GUN.c']);
  expect(race.tags.size).toBe(0);
});

test('nothing is laid over a broken line: a card that arrives later was not meant for that top', () => {
  exchange.now.hangUp();
  expect(race.lay('R.PIN.a')).toBe(false);
  expect(race.tags.size).toBe(0);
});

test('what a breaking line swallowed is not sent again: it says "too late", and the hand shows what became of it', () => {
  race.lay('R.PIN.a');
  exchange.now.hangUp();
  expect(race.tags.get('R.PIN.a')).toBe('late');
  vi.advanceTimersByTime(1_000);
  exchange.now.accept();
  exchange.now.say(welcome);
  expect(acts()).toEqual([]);
  expect(race.lay('R.PIN.a')).toBe(true);
});

test('the count to START runs on here, and stands still while the table is paused', () => {
  const waiting = new Waiting();
  waiting.follow({ waits: 'start', left_ms: 3_000, paused: false });
  expect(waiting.seconds).toBe(3);
  vi.advanceTimersByTime(1_500);
  expect(waiting.seconds).toBe(2);
  waiting.follow({ waits: 'start', left_ms: 1_200, paused: true });
  vi.advanceTimersByTime(5_000);
  expect(waiting.seconds).toBe(2);
  waiting.follow({ waits: 'quiet', left_ms: 1_200, paused: false });
  expect(waiting.seconds).toBeNull();
  waiting.end();
});
