/** Venice at night as a few long paths: islands, roofs, lit windows and waves, the same on every screen. */

export const WIDTH = 840;
export const HEIGHT = 560;

export const ISLANDS: readonly string[] = [
  'M70 52C180 20 300 34 420 26 560 18 700 30 792 70 828 120 820 210 806 270 770 300 720 318 664 330 620 342 580 352 540 352 490 350 440 340 410 316 392 296 404 270 430 246 470 212 500 190 486 158 470 124 400 112 330 108 240 104 130 116 60 132 36 110 44 70 70 52z',
  'M40 176C120 150 240 142 330 146 390 150 436 162 446 186 440 212 396 232 370 262 346 292 352 330 384 356 420 380 470 386 520 396 540 404 530 416 508 420 440 428 380 436 300 440 200 440 100 420 50 360 20 310 10 220 40 176z',
  'M150 486C240 466 380 462 470 470 500 478 498 500 470 508 360 522 240 524 160 516 130 508 128 494 150 486z',
  'M606 396C640 352 762 346 790 386 812 420 796 464 752 478 700 490 636 488 610 466 592 444 592 416 606 396z',
];

export const ALLEYS = 'M560 30C570 110 640 150 640 330M700 40C690 130 770 190 740 310M230 40C250 70 240 90 240 110M130 160C160 250 130 330 150 430M250 150C270 250 230 340 270 440';

/** Any row of numbers will do, as long as it is always the same one. */
const noise = (seed: number): (() => number) => {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
};

const roofs = (): string => {
  const next = noise(7);
  let path = '';
  for (let k = 0; k < 900; k++) {
    const [x, y, turn] = [next() * WIDTH, next() * HEIGHT, (Math.floor(next() * 4) * 22 * Math.PI) / 180];
    const [w, h] = [6 + next() * 12, 4 + next() * 7];
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    path += `M${x.toFixed(0)} ${y.toFixed(0)}l${(w * c).toFixed(1)} ${(w * s).toFixed(1)} ${(-h * s).toFixed(1)} ${(h * c).toFixed(1)} ${(-w * c).toFixed(1)} ${(-w * s).toFixed(1)}z`;
  }
  return path;
};

const windows = (): string => {
  const next = noise(11);
  let path = '';
  for (let k = 0; k < 130; k++) {
    const r = 0.8 + next() * 1.3;
    path += `M${(next() * WIDTH).toFixed(0)} ${(next() * HEIGHT).toFixed(0)}m${-r.toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
  }
  return path;
};

const waves = (): string => {
  const next = noise(13);
  let path = '';
  for (let k = 0; k < 150; k++) {
    const [x, y, w] = [next() * WIDTH, next() * HEIGHT, 10 + next() * 30];
    path += `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 4).toFixed(0)}-3 ${(w / 2).toFixed(0)} 0t${(w / 2).toFixed(0)} 0`;
  }
  return path;
};

/** The moon on the water, line under line. */
const glitter = (): readonly { readonly d: string; readonly opacity: number }[] => {
  const next = noise(17);
  return Array.from({ length: 26 }, (_, k) => ({
    d: `M${(546 - next() * (10 + k * 1.5)).toFixed(0)} ${366 + k * 7}h${(10 + next() * (16 + k * 1.6)).toFixed(0)}`,
    opacity: Number((0.75 - k * 0.02).toFixed(2)),
  }));
};

export const ROOFS = roofs();
export const WINDOWS = windows();
export const WAVES = waves();
export const GLITTER = glitter();
export const GONDOLAS: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [420, 292, 0.62, -34],
  [545, 446, 0.9, 0],
  [90, 470, 0.8, 0],
  [240, 128, 0.5, -2],
];
