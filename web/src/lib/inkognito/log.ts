/** The story as lines of the log: the same words are shown, and spoken to those who do not see the table. */
import type { InkognitoEvent, InkognitoView, Player } from '../contract/messages';
import type { LogLine as AnyLogLine } from '../table/log';
import type { Drawn, InkognitoLine } from '../text/en/inkognito';
import { words } from '../text/words';
import { capital, inSentence } from './places';
import type { Told } from './stage.svelte';

export type LogLine = AnyLogLine<Drawn>;

const begun = (parts: InkognitoLine): InkognitoLine => parts.map((part, k) => (k === 0 && typeof part === 'string' ? capital(part) : part));
const line = (key: string, place: number, view: InkognitoView, parts: InkognitoLine): LogLine => ({
  key,
  seat: place < view.seats ? place : null,
  parts: begun(parts),
  heading: false,
});
const plain = (key: string, parts: InkognitoLine): LogLine => ({ key, seat: null, parts: begun(parts), heading: false });
const heading = (key: string, title: string): LogLine => ({ key, seat: null, parts: [title], heading: true });

const describe = (key: string, event: InkognitoEvent, view: InkognitoView, players: readonly Player[]): LogLine | null => {
  const text = words.inkognito.log;
  const who = (place: number) => ({ name: inSentence(view, players, place), me: place === view.seat });
  switch (event.event) {
    case 'game_began':
      return heading(key, text.game(event.nth, event.ambassador === null ? null : who(event.ambassador)));
    case 'dealt':
      return line(key, event.seat, view, text.dealt(who(event.seat), event.black));
    case 'round_began':
      return heading(key, text.round(event.series, event.round, who(event.starter), event.mover === null ? null : who(event.mover)));
    case 'went':
      return line(key, event.by ?? event.place, view, event.by === null ? text.went(who(event.place), event.location, event.forced) : text.sent(who(event.by), event.location));
    case 'turned':
      return line(key, event.place, view, text.turned(who(event.place), event.location));
    case 'met':
      return plain(key, text.met(event.who.map(who), event.location));
    case 'committed':
      return null;
    case 'shown':
      return line(key, event.giver, view, text.shown(who(event.giver), who(event.taker), event.black, event.cards));
    case 'demanded':
      return line(key, event.seat, view, text.demanded(who(event.seat), who(event.asked)));
    case 'declined':
      return line(key, event.seat, view, text.declined(who(event.seat)));
    case 'looked':
      return line(key, event.seat, view, text.looked(who(event.seat)));
    case 'called':
      return line(key, event.seat, view, text.called(who(event.seat), inDialOrder(event.call), event.dialled));
    case 'named':
      return line(key, event.seat, view, text.named(who(event.seat), event.people));
    case 'game_ended':
      return plain(key, text.ended(event.caller === null ? null : who(event.caller), event.right, event.winners.map(who)));
    case 'match_ended':
      return plain(key, text.matchEnded(event.winners.map(who)));
  }
};

/** All lines so far. That somebody has chosen is seen on the table, and not told. */
/** R12 The number is dialled F B Z X: its parts are named as they follow in it. */
export const inDialOrder = (call: string): string => {
  const place = (part: string): number => 'FBZX'.indexOf(part.charAt(0));
  return call.split(' ').toSorted((one, other) => place(one) - place(other)).join(' ');
};

export const logLines = (told: readonly Told[], view: InkognitoView, players: readonly Player[]): readonly LogLine[] =>
  told.flatMap(({ key, event }) => describe(key, event, view, players) ?? []);

/** A line as it is spoken. */
export const spoken = (parts: InkognitoLine): string =>
  parts.map((part) => (typeof part === 'string' ? part : words.inkognito.cardName(part.clue, part.black))).join('');
