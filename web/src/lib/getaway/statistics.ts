/** How somebody raced: how quickly, how often wrongly, and whether their Stops came at the right time. */
import type { GetawayEvent } from '../contract/messages';
import type { Step } from '../contract/review';
import { isStop } from './cards';
import { reviewsOf } from './log';
import { sideOf } from './review';

export interface Statistics {
  /** Own cards in a minute, from the first card of a race to its last; null where no time was kept. */
  readonly pace: number | null;
  /** Percent of the judged cards that were wrong; null where none was judged (9g). */
  readonly wrong: number | null;
  /** Rounds closed by an own Stop, and those of them that were won. */
  readonly closed: number;
  readonly closedWell: number;
  /** Whether the cards came as evenly as no hand lays them. */
  readonly even: boolean;
}

const MINUTE = 60_000;
/** As many pauses between own cards tell a hand from a machine, where these are alike to so much of their length. */
const FEWEST_PAUSES = 8;
const ALIKE = 0.05;

interface Race {
  readonly cards: number;
  readonly span: number;
}

const pausesOf = (steps: readonly Pick<Step, 'time' | 'events'>[], seat: number): readonly number[] => {
  const pauses: number[] = [];
  let last: number | null = null;
  for (const { time, events } of steps) {
    for (const event of events as readonly GetawayEvent[]) {
      if (event.event === 'race_started') last = null;
      if (event.event !== 'card_laid' || event.seat !== seat || time === null) continue;
      if (last !== null) pauses.push(time - last);
      last = time;
    }
  }
  return pauses;
};

const isEven = (pauses: readonly number[]): boolean => {
  if (pauses.length < FEWEST_PAUSES) return false;
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  const spread = Math.sqrt(pauses.reduce((sum, pause) => sum + (pause - mean) ** 2, 0) / pauses.length);
  return spread <= ALIKE * mean;
};

/** Each race: how many cards of a seat landed in it, and how long all took over theirs. */
const racesOf = (steps: readonly Pick<Step, 'time' | 'events'>[], seat: number): readonly Race[] => {
  const races: { cards: number; times: number[] }[] = [];
  for (const { time, events } of steps) {
    for (const event of events as readonly GetawayEvent[]) {
      if (event.event === 'race_started') races.push({ cards: 0, times: [] });
      const race = races.at(-1);
      if (event.event !== 'card_laid' || race === undefined || time === null) continue;
      race.times.push(time);
      if (event.seat === seat) race.cards += 1;
    }
  }
  return races.map(({ cards, times }) => ({ cards, span: (times.at(-1) ?? 0) - (times[0] ?? 0) })).filter(({ span }) => span > 0);
};

export const statisticsOf = (steps: readonly Pick<Step, 'step' | 'time' | 'events'>[], seat: number): Statistics => {
  const races = racesOf(steps, seat);
  const span = races.reduce((sum, race) => sum + race.span, 0);
  const reviews = reviewsOf(steps.map(({ step, events }) => ({ seq: step, events })));
  const judged = reviews.flatMap(({ row }) => row).filter((one) => one.seat === seat && one.verdict !== 'aside' && !isStop(one.card));
  const closed = reviews.flatMap(({ row, winner }) => row.filter((one) => one.seat === seat && isStop(one.card)).map((stop) => winner === sideOf(stop)));
  return {
    pace: span === 0 ? null : Math.round((races.reduce((sum, { cards }) => sum + cards, 0) * MINUTE) / span),
    wrong: judged.length === 0 ? null : Math.round((100 * judged.filter(({ verdict }) => verdict === 'wrong').length) / judged.length),
    closed: closed.length,
    closedWell: closed.filter(Boolean).length,
    even: isEven(pausesOf(steps, seat)),
  };
};
