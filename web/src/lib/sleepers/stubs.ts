/** Lines over the rim of the map: where they end, and what is on the other side. */
import type { City } from '../contract/messages';
import { words } from '../text/words';
import type { Rect } from './boxes';
import { ASIDE } from './lettering';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stub {
  readonly key: string;
  readonly place: Point;
  readonly end: Point;
  readonly says: string;
  readonly left: boolean;
}

/** Where they leave, in pixels from the city. */
const STUBS: readonly { readonly from: City; readonly to: City; readonly dx: number; readonly dy: number }[] = [
  { from: 'VAN', to: 'TOK', dx: -40, dy: -14 },
  { from: 'LAX', to: 'TOK', dx: -44, dy: 4 },
  { from: 'LIM', to: 'SYD', dx: -74, dy: 22 },
  { from: 'BUE', to: 'SYD', dx: -66, dy: 26 },
  { from: 'TOK', to: 'VAN', dx: 40, dy: -30 },
  { from: 'TOK', to: 'LAX', dx: 46, dy: -2 },
  { from: 'SYD', to: 'LIM', dx: 34, dy: -30 },
  { from: 'SYD', to: 'BUE', dx: 26, dy: 30 },
];

/** Each ends and says where it leads: nearer, higher or lower where there is no room. */
export const stubsOf = (at: (city: City) => Point, wide: (says: string) => number, isFree: (box: Rect, others: readonly Rect[]) => boolean): readonly Stub[] => {
  const taken: Rect[] = [];
  return STUBS.map(({ from, to, dx, dy }) => {
    const says = dx < 0 ? `‹ ${words.sleepers.city(to)}` : `${words.sleepers.city(to)} ›`;
    const place = at(from);
    const w = wide(says);
    const ends = [1, 0.75, 0.55].flatMap((part) => [0, 14, -14, 28, -28].map((lower) => ({ x: place.x + dx * part, y: place.y + dy * part + lower })));
    const boxes = ends.map((end) => ({ x: dx < 0 ? end.x - 3 - w : end.x + 3, y: end.y - 8, w, h: ASIDE.line }));
    const box = boxes.find((one) => isFree(one, taken));
    if (box) taken.push(box);
    return { key: from + to, place, end: ends[box === undefined ? 0 : boxes.indexOf(box)] ?? place, says: box === undefined ? '' : says, left: dx < 0 };
  });
};
