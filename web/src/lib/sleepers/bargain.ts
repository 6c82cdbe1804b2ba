/** R28 An offer is put together on the page, where it can still be changed, and built at the server when it is sent. */
import type { Asset, OfferAnswered, SleepersView, SpyOffer } from '../contract/messages';
import type { AnyEvent, Happened } from '../contract/messages';
import { without } from './assets';
import { sideOf } from './deeds';

export interface Tray {
  readonly give: readonly Asset[];
  readonly want: readonly Asset[];
  readonly pays: number;
  readonly asks: number;
}

export const EMPTY: Tray = { give: [], want: [], pays: 0, asks: 0 };
export const STEP = 5;
/** R57 Where money is hidden, a wish for more than the partner has is not refused. */
const MOST_ASKED = 500;

/** The same offer from the other side. */
export const mirrored = ({ give, want, pays, asks }: Tray): Tray => ({ give: want, want: give, pays: asks, asks: pays });

/** What an offer made to me looks like from my side, so far as I hold it: the start of a counter-offer. */
export const turned = (offer: SpyOffer, mine: readonly Asset[], purse: number): Tray => ({
  give: offer.want.filter((card, k) => mine.filter((held) => held === card).length > offer.want.slice(0, k).filter((other) => other === card).length),
  want: offer.give,
  pays: Math.min(offer.asks, purse),
  asks: offer.pays,
});

export const trayOf = (offer: SpyOffer): Tray => ({ give: offer.give, want: offer.want, pays: offer.pays, asks: offer.asks });

/** R28 Each side gives something; by option one side is enough. */
export const complete = (tray: Tray, gifts: boolean): boolean => {
  const mine = tray.give.length > 0 || tray.pays > 0;
  const theirs = tray.want.length > 0 || tray.asks > 0;
  return gifts ? mine || theirs : mine && theirs;
};

/** As many cards as the partner is seen to hold may be wished for, of whatever type. */
export const seenCards = (view: SleepersView, seat: number): number => (view.held[seat] ?? 0) + (view.face_up[seat]?.length ?? 0);

export const mostAsked = (view: SleepersView, seat: number): number => view.money[seat] ?? MOST_ASKED;

const steps = (times: number, action: string): readonly string[] => Array.from({ length: times / STEP }, () => action);

/** All the actions that lead from here to this offer being proposed. */
export const proposing = (view: SleepersView, to: number, tray: Tray): readonly string[] => {
  const begun = view.plan;
  const fits = begun !== null && begun.to === to && without(begun.give, tray.give).length === 0 && without(begun.want, tray.want).length === 0 && begun.pays <= tray.pays && begun.asks <= tray.asks;
  const opening = view.offer !== null && !view.offer.counter && view.offer.to === view.seat ? 'counter' : `trade ${sideOf(view.seat, to)}`;
  const start = begun === null ? [opening] : fits ? [] : ['cancel', opening];
  const from = fits ? trayOf(begun) : EMPTY;
  return [
    ...start,
    ...without(tray.give, from.give).map((card) => `give ${card}`),
    ...without(tray.want, from.want).map((card) => `want ${card}`),
    ...steps(tray.pays - from.pays, 'give 5k'),
    ...steps(tray.asks - from.asks, 'want 5k'),
    'propose',
  ];
};

/** Whether all offers are refused that come in this turn of a rival: it was asked for in this turn, and ends with it. */
export const refusesAll = (view: Pick<SleepersView, 'turn' | 'active' | 'seat'>, asked: number): boolean => asked === view.turn && view.active !== view.seat;

const lastIndex = (events: readonly AnyEvent[], is: (event: AnyEvent) => boolean): number => events.findLastIndex(is);

/** How the rivals have answered my offers of this turn. */
export const answers = (story: readonly Happened[], me: number): ReadonlyMap<number, boolean> => {
  const events = story.flatMap(({ events }) => events);
  const turn = events.slice(lastIndex(events, ({ event }) => event === 'spy_turn_began') + 1);
  const mine = turn.filter((event): event is OfferAnswered => event.event === 'offer_answered' && event.partner === me);
  return new Map(mine.map(({ seat, accepted }) => [seat, accepted]));
};

/** What a seat had offered before it was countered; null where it is not told any more. */
export const countered = (story: readonly Happened[], by: number): Tray | null => {
  const events = story.flatMap(({ events }) => events);
  const at = lastIndex(events, (event) => event.event === 'offer_made' && !event.counter && event.seat === by);
  const [made, shown] = [events[at], events[at + 1]];
  if (made?.event !== 'offer_made' || shown?.event !== 'offer_shown') return null;
  return { give: shown.give, want: shown.want, pays: made.pays, asks: made.asks };
};
