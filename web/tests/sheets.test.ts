/** My own sheets: they follow the seat, and nothing that was written is lost on the way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewNotes, Notes } from '../src/lib/contract/messages';
import { forgetSheets, SHEETS, Sheets } from '../src/lib/table/sheets.svelte';

/** The house: what it keeps, and whether it is there. */
let kept: { words: string | null; marks: string | null };
let there: boolean;
let asked: RequestInit[];

const ask = ((_: string, request: RequestInit) => {
  asked.push(request);
  if (!there) return Promise.reject(new TypeError('Failed to fetch'));
  if (request.method === 'PUT') {
    const { before, ...wish } = JSON.parse(String(request.body)) as NewNotes & { before: Notes };
    const overtaken = SHEETS.some((sheet) => sheet in wish && (before[sheet] ?? '') !== (kept[sheet] ?? ''));
    if (overtaken) return Promise.resolve(Response.json(kept satisfies Notes, { status: 412 }));
    kept = { ...kept, ...wish };
  }
  return Promise.resolve(Response.json(kept satisfies Notes));
}) as unknown as typeof fetch;

const at = (secret: string | null = 'secret'): Sheets => new Sheets('t', secret, ask);

beforeEach(() => {
  vi.useFakeTimers();
  const browser = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (what: string) => browser.get(what) ?? null,
    setItem: (what: string, value: string) => void browser.set(what, value),
    removeItem: (what: string) => void browser.delete(what),
  });
  kept = { words: null, marks: null };
  there = true;
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is written is sent when the hand rests, and once', async () => {
  const mine = at();
  mine.write('words', 'B');
  mine.write('words', 'Ben lies');
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(kept).toEqual({ words: 'Ben lies', marks: null });
});

test('another device of mine reads it', async () => {
  kept = { words: 'Ben lies', marks: '{}' };
  const mine = at();
  await mine.open();
  expect(mine.text('words')).toBe('Ben lies');
  expect(mine.text('marks')).toBe('{}');
});

test('what was written while the house was away stays beside what another device has written, and is sent when it is back', async () => {
  there = false;
  const before = at();
  before.write('words', 'newer');
  await vi.advanceTimersByTimeAsync(1_000);
  before.end();
  kept = { words: 'older', marks: 'theirs' };
  there = true;
  const after = at();
  await after.open();
  expect(after.text('words')).toBe('older\nnewer');
  expect(after.text('marks')).toBe('theirs');
  await vi.runAllTimersAsync();
  expect(kept.words).toBe('older\nnewer');
});

test('two devices on one sheet: what either marks or writes stays', async () => {
  kept = { words: 'Ben lies', marks: '{"0 Arson":"?"}' };
  const [desk, phone] = [at(), at()];
  await desk.open();
  await phone.open();
  desk.write('marks', '{"0 Arson":"?","1 Arson":"×"}');
  desk.write('words', 'Ben lies. Cleo too');
  await vi.runAllTimersAsync();
  phone.write('marks', '{"0 Arson":"??","2 Arson":"○"}');
  phone.write('words', 'I think: Ben lies');
  await phone.open(); // the house has said that there is something new
  await vi.runAllTimersAsync();
  await desk.open();
  for (const device of [desk, phone]) {
    expect(JSON.parse(device.text('marks'))).toEqual({ '0 Arson': '??', '1 Arson': '×', '2 Arson': '○' });
    expect(device.text('words')).toBe('I think: Ben lies. Cleo too');
  }
});

test('a device that was away reads before it sends', async () => {
  const mine = at();
  mine.write('words', 'first');
  await vi.runAllTimersAsync();
  there = false;
  mine.write('words', 'first, mine');
  await vi.advanceTimersByTimeAsync(1_000);
  kept = { ...kept, words: 'theirs, first' };
  there = true;
  await vi.runAllTimersAsync();
  expect(kept.words).toBe('theirs, first, mine');
});

test('what the house has kept without having said so is not taken for another hand', async () => {
  const mine = at();
  mine.write('words', 'AB');
  mine.flush();
  mine.write('words', 'ABC');
  await mine.open();
  expect(mine.text('words')).toBe('ABC');
});

test('while the house is away it is tried again', async () => {
  there = false;
  const mine = at();
  mine.write('marks', '?');
  await vi.advanceTimersByTimeAsync(6_000);
  there = true;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(kept.marks).toBe('?');
});

test('two seats in one browser have each their own', () => {
  at('a-secret').write('words', 'mine');
  expect(at('a-secret').text('words')).toBe('mine');
  expect(at('b-secret').text('words')).toBe('');
  expect(at(null).text('words')).toBe('');
});

test('an answer from before does not take a word back that was written since', async () => {
  kept = { words: 'old', marks: null };
  const mine = at();
  const opened = mine.open();
  mine.write('words', 'new');
  await opened;
  expect(mine.text('words')).toBe('old\nnew');
});

test('a page that is closed sends what waits', () => {
  const mine = at();
  mine.write('words', 'last word');
  mine.end();
  expect(kept.words).toBe('last word');
});

test('a watcher has a sheet too, which this browser keeps', async () => {
  const mine = at(null);
  mine.write('words', 'nice play');
  await mine.open();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  expect(at(null).text('words')).toBe('nice play');
  forgetSheets('t', null);
  expect(at(null).text('words')).toBe('');
});
