/** Whom one may accuse: the players by their seats, and the Boss. */
import type { CriminalsView, Player, Suspect } from '../contract/messages';
import { nameOf } from '../table/log';
import { words } from '../text/words';

/** In a View and in events the Boss has this number. */
export const BOSS = 9;

export const nameSuspect = (players: readonly Player[], suspect: Suspect, me: number): string =>
  suspect === BOSS ? words.criminals.boss : nameOf(players, suspect, me);

/** 3.3 Who accuses this suspect, in the order of seats. */
export const accusers = (view: CriminalsView, suspect: Suspect): readonly number[] =>
  view.accusations.flatMap((target, seat) => (target === suspect ? [seat] : []));

/** 3.7, 3.8 How many accusations sell this suspect out: half of those who remain, or all for the Boss. */
export const needed = (view: CriminalsView, suspect: Suspect): number =>
  suspect === BOSS ? view.remaining.length : view.threshold;

/** How many accusations are still missing. */
export const missing = (view: CriminalsView, suspect: Suspect): number =>
  Math.max(0, needed(view, suspect) - accusers(view, suspect).length);

export const isOut = (view: CriminalsView, seat: number): boolean => !view.remaining.includes(seat);

/** 3.6 I accuse the Boss by this rule alone, and nobody else. */
export const isBound = (view: CriminalsView): boolean => view.automatic.includes(view.seat);

/** R30 Whose statement or vote this wait is for, the eliminated among those who speak. */
export const isAsked = (view: CriminalsView, suspect: Suspect): boolean => (view.phase === 'talk' || view.phase === 'ballot') && view.to_act.includes(suspect);

/** 3.4 Shows the alibi for the crime under investigation, and cannot be accused of it. */
export const showsAlibi = (view: CriminalsView, seat: number): boolean => view.shown[seat]?.includes(view.crime) ?? false;

/** R5 The players with the most accusers; whoever they are, the final call ends with one of them. */
export const mostAccused = (view: CriminalsView): readonly number[] => {
  const counts = view.remaining.map((seat) => accusers(view, seat).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : view.remaining.filter((_, k) => counts[k] === most);
};

/** R5 Whoever remains and accuses nobody. */
export const abstaining = (view: CriminalsView): readonly number[] =>
  view.remaining.filter((seat) => (view.accusations[seat] ?? null) === null);

/** My accusation, if I have one. */
export const myTarget = (view: CriminalsView): Suspect | null => view.accusations[view.seat] ?? null;

/** Whom one accusation more sells out, myself last. */
export const nearest = (view: CriminalsView): readonly number[] => {
  const near = view.eligible.filter((seat) => missing(view, seat) === 1);
  return [...near.filter((seat) => seat !== view.seat), ...near.filter((seat) => seat === view.seat)];
};

/** Whether an accusation of mine would sell this suspect out at once. */
export const wouldSell = (view: CriminalsView, suspect: Suspect): boolean =>
  myTarget(view) !== suspect && missing(view, suspect) === 1;

/** R30 Votes are being sealed: the arrows are those of the ballot before. */
export const isPast = (view: CriminalsView): boolean => (view.phase === 'talk' || view.phase === 'ballot') && view.to_act.length > 0;

/** All of them as they stand everywhere, in the line-up and above the charge sheet: by their seats, the Boss last. */
export const everybody = (view: CriminalsView): readonly Suspect[] => [...Array.from({ length: view.seats }, (_, seat): Suspect => seat), BOSS];

/** On a phone in two rows, with the arrows between them. */
export const phoneRows = (view: CriminalsView): readonly (readonly Suspect[])[] => {
  const all = everybody(view);
  const top = Math.ceil(all.length / 2);
  return [all.slice(0, top), all.slice(top)];
};

/** R13 A snitch who was wrong is out too, but does not show the whole hand as the guilty do. */
export const wasSnitch = (view: CriminalsView, seat: number): boolean =>
  isOut(view, seat) && (view.shown[seat]?.length ?? 0) < view.crimes.length - 1;
