/** Each game's table, loaded when somebody sits down at one. */
import type { Component } from 'svelte';
import type { AnyView } from '../contract/messages';
import type { LiveTable } from './live.svelte';

type Game = AnyView['game'];
export type GameTable = Component<{ live: LiveTable; view: AnyView }>;

/** The server sends a game's own View to its own table, so the narrower type is safe here. */
const table = async (loaded: Promise<{ default: unknown }>): Promise<GameTable> => (await loaded).default as GameTable;

export const TABLES: Readonly<Partial<Record<Game, () => Promise<GameTable>>>> = {
  fbi: () => table(import('../fbi/FbiTable.svelte')),
  criminals: () => table(import('../criminals/CriminalsTable.svelte')),
  inkognito: () => table(import('../inkognito/InkognitoTable.svelte')),
  getaway: () => table(import('../getaway/GetawayTable.svelte')),
  sleepers: () => table(import('../sleepers/SleepersTable.svelte')),
};
