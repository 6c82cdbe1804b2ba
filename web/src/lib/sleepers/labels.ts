/** Where badges, prices and names stand around the cities of the map, so that none lies on another. */
import type { City } from '../contract/messages';

export interface Size {
  readonly w: number;
  readonly h: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly city: City;
  readonly x: number;
  readonly y: number;
  /** How far its mark reaches now. */
  readonly drawn: number;
  /** The badges of those who are there. */
  readonly stack: Size | null;
  /** The name in one line, and in two where it can be folded. */
  readonly names: readonly Size[];
  readonly tag: Size | null;
}

/** What stands around a city, measured from it; what has no free place is seen when the city is looked at. */
export interface Label {
  readonly stack: Rect | null;
  readonly name: Rect | null;
  readonly folded: boolean;
  readonly tag: Rect | null;
}

export interface Ground {
  /** What is in sight. */
  readonly pane: Rect;
  /** What lies over the map. */
  readonly covers: readonly Rect[];
  /** How far the widest ring of this size of map reaches. */
  readonly ring: number;
}

type Side = 'r' | 'l' | 'b' | 't' | 'rb' | 'rt' | 'lb' | 'lt';

const SIDES: readonly Side[] = ['r', 'l', 'b', 't', 'rb', 'lb', 'rt', 'lt'];
/** Where a name stands if it can: off the lines and off the land of others. */
const HOME: Readonly<Partial<Record<City, Side>>> = { MAD: 'l', TEH: 'b', MEX: 'l', LIM: 'l', SYD: 'l', BAN: 'l', BEI: 'l', LON: 'l', LAG: 'l', ROM: 'b', CAI: 'b', DEL: 'b', TOK: 'b', JAK: 'b' };
const GAP = 3;
const SPACE = 4;
const PIN = 8;

const around = ({ w, h }: Size, side: Side, reach: number): Rect => {
  const near = reach * 0.72;
  const x = { r: reach + GAP, l: -reach - GAP - w, b: -w / 2, t: -w / 2, rb: near, rt: near, lb: -near - w, lt: -near - w }[side];
  const y = { r: -h / 2, l: -h / 2, b: reach, t: -reach - h, rb: near, rt: -near - h, lb: near, lt: -near - h }[side];
  return { x, y, w, h };
};

const shift = (rect: Rect, by: { readonly x: number; readonly y: number }): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y });

/** By how many square pixels one lies on the other. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const touches = (rect: Rect, at: { readonly x: number; readonly y: number }, radius: number): boolean => {
  const dx = at.x - Math.min(rect.x + rect.w, Math.max(rect.x, at.x));
  const dy = at.y - Math.min(rect.y + rect.h, Math.max(rect.y, at.y));
  return dx * dx + dy * dy < radius * radius;
};

const within = (rect: Rect, pane: Rect): boolean => rect.x >= pane.x && rect.y >= pane.y && rect.x + rect.w <= pane.x + pane.w && rect.y + rect.h <= pane.y + pane.h;

/** Two words side by side are not read as one. */
const spaced = ({ x, y, w, h }: Rect): Rect => ({ x: x - SPACE, y, w: w + 2 * SPACE, h });

/** The first of some places that is free. */
export const free = (places: readonly Rect[], pane: Rect, taken: readonly Rect[], spots: readonly Spot[]): Rect | null =>
  places.find((place) => {
    if (!within(place, pane)) return false;
    const wide = spaced(place);
    return taken.every((other) => !meet(wide, other)) && spots.every((spot) => !touches(place, spot, spot.drawn));
  }) ?? null;

/** Badges stand above their city, or lean, or stand beside or below it: wherever they hide least. */
const stacked = (spot: Spot, { w, h }: Size, spots: readonly Spot[], taken: readonly Rect[], pane: Rect): Rect => {
  const places = [
    { x: -w / 2, y: -h - 10, w, h },
    { x: -12, y: -h - 10, w, h },
    { x: 12 - w, y: -h - 10, w, h },
    { x: 10, y: -h / 2, w, h },
    { x: -10 - w, y: -h / 2, w, h },
    { x: -w / 2, y: 10, w, h },
    { x: 9, y: -h - 2, w, h },
    { x: -9 - w, y: -h - 2, w, h },
    { x: 9, y: 2, w, h },
    { x: -9 - w, y: 2, w, h },
  ];
  const hidden = (place: Rect): number => {
    const there = shift(place, spot);
    const pins = spots.filter((other) => other !== spot).map(({ x, y }) => ({ x: x - PIN, y: y - PIN, w: 2 * PIN, h: 2 * PIN }));
    return [...taken, ...pins].reduce((sum, other) => sum + overlap(there, other), w * h - overlap(there, pane));
  };
  const costs = places.map(hidden);
  return places[costs.indexOf(Math.min(...costs))] as Rect;
};

const ROUND = Array.from({ length: 16 }, (_, k) => (k * Math.PI) / 8);

/** A price without its name: on its own pin or a little away. Where even that would hide another, the ring alone tells it. */
const squeezed = (spot: Spot, tag: Size, spots: readonly Spot[], taken: readonly Rect[], pane: Rect, ring: number): Rect | null => {
  const beside = (far: number, angle: number): Rect => ({ ...tag, x: Math.cos(angle) * (far + tag.w / 2) - tag.w / 2, y: Math.sin(angle) * (far + tag.h / 2) - tag.h / 2 });
  const places = [...[1, 1.3].flatMap((far) => ROUND.map((angle) => beside(ring * far, angle))), { ...tag, x: -tag.w / 2, y: -tag.h / 2 }, ...[0.5, 1.7].flatMap((far) => ROUND.map((angle) => beside(ring * far, angle)))];
  const others = spots.filter((other) => other !== spot);
  const open = places.filter((place) => {
    const there = shift(place, spot);
    return within(there, pane) && taken.every((other) => overlap(there, other) === 0) && others.every((other) => !touches(there, other, PIN));
  });
  const rings = (place: Rect): number => others.filter((other) => touches(shift(place, spot), other, other.drawn)).length;
  return open.find((place) => rings(place) === 0) ?? open[0] ?? null;
};

interface Form extends Size {
  readonly name: number | null;
  /** Beside the name or below it. */
  readonly row: boolean;
}

const TIGHT = 2;

/** How a name and a price can stand together, the best first. */
const forms = ({ names, tag }: Spot): readonly Form[] => {
  if (tag === null) return names.map((size, k) => ({ ...size, name: k, row: false }));
  return [
    ...names.flatMap((size, k) => [
      { w: Math.max(size.w, tag.w), h: size.h + TIGHT + tag.h, name: k, row: false },
      { w: size.w + 2 * TIGHT + tag.w, h: Math.max(size.h, tag.h), name: k, row: true },
    ]),
    { ...tag, name: null, row: false },
  ];
};

const laid = (spot: Spot, form: Form, side: Side, at: Rect): Omit<Label, 'stack'> => {
  const name = form.name === null ? null : (spot.names[form.name] ?? null);
  const folded = form.name === 1;
  const { tag } = spot;
  const lean = side.startsWith('l') ? 1 : side.startsWith('r') ? 0 : 0.5;
  if (name === null) return { name: null, folded, tag: tag === null ? null : { ...tag, x: at.x, y: at.y } };
  if (tag === null) return { name: at, folded, tag: null };
  const middle = (h: number): number => at.y + (at.h - h) / 2;
  if (form.row) return { name: { ...name, x: at.x, y: middle(name.h) }, folded, tag: { ...tag, x: at.x + name.w + 2 * TIGHT, y: middle(tag.h) } };
  return { name: { ...name, x: at.x + (at.w - name.w) * lean, y: at.y }, folded, tag: { ...tag, x: at.x + (at.w - tag.w) * lean, y: at.y + name.h + TIGHT } };
};

const sidesOf = (city: City): readonly Side[] => {
  const home = HOME[city] ?? 'r';
  return [home, ...SIDES.filter((side) => side !== home)];
};

/** Those with near neighbours choose first. */
const crowdedFirst = (spots: readonly Spot[]): readonly Spot[] => {
  const room = (spot: Spot): number => Math.min(...spots.filter((other) => other !== spot).map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)));
  return spots.map((spot) => ({ spot, room: room(spot) })).sort((a, b) => a.room - b.room).map(({ spot }) => spot);
};

const partsOf = (spot: Spot, { name, tag }: Omit<Label, 'stack'>): readonly Rect[] => [name, tag].flatMap((part) => (part === null ? [] : [shift(part, spot)]));

const TRIES = 4;

/** Each finds its place in turn; whoever found none may choose first when all begin anew. */
const inTurn = <Found>(order: readonly Spot[], find: (spot: Spot, others: readonly Rect[]) => { readonly found: Found; readonly takes: readonly Rect[] } | null): ReadonlyMap<City, Found> => {
  let best = new Map<City, Found>();
  let turn = order;
  for (let k = 0; k < TRIES; k++) {
    const others: Rect[] = [];
    const now = new Map<City, Found>();
    for (const spot of turn) {
      const one = find(spot, others);
      if (one === null) continue;
      now.set(spot.city, one.found);
      others.push(...one.takes);
    }
    if (k === 0 || now.size > best.size) best = now;
    if (now.size === order.length) break;
    turn = [...turn].sort((a, b) => Number(now.has(a.city)) - Number(now.has(b.city)));
  }
  return best;
};

/**
 * Each name has one place for each size of the map and leaves it only for a badge, a price or a cover. Badges come
 * first, since they are never hidden; then prices with their names; then the names that can stay; then the rest.
 */
export const arrange = (spots: readonly Spot[], { pane, covers, ring }: Ground): ReadonlyMap<City, Label> => {
  const inSight = spots.filter((spot) => within({ x: spot.x, y: spot.y, w: 0, h: 0 }, pane));
  const order = crowdedFirst(inSight);
  const taken: Rect[] = [...covers];

  const stacks = new Map<City, Rect>();
  const wide = { x: -pane.w, y: -pane.h, w: 3 * pane.w, h: 3 * pane.h };
  for (const spot of [...order, ...spots.filter((one) => !inSight.includes(one))]) {
    if (spot.stack === null) continue;
    const place = stacked(spot, spot.stack, spots, taken, inSight.includes(spot) ? pane : wide);
    stacks.set(spot.city, place);
    taken.push(shift(place, spot));
  }

  const find = (spot: Spot, kinds: readonly Form[], others: readonly Rect[], marks: readonly Spot[]): Omit<Label, 'stack'> | null => {
    for (const form of kinds) {
      for (const side of sidesOf(spot.city)) {
        const at = around(form, side, Math.max(ring, spot.drawn));
        if (free([shift(at, spot)], pane, others, marks) !== null) return laid(spot, form, side, at);
      }
    }
    return null;
  };

  const ringed = spots.map((spot) => ({ ...spot, drawn: ring, tag: null }));
  const homes = inTurn(crowdedFirst(ringed.filter(({ city }) => inSight.some((spot) => spot.city === city))), (spot, others) => {
    const name = find(spot, forms(spot), [...covers, ...others], ringed)?.name;
    return name ? { found: name, takes: [shift(name, spot)] } : null;
  });
  const homeOf = (spot: Spot): Rect | null => {
    const home = homes.get(spot.city);
    return home === undefined ? null : shift(home, spot);
  };

  const found = new Map<City, Omit<Label, 'stack'>>();
  const settle = (spot: Spot, label: Omit<Label, 'stack'>): void => {
    found.set(spot.city, label);
    taken.push(...partsOf(spot, label));
  };
  const tagged = order.filter(({ tag }) => tag !== null);
  const elsewhere = new Map(tagged.map((spot) => [spot.city, order.flatMap((other) => (other === spot ? [] : (homeOf(other) ?? [])))]));
  const withPrices = (these: readonly Spot[]): ReadonlyMap<City, Omit<Label, 'stack'>> =>
    inTurn(these, (spot, others) => {
      const all = [...taken, ...others];
      const label = find(spot, forms(spot).slice(0, -1), [...all, ...(elsewhere.get(spot.city) ?? [])], spots) ?? find(spot, forms(spot), all, spots);
      return label === null ? null : { found: label, takes: partsOf(spot, label) };
    });
  const squeeze = (spot: Spot): void => settle(spot, { name: null, folded: false, tag: squeezed(spot, spot.tag as Size, spots, taken, pane, ring) });
  const first = withPrices(tagged);
  tagged.filter(({ city }) => !first.has(city)).forEach(squeeze);
  const others = tagged.filter(({ city }) => first.has(city));
  const priced = others.length === tagged.length ? first : withPrices(others);
  for (const spot of others) {
    const label = priced.get(spot.city);
    if (label) settle(spot, label);
  }
  others.filter(({ city }) => !priced.has(city)).forEach(squeeze);

  const plain = order.filter(({ tag }) => tag === null);
  for (const spot of plain) {
    const [home, name] = [homeOf(spot), homes.get(spot.city) ?? null];
    if (home === null || name === null || free([home], pane, taken, spots) === null) continue;
    settle(spot, { name, folded: name.h > (spot.names[0]?.h ?? 0), tag: null });
  }
  const rest = plain.filter(({ city }) => !found.has(city));
  const moved = inTurn(rest, (spot, others) => {
    const label = find(spot, forms(spot), [...taken, ...others], spots);
    return label === null ? null : { found: label, takes: partsOf(spot, label) };
  });
  for (const [city, label] of moved) found.set(city, label);

  const none = { name: null, folded: false, tag: null };
  return new Map(spots.map((spot) => [spot.city, { ...(found.get(spot.city) ?? none), stack: stacks.get(spot.city) ?? null }]));
};
