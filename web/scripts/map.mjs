/**
 * Draws the world once, so that the page carries one path instead of a library of projections.
 *
 *   npm install --prefix <somewhere> d3-geo@3.1.1 topojson-client@3.1.0 world-atlas@2.0.2
 *   node scripts/map.mjs <somewhere>
 *
 * Land is Natural Earth's, equirectangular on a canvas of 1000 x 500: the cities of the board are drawn at its places.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const from = createRequire(resolve(process.argv[2] ?? '.', 'package.json'));
const load = (name) => import(pathToFileURL(from.resolve(name)).href);
const { geoEquirectangular, geoPath } = await load('d3-geo');
const { feature } = await load('topojson-client');

/** The map of the table: coarser than this is not seen at the largest zoom; smaller islands are left out. */
const FINE = { tolerance: 0.34, speck: 2.5 };
/** The poster and the overview are small. */
const COARSE = { tolerance: 2, speck: 120 };
/** South of this there is only Antarctica. */
const SOUTHERN_END = 405;

const topology = JSON.parse(readFileSync(from.resolve('world-atlas/land-50m.json'), 'utf8'));
const projection = geoEquirectangular().scale(1000 / (2 * Math.PI)).translate([500, 250]);
const drawn = geoPath(projection).digits(2)(feature(topology, topology.objects.land));

const rings = drawn
  .split('M')
  .filter(Boolean)
  .map((ring) => ring.match(/-?[\d.]+/g).map(Number))
  .map((numbers) => Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k], numbers[2 * k + 1]]));

const away = ([x, y], [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

/** Douglas and Peucker: drop what lies closer to the straight line than the tolerance. */
const simplify = (points, tolerance) => {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [worst, at] = [0, 0];
  for (let k = 1; k < points.length - 1; k++) {
    const distance = away(points[k], first, last);
    if (distance > worst) [worst, at] = [distance, k];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
};

/** A ring begins where it ends, so it is cut in two before it is simplified. */
const simplifyRing = (ring, tolerance) => {
  const half = Math.floor(ring.length / 2);
  return [...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1), ...simplify(ring.slice(half), tolerance)];
};

const spread = (values) => Math.max(...values) - Math.min(...values);
const area = (ring) => spread(ring.map(([x]) => x)) * spread(ring.map(([, y]) => y));
const northern = (ring) => Math.min(...ring.map(([, y]) => y)) < SOUTHERN_END;

/** Steps instead of places, in tenths: half the letters. */
const write = (ring) => {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const number = (n) => `${n / 10}`.replace(/^(-?)0\./, '$1.');
  const steps = tenths.slice(1).map(([x, y], k) => [x - tenths[k][0], y - tenths[k][1]]).filter(([x, y]) => x || y);
  const pair = ([x, y]) => `${number(x)}${y < 0 ? '' : ' '}${number(y)}`;
  return `M${pair(tenths[0])}l${steps.map(pair).join(' ').replaceAll(' -', '-')}z`;
};

const draw = ({ tolerance, speck }) =>
  rings
    .filter((ring) => northern(ring) && area(ring) > speck)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 3)
    .map(write)
    .join('');

const save = (file, name, what, path) => {
  const says = `/** ${what} on a canvas of 1000 x 500: made by scripts/map.mjs from Natural Earth, not written by hand. */`;
  writeFileSync(new URL(`../src/lib/sleepers/${file}`, import.meta.url), `${says}\nexport const ${name} =\n  '${path}';\n`);
  console.log(`${file}: ${path.length} letters`);
};

save('land.ts', 'LAND', 'The land of the world', draw(FINE));
save('coast.ts', 'COAST', 'The continents, roughly,', draw(COARSE));
