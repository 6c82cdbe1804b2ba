/** The map of Sleeper Cells: names, prices and badges never lie on each other, whatever the map's size. */
import { afterAll, describe, expect, test } from 'vitest';
import type { City, SleepersView, Zone } from '../src/lib/contract/messages';
import { CITIES, distances, placeOf, ZONES, zoneOf } from '../src/lib/sleepers/board';
import { apart, overlap, touches, type Point, type Rect } from '../src/lib/sleepers/boxes';
import { clamp, fit, fitZone, pan, WORLD, ZONE_LEAST, zoneInSight, type Pane } from '../src/lib/sleepers/camera';
import { arrange, type Label } from '../src/lib/sleepers/labels';
import { fold, type Width } from '../src/lib/sleepers/lettering';
import { marks, type Mark } from '../src/lib/sleepers/marks';
import { measureAt, RING, TINY } from '../src/lib/sleepers/signs';
import { spotOf } from '../src/lib/sleepers/spots';
import { speak } from '../src/lib/text/words';
import { moment } from './war';

/** The advances of IBM Plex Sans 600 at 12.5 px, as Chromium measures them. */
const ADVANCE: Readonly<Record<string, number>> = {
  A: 8.4, B: 8.29, C: 8.03, D: 8.61, H: 8.99, J: 6.81, K: 8.48, L: 6.51, M: 10.21, N: 8.99, P: 8.01, R: 8.3, S: 7.64, T: 7.25, V: 7.98, W: 11.86,
  a: 6.99, á: 6.99, b: 7.5, c: 6.41, d: 7.5, e: 6.98, g: 6.81, h: 7.35, i: 3.44, j: 3.44, k: 7.03, l: 3.68, m: 11.1, n: 7.35, o: 7.04, p: 7.5, r: 4.91, s: 6.24, t: 4.68, u: 7.35, v: 6.55, w: 10.24, x: 6.8, y: 6.55, ' ': 2.95, '-': 5.03,
};
const plain: Width = (text) => Math.ceil([...text].reduce((sum, letter) => sum + (ADVANCE[letter] ?? 9), 0)) + 1;
const typed: Width = (text) => (text.length > 2 ? 29 : 17);

interface Map {
  readonly pane: Pane;
  readonly foot: number;
  /** On a phone one zone is looked at. */
  readonly zone?: Zone;
  readonly tools?: boolean;
  /** Nothing can be done there. */
  readonly past?: boolean;
  /** So small that signs shrink and names are not read. */
  readonly tiny?: boolean;
}

/** Every map of the pages: in play, in a lesson, in a replay, in a review and at the end. */
const MAPS: Readonly<Record<string, Map>> = {
  'in play at 1440': { pane: { width: 1105, height: 488 }, foot: 104, tools: true },
  'in play at 1440 with three cards in a zone': { pane: { width: 1105, height: 488 }, foot: 129, tools: true },
  'in a replay at 1440': { pane: { width: 1105, height: 390 }, foot: 104, tools: true, past: true },
  'in a review': { pane: { width: 946, height: 520 }, foot: 56, tools: true, past: true },
  'in play at 1280 x 720 beside the panel': { pane: { width: 944, height: 323 }, foot: 56, tools: true },
  'in play at 1024': { pane: { width: 936, height: 349 }, foot: 56, tools: true },
  'in a lesson at 1024': { pane: { width: 936, height: 281 }, foot: 56, tools: true },
  'in a replay at 1024': { pane: { width: 936, height: 258 }, foot: 56, tools: true, past: true },
  'in play at 900': { pane: { width: 900, height: 334 }, foot: 0, tools: true },
  'in a lesson at 900': { pane: { width: 900, height: 234 }, foot: 0, tools: true },
  'in play at 768': { pane: { width: 768, height: 520 }, foot: 0, tools: true },
  'in a replay at 768': { pane: { width: 768, height: 612 }, foot: 0, tools: true, past: true },
  'at the end at 360': { pane: { width: 340, height: 300 }, foot: 0, tools: true, past: true, tiny: true },
  ...Object.fromEntries(
    ZONES.flatMap((zone) => [
      [`${zone} at 360 x 740 with three cards`, { pane: { width: 360, height: 218 }, foot: 0, zone }],
      [`${zone} at 360 x 640`, { pane: { width: 360, height: 212 }, foot: 0, zone }],
      [`${zone} at 360 x 740`, { pane: { width: 360, height: 269 }, foot: 0, zone }],
      [`${zone} at 390 x 844`, { pane: { width: 390, height: 281 }, foot: 0, zone }],
    ]),
  ),
};

const PRICED: Partial<Mark>[] = [
  { ring: 'move', tag: 'free' },
  { ring: 'car', tag: '5k' },
  { ring: 'plane', tag: '20k' },
];
const seen = (view: SleepersView): readonly Mark[] => marks(view, [], [], null, null, false);
/** A spy in a city reaches all others: on foot, by car, by plane. */
const reaching = (view: SleepersView, from: City, lines = 9): readonly Mark[] => {
  const far = distances([from]);
  return seen(view).map((mark) => {
    const away = far.get(mark.city) ?? 0;
    return away === 0 ? { ...mark, selected: true } : away > lines ? mark : { ...mark, ...PRICED[Math.min(3, away) - 1] };
  });
};
/** Spies and cells wherever chance has put them. */
const scattered = (seed: number): SleepersView => {
  let state = seed;
  const chance = (n: number): number => (state = (state * 48271) % 2147483647) % n;
  const some = (n: number): City[] => Array.from({ length: n }, () => CITIES[chance(CITIES.length)] ?? 'WAS');
  return moment({ spies: [some(5), some(4), some(3), some(5)], cells: [some(2), some(2), some(1), some(2)], tokens: [some(1)[0] ?? null, null, null, some(1)[0] ?? null], objectives: ['bomb', null, null, 'wire_tap'] });
};
const MOMENTS: Readonly<Record<string, readonly (readonly Mark[])[]>> = {
  'spies are placed': [seen(moment({ spies: [[], ['LON'], ['MOS'], ['BEI']], cells: [[], [], [], []], tokens: [null, null, null, null] })).map((mark) => ({ ...mark, ring: 'mark' as const }))],
  'it is watched': [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => seen(scattered(seed))),
  'a spy may walk or drive': CITIES.filter((_, k) => k % 3 === 0).map((city, seed) => reaching(scattered(seed + 1), city, 2)),
};

const laid = (map: Map, shown: readonly Mark[]) => {
  const { zone } = map;
  const chief = (city: City): boolean => zone === undefined || zoneOf(city) === zone;
  const open = { width: map.pane.width, height: map.pane.height - map.foot };
  const camera = clamp(zone === undefined ? fit(WORLD, open) : fitZone(zone, open, ZONE_LEAST), open);
  const measure = map.tiny ? TINY : measureAt(camera.scale);
  const spots = shown.map((mark) => {
    const { x, y } = placeOf(mark.city);
    return spotOf(mark, { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y }, measure, { plain, typed });
  });
  const covers = map.tools ? [{ x: map.pane.width - 228, y: 10, w: 218, h: 46 }] : [];
  const pane = { x: 2, y: 2, w: map.pane.width - 4, h: map.pane.height - map.foot - 2 };
  const labels = arrange(spots, { pane, covers, ring: RING * measure.pin, chief });
  const boxes = spots.flatMap((spot) => {
    const label = labels.get(spot.city) as Label;
    const part = (kind: 'name' | 'tag' | 'stack'): { says: string; kind: string; rect: Rect }[] =>
      label[kind] === null ? [] : [{ says: `${spot.city} ${kind}`, kind, rect: { ...label[kind], x: label[kind].x + spot.x, y: label[kind].y + spot.y } }];
    return [...part('name'), ...part('tag'), ...part('stack')];
  });
  const inSight = spots.filter(({ city, x, y }) => chief(city) && x >= pane.x && x <= pane.x + pane.w && y >= pane.y && y <= pane.y + pane.h);
  return { spots, labels, boxes, covers, pane, inSight };
};

/** What the fine line to a name that stands further off runs through. */
const struck = ({ spots, labels, boxes }: ReturnType<typeof laid>): readonly string[] =>
  spots.flatMap(({ city, x, y }) => {
    const leader = labels.get(city)?.leader ?? null;
    if (leader === null) return [];
    const { from, to } = leader;
    const points: Point[] = Array.from({ length: 30 }, (_, k) => ({ x: x + from.x + ((to.x - from.x) * k) / 30, y: y + from.y + ((to.y - from.y) * k) / 30 }));
    const through = boxes.filter(({ says, rect }) => !says.startsWith(city) && points.some((point) => apart(rect, point) === 0)).map(({ says }) => says);
    const pins = spots.filter((other) => other.city !== city && points.some((point) => Math.hypot(point.x - other.x, point.y - other.y) < 5)).map((other) => `pin of ${other.city}`);
    return [...through, ...pins].map((what) => `line of ${city} through ${what}`);
  });

const clashes = (map: Map, shown: readonly Mark[]): readonly string[] => {
  const all = laid(map, shown);
  const { spots, boxes, covers, pane } = all;
  const words = boxes.filter(({ kind }) => kind !== 'stack');
  const pairs = words.flatMap((one) => boxes.filter((other) => other !== one && overlap(one.rect, other.rect) > 0).map((other) => `${one.says} on ${other.says}`));
  const pins = words.flatMap((one) => spots.filter((spot) => touches(one.rect, spot, one.kind === 'tag' ? Math.min(7, spot.drawn) : spot.drawn) && one.says !== `${spot.city} tag`).map(({ city }) => `${one.says} on the pin of ${city}`));
  const covered = words.filter(({ rect }) => covers.some((cover) => overlap(rect, cover) > 0)).map(({ says }) => `${says} under the tools`);
  const cut = words.filter(({ rect: { x, y, w, h } }) => x < pane.x || y < pane.y || x + w > pane.x + pane.w || y + h > pane.y + pane.h).map(({ says }) => `${says} cut`);
  return [...pairs, ...pins, ...covered, ...cut, ...struck(all)];
};

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test.each(Object.keys(MAPS))('nothing on the map %s lies on a name or a price', async (name) => {
    await speak(language);
    const map = MAPS[name] as Map;
    for (const [when, many] of Object.entries(MOMENTS)) {
      if (!map.past || !when.startsWith('a spy')) for (const shown of many) expect(clashes(map, shown), when).toEqual([]);
    }
  });

  test.each(Object.keys(MAPS).filter((name) => !name.includes('end')))('every name is seen on the map %s, save a few where it is very low', async (name) => {
    await speak(language);
    const { pane, foot } = MAPS[name] as Map;
    const few = pane.height - foot < 220 ? 3 : pane.height < 300 ? 1 : 0;
    for (const shown of MOMENTS['it is watched'] ?? []) {
      const { labels, inSight } = laid(MAPS[name] as Map, shown);
      const nameless = inSight.filter(({ city }) => labels.get(city)?.name === null).map(({ city }) => city);
      expect(nameless.length, nameless.join(' ')).toBeLessThanOrEqual(few);
    }
  });
});

/** Names in full, in short and none; prices that are not written. */
const told = (map: Map, shown: readonly Mark[]) => {
  const { spots, labels, inSight } = laid(map, shown);
  const of = (city: City): Label => labels.get(city) as Label;
  const codes = new Map(spots.map(({ city, code }) => [city, code.lines]));
  return {
    nameless: inSight.filter(({ city }) => of(city).name === null).map(({ city }) => city),
    short: inSight.filter(({ city }) => of(city).name !== null && of(city).lines === codes.get(city)).map(({ city }) => city),
    silent: inSight.filter(({ city, tag }) => tag !== null && of(city).tag === null).map(({ city }) => city),
    priced: inSight.filter(({ tag }) => tag !== null).length,
  };
};
const LIVE = Object.keys(MAPS).filter((name) => !MAPS[name]?.past);
const FAR = CITIES.filter((_, k) => k % 3 === 0).map((city, seed) => reaching(scattered(seed + 1), city));
/** On foot, by car and by plane to everywhere, so many cities of all these moments have no name at all. */
const few = (name: string): number => (name.includes('lesson') ? 2 : name.includes('360') || name.includes('1280') ? 2 : 0.4);

test.each(LIVE)('a price costs no city its name on the map %s', (name) => {
  const map = MAPS[name] as Map;
  const all = FAR.map((shown) => told(map, shown));
  const nameless = all.reduce((sum, one) => sum + one.nameless.length, 0) / all.length;
  expect(nameless, all.map((one) => one.nameless.join(' ')).join(', ')).toBeLessThanOrEqual(few(name));
});

test.each(LIVE)('most prices are written on the map %s, and where there is room all', (name) => {
  const map = MAPS[name] as Map;
  const roomy = map.pane.width > 1000;
  for (const shown of MOMENTS['a spy may walk or drive'] ?? []) {
    const { silent, priced } = told(map, shown);
    expect(silent.length, silent.join(' ')).toBeLessThanOrEqual(roomy ? 1 : Math.ceil(priced / 2) + 1);
  }
});
afterAll(() => speak('en'));

test('a name keeps its place while nothing comes in its way', () => {
  const map = MAPS['in play at 1024'] as Map;
  const [before, after] = [moment({ spies: [[], [], [], []] }), moment({ spies: [['NAI'], [], [], []] })].map((view) => laid(map, seen(view)).labels);
  for (const city of CITIES.filter((one) => one !== 'NAI')) expect(after?.get(city)?.name, city).toEqual(before?.get(city)?.name);
});

/** Names and prices that are not clearly nearest to their own pin; at the end of a line, those that are at any other. */
const astray = ({ spots, labels, boxes }: ReturnType<typeof laid>): readonly string[] =>
  boxes.flatMap(({ says, kind, rect }) => {
    const own = spots.find(({ city }) => says.startsWith(city));
    if (kind === 'stack' || own === undefined) return [];
    const far = labels.get(own.city)?.leader ? 27 : Infinity;
    return spots.filter((other) => other !== own && apart(rect, other) < Math.min(far, apart(rect, own) + 5)).map((other) => `${says} at ${other.city}`);
  });

test.each(Object.keys(MAPS))('every name and price on the map %s is nearest to its own city', async (name) => {
  const map = MAPS[name] as Map;
  for (const language of ['en', 'de'] as const) {
    await speak(language);
    for (const [when, many] of Object.entries(MOMENTS)) {
      if (!map.past || !when.startsWith('a spy')) for (const shown of many) expect(astray(laid(map, shown)), `${when} in ${language}`).toEqual([]);
    }
  }
});

/** Badges that run into those of another city, lie on its pin, or are not clearly nearest to their own. */
const crowding = ({ spots, labels, boxes, pane }: ReturnType<typeof laid>): readonly string[] => {
  const stacks = boxes.filter(({ kind, rect }) => kind === 'stack' && overlap(rect, pane) > 0);
  const ownOf = (says: string) => spots.find(({ city }) => says.startsWith(city)) as (typeof spots)[number];
  const wide = ({ x, y, w, h }: Rect): Rect => ({ x: x - 4, y: y - 2, w: w + 8, h: h + 4 });
  return stacks.flatMap(({ says, rect }) => {
    const own = ownOf(says);
    const beside = stacks.filter((other) => other.says !== says && overlap(wide(rect), other.rect) > 0).map((other) => `${says} run into ${other.says}`);
    const strange = spots.filter((other) => other !== own && apart(rect, other) < Math.max(7, labels.get(own.city)?.stack?.stem ? 18 : apart(rect, own) + 2)).map((other) => `${says} at ${other.city}`);
    return [...beside, ...strange];
  });
};

test.each(Object.keys(MAPS))('the badges on the map %s are read as those of their own city, save a few where it is very low', (name) => {
  const map = MAPS[name] as Map;
  const few = map.pane.height - map.foot < 230 || name.includes('end') ? 2 : 0;
  for (const [when, many] of Object.entries(MOMENTS)) {
    if (map.past && when.startsWith('a spy')) continue;
    for (const shown of many) {
      const found = crowding(laid(map, shown));
      expect(found.length, `${when}: ${found.join(', ')}`).toBeLessThanOrEqual(few);
    }
  }
});

test('a name of more words can be folded', () => {
  expect(fold('Rio de Janeiro')).toEqual(['Rio de', 'Janeiro']);
  expect(fold('Neu-Delhi')).toEqual(['Neu-', 'Delhi']);
  expect(fold('Lagos')).toBeNull();
});

test('the zone in sight is the one that was looked at, and follows the map wherever it is dragged', () => {
  for (const pane of [{ width: 390, height: 250 }, { width: 360, height: 200 }]) {
    for (const zone of ZONES) expect(zoneInSight(clamp(fitZone(zone, pane, ZONE_LEAST), pane), pane)).toBe(zone);
    const west = clamp(fitZone('americas', pane, ZONE_LEAST), pane);
    expect(zoneInSight(pan(west, -2000, 0, pane), pane)).toBe('asia-pacific');
  }
});
