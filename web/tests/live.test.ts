/** A table over a line that breaks: nothing is lost, nothing is played twice, every answer is heard. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Act, Decision, Happened, Update } from '../src/lib/contract/messages';
import { halfChosen, keepHalf } from '../src/lib/table/half';
import { ANSWER, PATIENCE, QUIET } from '../src/lib/table/link';
import { LiveTable, liveUrl } from '../src/lib/table/live.svelte';
import { forgetTable, recallSeal, rememberSeal } from '../src/lib/table/memory';
import { Exchange } from './socket';
import { players } from './table';
import { decision, update, welcome } from './told';

const happened = (seq: number): Happened => ({ seq, events: [{ event: 'locked', seat: 1 }] });

let exchange: Exchange;
let live: LiveTable;

const sitDown = (): void => {
  exchange.now.accept();
  exchange.now.say(welcome);
  exchange.now.say(update(3, { story: [happened(1), happened(3)] }));
};
const acts = (): Act[] => exchange.now.sent.filter((message) => message.type === 'act');

beforeEach(() => {
  vi.useFakeTimers();
  exchange = new Exchange();
  live = new LiveTable('t', 'secret', 'ws://room/api/tables/t/live', exchange.dial);
  live.open();
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
});

test('the first words are a hello with the secret and what was last seen', () => {
  exchange.now.accept();
  expect(exchange.now.sent).toEqual([{ type: 'hello', secret: 'secret', since: 0, heard: 0 }]);
  expect(live.line).toBe('connecting');
});

test('the address follows the page\'s own', () => {
  expect(liveUrl({ protocol: 'https:', host: 'room.example' }, 'a b')).toBe('wss://room.example/api/tables/a%20b/live');
  expect(liveUrl({ protocol: 'http:', host: 'localhost:8000' }, 't')).toBe('ws://localhost:8000/api/tables/t/live');
});

describe('a broken line', () => {
  test('is dialled again, resumes after what was seen, and keeps the log', () => {
    sitDown();
    exchange.now.hangUp();
    expect(live.line).toBe('reconnecting');
    expect(live.view).not.toBeNull();
    vi.advanceTimersByTime((PATIENCE[0] ?? 0) * 2);
    expect(exchange.sockets).toHaveLength(2);
    exchange.now.accept();
    expect(exchange.now.sent).toEqual([{ type: 'hello', secret: 'secret', since: 3, heard: 0 }]);
    exchange.now.say(welcome);
    exchange.now.say(update(5, { story: [happened(3), happened(5)] }));
    expect(live.line).toBe('live');
    expect(live.story.map(({ seq }) => seq)).toEqual([1, 3, 5]);
  });

  test('is dialled with growing patience, and at once when the network is back', () => {
    for (const wait of PATIENCE) {
      exchange.now.hangUp();
      const calls = exchange.sockets.length;
      vi.advanceTimersByTime(wait * 0.79);
      expect(exchange.sockets).toHaveLength(calls);
      vi.advanceTimersByTime(wait * 0.5);
      expect(exchange.sockets).toHaveLength(calls + 1);
    }
    exchange.now.hangUp();
    const calls = exchange.sockets.length;
    live.hurry();
    expect(exchange.sockets).toHaveLength(calls + 1);
  });

  test('is noticed by silence: a ping, and no answer', () => {
    sitDown();
    vi.advanceTimersByTime(QUIET);
    expect(exchange.now.sent.at(-1)).toEqual({ type: 'ping', n: 1 });
    exchange.now.say({ type: 'pong', n: 1 });
    vi.advanceTimersByTime(QUIET);
    expect(live.line).toBe('live');
    vi.advanceTimersByTime(ANSWER);
    expect(live.line).toBe('reconnecting');
    expect(exchange.sockets[0]?.closed).toBe(true);
  });

  test('is given up where the server has said its last word', () => {
    exchange.now.accept();
    exchange.now.say({ type: 'refused', key: null, rule: null, reason: 'there is no such table' });
    exchange.now.hangUp(4404, 'there is no such table');
    expect(live.line).toBe('turned away');
    expect(live.turnedAway).toBe(4404);
    vi.advanceTimersByTime(60_000);
    expect(exchange.sockets).toHaveLength(1);
  });
});

describe('a sealed choice', () => {
  const sealed = (choice: string | null): Update => update(3, { decision: { id: '3.0', legal: ['keep a', 'keep b', 'keep c'], sealed: true, choice, locked: false, left_ms: null } });
  const asked = (): string => (live.decision === null ? '' : live.asking(live.decision));
  const accept = (nth: number): void => exchange.now.say({ type: 'accepted', key: acts()[nth]?.key ?? '', seq: 3 });
  beforeEach(() => {
    sitDown();
    exchange.now.say(sealed(null));
  });

  test('of mine is what I touched, however late the table follows', () => {
    const before = asked();
    live.act('keep a', { lock: false, quiet: true });
    live.act('keep b', { lock: false, quiet: true });
    accept(0);
    exchange.now.say(sealed('keep a'));
    accept(1);
    exchange.now.say(sealed('keep b'));
    expect(asked()).toBe(before);
  });

  test('made on another device of mine goes before what I touched here', () => {
    live.act('keep a', { lock: false, quiet: true });
    accept(0);
    exchange.now.say(sealed('keep a'));
    const before = asked();
    exchange.now.say(sealed('keep c'));
    expect(asked()).not.toBe(before);
  });
});

describe('an action', () => {
  beforeEach(sitDown);

  test('is pending until it is accepted and the table was seen after it', () => {
    live.act('release none');
    const [act] = acts();
    expect(act).toMatchObject({ decision: '3.0', action: 'release none', lock: true });
    expect(live.pending).toEqual(act);
    exchange.now.say({ type: 'accepted', key: act?.key ?? '', seq: 4 });
    expect(live.pending).not.toBeNull();
    exchange.now.say(update(4));
    expect(live.pending).toBeNull();
  });

  test('that moves no number is pending until the next question is here', () => {
    live.act('trade left');
    exchange.now.say({ type: 'accepted', key: acts()[0]?.key ?? '', seq: 3 });
    expect(live.pending, 'nothing has been shown of it').not.toBeNull();
    const asked = live.decision;
    if (asked === null) throw new Error('expected a question');
    exchange.now.say(update(3, { decision: { ...asked, id: '3.0.1' } }));
    expect(live.pending).toBeNull();
    live.act('cancel');
    expect(acts().at(-1)).toMatchObject({ decision: '3.0.1', action: 'cancel' });
  });

  test('does not stay pending for ever if no update follows', () => {
    live.act('release none');
    exchange.now.say({ type: 'accepted', key: acts()[0]?.key ?? '', seq: 4 });
    vi.advanceTimersByTime(3_000);
    expect(live.pending).toBeNull();
  });

  test('is not sent twice by a second touch', () => {
    live.act('release none');
    live.act('release none');
    expect(acts()).toHaveLength(1);
  });

  test('unanswered is sent again on the next line, with the same key, and only then', () => {
    live.act('release none');
    const [first] = acts();
    exchange.now.hangUp();
    expect(live.pending).toEqual(first);
    vi.advanceTimersByTime(1_000);
    exchange.now.accept();
    expect(acts()).toHaveLength(0);
    exchange.now.say(welcome);
    expect(acts()).toEqual([first]);
    exchange.now.say({ type: 'accepted', key: first?.key ?? '', seq: 4 });
    exchange.now.say(update(4));
    expect(live.pending).toBeNull();
    exchange.now.hangUp();
    vi.advanceTimersByTime(1_000);
    exchange.now.accept();
    exchange.now.say(welcome);
    expect(acts()).toHaveLength(0);
  });

  test('made while the line is down waits for it', () => {
    exchange.now.hangUp();
    live.act('release none');
    vi.advanceTimersByTime(1_000);
    exchange.now.accept();
    exchange.now.say(welcome);
    expect(acts()).toHaveLength(1);
  });

  test('refused says why, and by which rule', () => {
    live.act('release none');
    exchange.now.say({ type: 'refused', key: acts()[0]?.key ?? '', rule: 'FBI-4.3a', reason: 'not your turn' });
    expect(live.pending).toBeNull();
    expect(live.refusal).toMatchObject({ rule: 'FBI-4.3a', reason: 'not your turn' });
    expect(live.refused).toBe('act');
  });

  test('stored quietly leaves nothing pending, and is silent if it comes too late', () => {
    live.act('keep R+Y', { lock: false, quiet: true });
    expect(live.pending).toBeNull();
    const [act] = acts();
    expect(act?.lock).toBe(false);
    exchange.now.say(update(4, { decision: null }));
    exchange.now.say({ type: 'refused', key: act?.key ?? '', rule: null, reason: 'too late' });
    expect(live.refusal).toBeNull();
  });
});

describe('a wish', () => {
  beforeEach(sitDown);

  test('is sent with a key, waits for its answer, and is sent again on a new line', () => {
    live.wish({ type: 'pause' });
    const sent = exchange.now.sent.at(-1);
    expect(sent).toMatchObject({ type: 'pause' });
    expect(live.asked).toEqual(sent);
    exchange.now.hangUp();
    vi.advanceTimersByTime(1_000);
    exchange.now.accept();
    exchange.now.say(welcome);
    expect(exchange.now.sent.at(-1)).toEqual(sent);
    exchange.now.say({ type: 'accepted', key: live.asked?.key ?? '', seq: 5 });
    expect(live.asked).toBeNull();
  });

  test('refused says why', () => {
    live.wish({ type: 'kick', seat: 2 });
    exchange.now.say({ type: 'refused', key: live.asked?.key ?? '', rule: null, reason: 'only the host may' });
    expect(live.asked).toBeNull();
    expect(live.refusal?.reason).toBe('only the host may');
    expect(live.refused).toBe('kick');
  });
});

test('what was said is heard once, and asked for from there on a new line', () => {
  sitDown();
  const line = (n: number) => ({ n, seat: 1, name: 'Bert', text: `line ${n}`, audience: 'table' as const, to: null });
  exchange.now.say({ type: 'heard', lines: [line(1), line(2)] });
  exchange.now.say({ type: 'heard', lines: [line(2), line(3)] });
  expect(live.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  exchange.now.hangUp();
  vi.advanceTimersByTime(1_000);
  exchange.now.accept();
  expect(exchange.now.sent[0]).toMatchObject({ type: 'hello', heard: 3 });
});

test('names from right to left are set apart from what is said about them', () => {
  sitDown();
  exchange.now.say(update(4, { players: players.map((player) => ({ ...player, name: 'דוד' })) }));
  exchange.now.say({ type: 'heard', lines: [{ n: 1, seat: 1, name: 'דוד', text: 'שלום', audience: 'table', to: null }] });
  expect(new Set(live.players.map(({ name }) => name))).toEqual(new Set(['\u2068דוד\u2069']));
  expect(live.chat.map(({ name, text }) => [name, text])).toEqual([['\u2068דוד\u2069', 'שלום']]);
});

test('what was taken back is no part of the story any more', () => {
  sitDown();
  exchange.now.say(update(4, { story: [happened(4)] }));
  exchange.now.say(update(5, { story: [happened(5)], undone: [4] }));
  expect(live.story.map(({ seq }) => seq)).toEqual([1, 3, 5]);
});

test('whose action was taken back is said until something else happens', () => {
  sitDown();
  expect(live.takenBack).toBeNull();
  exchange.now.say(update(4, { story: [happened(4)] }));
  exchange.now.say(update(5, { undone: [4] }));
  expect(live.takenBack).toBe(1);
  exchange.now.say(update(6, { story: [happened(6)] }));
  expect(live.takenBack).toBeNull();
});

test('the server\'s ping is answered at once', () => {
  sitDown();
  exchange.now.say({ type: 'ping', n: 7 });
  expect(exchange.now.sent.at(-1)).toEqual({ type: 'pong', n: 7 });
});

const browserStorage = (): Map<string, string> => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (what: string) => kept.get(what) ?? null,
    setItem: (what: string, value: string) => void kept.set(what, value),
    removeItem: (what: string) => void kept.delete(what),
  });
  return kept;
};

test('half a choice is kept for the question, the seat and the table that it was begun at, until it is whole', () => {
  const kept = browserStorage();
  sitDown();
  const asked: Decision = { ...decision, id: '7.0', legal: ['keep R+Y', 'keep R+K'], sealed: true };
  keepHalf(live, asked, ['R']);
  expect(halfChosen(live, asked)).toEqual(['R']);
  expect(halfChosen(live, { ...asked, id: '9.0' })).toBeNull();
  expect(halfChosen(live, { ...asked, choice: 'keep R+K' })).toBeNull(); // chosen on another device meanwhile
  live.seat = 1;
  expect(halfChosen(live, asked)).toBeNull();
  live.seat = 0;
  const elsewhere = new LiveTable('u', 'secret', 'ws://room/api/tables/u/live', exchange.dial);
  elsewhere.seat = 0;
  expect(halfChosen(elsewhere, asked)).toBeNull();
  keepHalf(live, asked, []);
  expect(halfChosen(live, asked)).toEqual([]);
  keepHalf(live, asked, ['R', 'Y']);
  expect(halfChosen(live, asked)).toBeNull();
  keepHalf(live, asked, ['R']);
  forgetTable('t');
  expect([...kept.keys()].filter((what) => what.includes('half'))).toEqual([]);
  const lesson = new LiveTable('lesson', null, '', exchange.dial);
  keepHalf(lesson, asked, ['R']);
  expect(halfChosen(lesson, asked)).toBeNull();
  vi.unstubAllGlobals();
});

test('the seal that was shown before the end is kept, and no later word changes it', () => {
  const kept = browserStorage();
  sitDown();
  expect(recallSeal('t')).toBe('c');
  rememberSeal('t', 'another');
  expect(recallSeal('t')).toBe('c');
  kept.clear();
  const late = new Exchange();
  const after = new LiveTable('t', null, 'ws://room/api/tables/t/live', late.dial);
  after.open();
  late.now.accept();
  late.now.say(welcome);
  late.now.say(update(9, { stage: 'over', seed: 's' }));
  expect(recallSeal('t')).toBeNull();
  after.end();
  vi.unstubAllGlobals();
});
