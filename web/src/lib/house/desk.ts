/** The front desk: what can be played here, which tables are open, a new table and a seat at one, over HTTP. */
import type { GameInfo, Join, NewTable, Problem, Seated, TableInfo } from '../contract/messages';
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

const ask = async <T>(path: string, request?: RequestInit): Promise<T> => {
  const answer = await fetch(path, request).catch((cause: unknown) => {
    throw new DeskProblem(cause instanceof Error ? cause.message : String(cause));
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new DeskProblem(problem?.reason ?? `${answer.status} ${answer.statusText}`, answer.status);
};

const tell = <T>(path: string, body: unknown): Promise<T> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<readonly GameInfo[]> => ask('/api/games');

export const openTable = (wish: NewTable): Promise<Seated> => tell('/api/tables', wish);

/** Tables in the open: those that gather and may be joined, then those that play and may be watched. */
export const openTables = async (): Promise<readonly TableInfo[]> =>
  (await Promise.all([ask<readonly TableInfo[]>('/api/tables'), ask<readonly TableInfo[]>('/api/tables?stage=playing')])).flat();

export const tableInfo = (table: string): Promise<TableInfo> => ask(at(table));

export const takeSeat = (table: string, join: Join): Promise<Seated> => tell(`${at(table)}/seats`, join);

/** The text record of a finished game. */
export const recordPath = (table: string): string => `${at(table)}/record`;

/** What to tell people of whatever went wrong. */
export const reasonOf = (cause: unknown): string => words.refusal.said(cause instanceof DeskProblem ? cause.reason : String(cause)) ?? words.refusal.other;
