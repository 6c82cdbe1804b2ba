/** What a house tells whoever sits down at its table, for tests that hold its end of the line. */
import type { Decision, Update, Welcome } from '../src/lib/contract/messages';
import { ANN, house, players, turnOne } from './table';

export const decision: Decision = { id: '3.0', legal: ['release none'], sealed: false, choice: null, locked: false, left_ms: null };

export const welcome: Welcome = {
  type: 'welcome', table: 't', game: 'fbi', rules: 1, options: {}, seat: ANN, commitment: 'c', imported: false,
  clock: { kind: 'none', seconds: 60, days: 2, bank: 0 }, help: 'logic', listed: false, watchers: true, emotes: [],
};

export const update = (seq: number, change: Partial<Update> = {}): Update => ({
  type: 'update', seq, stage: 'playing', seat: ANN, players, house, view: turnOne(), story: [], undone: [], asides: [], decision, seed: null,
  ...change,
});
