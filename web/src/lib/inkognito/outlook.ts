/** What would come of a visit: who is there, who may still come, and how likely the Ambassador is. */
import type { InkognitoView, Location } from '../contract/messages';
import { LOCATIONS } from './cards';
import { agents, roundAt, turnOrder, whereIs } from './places';

export interface Outlook {
  readonly location: Location;
  /** 3.3 The round in which it was used, or null. */
  readonly used: number | null;
  readonly here: readonly number[];
  /** Agents still to play who can come. */
  readonly mayCome: readonly number[];
  /** Agents still to play who cannot. */
  readonly cannot: readonly number[];
  /** Of how many locations left to the Ambassador this is one; null if he cannot come, or his card is open. */
  readonly ambassador: number | null;
}

/** Who has not played in this round; nobody waits for the place that is asked. */
const toCome = (view: InkognitoView, place: number): readonly number[] =>
  turnOrder(view).filter((other) => other !== place && other !== view.ambassador && whereIs(view, other) === null);

export const outlookAt = (view: InkognitoView, place: number, location: Location): Outlook => {
  const open = toCome(view, place);
  const left = LOCATIONS.filter((other) => roundAt(view, view.ambassador, other) === null);
  const hidden = place !== view.ambassador && whereIs(view, view.ambassador) === null && left.includes(location);
  return {
    location,
    used: roundAt(view, place, location),
    here: agents(view).filter((other) => other !== place && whereIs(view, other) === location),
    mayCome: open.filter((other) => roundAt(view, other, location) === null),
    cannot: open.filter((other) => roundAt(view, other, location) !== null),
    ambassador: hidden ? left.length : null,
  };
};
