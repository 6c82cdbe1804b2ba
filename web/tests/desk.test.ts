/** The front desk: what was not heard is asked again with the same secret, so that nobody sits anywhere twice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak, words } from '../src/lib/text/words';
import { openTable, reasonOf, takeSeat, UNHEARD } from '../src/lib/house/desk';

const JOIN = { name: 'Ann', seat: null };
let asked: { path: string; secret: string }[] = [];

/** A desk that gives these answers: a status, or none where the line breaks. */
const desk = (...answers: readonly (number | null)[]): void => {
  const left = [...answers];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const { secret } = JSON.parse(request.body as string) as { secret: string };
    asked.push({ path, secret });
    const status = left.shift() ?? null;
    if (status === null) return Promise.reject(new TypeError('the line broke'));
    return Promise.resolve(new Response(JSON.stringify(status === 201 ? { table: 't', seat: 1, secret } : { reason: 'all seats are taken' }), { status }));
  });
};

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a lost answer is asked for again with the same secret', async () => {
  desk(null, null, 201);
  const seated = await takeSeat('one', JOIN);
  expect(asked.map(({ path }) => path)).toEqual(Array(3).fill('/api/tables/one/seats'));
  expect(new Set(asked.map(({ secret }) => secret))).toEqual(new Set([seated.secret]));
  expect(seated.secret).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

test('so is it when somebody asks once more later', async () => {
  desk(null, null, null, 201);
  await expect(takeSeat('two', JOIN)).rejects.toThrow(UNHEARD);
  const seated = await takeSeat('two', JOIN);
  expect(new Set(asked.map(({ secret }) => secret))).toEqual(new Set([seated.secret]));
});

test('a word of the desk is an answer, and what follows is a new question', async () => {
  desk(409, 201, 201, 201);
  await expect(takeSeat('three', JOIN)).rejects.toThrow('all seats are taken');
  await takeSeat('three', JOIN);
  await openTable({ game: 'fbi', name: 'Ann', seats: 2 });
  await openTable({ game: 'fbi', name: 'Ann', seats: 2 });
  expect(new Set(asked.map(({ secret }) => secret)).size).toBe(4);
});

test.each(['en', 'de'] as const)('that nobody answers is said in the language of the page: %s', async (language) => {
  await speak(language);
  desk(null, null, null);
  const cause: unknown = await takeSeat(language, JOIN).catch((problem: unknown) => problem);
  expect(reasonOf(cause)).toBe(words.refusal.unheard);
  expect(reasonOf(new TypeError('Failed to fetch'))).toBe(words.refusal.other);
  await speak('en');
});
