/** How a game ended, and why a call was wrong. */
import type { Finished, Identity, InkognitoView, Segment } from '../contract/messages';
import { readNumber } from './actions';
import { IDENTITIES } from './cards';

export type Verdict = 'drawn' | 'right' | 'wrong' | 'notPartner' | 'wrongPeople';

/** 2.4 The number as the black cards have it. */
export const numberOf = (finished: Finished): Readonly<Partial<Record<Identity, Segment>>> =>
  Object.fromEntries(finished.black.flatMap((cards) => (cards === null ? [] : [cards])));

/** 7.2, R10, R11 A wrong call may have had the right number. */
export const judge = (finished: Finished): Verdict => {
  if (finished.caller === null || finished.call === null) return 'drawn';
  if (finished.right) return 'right';
  const [called, truth] = [readNumber(finished.call), numberOf(finished)];
  if (IDENTITIES.some((agent) => called[agent] !== truth[agent])) return 'wrong';
  return finished.people === null ? 'notPartner' : peopleRight(finished) ? 'notPartner' : 'wrongPeople';
};

/** The caller, if an agent, and the other agents clockwise. */
const peopleRight = (finished: Finished): boolean => {
  const caller = finished.caller ?? 0;
  const around = [0, 1, 2, 3, 4].map((step) => (caller + step) % 5).flatMap((place) => finished.black[place] ?? []);
  const identities = around.filter((card): card is Identity => (IDENTITIES as readonly string[]).includes(card));
  return identities.join(' ') === finished.people;
};

/** Places in the order in which they are shown at the end: partners side by side, the winners first. */
export const revealed = (view: InkognitoView, finished: Finished): readonly number[] => {
  const places = finished.black.flatMap((cards, place) => (cards === null ? [] : [place]));
  const side = (place: number): number => Math.floor(IDENTITIES.indexOf(finished.black[place]?.[0] ?? 'F') / 2);
  const lead = finished.winners.map(side)[0] ?? 0;
  return view.seats === 4 ? places.toSorted((a, b) => Math.abs(side(a) - lead) - Math.abs(side(b) - lead)) : places;
};
