/** Actions in the table's notation: "go Rialto", "show F+11", "demand second number", "call F52 B11 X0 Z29". */
import type { Clue, Identity, Location, Segment } from '../contract/messages';
import { IDENTITIES, inOrder } from './cards';

export type Kind = 'identity' | 'number';
export type Steps = 0 | 1 | 2;
export type Number4 = Readonly<Record<Identity, Segment>>;

export type Deed =
  | { readonly verb: 'go'; readonly location: Location }
  | { readonly verb: 'send'; readonly location: Location }
  | { readonly verb: 'show'; readonly cards: readonly Clue[] }
  | { readonly verb: 'black'; readonly kind: Kind }
  | { readonly verb: 'demand'; readonly steps: Steps; readonly kind: Kind | null }
  | { readonly verb: 'look'; readonly kind: Kind }
  | { readonly verb: 'decline' }
  | { readonly verb: 'call'; readonly number: Number4 }
  | { readonly verb: 'name'; readonly people: readonly Identity[] };

/** How the agents are counted, clockwise from the one who demands. */
export const COUNTED = ['first', 'second', 'third'];

/** "F52 B11 X0 Z29" */
export const readNumber = (call: string): Number4 =>
  Object.fromEntries(call.split(' ').map((part) => [part.charAt(0), part.slice(1)])) as unknown as Number4;

/** What an action says; a word this page does not know is an error of the page, and said so. */
export const read = (action: string): Deed => {
  const [verb = '', ...rest] = action.split(' ');
  const object = rest.join(' ');
  switch (verb) {
    case 'go':
      return { verb, location: object as Location };
    case 'send':
      return { verb, location: rest.slice(1).join(' ') as Location };
    case 'show':
      return rest[0] === 'black' ? { verb: 'black', kind: rest[1] as Kind } : { verb, cards: object.split('+') as Clue[] };
    case 'demand':
      return { verb, steps: COUNTED.indexOf(rest[0] ?? '') as Steps, kind: (rest[1] as Kind | undefined) ?? null };
    case 'look':
      return { verb, kind: object as Kind };
    case 'decline':
      return { verb };
    case 'call':
      return { verb, number: readNumber(object) };
    case 'name':
      return { verb, people: rest as Identity[] };
    default:
      throw new Error(`expected go, send, show, demand, look, decline, call or name, got "${action}"`);
  }
};

/** 4.2 Two cards, in the order F B X Z 52 11 0 29 whatever the order of the touches. */
export const showPair = (cards: readonly Clue[]): string => `show ${inOrder(cards).join('+')}`;

/** 7.2 A number, once every agent has a part. */
export const callNumber = (number: Partial<Number4>): string | null =>
  IDENTITIES.every((agent) => number[agent] !== undefined) ? `call ${IDENTITIES.map((agent) => `${agent}${number[agent]}`).join(' ')}` : null;

/** R10 The people behind a number, once everybody has a name. */
export const namePeople = (people: readonly (Identity | null)[]): string | null =>
  people.every((identity) => identity !== null) && new Set(people).size === people.length ? `name ${people.join(' ')}` : null;
