/** The places at the table: seats, and with fewer than five players also the dummy and the Ambassador. */
import type { InkognitoView, Location, Player } from '../contract/messages';
import { nameOf } from '../table/log';
import { words } from '../text/words';

export const PLACES: readonly number[] = [0, 1, 2, 3, 4];

/** Everybody but the Ambassador: there are always four. */
export const agents = (view: InkognitoView): readonly number[] => PLACES.filter((place) => place !== view.ambassador);

/** Clockwise from a place, the Ambassador left out; the place itself comes last, if it is an agent's. */
export const agentsAfter = (view: InkognitoView, place: number): readonly number[] =>
  PLACES.map((step) => (place + 1 + step) % PLACES.length).filter((other) => other !== view.ambassador);

/** 3.1, 3.2 Who plays when in this round: the agents from the starter on, and the Ambassador's pack last. 10.2 A player who is the Ambassador lays first. */
export const turnOrder = (view: InkognitoView): readonly number[] => {
  const around = PLACES.map((step) => (view.starter + step) % PLACES.length);
  const others = around.filter((place) => place !== view.ambassador);
  return view.seats === PLACES.length ? [view.ambassador, ...others] : [...others, view.ambassador];
};

/** Where somebody is in this round, as far as it is open. */
export const whereIs = (view: InkognitoView, place: number): Location | null => view.played[place]?.[view.round - 1] ?? null;

/** Who is at a location in this round. */
export const thereAt = (view: InkognitoView, location: Location): readonly number[] => PLACES.filter((place) => whereIs(view, place) === location);

/** 3.3 Which round of this series brought somebody to a location, or null. */
export const roundAt = (view: InkognitoView, place: number, location: Location): number | null => {
  const at = view.played[place]?.indexOf(location) ?? -1;
  return at < 0 ? null : at + 1;
};

export const isDown = (view: InkognitoView, place: number): boolean => view.down.some((card) => card.place === place);

/** R19 Whose card lies face down at a location, as far as this reader knows. */
export const downAt = (view: InkognitoView, location: Location): readonly number[] => view.down.flatMap((card) => (card.location === location ? [card.place] : []));

/** A place's name as this reader says it. */
export const placeName = (view: InkognitoView, players: readonly Player[], place: number): string => {
  if (place < view.seats) return nameOf(players, place, view.seat);
  return place === view.dummy ? words.inkognito.dummy : words.inkognito.ambassador;
};

/** The same within a sentence: the dummy and the Ambassador are no names. */
export const inSentence = (view: InkognitoView, players: readonly Player[], place: number): string => {
  if (place < view.seats) return nameOf(players, place, view.seat);
  return place === view.dummy ? words.inkognito.theDummy : words.inkognito.theAmbassador;
};

/** A sentence begins with a capital. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The meeting this place takes part in just now, settled ones left out. */
export const meetingOf = (view: InkognitoView, place: number): InkognitoView['meetings'][number] | null =>
  view.meetings.slice(view.settled).find(({ who }) => who.includes(place)) ?? null;

/** 3.4 Who meets at a location; three are too many, but for the Ambassador who is a player. */
export const bracketAt = (view: InkognitoView, location: Location): 'none' | 'meet' | 'crowd' | 'mine' => {
  const meeting = view.meetings.find((one) => one.location === location);
  if (meeting !== undefined) return meeting.who.includes(view.seat) ? 'mine' : 'meet';
  return thereAt(view, location).length > 2 && whereIs(view, view.ambassador) !== null ? 'crowd' : 'none';
};

/** A place's hue: the seat's, the dummy's, or the white of an Ambassador who is nobody's seat. */
export const hueOf = (view: Pick<InkognitoView, 'seats' | 'dummy'>, place: number): string =>
  place < view.seats || place === view.dummy ? `var(--seat-${place})` : '#f1ead9';
