/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10, which is up to 213 bytes.
 *
 * The matrix is square; true is a dark module. The quiet zone of four modules around it is the drawer's business.
 */

export type Matrix = readonly (readonly boolean[])[];

/** Level M, by version: correction words of a block, then [blocks, data words of each] once or twice. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
/** Centres of the alignment patterns, by version. */
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

export const encode = (text: string): Matrix => {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = interleave(dataWords(bytes, version), version);
  const drawn = MASKS.map((mask, k) => draw(words, version, mask, k));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
};

const capacity = (version: number): number =>
  (BLOCKS[version - 1]?.slice(1) as (readonly [number, number])[]).reduce((sum, [count, words]) => sum + count * words, 0);

const versionFor = (length: number): number => {
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    if (length + (version < 10 ? 2 : 3) <= capacity(version)) return version;
  }
  throw new RangeError(`expected at most 213 bytes for a QR code, got ${length}`);
};

/** Mode, length, the bytes, and padding to the brim. */
const dataWords = (bytes: Uint8Array, version: number): readonly number[] => {
  const bits: number[] = [];
  const put = (value: number, width: number): void => {
    for (let k = width - 1; k >= 0; k -= 1) bits.push((value >> k) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  const room = capacity(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room / 8 }, (_, k) => bits.slice(8 * k, 8 * k + 8).reduce((word, bit) => 2 * word + bit, 0));
};

const times = (a: number, b: number): number => {
  let product = 0;
  for (let k = 7; k >= 0; k -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> k) & 1) * a;
  }
  return product;
};

/** The generator polynomial of Reed and Solomon, highest coefficient first and left out. */
const generator = (degree: number): readonly number[] => {
  const poly = [...Array<number>(degree - 1).fill(0), 1];
  for (let k = 0, root = 1; k < degree; k += 1, root = times(root, 2)) {
    for (let j = 0; j < degree; j += 1) poly[j] = times(poly[j] ?? 0, root) ^ (poly[j + 1] ?? 0);
  }
  return poly;
};

const correction = (data: readonly number[], poly: readonly number[]): readonly number[] =>
  data.reduce<number[]>((rest, word) => {
    const factor = word ^ (rest[0] ?? 0);
    const moved = [...rest.slice(1), 0];
    return moved.map((value, k) => value ^ times(poly[k] ?? 0, factor));
  }, Array<number>(poly.length).fill(0));

/** Blocks side by side: the first word of each, the second of each, and then their corrections. */
const interleave = (data: readonly number[], version: number): readonly number[] => {
  const [degree, ...groups] = BLOCKS[version - 1] ?? [0];
  const poly = generator(degree);
  let from = 0;
  const blocks = groups.flatMap(([count, words]) => Array.from({ length: count }, () => data.slice(from, (from += words))));
  const fixes = blocks.map((block) => correction(block, poly));
  const weave = (rows: readonly (readonly number[])[]): readonly number[] =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, k) => rows.flatMap((row) => row[k] ?? [])).flat();
  return [...weave(blocks), ...weave(fixes)];
};

/** A remainder of Bose, Chaudhuri and Hocquenghem: how format and version guard themselves. */
const guarded = (value: number, poly: number, degree: number): number => {
  let rest = value;
  for (let k = 0; k < degree; k += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * poly);
  return (value << degree) | (rest & ((1 << degree) - 1));
};

const draw = (words: readonly number[], version: number, mask: (row: number, column: number) => boolean, number: number): Matrix => {
  const size = 17 + 4 * version;
  const dark: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (row: number, column: number, on: boolean): void => {
    const [line, held] = [dark[row], fixed[row]];
    if (line === undefined || held === undefined || column < 0 || column >= size) return;
    line[column] = on;
    held[column] = true;
  };
  /** Concentric squares around a centre; `rings` says which of them are dark. */
  const square = (row: number, column: number, rings: readonly boolean[]): void => {
    const reach = rings.length - 1;
    for (let r = -reach; r <= reach; r += 1) {
      for (let c = -reach; c <= reach; c += 1) set(row + r, column + c, rings[Math.max(Math.abs(r), Math.abs(c))] ?? false);
    }
  };

  for (let k = 0; k < size; k += 1) {
    set(6, k, k % 2 === 0);
    set(k, 6, k % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, [true, true, false, true, false]);
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.length - 1;
  centres.forEach((row, r) =>
    centres.forEach((column, c) => {
      const corner = (r === 0 && c === 0) || (r === 0 && c === last) || (r === last && c === 0);
      if (!corner) square(row, column, [true, false, true]);
    }),
  );

  const format = guarded(number, 0x537, 10) ^ 0x5412; // level M is 00
  for (let k = 0; k < 15; k += 1) {
    const on = ((format >> k) & 1) === 1;
    set(k < 6 ? k : k < 8 ? k + 1 : size - 15 + k, 8, on);
    set(8, k < 8 ? size - 1 - k : k === 8 ? 7 : 14 - k, on);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const told = guarded(version, 0x1f25, 12);
    for (let k = 0; k < 18; k += 1) {
      const on = ((told >> k) & 1) === 1;
      set(size - 11 + (k % 3), Math.floor(k / 3), on);
      set(Math.floor(k / 3), size - 11 + (k % 3), on);
    }
  }

  // two columns at a time from the right, up and down in turn, stepping over the column of the timing pattern
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let k = 0; k < size; k += 1) {
      const row = up ? size - 1 - k : k;
      for (const column of [right, right - 1]) {
        const line = dark[row];
        if (line === undefined || fixed[row]?.[column]) continue;
        const word = words[bit >> 3] ?? 0;
        line[column] = (((word >> (7 - (bit & 7))) & 1) === 1) !== mask(row, column);
        bit += 1;
      }
    }
  }
  return dark;
};

/** How hard the code is to read: runs, blocks, false finders, and too much of one shade. */
const penalty = (matrix: Matrix): number => {
  const size = matrix.length;
  const columns = matrix.map((_, c) => matrix.map((row) => row[c] ?? false));
  let sum = 0;
  for (const line of [...matrix, ...columns]) {
    const text = line.map((on) => (on ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let k = 0; k + 11 <= size; k += 1) {
      const part = text.slice(k, k + 11);
      if (part === '10111010000' || part === '00001011101') sum += 40;
    }
  }
  for (let r = 0; r + 1 < size; r += 1) {
    for (let c = 0; c + 1 < size; c += 1) {
      const [on, below] = [matrix[r], matrix[r + 1]];
      if (on?.[c] === on?.[c + 1] && on?.[c] === below?.[c] && on?.[c] === below?.[c + 1]) sum += 3;
    }
  }
  const darks = matrix.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((20 * darks) / (size * size) - 10));
};
