/** 8.1 Up to which game of a match this reader has looked back: kept by this browser, so that a reload skips no reveal. */
import { recall, remember } from '../parts/keep';

const keyOf = (table: string): string => `backroom.inkognito.seen.${table}`;

/** Whoever comes to the table for the first time has nothing to look back at. */
export const seenAt = (table: string, nth: number): number => {
  const kept = Number(recall(keyOf(table)) ?? nth);
  return Number.isInteger(kept) && kept <= nth ? kept : nth;
};

export const rememberSeen = (table: string, nth: number): void => remember(keyOf(table), String(nth));
