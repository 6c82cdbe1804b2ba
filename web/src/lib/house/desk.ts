/** The front desk: what can be played here, which tables are open, a new table and a seat at one, over HTTP. */
import type { GameInfo, Join, NewTable, Problem, Seated, TableInfo } from '../contract/messages';
import type { Past } from '../contract/review';
import { words } from '../text/words';

/** The desk said no, or could not be reached; `reason` is for people to read. */
export class DeskProblem extends Error {
  constructor(
    readonly reason: string,
    readonly status: number | null = null,
  ) {
    super(reason);
  }
}

/** No answer came. What the browser says of that is for whoever made it, and each browser says something else. */
export const UNHEARD = 'the house does not answer';

const ask = async <T>(path: string, request?: RequestInit): Promise<T> => {
  const answer = await fetch(path, request).catch(() => {
    throw new DeskProblem(UNHEARD);
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new DeskProblem(problem?.reason ?? `${answer.status} ${answer.statusText}`, answer.status);
};

const tell = <T>(path: string, body: unknown): Promise<T> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<readonly GameInfo[]> => ask('/api/games');

/** With a secret of our own the desk can be asked again when it was not heard: it gives the same table, the same seat. */
const ownSecret = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replaceAll('+', '-').replaceAll('/', '_');

const TRIES = 3;
const PAUSE = 700;

/** What was asked for and never answered, with the secret it was asked with. */
const unheard = new Map<string, string>();

const insist = async <T>(path: string, wish: object): Promise<T> => {
  const what = `${path} ${JSON.stringify(wish)}`;
  const secret = unheard.get(what) ?? ownSecret();
  unheard.set(what, secret);
  for (let left = TRIES - 1; ; left--) {
    try {
      const answer = await tell<T>(path, { ...wish, secret });
      unheard.delete(what);
      return answer;
    } catch (cause) {
      const heard = cause instanceof DeskProblem && cause.status !== null;
      if (heard) unheard.delete(what);
      if (heard || left === 0) throw cause;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
};

export const openTable = (wish: Omit<NewTable, 'secret'>): Promise<Seated> => insist('/api/tables', wish);

/** Tables in the open: those that gather and may be joined, then those that play and may be watched. */
export const openTables = async (): Promise<readonly TableInfo[]> =>
  (await Promise.all([ask<readonly TableInfo[]>('/api/tables'), ask<readonly TableInfo[]>('/api/tables?stage=playing')])).flat();

/** Whether there is or was such a table. A slip in a code is an answer, and no error in the browser's console. */
export const isKnown = async (table: string): Promise<boolean> => (await ask<Past>(`${at(table)}/past`)).state !== 'unknown';

export const takeSeat = (table: string, join: Omit<Join, 'secret'>): Promise<Seated> => insist(`${at(table)}/seats`, join);

/** The text record of a finished game. */
export const recordPath = (table: string): string => `${at(table)}/record`;

/** What to tell people of whatever went wrong. */
export const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof DeskProblem)) return words.refusal.other;
  return cause.reason === UNHEARD ? words.refusal.unheard : (words.refusal.said(cause.reason) ?? words.refusal.other);
};
