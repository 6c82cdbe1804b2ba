/** The street of Getaway in one-point perspective: facades, windows, kerbs and lamps, drawn once from a fixed chance. */

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const FOCUS = 700;
const EYE = 3;
const VANISH = { x: 720, y: 236 };

const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};

const x = (across: number, depth: number): number => VANISH.x + (FOCUS * across) / depth;
const y = (height: number, depth: number): number => VANISH.y + (FOCUS * (EYE - height)) / depth;
const at = (across: number, height: number, depth: number): string => `${x(across, depth).toFixed(1)} ${y(height, depth).toFixed(1)}`;

/** An upright wall, or a part of one, along the street. */
const wall = (across: number, low: number, high: number, near: number, far: number): string =>
  `M${at(across, low, near)}L${at(across, high, near)}L${at(across, high, far)}L${at(across, low, far)}z`;
const strip = (left: number, right: number, near: number, far: number): string =>
  `M${at(left, 0, near)}L${at(right, 0, near)}L${at(right, 0, far)}L${at(left, 0, far)}z`;

interface Tone {
  readonly facade: string;
  readonly window: string;
  readonly edge: string;
}

const RED: Tone = { facade: 'url(#street-left)', window: '#ff6a5e', edge: '#ff8a7e' };
const BLUE: Tone = { facade: 'url(#street-right)', window: '#6aa2ff', edge: '#8cb8ff' };

const block = (sign: number, tone: Tone, near: number, random: () => number): { readonly far: number; readonly shapes: readonly Shape[] } => {
  const far = near + 5 + random() * 5;
  const height = 13 + random() * 16;
  const shapes: Shape[] = [{ d: wall(9 * sign, 0, height, near, far), fill: tone.facade }];
  for (let floor = 4; floor < height - 2; floor += 3)
    for (let pane = near + 0.7; pane < far - 1.3; pane += 1.7) {
      const lit = random() < 0.1;
      const glow = 0.05 + random() * 0.05;
      if (pane >= 7.2) shapes.push({ d: wall(9 * sign, floor, floor + 1.7, pane, pane + 0.95), fill: lit ? '#ffcf86' : tone.window, opacity: lit ? 0.34 : Number(glow.toFixed(2)) });
    }
  shapes.push({ d: `M${at(9 * sign, 3.1, near)}L${at(9 * sign, 3.1, far)}`, stroke: tone.edge, width: 1.2, opacity: 0.22 });
  return { far, shapes };
};

const row = (sign: number, tone: Tone, random: () => number): readonly Shape[] => {
  const blocks: (readonly Shape[])[] = [];
  for (let near = 3.6; near < 70; ) {
    const built = block(sign, tone, near, random);
    blocks.push(built.shapes);
    near = built.far + 0.12;
  }
  return blocks.reverse().flat();
};

const LAMPS: readonly number[] = [12, 20, 32, 48];
const post = (sign: number, depth: number): Shape => ({
  d: `M${at(7.6 * sign, 0, depth)}L${at(7.6 * sign, 7, depth)}L${at(6.2 * sign, 7.4, depth)}`,
  stroke: '#1b1d22',
  width: Number((70 / depth).toFixed(1)),
});
const lamp = (sign: number, depth: number): Lamp => ({ x: x(6.2 * sign, depth), y: y(7.3, depth), r: 150 / depth });

const kerb = (sign: number, tone: Tone): readonly Shape[] => [
  { d: strip(7 * sign, 9 * sign, 3, 90), fill: '#15171b', opacity: 0.9 },
  { d: `M${at(7 * sign, 0, 3)}L${at(7 * sign, 0, 90)}`, stroke: tone.window, width: 1.6, opacity: 0.35 },
];

const dashes = (across: number, half: number, every: number, long: number, fill: string, opacity: number): readonly Shape[] =>
  Array.from({ length: Math.ceil(57 / every) }, (_, k) => 3 + k * every).map((near) => ({ d: strip(across - half, across + half, near, near + long), fill, opacity }));

const draw = (): { readonly shapes: readonly Shape[]; readonly lamps: readonly Lamp[] } => {
  const random = chance(7);
  const sides = [[-1, RED], [1, BLUE]] as const;
  return {
    shapes: [
      ...sides.flatMap(([sign, tone]) => [...row(sign, tone, random), ...LAMPS.map((depth) => post(sign, depth)), ...kerb(sign, tone)]),
      ...dashes(0, 0.1, 4, 2, '#e8d9a8', 0.22),
      ...[-3.5, 3.5].flatMap((across) => dashes(across, 0.06, 5, 1.6, '#fff', 0.08)),
    ],
    lamps: sides.flatMap(([sign]) => LAMPS.map((depth) => lamp(sign, depth))),
  };
};

export const STREET = draw();
