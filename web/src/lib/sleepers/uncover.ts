/** No city in sight stays under what lies over the map. */
import { CITIES, placeOf } from './board';
import { apart, type Rect } from './boxes';
import { pan, type Camera, type Pane } from './camera';

/** So far from what lies over the map a pin is seen, and can be touched. */
const AIR = 14;

const seen = ({ scale, x, y }: Camera): readonly { readonly x: number; readonly y: number }[] =>
  CITIES.map((city) => {
    const place = placeOf(city);
    return { x: place.x * scale + x, y: place.y * scale + y };
  });

const hidden = (camera: Camera, covers: readonly Rect[]): number => seen(camera).filter((at) => covers.some((cover) => apart(cover, at) < AIR)).length;

/** The world is pushed down or aside, no further than needed; where it cannot go far enough, as far as hides fewest. */
export const uncover = (camera: Camera, covers: readonly Rect[], pane: Pane): Camera => {
  let [best, least] = [camera, hidden(camera, covers)];
  if (least === 0) return camera;
  const pushes = covers.flatMap((cover) => {
    const near = seen(camera).filter((at) => apart(cover, at) < cover.w + 2 * AIR);
    return near.flatMap(({ x, y }) => [{ dx: 0, dy: cover.y + cover.h + AIR - y }, { dx: cover.x - AIR - x, dy: 0 }]);
  });
  const far = ({ dx, dy }: { dx: number; dy: number }): number => Math.abs(dx + dy);
  for (const { dx, dy } of pushes.filter((push) => push.dx <= 0 && push.dy >= 0).sort((a, b) => far(a) - far(b))) {
    const pushed = pan(camera, dx, dy, pane);
    const now = hidden(pushed, covers);
    if (now < least) [best, least] = [pushed, now];
    if (least === 0) break;
  }
  return best;
};
