// Packs what the build has made: beside each file of text lies the same file, gzipped once and for all.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

const DIST = new URL('../dist', import.meta.url).pathname;
const TEXT = /\.(js|css|html|svg)$/;

for (const name of readdirSync(DIST, { recursive: true }).filter((name) => TEXT.test(name))) {
  const file = join(DIST, name);
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }));
}
