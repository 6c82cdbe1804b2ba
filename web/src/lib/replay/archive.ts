/** What the server knows of a finished game, asked over HTTP. */
import type { AnyTruth, Certificate, GameReview, Past, Replay, Step } from '../contract/review';
import { named } from '../text/isolated';
import type { Eyes } from './address';

/** Why there is nothing to see: no such table, a game that is not over, or something that may pass. */
export type Lack = 'unknown' | 'unfinished' | 'broken';

export class NoReplay extends Error {
  constructor(
    readonly lack: Lack,
    reason: string,
  ) {
    super(reason);
  }
}

const LACKS: Readonly<Record<number, Lack>> = { 404: 'unknown', 409: 'unfinished' };

type Fetch = (url: string) => Promise<Response>;

/** How often a house that is crowded is asked again, and for how many seconds it is waited at most. */
const AGAIN = 5;
const LONGEST = 10;

/** A house with too many readers says when to come back. */
const patiently = async (url: string, get: Fetch): Promise<Response> => {
  for (let tries = 0; ; tries += 1) {
    const answer = await get(url);
    const seconds = Number(answer.headers.get('retry-after') ?? NaN);
    if (tries === AGAIN || ![429, 503].includes(answer.status) || !(seconds >= 0 && seconds <= LONGEST)) return answer;
    await new Promise((done) => setTimeout(done, seconds * 1_000));
  }
};

const ask = async <T>(url: string, get: Fetch): Promise<T> => {
  const answer = await patiently(url, get);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? String(body.reason) : `${answer.status}`;
  throw new NoReplay(LACKS[answer.status] ?? 'broken', reason);
};

const of = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** Asked first: a game that is not there is an answer then, and no error in the browser's console. */
export const fetchLack = async (table: string, get: Fetch = (url) => fetch(url)): Promise<Lack | null> => {
  if (!/^[a-z0-9-]{1,40}$/.test(table)) return 'unknown';
  const { state } = await ask<Past>(of(table, 'past'), get);
  return state === 'over' ? null : state;
};

/** All steps, asked for page by page. */
export const fetchReplay = async (table: string, eyes: Eyes, get: Fetch = (url) => fetch(url)): Promise<Replay> => {
  const page = (from: number) => ask<Replay>(of(table, `replay?eyes=${eyes}&from=${from}`), get);
  const first = await page(0);
  const steps: Step[] = [...first.steps];
  while (steps.length <= first.last) {
    const more = (await page(steps.length)).steps;
    if (more.length === 0) throw new NoReplay('broken', `expected step ${steps.length} of ${first.last}, got none`);
    steps.push(...more);
  }
  return { ...first, players: named(first.players), steps };
};

/** How a game was left, with everything open. */
export const fetchEnd = async (table: string, get: Fetch = (url) => fetch(url)): Promise<AnyTruth | null> => {
  const { last } = await ask<Replay>(of(table, `replay?eyes=open&from=0&to=0`), get);
  const { steps } = await ask<Replay>(of(table, `replay?eyes=open&from=${last}`), get);
  return steps.at(-1)?.truth ?? null;
};

export const fetchReview = async (table: string, get: Fetch = (url) => fetch(url)): Promise<GameReview> => {
  const review = await ask<GameReview>(of(table, 'review'), get);
  return { ...review, players: named(review.players) };
};
export const fetchCertificate = (table: string, get: Fetch = (url) => fetch(url)): Promise<Certificate> => ask(of(table, 'certificate'), get);
