/** From a measure over the steps of a game to lines in a box. */
import type { GameReview, Measure, Point } from '../contract/review';

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Worlds fall by factors, so their axis is one of factors. */
const scaled = (measure: Measure, value: number): number => (measure === 'worlds' ? Math.log2(Math.max(1, value)) : value);

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

export const axisOf = ({ measure, points }: Pick<GameReview, 'measure' | 'points'>): Axis => {
  const values = points.flatMap((point) => point.values);
  if (measure === 'worlds') {
    const most = Math.max(2, ...values);
    const powers = Math.ceil(Math.log2(most));
    const every = Math.ceil(powers / 5);
    const ticks = Array.from({ length: Math.floor(powers / every) + 1 }, (_, k) => 2 ** (k * every)).filter((tick) => tick < most / 1.4);
    return { low: 0, high: Math.log2(most), ticks: [...ticks, most] };
  }
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const every = [1, 2, 5, 10, 20, 50].find((step) => (high - low) / step <= 5) ?? 100;
  const first = Math.ceil(low / every) * every;
  return { low, high, ticks: Array.from({ length: Math.floor((high - first) / every) + 1 }, (_, k) => first + k * every) };
};

export const xOf = (box: Box, step: number, last: number): number => box.left + ((box.width - box.left - box.right) * step) / Math.max(1, last);

export const yOf = (box: Box, axis: Axis, measure: Measure, value: number): number =>
  box.height - box.bottom - ((box.height - box.top - box.bottom) * (scaled(measure, value) - axis.low)) / (axis.high - axis.low);

export const stepAt = (box: Box, x: number, last: number): number =>
  Math.max(0, Math.min(last, Math.round(((x - box.left) / (box.width - box.left - box.right)) * last)));

/** What the measure was at a step. */
export const valueAt = (points: readonly Point[], step: number, seat: number): number | null =>
  points.findLast((point) => point.step <= step)?.values[seat] ?? null;

/** A seat's curve: level until it changes, as the measure is. */
export const pathOf = (box: Box, axis: Axis, review: Pick<GameReview, 'measure' | 'points' | 'last'>, seat: number): string => {
  const [first, ...rest] = review.points;
  if (first === undefined) return '';
  const at = (point: Point) => [xOf(box, point.step, review.last), yOf(box, axis, review.measure, point.values[seat] ?? 0)] as const;
  const [x, y] = at(first);
  const steps = rest.map((point) => {
    const [px, py] = at(point);
    return `H${px.toFixed(1)}V${py.toFixed(1)}`;
  });
  return `M${x.toFixed(1)} ${y.toFixed(1)}${steps.join('')}H${xOf(box, review.last, review.last).toFixed(1)}`;
};
