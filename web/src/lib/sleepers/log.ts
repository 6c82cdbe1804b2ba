/** The story as lines of the log: the same words are shown, and spoken to those who do not see the table. */
import type { Agency, AnyEvent, Asset, Happened, SleepersEvent } from '../contract/messages';
import type { LogLine as AnyLogLine } from '../table/log';
import type { Line } from '../text/en/sleepers';
import { words } from '../text/words';

export type LogLine = AnyLogLine<{ readonly card: Asset }>;

/** How a seat is called: an agency, or you. */
export const caller =
  (agencies: readonly Agency[], me: number) =>
  (seat: number): string =>
    seat === me ? words.sleepers.you : (agencies[seat] ?? '');

const describe = (event: SleepersEvent, who: (seat: number) => string, agency: (seat: number) => string, me: number, before: AnyEvent | undefined): readonly [number | null, Line] | null => {
  /** Nobody's own eyes are told a secret only where all is open. */
  const of = (seat: number): string | null => (me < 0 ? agency(seat) : null);
  switch (event.event) {
    case 'spy_placed':
      return [event.seat, words.sleepers.log.placed(who(event.seat), event.city)];
    case 'cards_dealt':
      return [null, words.sleepers.log.dealt()];
    case 'spy_turn_began':
      return [event.seat, words.sleepers.log.income(who(event.seat), event.income)];
    case 'zone_cards_lifted':
      return [event.seat, words.sleepers.log.lifted(who(event.seat), event.cards)];
    case 'objective_completed':
      return [event.seat, words.sleepers.log.completed(who(event.seat), event.objective, event.city, event.money)];
    case 'card_drawn':
      return [event.seat, words.sleepers.log.drew(who(event.seat))];
    case 'assets_seen':
      return [event.seat, words.sleepers.log.seen(of(event.seat), event.cards)];
    case 'dossier_seen':
      return [event.rival, event.rival === event.seat ? words.sleepers.log.ownDossier(of(event.seat), event.location, event.objective) : words.sleepers.log.dossier(of(event.seat), who(event.rival), event.location, event.objective)];
    case 'deck_reshuffled':
      return [null, words.sleepers.log.reshuffled(event.deck)];
    case 'spy_moved':
      return [
        event.seat,
        event.owner === event.seat
          ? words.sleepers.log.moved(who(event.seat), event.origin, event.target, event.by)
          : words.sleepers.log.sent(who(event.seat), who(event.owner), event.origin, event.target),
      ];
    case 'rebellion_rolled':
      return [event.seat, words.sleepers.log.rebelled(who(event.seat), event.city, event.die, event.lost)];
    case 'spy_recruited':
      return [event.seat, words.sleepers.log.recruited(who(event.seat), event.city)];
    case 'cell_placed':
      return [event.seat, words.sleepers.log.cell(who(event.seat), event.city)];
    case 'zone_card_played':
      return [event.seat, words.sleepers.log.zone(who(event.seat), event.card, event.zone)];
    case 'mole_played':
      return [event.seat, words.sleepers.log.mole(who(event.seat), who(event.rival), event.cards)];
    case 'informant_played':
      return [event.seat, words.sleepers.log.informant(who(event.seat), who(event.rival))];
    case 'budget_taken':
      return [event.seat, words.sleepers.log.budget(who(event.seat), event.money)];
    case 'spy_attacked':
      return [event.seat, words.sleepers.log.attacked(who(event.seat), who(event.rival), event.city, event.dice, event.won)];
    case 'booty_taken':
      return [event.seat, words.sleepers.log.booty(who(event.seat), who(event.rival), event.money)];
    case 'card_stolen':
      return [event.seat, words.sleepers.log.stole(who(event.seat), who(event.rival), event.card)];
    case 'objective_initiated':
      return [event.seat, words.sleepers.log.initiated(who(event.seat), event.objective, event.city)];
    case 'objective_stopped':
      return [event.seat, words.sleepers.log.stopped(who(event.seat), who(event.rival), event.objective, event.city, event.money)];
    case 'cell_destroyed':
      return [event.seat, words.sleepers.log.destroyed(who(event.seat), who(event.rival), event.city, event.money)];
    case 'offer_made':
      return [event.seat, words.sleepers.log.offered(who(event.seat), who(event.partner), event.counter, event.gives, event.pays, event.wants, event.asks)];
    case 'offer_shown':
      if (event.give.length + event.want.length === 0) return null;
      return [event.seat, words.sleepers.log.shown(who(event.seat), event.seat === me, event.give, before?.event === 'offer_made' ? before.pays : 0, event.want, before?.event === 'offer_made' ? before.asks : 0)];
    case 'offer_answered':
      return [event.seat, words.sleepers.log.answered(who(event.seat), event.accepted)];
    case 'card_discarded':
      return [event.seat, words.sleepers.log.discarded(who(event.seat), event.card)];
    case 'auction_opened':
      return [event.seat, words.sleepers.log.auction(who(event.seat), event.cards)];
    case 'draft_seen':
      return null;
    case 'draft_picked':
      return [event.seat, words.sleepers.log.picked(who(event.seat), event.left)];
    case 'token_passed':
      return [null, words.sleepers.log.token(who(event.seat))];
    case 'cells_ended':
      return [event.winners[0] ?? null, words.sleepers.log.ended(event.winners.map(who), event.winners.includes(me))];
  }
};

/** At a table of Sleeper Cells nothing else happens. */
const own = (event: AnyEvent): SleepersEvent => event as SleepersEvent;

/** These are told with the cards that some seats may see (2, 3d6, 4, 5a). */
const follows = (event: AnyEvent | undefined): boolean =>
  event !== undefined && ['card_drawn', 'card_stolen', 'card_discarded', 'draft_picked'].includes(event.event);

/** The cards I may see stand on the line of what happened to them. */
const withCards = (told: readonly [number | null, Line] | null, next: AnyEvent | undefined): readonly [number | null, Line] | null =>
  told === null || next?.event !== 'assets_seen' ? told : [told[0], [...told[1], ': ', ...next.cards.map((card) => ({ card }))]];

/** All lines so far, a heading before each turn. */
export const logLines = (story: readonly Happened[], agencies: readonly Agency[], me: number): readonly LogLine[] => {
  const who = caller(agencies, me);
  const agency = (seat: number): string => agencies[seat] ?? '';
  return story.flatMap(({ seq, events }) =>
    events.map(own).flatMap((event, k): readonly LogLine[] => {
      const key = `${seq}.${k}`;
      if (event.event === 'assets_seen' && follows(events[k - 1])) return [];
      const told = withCards(describe(event, who, agency, me, events[k - 1]), events[k + 1]);
      const line: readonly LogLine[] = told === null ? [] : [{ key, seat: told[0], parts: told[1], heading: false }];
      if (event.event !== 'spy_turn_began') return line;
      return [{ key: `${key}.turn`, seat: null, parts: [words.sleepers.log.turn(event.turn, who(event.seat))], heading: true }, ...line];
    }),
  );
};

/** A line as it is spoken. */
export const spoken = (parts: Line): string =>
  parts.map((part) => (typeof part === 'string' ? part : `${words.sleepers.asset(part.card)} `)).join('').replaceAll('  ', ' ').trim();
