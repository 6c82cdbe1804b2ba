/** R55 The board: cities where they are drawn on a canvas of 1000 x 500, and the lines between them. */
import type { Agency, City, Zone } from '../contract/messages';

export const ZONES: readonly Zone[] = ['americas', 'europe-africa', 'asia-pacific'];

export interface Place {
  readonly zone: Zone;
  readonly x: number;
  readonly y: number;
}

export const PLACES: Readonly<Record<City, Place>> = {
  WAS: { zone: 'americas', x: 286, y: 142 },
  VAN: { zone: 'americas', x: 158, y: 113 },
  LAX: { zone: 'americas', x: 172, y: 155 },
  MEX: { zone: 'americas', x: 225, y: 196 },
  HAV: { zone: 'americas', x: 271, y: 186 },
  BOG: { zone: 'americas', x: 294, y: 237 },
  LIM: { zone: 'americas', x: 286, y: 283 },
  RIO: { zone: 'americas', x: 380, y: 314 },
  BUE: { zone: 'americas', x: 338, y: 346 },
  LON: { zone: 'europe-africa', x: 492, y: 96 },
  MAD: { zone: 'europe-africa', x: 478, y: 146 },
  BER: { zone: 'europe-africa', x: 541, y: 116 },
  MOS: { zone: 'europe-africa', x: 606, y: 92 },
  ROM: { zone: 'europe-africa', x: 546, y: 148 },
  CAI: { zone: 'europe-africa', x: 587, y: 167 },
  LAG: { zone: 'europe-africa', x: 509, y: 232 },
  NAI: { zone: 'europe-africa', x: 602, y: 254 },
  CAP: { zone: 'europe-africa', x: 551, y: 344 },
  TEH: { zone: 'asia-pacific', x: 643, y: 151 },
  TAS: { zone: 'asia-pacific', x: 692, y: 135 },
  DEL: { zone: 'asia-pacific', x: 714, y: 171 },
  BEI: { zone: 'asia-pacific', x: 823, y: 139 },
  TOK: { zone: 'asia-pacific', x: 888, y: 151 },
  HKG: { zone: 'asia-pacific', x: 817, y: 188 },
  BAN: { zone: 'asia-pacific', x: 779, y: 212 },
  JAK: { zone: 'asia-pacific', x: 797, y: 267 },
  SYD: { zone: 'asia-pacific', x: 920, y: 344 },
};

export const CITIES: readonly City[] = Object.keys(PLACES);

const lines = (written: string): readonly (readonly [City, City])[] =>
  written.split(' ').map((line) => line.split('-') as [City, City]);

export const LINES = lines(
  'WAS-VAN WAS-LAX WAS-HAV VAN-LAX LAX-MEX MEX-HAV MEX-BOG HAV-BOG BOG-LIM BOG-RIO LIM-BUE RIO-BUE ' +
    'LON-MAD LON-BER LON-MOS MAD-ROM BER-ROM BER-MOS MAD-LAG ROM-CAI CAI-LAG CAI-NAI LAG-CAP NAI-CAP ' +
    'TEH-TAS TEH-DEL TAS-DEL TAS-BEI DEL-BAN BAN-HKG BAN-JAK HKG-BEI BEI-TOK HKG-TOK JAK-SYD HKG-JAK ' +
    'WAS-LON HAV-MAD RIO-LAG BUE-CAP MOS-TAS MOS-BEI CAI-TEH NAI-DEL',
);

/** Lines that leave the canvas on one side and come in on the other. */
export const WRAPS = lines('VAN-TOK LAX-TOK LIM-SYD BUE-SYD');

export const BASE: Readonly<Record<Agency, City>> = { CIA: 'WAS', MI6: 'LON', FSB: 'MOS', MSS: 'BEI' };

export const placeOf = (city: City): Place => {
  const place = PLACES[city];
  if (place === undefined) throw new Error(`expected a city of the board, got ${city}`);
  return place;
};

export const zoneOf = (city: City): Zone => placeOf(city).zone;

const joined = new Map<City, City[]>(CITIES.map((city) => [city, []]));
for (const [a, b] of [...LINES, ...WRAPS]) {
  joined.get(a)?.push(b);
  joined.get(b)?.push(a);
}

/** 3a The cities one line away. */
export const near = (city: City): readonly City[] => joined.get(city) ?? [];

/** How many lines the shortest way from any of these cities to each other one has. */
export const distances = (from: readonly City[]): ReadonlyMap<City, number> => {
  const found = new Map<City, number>(from.map((city) => [city, 0]));
  const queue = [...found.keys()];
  for (let city = queue.shift(); city !== undefined; city = queue.shift()) {
    const next = (found.get(city) ?? 0) + 1;
    for (const other of near(city)) {
      if (found.has(other)) continue;
      found.set(other, next);
      queue.push(other);
    }
  }
  return found;
};
