/** Why something cannot be done now, said on the thing itself, with the rule's number. */
import type { Asset, City, Item, Objective, SleepersView } from '../contract/messages';
import { words } from '../text/words';
import { kindOf, PAIRS, pairOf, stops } from './assets';
import { distances, zoneOf } from './board';
import { blocked, optionsOf, PRICE, stepsOf } from './options';

export interface Reason {
  readonly says: string;
  readonly rule: string;
}

const because = (says: string, rule: string): Reason => ({ says, rule: `SLP-${rule}` });

/** All I hold, face up or not (R37). */
export const cardsOf = (view: SleepersView): readonly Asset[] => [...(view.face_up[view.seat] ?? []), ...view.hand];

export const capacity = (view: SleepersView, seat: number): number => 3 + (view.cells[seat]?.length ?? 0);

/** 3g1 Cells that no spy of their own agency guards. */
export const bareCells = (view: SleepersView, seat: number): readonly City[] => [...new Set(view.cells[seat] ?? [])].filter((city) => !view.spies[seat]?.includes(city));

/** My turn, and not even its end may be chosen: the table stands still, and no rule is to blame. */
const isStill = (view: SleepersView, legal: readonly string[]): boolean => legal.length === 0 && view.active === view.seat && view.phase === 'act';

/** 3b Why an item cannot be bought; null where it can. */
export const whyNotBuy = (view: SleepersView, legal: readonly string[], item: Item): Reason | null => {
  if (legal.some((action) => action.startsWith(`${item} `))) return null;
  const purse = view.money[view.seat] ?? 0;
  const spies = view.spies[view.seat] ?? [];
  if (isStill(view, legal)) return { says: '', rule: '' };
  if (view.phase === 'place') return because(words.sleepers.reason.placing, 'S1c');
  if (view.active !== view.seat || view.phase !== 'act') return because(words.sleepers.reason.notNow, '0b');
  if (view.bought.includes(item)) return because(words.sleepers.reason.bought, '3b1');
  if (purse < PRICE[item]) return because(words.sleepers.reason.short(PRICE[item] - purse), '3b1');
  if (item === 'spy') return spies.length >= capacity(view, view.seat) ? because(words.sleepers.reason.full(capacity(view, view.seat)), '3b4') : because(words.sleepers.reason.noPawns, 'R19');
  if (spies.length === 0) return because(words.sleepers.reason.noSpies, '3b6');
  if (item === 'car') return because(words.sleepers.reason.blocked, 'R36');
  if (item === 'plane') return because(words.sleepers.reason.noFly, 'R36');
  const own = view.cells[view.seat] ?? [];
  const closed = spies.every((city) => own.includes(city) || view.zone_cards.some(({ card, zone }) => card === 'crackdown' && zone === zoneOf(city)));
  return closed && spies.some((city) => !own.includes(city)) ? because(words.sleepers.reason.crackdown, 'R36') : because(words.sleepers.reason.cellThere, 'R17');
};

/** Why a spy has nowhere to go on foot; null where it has. */
export const whyNotMove = (view: SleepersView, legal: readonly string[], city: City): Reason | null => {
  if (legal.some((action) => action.startsWith(`move ${city} `))) return null;
  if (!view.unmoved.includes(city)) return because(words.sleepers.reason.moved, '3a');
  return because(blocked(view, city) ? words.sleepers.reason.blockedHere : words.sleepers.reason.blocked, 'R36');
};

/** What a card of the own hand is good for now. */
export interface CardNote {
  readonly legal: boolean;
  readonly says: string;
  readonly rule: string;
}

const objectNote = (view: SleepersView, cards: readonly Asset[], card: Asset): Omit<CardNote, 'legal'> => {
  const pair = pairOf(card);
  if (pair === null) return { says: '', rule: '' };
  const whole = PAIRS[pair].every((half) => cards.includes(half));
  if (view.objectives[view.seat] === pair) return { says: whole ? words.sleepers.reason.pairReady : words.sleepers.reason.forDossier, rule: 'SLP-3f1' };
  if (!whole) return { says: words.sleepers.reason.needsPair, rule: 'SLP-3g2' };
  const bare = view.agencies.some((_, seat) => seat !== view.seat && bareCells(view, seat).length > 0);
  return bare ? { says: words.sleepers.reason.needsSpyThere, rule: 'SLP-R47' } : { says: words.sleepers.reason.pairSpare, rule: 'SLP-3g1' };
};

/** 3f7 A rival has initiated such an objective. */
const underWay = (view: SleepersView, objective: Objective | null): boolean =>
  view.tokens.some((city, seat) => seat !== view.seat && city !== null && view.objectives[seat] === objective);

export const noteOf = (view: SleepersView, legal: readonly string[], card: Asset): CardNote => {
  const focus = { kind: 'card', card } as const;
  const playable = optionsOf(view, legal, focus).length + stepsOf(view, legal, focus).length > 0;
  if (playable) return { legal: true, says: view.phase === 'discard' ? words.sleepers.reason.discard : kindOf(card) === 'object' ? words.sleepers.reason.use : words.sleepers.reason.play, rule: '' };
  if (view.active !== view.seat || view.phase !== 'act' || isStill(view, legal)) return { legal: false, says: '', rule: 'SLP-3c1' };
  if (stops(card) !== null) return { legal: false, says: underWay(view, stops(card)) ? words.sleepers.reason.needsSpyThere : words.sleepers.reason.nothingToStop, rule: 'SLP-3f7' };
  if (card === 'mole') return { legal: false, says: words.sleepers.reason.noPrivate, rule: 'SLP-R36' };
  if (card === 'forged_orders') return { legal: false, says: words.sleepers.reason.noRivalSpy, rule: 'SLP-R36' };
  return { legal: false, ...objectNote(view, cardsOf(view), card) };
};

/** 3f1 What is missing before the own objective can be initiated. */
export interface Readiness {
  readonly held: readonly { readonly card: Asset; readonly held: boolean }[];
  /** The own spy next to the Location, and how far. */
  readonly nearest: { readonly city: City; readonly away: number } | null;
  readonly running: boolean;
}

export const readiness = (view: SleepersView): Readiness => {
  const objective = view.objectives[view.seat] ?? null;
  const location = view.locations[view.seat] ?? null;
  const cards = cardsOf(view);
  const held = objective === null ? [] : PAIRS[objective].map((card) => ({ card, held: cards.includes(card) }));
  const away = location === null ? new Map<City, number>() : distances([location]);
  const nearest = (view.spies[view.seat] ?? []).map((city) => ({ city, away: away.get(city) ?? 99 })).toSorted((a, b) => a.away - b.away)[0] ?? null;
  return { held, nearest: location === null ? null : nearest, running: (view.tokens[view.seat] ?? null) !== null };
};
