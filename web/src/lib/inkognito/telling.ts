/** One event after another applied to a View, so that the table can be shown between two updates. */
import type { Column, InkognitoEvent, InkognitoView, Location, Shown } from '../contract/messages';

const put = <T>(row: readonly T[], at: number, change: (old: T) => T): readonly T[] => row.map((old, k) => (k === at ? change(old) : old));

/** 3.5 A card is laid open; whatever lay face down for that place is this card. */
const laid = (view: InkognitoView, place: number, location: Location): InkognitoView => ({
  ...view,
  played: put(view.played, place, (cards) => [...cards, location]),
  down: view.down.filter((card) => card.place !== place),
});

/** 6.1 Cards are noted in the column of their meeting. */
const noted = (view: InkognitoView, { giver, taker, black, cards }: Shown): InkognitoView => {
  const meeting = view.meetings.find(({ who }) => who.includes(taker));
  if (meeting === undefined) return view;
  const last = view.sheet.at(-1);
  const same = last?.series === view.series && last.round === view.round && last.location === meeting.location;
  const column: Column = same ? last : { series: view.series, round: view.round, ...meeting, shows: [] };
  const rest = same ? view.sheet.slice(0, -1) : view.sheet;
  return { ...view, sheet: [...rest, { ...column, shows: [...column.shows, { giver, taker, black, cards }] }] };
};

const moved = (view: InkognitoView, event: InkognitoEvent): InkognitoView => {
  switch (event.event) {
    case 'game_began':
      return { ...view, phase: 'locations', nth: event.nth, ambassador: event.ambassador ?? view.ambassador, black: view.black.map(() => null), sheet: [], called: null };
    case 'dealt':
      return { ...view, black: put(view.black, event.seat, () => event.black) };
    case 'round_began':
      return {
        ...view,
        phase: 'locations',
        series: event.series,
        round: event.round,
        starter: event.starter,
        mover: event.mover,
        played: event.round === 1 ? view.played.map(() => []) : view.played,
        down: [],
        meetings: [],
        settled: 0,
        locked: [],
        choice: null,
        demand: null,
      };
    case 'went':
    case 'turned':
      return laid(view, event.place, event.location);
    case 'met':
      return { ...view, phase: 'meetings', meetings: [...view.meetings, { location: event.location, who: event.who, how: event.how }] };
    case 'committed':
      return view.phase === 'locations' ? view : { ...view, locked: [...new Set([...view.locked, event.seat])] };
    case 'shown':
      return noted(view, event);
    case 'demanded':
      return { ...view, phase: 'answer', demand: [event.seat, event.asked] };
    case 'called':
      return { ...view, phase: 'name', called: [event.seat, event.call] };
    case 'game_ended':
      return {
        ...view,
        phase: 'over',
        black: event.black,
        finished: { black: event.black, caller: event.caller, call: view.called?.[1] ?? null, people: null, right: event.right, winners: event.winners },
        draws: view.draws + (event.caller === null ? 1 : 0),
        points: view.points.map((points, seat) => points + (event.winners.includes(seat) ? 1 : 0)),
      };
    case 'match_ended':
      return { ...view, points: event.points, winners: event.winners };
    case 'declined':
    case 'looked':
    case 'named':
      return view;
  }
};

/** The table just after an event. Nobody acts in a moment that is only shown. */
export const after = (view: InkognitoView, event: InkognitoEvent): InkognitoView => ({ ...moved(view, event), to_act: [] });
