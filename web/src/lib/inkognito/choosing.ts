/** What this hand has chosen so far: a pair in the making, a number half dialled, or one thing on offer. */
import type { Clue, Decision, Identity, Segment } from '../contract/messages';
import { callNumber, namePeople, read, showPair, type Number4 } from './actions';
import { CLUES, IDENTITIES, SEGMENTS } from './cards';

export type Mode = 'pair' | 'option' | 'call' | 'people';

export interface Choosing {
  readonly mode: Mode;
  readonly picks: readonly Clue[];
  readonly option: string | null;
  readonly call: Partial<Number4>;
  readonly people: readonly (Identity | null)[];
}

const NOTHING: Omit<Choosing, 'mode'> = { picks: [], option: null, call: {}, people: [] };

/** How a decision is answered before anything is touched. */
const modeOf = (legal: readonly string[]): Mode => {
  const verbs = new Set(legal.map((action) => read(action).verb));
  return verbs.has('show') ? 'pair' : verbs.has('name') ? 'people' : 'option';
};

/** A number as far as own cards make it certain: the part every legal call has. */
export const certainCall = (legal: readonly string[]): Partial<Number4> => {
  const calls = legal.flatMap((action) => {
    const deed = read(action);
    return deed.verb === 'call' ? [deed.number] : [];
  });
  const [first] = calls;
  if (first === undefined) return {};
  return Object.fromEntries(Object.entries(first).filter(([agent, part]) => calls.every((call) => call[agent as Identity] === part)));
};

/** R10 The people as far as all legal names agree. */
export const certainPeople = (legal: readonly string[]): readonly (Identity | null)[] => {
  const names = legal.flatMap((action) => {
    const deed = read(action);
    return deed.verb === 'name' ? [deed.people] : [];
  });
  return (names[0] ?? []).map((identity, k) => (names.every((people) => people[k] === identity) ? identity : null));
};

/** What is left besides calling, if it is one thing: it is proposed. */
const onlyOne = (legal: readonly string[]): string | null => {
  const rest = legal.filter((action) => read(action).verb !== 'call');
  return rest.length === 1 ? (rest[0] ?? null) : null;
};

/** A number with a part given to an agent: taken from whoever had it, and the last part falls to the last agent. */
export const dial = (call: Partial<Number4>, fixed: Partial<Number4>, agent: Identity, part: Segment): Partial<Number4> => {
  const rest = IDENTITIES.filter((other) => other !== agent && call[other] !== part);
  const next: Record<string, Segment> = { [agent]: part, ...fixed };
  for (const other of rest) if (call[other] !== undefined && next[other] === undefined) next[other] = call[other];
  const open = IDENTITIES.filter((other) => next[other] === undefined);
  const left = SEGMENTS.filter((segment) => !Object.values(next).includes(segment));
  const [lastAgent, lastPart] = [open[0], left[0]];
  if (open.length === 1 && lastAgent !== undefined && lastPart !== undefined) next[lastAgent] = lastPart;
  return next;
};

/** The people with a name given to one: taken from whoever had it, and the last name falls to the last one. */
export const christen = (people: readonly (Identity | null)[], fixed: readonly (Identity | null)[], at: number, identity: Identity): readonly (Identity | null)[] => {
  const next = people.map((old, k) => fixed[k] ?? (k === at ? identity : old === identity ? null : old));
  const left = IDENTITIES.filter((other) => !next.includes(other));
  return next.filter((one) => one === null).length === 1 ? next.map((one) => one ?? left[0] ?? null) : next;
};

/** Nothing touched yet on this page: half a pair from before it was loaded, what the table has stored of a sealed choice, or the only thing there is. */
export const begin = (decision: Decision, half: readonly string[] | null = null): Choosing => {
  const { legal, choice } = decision;
  const empty: Choosing = { ...NOTHING, mode: modeOf(legal), call: certainCall(legal), people: certainPeople(legal) };
  if (half !== null && !decision.locked) return { ...empty, mode: 'pair', picks: CLUES.filter((card) => half.includes(card)) };
  if (choice === null) return { ...empty, option: onlyOne(legal) };
  const deed = read(choice);
  switch (deed.verb) {
    case 'show':
      return { ...empty, mode: 'pair', picks: deed.cards };
    case 'call':
      return { ...empty, mode: 'call', call: deed.number };
    case 'name':
      return { ...empty, mode: 'people', people: deed.people };
    default:
      return { ...empty, mode: 'option', option: choice };
  }
};

/** The action that this comes to, if it is whole and legal. */
export const actionOf = (choosing: Choosing, legal: readonly string[]): string | null => {
  const action = {
    pair: choosing.picks.length === 2 ? showPair(choosing.picks) : null,
    option: choosing.option,
    call: callNumber(choosing.call),
    people: namePeople(choosing.people),
  }[choosing.mode];
  return action !== null && legal.includes(action) ? action : null;
};

/** What is kept at the table before it is locked. Never a call: a clock that runs out must not make one. */
export const mayBeKept = (decision: Decision, action: string): boolean => decision.sealed && !decision.locked && !action.startsWith('call ');
