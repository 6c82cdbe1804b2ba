/** What part of the world is in sight: a scale, and where the canvas begins, in pixels of the window it is seen through. */
import type { Zone } from '../contract/messages';

export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** Every city with its name and its badges. */
export const WORLD: Box = { x0: 90, y0: 46, x1: 1012, y1: 374 };
/** Every city of a zone, and what is needed beside them for their names. */
export const ZONE_BOX: Readonly<Record<Zone, Box>> = {
  americas: { x0: 104, y0: 113, x1: 436, y1: 346 },
  'europe-africa': { x0: 440, y0: 92, x1: 668, y1: 344 },
  'asia-pacific': { x0: 614, y0: 135, x1: 1004, y1: 344 },
};
/** The zone whose middle is nearest to the middle of what is in sight. */
export const zoneInSight = ({ scale, x, y }: Camera, pane: Pane): Zone => {
  const at = { x: (pane.width / 2 - x) / scale, y: (pane.height / 2 - y) / scale };
  const away = ({ x0, x1, y0, y1 }: Box): number => Math.hypot((x0 + x1) / 2 - at.x, (y0 + y1) / 2 - at.y);
  return (Object.keys(ZONE_BOX) as Zone[]).reduce((near, zone) => (away(ZONE_BOX[zone]) < away(ZONE_BOX[near]) ? zone : near));
};

const CLOSEST = 5;
/** A zone on a phone is never seen smaller, however little the voice of a lesson leaves of it. */
export const ZONE_LEAST = 0.55;
/** Pixels above the northernmost city of a zone for a badge, and below the southernmost for its ring. */
const [ABOVE, BELOW] = [28, 22];
/** Beyond this there is only sea. */
const CANVAS: Box = { x0: 20, y0: -30, x1: 1050, y1: 490 };

/** A box as large as it fits; never smaller than asked. */
export const fit = (box: Box, pane: Pane, least = 0): Camera => {
  const room = Math.max(1, pane.height);
  const scale = Math.max(least, Math.min(pane.width / (box.x1 - box.x0), room / (box.y1 - box.y0)));
  return { scale, x: pane.width / 2 - ((box.x0 + box.x1) / 2) * scale, y: room / 2 - ((box.y0 + box.y1) / 2) * scale };
};

/** A zone as large as all its cities are whole, with what stands at them. */
export const fitZone = (zone: Zone, pane: Pane, least = 0): Camera => {
  const camera = fit(ZONE_BOX[zone], { width: pane.width, height: pane.height - ABOVE - BELOW }, least);
  return { ...camera, y: camera.y + ABOVE };
};

const within = (at: number, size: number, from: number, to: number): number => {
  const [least, most] = [size - to, -from];
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
};

/** The world does not leave the pane. */
export const clamp = ({ scale, x, y }: Camera, pane: Pane): Camera => ({
  scale,
  x: within(x, pane.width, CANVAS.x0 * scale, CANVAS.x1 * scale),
  y: within(y, pane.height, CANVAS.y0 * scale, CANVAS.y1 * scale),
});

/** Closer or further, the point under the finger staying where it is. */
export const zoom = (camera: Camera, by: number, at: { readonly x: number; readonly y: number }, pane: Pane): Camera => {
  const least = fit(WORLD, pane).scale * 0.9;
  const scale = Math.min(CLOSEST, Math.max(least, camera.scale * by));
  const ratio = scale / camera.scale;
  return clamp({ scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, pane);
};

export const pan = (camera: Camera, dx: number, dy: number, pane: Pane): Camera => clamp({ ...camera, x: camera.x + dx, y: camera.y + dy }, pane);

/** Just far enough that a place is in sight, with a margin. */
export const reveal = (camera: Camera, place: { readonly x: number; readonly y: number }, pane: Pane, margin = 60): Camera => {
  const [x, y] = [place.x * camera.scale + camera.x, place.y * camera.scale + camera.y];
  const [mx, my] = [Math.min(margin, pane.width / 3), Math.min(margin, pane.height / 3)];
  const push = (at: number, size: number, edge: number) => Math.max(0, edge - at) - Math.max(0, at - (size - edge));
  return pan(camera, push(x, pane.width, mx), push(y, pane.height, my), pane);
};

/** With the ring around it. */
export const RING = BELOW;
export const inSight = ({ scale, x, y }: Camera, place: { readonly x: number; readonly y: number }, pane: Pane): boolean => {
  const within = (at: number, size: number): boolean => at >= RING && at <= size - RING;
  return within(place.x * scale + x, pane.width) && within(place.y * scale + y, pane.height);
};
