/** Whom one may speak to, and whether whoever was chosen can still hear it. */
import type { Audience, Player } from '../contract/messages';
import { words } from '../text/words';

/** An audience, or one person in a whisper. */
export interface To {
  readonly audience: Audience;
  readonly to?: number;
  /** Who sat there when it was chosen: a whisper is for a person, not for a chair. */
  readonly name?: string;
}

export const EVERYBODY: To = { audience: 'table' };

/** A watcher is heard by watchers; a team only where the game has teams that know each other. */
export const audiencesOf = (seat: number, players: readonly Player[], teams: boolean, whispers: boolean): readonly To[] => {
  if (seat < 0) return [{ audience: 'watchers' }];
  const people = whispers ? players.filter((one) => one.bot === null && !one.free && one.seat !== seat) : [];
  return [
    EVERYBODY,
    ...(teams ? [{ audience: 'team' } as const] : []),
    ...people.map(({ seat: to, name }): To => ({ audience: 'whisper', to, name })),
  ];
};

/** What the field says for as long as nothing is written: who would hear it. */
export const asks = ({ audience, name = '' }: To): string => {
  const text = words.around.chat.asks;
  return audience === 'whisper' ? text.whisper(name) : text[audience];
};

export const same = (one: To, other: To): boolean => one.audience === other.audience && one.to === other.to && one.name === other.name;
