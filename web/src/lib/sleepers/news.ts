/** What just happened on the map: trails of the last turn, and the latest dice. */
import type { City, DossierSeen, Happened, RebellionRolled, SleepersEvent, SpyAttacked, Zone } from '../contract/messages';
import { zoneOf } from './board';

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

export interface Scene {
  readonly zone: Zone;
  readonly city: City | null;
}

/** Where the latest thing that has a place happened. */
export const sceneOf = (story: readonly Happened[]): Scene | null => {
  for (const event of events(story.slice(-40)).toReversed()) {
    const city = event.event === 'spy_moved' ? event.target : 'city' in event ? event.city : null;
    if (city !== null) return { zone: zoneOf(city), city };
    if (event.event === 'zone_card_played') return { zone: event.zone, city: null };
  }
  return null;
};

export type Roll = (SpyAttacked | RebellionRolled) & { readonly key: string };

/** The dice of the latest thing that happened; null where none rolled. */
export const roll = (story: readonly Happened[]): Roll | null => {
  const last = story.at(-1);
  const rolled = (last?.events as readonly SleepersEvent[] | undefined)?.find((event) => event.event === 'spy_attacked' || event.event === 'rebellion_rolled');
  if (last === undefined || rolled === undefined || (rolled.event !== 'spy_attacked' && rolled.event !== 'rebellion_rolled')) return null;
  return { ...rolled, key: `${last.seq}` };
};

export type Peek = DossierSeen & { readonly key: string };

/** R36 The rival's dossier that the latest thing that happened has shown to me; null where it showed none. */
export const peek = (story: readonly Happened[], me: number): Peek | null => {
  const last = story.at(-1);
  const seen = (last?.events as readonly SleepersEvent[] | undefined)?.find((event): event is DossierSeen => event.event === 'dossier_seen' && event.seat === me && event.rival !== me);
  return last === undefined || seen === undefined ? null : { ...seen, key: `${last.seq}` };
};
