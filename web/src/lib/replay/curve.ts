/** From a measure over the steps of a game to lines in a box. */
import type { GameReview, Measure, Point } from '../contract/review';

/** What a plot can show: what a review measures, or everybody's chance to win. */
export type Shown = Measure | 'chance';

export interface Curves {
  readonly measure: Shown;
  readonly points: readonly Point[];
  readonly last: number;
}

/** A review's curves, the first of them shown at first. */
export const curvesOf = ({ chances, measure, points, last }: Pick<GameReview, 'chances' | 'measure' | 'points' | 'last'>): readonly Curves[] => [
  ...(chances.length > 0 ? [{ measure: 'chance' as const, points: chances, last }] : []),
  { measure, points, last },
];

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Worlds fall by factors, so their axis is one of factors. */
const scaled = (measure: Shown, value: number): number => (measure === 'worlds' ? Math.log2(Math.max(1, value)) : value);

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

export const axisOf = ({ measure, points }: Pick<Curves, 'measure' | 'points'>): Axis => {
  if (measure === 'chance') return { low: 0, high: 100, ticks: [0, 25, 50, 75, 100] };
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

export const yOf = (box: Box, axis: Axis, measure: Shown, value: number): number =>
  box.height - box.bottom - ((box.height - box.top - box.bottom) * (scaled(measure, value) - axis.low)) / (axis.high - axis.low);

export const stepAt = (box: Box, x: number, last: number): number =>
  Math.max(0, Math.min(last, Math.round(((x - box.left) / (box.width - box.left - box.right)) * last)));

/** What the measure was at a step. */
export const valueAt = (points: readonly Point[], step: number, seat: number): number | null =>
  points.findLast((point) => point.step <= step)?.values[seat] ?? null;

/** A seat's curve: level until it changes, as the measure is; a chance changes in the course of the step. */
export const pathOf = (box: Box, axis: Axis, { measure, points, last }: Curves, seat: number): string => {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const xAt = (step: number): string => xOf(box, step, last).toFixed(1);
  const yAt = (point: Point): string => yOf(box, axis, measure, point.values[seat] ?? 0).toFixed(1);
  const steps = rest.map((point) => (measure === 'chance' ? `H${xAt(point.step - 1)}L${xAt(point.step)} ${yAt(point)}` : `H${xAt(point.step)}V${yAt(point)}`));
  return `M${xAt(first.step)} ${yAt(first)}${steps.join('')}H${xAt(last)}`;
};

/** Signs that would lie upon each other are moved apart, in their order, and stay within the box. */
export const spread = (heights: readonly number[], room: number, lowest: number): readonly number[] => {
  const order = heights.map((height, k) => ({ height, k })).toSorted((a, b) => a.height - b.height || a.k - b.k);
  const placed: number[] = [];
  order.forEach(({ height }, i) => placed.push(Math.max(height, (placed[i - 1] ?? -Infinity) + room)));
  for (let i = placed.length - 1, most = lowest; i >= 0; i -= 1, most -= room) placed[i] = Math.min(placed[i] ?? most, most);
  return heights.map((_, k) => placed[order.findIndex((one) => one.k === k)] ?? 0);
};
