/** What this browser remembers: the name, and for each table the secret that makes a seat mine. */
import type { Chat } from '../contract/messages';
import { forget, recall, remember } from '../parts/keep';
import { forgetSheets } from './sheets.svelte';

const NAME = 'backroom.name';
const PACE = 'backroom.pace';
const TABLES = 'backroom.tables';
/** So many tables are offered to go on with: games of a day a move are played beside each other for weeks. */
export const MOST_TABLES = 30;
const seatOf = (table: string): string => `backroom.seat.${table}`;
const sealOf = (table: string): string => `backroom.seal.${table}`;
const draftOf = (table: string): string => `backroom.draft.${table}`;
const unsaidOf = (table: string): string => `backroom.unsaid.${table}`;
const halfOf = (table: string): string => `backroom.half.${table}`;

const passing = new Map<string, string>();

export const recallName = (): string => recall(NAME) ?? '';
export const rememberName = (name: string): void => remember(NAME, name);

export const recallSeat = (table: string): string | null => recall(seatOf(table)) ?? passing.get(table) ?? null;
export const rememberSeat = (table: string, secret: string): void => {
  passing.set(table, secret);
  remember(seatOf(table), secret);
};

/** The seal of the shuffle as it was first shown here, before the end of the game: no later word changes it. */
export const recallSeal = (table: string): string | null => recall(sealOf(table));
export const rememberSeal = (table: string, seal: string): void => {
  if (recallSeal(table) === null) remember(sealOf(table), seal);
};

/** A line of chat that is not said yet: it outlives the page, which is loaded anew in another language. */
export const recallDraft = (table: string): string => recall(draftOf(table)) ?? '';
export const rememberDraft = (table: string, line: string): void => (line === '' ? forget(draftOf(table)) : remember(draftOf(table), line));

/** Lines of chat that were sent and are not answered: under their keys they are said once, however often they are sent. */
export const recallUnsaid = (table: string): readonly Chat[] => {
  try {
    const found: unknown = JSON.parse(recall(unsaidOf(table)) ?? '[]');
    return Array.isArray(found) ? (found as readonly Chat[]) : [];
  } catch {
    return [];
  }
};
export const rememberUnsaid = (table: string, lines: readonly Chat[]): void =>
  lines.length === 0 ? forget(unsaidOf(table)) : remember(unsaidOf(table), JSON.stringify(lines));

/** A choice that is not whole yet, with the question that it is to answer. */
export const recallHalf = (table: string): string => recall(halfOf(table)) ?? '';
export const rememberHalf = (table: string, half: string): void => (half === '' ? forget(halfOf(table)) : remember(halfOf(table), half));

export const recallPace = (): string | null => recall(PACE);
export const rememberPace = (pace: string): void => remember(PACE, pace);

/** A table with a game under way. */
export interface Unfinished {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly turn: string;
}

const isTable = (one: unknown): one is Finished =>
  typeof one === 'object' && one !== null && 'table' in one && typeof one.table === 'string' && 'game' in one && typeof one.game === 'string';

/** A list of tables as it was kept; what is none is passed over. */
const kept = <One extends Finished>(where: string): readonly One[] => {
  try {
    const found: unknown = JSON.parse(recall(where) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is One => isTable(one)) : [];
  } catch {
    return [];
  }
};

/** Games that this browser has a seat in and has not seen the end of, the latest first. */
export const recallUnfinished = (): readonly Unfinished[] => kept<Unfinished>(TABLES);

const others = (table: string): readonly Unfinished[] => recallUnfinished().filter((one) => one.table !== table);

export const rememberUnfinished = (one: Unfinished): void =>
  remember(TABLES, JSON.stringify([one, ...others(one.table)].slice(0, MOST_TABLES)));

/** The game is over, or the server knows nothing of it. */
export const forgetUnfinished = (table: string): void => remember(TABLES, JSON.stringify(others(table)));

const FINISHED = 'backroom.finished';
/** So many games are offered to be looked back at. */
export const MOST_FINISHED = 8;

/** A game that this browser has played to its end. */
export interface Finished {
  readonly table: string;
  readonly game: string;
}

/** The latest first. */
export const recallFinished = (): readonly Finished[] => kept<Finished>(FINISHED);

export const rememberFinished = (one: Finished): void => {
  const others = recallFinished().filter(({ table }) => table !== one.table);
  remember(FINISHED, JSON.stringify([one, ...others].slice(0, MOST_FINISHED)));
};

/** The server knows no such table: neither the game nor the seat is worth keeping. */
export const forgetTable = (table: string): void => {
  forgetUnfinished(table);
  forgetSheets(table, recallSeat(table));
  passing.delete(table);
  forget(seatOf(table));
  forget(draftOf(table));
  forget(unsaidOf(table));
  forget(halfOf(table));
  forget(sealOf(table));
};
