/** The cards of Getaway, made by the rule that `docs/rules/getaway.md` gives, and checked against the rules' own table. */
import type { GetawayCard, Side } from '../contract/messages';

export const ROBBER_OBJECTS = ['PIN', 'KEY', 'HOO', 'GUN', 'MAS', 'DYN', 'DRI', 'FLA'] as const;
export const POLICE_OBJECTS = ['HAN', 'CAR', 'CAM', 'DOG', 'HEL', 'RAD', 'WHI', 'FIN'] as const;
export type Thing = (typeof ROBBER_OBJECTS)[number] | (typeof POLICE_OBJECTS)[number];

export const SIDES: readonly Side[] = ['robbers', 'police'];
export const LOCATIONS = ['L.1', 'L.2', 'L.3', 'L.4', 'L.5'] as const;
export type Place = (typeof LOCATIONS)[number];

/** 1d to 1g What is printed on a card. */
export interface Face {
  readonly code: GetawayCard;
  readonly kind: 'action' | 'deny' | 'stop' | 'location';
  /** Null for a Location. */
  readonly side: Side | null;
  /** The object in the middle; of the other side on a Deny. */
  readonly main: Thing | null;
  readonly points: number;
  /** Small objects: those at the top call for police cards, those at the bottom for robber cards. */
  readonly police: readonly Thing[];
  readonly robbers: readonly Thing[];
}

/** Points, small objects of the own side, small objects of the other: steps from the main object, round a ring of 8. */
type Make = readonly [points: number, own: readonly number[], other: readonly number[]];
const COPIES: Readonly<Record<string, Make>> = {
  a: [2, [1, 3], [0, 1]],
  b: [1, [2, 7], [2, 5]],
  c: [3, [4, 6], [3, 4]],
  d: [1, [5, 7], [6, 7]],
  e: [2, [1, 2], [1, 6]],
};
const DENY: Make = [1, [0, 3], [2, 7]];
const PLACES: Readonly<Record<Place, { readonly police: readonly Thing[]; readonly robbers: readonly Thing[] }>> = {
  'L.1': { police: ['HAN', 'RAD'], robbers: ['PIN', 'DYN'] },
  'L.2': { police: ['CAR', 'WHI'], robbers: ['KEY', 'DRI'] },
  'L.3': { police: ['CAM', 'FIN'], robbers: ['HOO', 'FLA'] },
  'L.4': { police: ['DOG', 'HEL'], robbers: ['GUN', 'MAS'] },
  'L.5': { police: ['HAN', 'CAM'], robbers: ['PIN', 'HOO'] },
};

export const objectsOf = (side: Side): readonly Thing[] => (side === 'robbers' ? ROBBER_OBJECTS : POLICE_OBJECTS);
export const otherSide = (side: Side): Side => (side === 'robbers' ? 'police' : 'robbers');

/** In the order of the ring, as they are printed. */
const around = (ring: readonly Thing[], from: number, steps: readonly number[]): readonly Thing[] =>
  ring.filter((_, at) => steps.some((step) => (from + step) % ring.length === at));

const make = (code: GetawayCard): Face => {
  const [deck = '', what = '', which = ''] = code.split('.');
  if (deck === 'L') return { code, kind: 'location', side: null, main: null, points: 0, ...PLACES[code as Place] };
  const side: Side = deck === 'R' ? 'robbers' : 'police';
  const [own, other] = [objectsOf(side), objectsOf(otherSide(side))];
  const small = (mine: readonly Thing[], theirs: readonly Thing[]): Pick<Face, 'police' | 'robbers'> =>
    side === 'robbers' ? { robbers: mine, police: theirs } : { police: mine, robbers: theirs };
  if (what === 'STOP') return { code, kind: 'stop', side, main: null, points: 0, ...small(around(own, Number(which) - 1, [0, 4]), []) };
  const kind = what === 'DENY' ? 'deny' : 'action';
  const main = (kind === 'deny' ? which : what) as Thing;
  const at = (kind === 'deny' ? other : own).indexOf(main);
  const [points, mine, theirs] = kind === 'deny' ? DENY : (COPIES[which] ?? DENY);
  return { code, kind, side, main, points, ...small(around(own, at, mine), around(other, at, theirs)) };
};

const made = new Map<GetawayCard, Face>();

export const faceOf = (code: GetawayCard): Face => {
  const face = made.get(code) ?? make(code);
  made.set(code, face);
  return face;
};

export const isStop = (code: GetawayCard): boolean => code.includes('.STOP.');

/** The small objects of a card that call for cards of a side (5e). */
export const callsFor = (code: GetawayCard, side: Side): readonly Thing[] => faceOf(code)[side];

/** A card's place in its deck: objects, then Denies, then Stops. */
export const deckOrder = (code: GetawayCard): number => {
  const { kind, side, main } = faceOf(code);
  if (side === null || main === null) return kind === 'stop' ? 48 + Number(code.at(-1)) : 0;
  if (kind === 'deny') return 40 + objectsOf(otherSide(side)).indexOf(main);
  return 5 * objectsOf(side).indexOf(main) + 'abcde'.indexOf(code.at(-1) ?? '');
};
