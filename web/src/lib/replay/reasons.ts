/** What somebody did at a moment that changed the game, and what came of it: told from the steps that lie around it. */
import type { Agent, AnyView, Arrested, Colour, FbiView } from '../contract/messages';
import type { Moment, Step } from '../contract/review';
import { COLOURS } from '../fbi/cards';
import { words } from '../text/words';
import { openView } from './openView';
import { PARTS, type Tell } from './telling';

export interface Reason {
  /** What happened; '' where the log tells it. */
  readonly title: string;
  /** What came of it; '' where it speaks for itself. */
  readonly why: string;
  /** It was the deed of several. */
  readonly ofAll?: boolean;
}

type NameOf = (seat: number) => string;
const SILENT: Reason = { title: '', why: '' };
const CROWD = 3;

export const viewAt = (steps: readonly Step[], at: number): AnyView | null => {
  const step = steps[at];
  return step?.view ?? (step?.truth ? openView(step.truth) : null);
};
const fbiAt = (steps: readonly Step[], at: number): FbiView | null => {
  const view = viewAt(steps, at);
  return view?.game === 'fbi' ? view : null;
};

/** The arrests of the turn in which a step was taken: they show at last who had kept what. */
export const arrestsOf = (steps: readonly Step[], at: number): readonly Arrested[] => {
  const begins = (step: Step): boolean => step.events.some(({ event }) => event === 'turn_began');
  const next = steps.findIndex((step, k) => k > at && begins(step));
  const first = steps.findLastIndex((step, k) => k <= at && begins(step));
  return steps.slice(first + 1, next < 0 ? undefined : next + 1).flatMap(({ events }) => events.flatMap((event) => (event.event === 'arrested' ? [event] : [])));
};

/** 5.2 Who has won or lost a bonus by it: whoever acted first of all. */
const leads = (before: FbiView | null, after: FbiView | null, actor: number, name: NameOf): string => {
  if (before === null || after === null || before.turn !== after.turn) return '';
  const changed = COLOURS.flatMap((colour: Colour, c) => {
    const [was, is] = [before.leaders[c] ?? null, after.leaders[c] ?? null];
    if (was === is) return [];
    if (is === actor) return [words.archive.turns.leadWon(name(is), colour)];
    return was !== null ? [words.archive.turns.leadLost(name(was), colour)] : is !== null ? [words.archive.turns.leadWon(name(is), colour)] : [];
  });
  return changed[0] ?? '';
};

/** 4.3d Where a release has put its seat, once all have released. */
const place = (steps: readonly Step[], at: number, seat: number): string => {
  const turn = fbiAt(steps, at)?.turn;
  const ordered = steps.slice(at).findIndex((_, k) => (fbiAt(steps, at + k)?.order.length ?? 0) > 0);
  const view = ordered < 0 ? null : fbiAt(steps, at + ordered);
  if (view === null || view.turn !== turn) return '';
  const text = words.archive.turns;
  const nth = view.order.indexOf(seat) + 1;
  return nth === 1 ? text.first : nth === view.seats ? text.last : text.nth(nth);
};

/** 4.4 All seats choose at once: the crowd, if there is one, or what whoever it changed most for has chosen. */
const choice = (steps: readonly Step[], { step, seat }: Moment, name: NameOf): Reason => {
  const text = words.archive.turns;
  const arrests = arrestsOf(steps, step);
  const kept = (one: number): readonly Agent[] => arrests.flatMap((arrest) => (arrest.seat === one ? [arrest.agent] : []));
  const seats = fbiAt(steps, step)?.seats ?? 0;
  const drawn = COLOURS.map((colour) => ({ colour, n: Array.from({ length: seats }, (_, one) => one).filter((one) => kept(one).includes(colour)).length }));
  const most = drawn.reduce((a, b) => (b.n > a.n ? b : a), { colour: 'R' as Colour, n: 0 });
  const got = seat === null ? [] : arrests.filter((arrest) => arrest.seat === seat).map(({ card }) => card);
  const why = seat === null || got.length === 0 ? '' : text.got(name(seat), got);
  if (most.n >= CROWD) return { title: text.crowd(most.n, most.n === seats, most.colour), why, ofAll: true };
  return seat === null || kept(seat).length === 0 ? { title: '', why, ofAll: true } : { title: text.chosen(name(seat), kept(seat)), why };
};

export const reasonOf = (moment: Moment, steps: readonly Step[], name: NameOf, tell: Tell): Reason => {
  const { step, event } = moment;
  const text = words.archive.turns;
  const around = (actor: number): string => leads(fbiAt(steps, step - 1), fbiAt(steps, step), actor, name);
  if (moment.kind === 'chance' && event === null) return choice(steps, moment, name);
  switch (event?.event) {
    case 'released':
      return { title: text.released(name(event.seat), event.card), why: [place(steps, step, event.seat), around(event.seat)].filter(Boolean).join(' ') };
    case 'arrested':
      return { title: event.card === null ? text.inVain(name(event.seat), event.agent) : text.arrested(name(event.seat), event.card), why: around(event.seat) };
    case 'round_reviewed': {
      const [how, ...end] = tell(event).split(PARTS);
      return end.length === 0 ? SILENT : { title: end.join(PARTS), why: how ?? '' };
    }
    case 'cell_placed': {
      const view = viewAt(steps, step);
      return { title: '', why: view?.game === 'sleepers' ? text.zones(view.zones[event.seat] ?? 0) : '' };
    }
    default:
      return SILENT;
  }
};
