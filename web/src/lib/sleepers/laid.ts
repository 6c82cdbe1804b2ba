/** R28 What lies on the trays of an offer that is not sent: it outlives the page, as half of a choice does, and ends with the turn. */
import type { SleepersView } from '../contract/messages';
import type { LiveTable } from '../table/live.svelte';
import { recallHalf, rememberHalf } from '../table/memory';
import type { Tray } from './bargain';

export interface Laid {
  readonly to: number;
  readonly tray: Tray;
}

type Table = Pick<LiveTable, 'id' | 'secret'>;

const isBlank = ({ give, want, pays, asks }: Tray): boolean => give.length + want.length + pays + asks === 0;

const turnOf = (view: SleepersView): string => `[${view.seat},${view.turn}]`;

/** The seat, its turn, and the offer that is countered. */
const asked = (view: SleepersView, countering: boolean): string => `${turnOf(view)} ${JSON.stringify(countering ? view.offer : null)} `;

/** What this seat had laid out when the page was left; null where that was nothing, or in another turn. */
export const laidOut = (live: Table, view: SleepersView, countering: boolean): Laid | null => {
  const [kept, question] = [recallHalf(live.id), asked(view, countering)];
  if (live.secret === null || !kept.startsWith(question)) return null;
  try {
    return JSON.parse(kept.slice(question.length)) as Laid;
  } catch {
    return null;
  }
};

/** Kept until it is sent or put away. In a lesson nothing is. */
export const keepLaid = (live: Table, view: SleepersView, countering: boolean, laid: Laid | null): void => {
  if (live.secret !== null) rememberHalf(live.id, laid === null || isBlank(laid.tray) ? '' : asked(view, countering) + JSON.stringify(laid));
};

/** With the turn goes what was laid out in it. */
export const clearLaid = (live: Table, view: SleepersView): void => {
  if (live.secret !== null && !recallHalf(live.id).startsWith(turnOf(view))) rememberHalf(live.id, '');
};
