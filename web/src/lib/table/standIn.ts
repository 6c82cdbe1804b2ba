/** For whom a bot plays until they are back: when the game is over nobody plays any more, and nobody is waited for. */
import type { Player } from '../contract/messages';
import type { LiveTable } from './live.svelte';

export const hasStandIn = (live: Pick<LiveTable, 'stage'>, { stand_in }: Player): boolean => stand_in && live.stage === 'playing';
