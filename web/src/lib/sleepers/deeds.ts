/** Actions as the server writes them, read and written; rivals by their seat instead of their place. */
import type { Asset, City, Objective, Zone } from '../contract/messages';

export type Deed =
  | { readonly verb: 'place' | 'spy' | 'cell' | 'initiate'; readonly city: City }
  | { readonly verb: 'move' | 'car' | 'plane'; readonly from: City; readonly to: City }
  | { readonly verb: 'zone'; readonly card: Asset; readonly zone: Zone }
  | { readonly verb: 'mole' | 'informant'; readonly rival: number }
  | { readonly verb: 'budget' }
  | { readonly verb: 'forged'; readonly rival: number; readonly from: City; readonly to: City }
  | { readonly verb: 'attack'; readonly rival: number; readonly city: City }
  | { readonly verb: 'steal'; readonly rival: number; readonly card: Asset | null }
  | { readonly verb: 'stop' | 'trade'; readonly rival: number }
  | { readonly verb: 'destroy'; readonly rival: number; readonly city: City; readonly pair: Objective }
  | { readonly verb: 'discard' | 'pick'; readonly card: Asset }
  | { readonly verb: 'give' | 'want'; readonly card: Asset | null }
  | { readonly verb: 'end' | 'propose' | 'cancel' | 'accept' | 'decline' | 'counter' };

/** The next seat clockwise, the one after, the third. */
const SIDES = ['left', 'across', 'right'] as const;
const SEATS = 4;

export const sideOf = (me: number, rival: number): string => SIDES[(rival - me + SEATS - 1) % SEATS] ?? '';

const rivalAt = (me: number, side: string): number => {
  const at = SIDES.findIndex((name) => name === side);
  if (at < 0) throw new Error(`expected left, across or right, got ${side}`);
  return (me + at + 1) % SEATS;
};

/** What an action says, to the seat that may take it. */
export const read = (action: string, me: number): Deed => {
  const [verb = '', a = '', b = '', c = '', d = ''] = action.split(' ');
  switch (verb) {
    case 'place':
    case 'spy':
    case 'cell':
    case 'initiate':
      return { verb, city: a };
    case 'move':
    case 'car':
    case 'plane':
      return { verb, from: a, to: b };
    case 'play':
      if (a === 'mole' || a === 'informant') return { verb: a, rival: rivalAt(me, b) };
      if (a === 'black_budget') return { verb: 'budget' };
      if (a === 'forged_orders') return { verb: 'forged', rival: rivalAt(me, b), from: c, to: d };
      return { verb: 'zone', card: a, zone: b as Zone };
    case 'attack':
      return { verb, rival: rivalAt(me, a), city: b };
    case 'steal':
      return { verb, rival: rivalAt(me, a), card: b === 'random' ? null : b };
    case 'stop':
    case 'trade':
      return { verb, rival: rivalAt(me, a) };
    case 'destroy':
      return { verb, rival: rivalAt(me, a), city: b, pair: c as Objective };
    case 'discard':
    case 'pick':
      return { verb, card: a };
    case 'give':
    case 'want':
      return { verb, card: a === '5k' ? null : a };
    case 'end':
    case 'propose':
    case 'cancel':
    case 'accept':
    case 'decline':
    case 'counter':
      return { verb };
    default:
      throw new Error(`expected an action of Sleeper Cells, got ${action}`);
  }
};
