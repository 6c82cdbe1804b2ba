/** The line-up as a picture: how it is hung in a frame of so many pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Marks instead of names; the crime pinned above the door; or, in a flat frame, beside the suspects. */
export type Hanging = 'marks' | 'above' | 'beside';

export const SLIM = 480;
const COLUMN = 92;
const TALL = 420;
export const MARGIN = { above: { head: 14, boss: 108 }, beside: { head: 132, boss: 104 } };

const leastIn = (how: 'above' | 'beside', seats: number): Frame => ({ width: MARGIN[how].head + MARGIN[how].boss + COLUMN * seats, height: how === 'above' ? TALL : 330 });

/** The least size at which nothing is cut off, hung so that the suspects are as large as can be. */
export const leastFrame = (seats: number, room: Frame): Frame => {
  if (room.width < SLIM) return { width: 0, height: 0 };
  const scale = ({ width, height }: Frame): number => Math.min(1, room.width / width, room.height / height);
  const [above, beside] = [leastIn('above', seats), leastIn('beside', seats)];
  return scale(above) > scale(beside) ? above : beside;
};

/** By the size it is drawn at. */
export const hangingIn = ({ width, height }: Frame): Hanging => (width < SLIM ? 'marks' : height >= TALL - 1 ? 'above' : 'beside');
