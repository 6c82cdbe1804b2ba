/** The front desk: what can be played here, and a new table, over HTTP. */
import type { GameInfo, NewTable, Problem, Seated } from '../contract/messages';

/** The desk said no, or could not be reached; `reason` is for people to read. */
export class DeskProblem extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

const ask = async <T>(path: string, request?: RequestInit): Promise<T> => {
  const answer = await fetch(path, request).catch((cause: unknown) => {
    throw new DeskProblem(cause instanceof Error ? cause.message : String(cause));
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new DeskProblem(problem?.reason ?? `${answer.status} ${answer.statusText}`);
};

export const games = (): Promise<readonly GameInfo[]> => ask('/api/games');

export const openTable = (wish: NewTable): Promise<Seated> =>
  ask('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) });

/** The text record of a finished game. */
export const recordPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
