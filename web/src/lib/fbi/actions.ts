/** Actions in the table's notation: "release R4", "keep R+2x", "use R", "arrest R-4". */
import type { Agent, Card, Colour, Decision } from '../contract/messages';
import { AGENTS, valueOf } from './cards';

export type Deed =
  | { readonly verb: 'release'; readonly card: Card | null }
  | { readonly verb: 'keep'; readonly agents: readonly Agent[] }
  | { readonly verb: 'use'; readonly colour: Colour }
  | { readonly verb: 'arrest'; readonly card: Card };

export type Verb = Deed['verb'];

/** What an action says; a word this page does not know is an error of the page, and said so. */
export const read = (action: string): Deed => {
  const [verb, object = ''] = action.split(' ');
  switch (verb) {
    case 'release':
      return { verb, card: object === 'none' ? null : object };
    case 'keep':
      return { verb, agents: object.split('+') as Agent[] };
    case 'use':
      return { verb, colour: object as Colour };
    case 'arrest':
      return { verb, card: object };
    default:
      throw new Error(`expected release, keep, use or arrest, got "${action}"`);
  }
};

/** 4.4a Two agents, in the order R Y B G K 2x whatever the order of the touches. */
export const keep = (agents: readonly Agent[]): string =>
  `keep ${AGENTS.filter((agent) => agents.includes(agent)).join('+')}`;

/** What is asked for: every open decision of FBI is of one verb. */
export const verbOf = (decision: Decision | null): Verb | null =>
  decision?.legal[0] === undefined ? null : read(decision.legal[0]).verb;

/** Releases as a scale from first to last to act: highest first, none standing at 0 (4.3c). */
export const scale = (legal: readonly string[]): readonly string[] => {
  const worth = (action: string): number => {
    const deed = read(action);
    return deed.verb === 'release' ? valueOf(deed.card) : 0;
  };
  return legal.toSorted((a, b) => worth(b) - worth(a));
};

/** What the page proposes before anything is touched: give nothing away, or the only thing there is; no arrest among several. */
export const proposal = (legal: readonly string[]): string | null =>
  legal.find((action) => action === 'release none') ?? (legal.length === 1 ? (legal[0] ?? null) : null);

/** A touch on an agent: on, off, or in place of the older of two. */
export const toggle = (chosen: readonly Agent[], agent: Agent): readonly Agent[] =>
  chosen.includes(agent) ? chosen.filter((other) => other !== agent) : [...chosen, agent].slice(-2);
