/** Whom Inkognito waits for. */
import type { Decision, InkognitoView, Player } from '../contract/messages';
import type { Status } from '../table/status';
import { words } from '../text/words';
import { read } from './actions';
import type { LookedBack } from './lookBack';
import { inSentence, meetingOf } from './places';

/** Seats that have not chosen yet, as far as the table tells. */
export const awaited = (view: InkognitoView, players: readonly Player[]): readonly number[] =>
  view.to_act.filter((seat) => !view.locked.includes(seat) && players.find((player) => player.seat === seat)?.status !== 'locked');

/** 8.1 While one looks back at a game of a match, the next may wait for its reader. */
export const statusBetween = ({ nth, next }: Pick<LookedBack, 'nth' | 'next'>, asked: boolean): Status => {
  const text = words.inkognito.status;
  const over = text.gameOver(nth);
  return asked ? { main: text.yourTurnIn(next), detail: over, short: text.yourTurn, mine: true } : { main: over, detail: '', short: over, mine: false };
};

/** The head follows the step that is shown: while something is still told, nobody is asked anything. */
export const statusOf = (view: InkognitoView, players: readonly Player[], decision: Decision | null, telling = false): Status => {
  const text = words.inkognito.status;
  if (view.phase === 'over') return { main: text.over, detail: '', short: text.over, mine: false };
  if (telling) return { main: text.told, detail: '', short: text.told, mine: false };
  const name = (place: number) => inSentence(view, players, place);
  const mine = decision !== null && !decision.locked;
  const names = awaited(view, players).filter((seat) => seat !== view.seat).map(name);
  const waiting = names.length > 0 ? text.waitingFor(names) : '';
  if (!mine) return { main: waiting, detail: '', short: names.length === 1 ? `${names[0]}…` : names.length > 1 ? text.waitingShort : '', mine };
  const meeting = meetingOf(view, view.seat);
  if (view.phase === 'meetings' && meeting !== null) {
    const met = meeting.who.filter((place) => place !== view.seat).map(name);
    return { main: text.youMeet(met, meeting.location), detail: view.seat === view.ambassador ? text.receives : text.task[meeting.how], short: text.yourTurn, mine };
  }
  const where = view.seat === view.ambassador ? text.down : decision.legal.some((action) => read(action).verb === 'send') ? text.send : text.where;
  const detail = view.phase === 'locations' ? where : view.phase === 'answer' ? text.answer : text.name;
  return { main: text.yourTurn, detail, short: text.yourTurn, mine };
};
