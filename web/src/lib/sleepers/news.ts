/** What just happened on the map: trails of the last turn, and the latest dice. */
import type { City, Happened, RebellionRolled, SleepersEvent, SpyAttacked } from '../contract/messages';

export interface Trail {
  readonly from: City;
  readonly to: City;
  readonly owner: number;
}

const events = (story: readonly Happened[]): readonly SleepersEvent[] => story.flatMap(({ events }) => events as readonly SleepersEvent[]);

/** The movements since the last turn began but mine. */
export const trails = (story: readonly Happened[]): readonly Trail[] => {
  const recent = events(story.slice(-40));
  const turn = recent.slice(recent.findLastIndex(({ event }) => event === 'spy_turn_began') + 1);
  return turn.flatMap((event) => (event.event === 'spy_moved' ? [{ from: event.origin, to: event.target, owner: event.owner }] : []));
};

export type Roll = (SpyAttacked | RebellionRolled) & { readonly key: string };

/** The dice of the latest thing that happened; null where none rolled. */
export const roll = (story: readonly Happened[]): Roll | null => {
  const last = story.at(-1);
  const rolled = (last?.events as readonly SleepersEvent[] | undefined)?.find((event) => event.event === 'spy_attacked' || event.event === 'rebellion_rolled');
  if (last === undefined || rolled === undefined || (rolled.event !== 'spy_attacked' && rolled.event !== 'rebellion_rolled')) return null;
  return { ...rolled, key: `${last.seq}` };
};
