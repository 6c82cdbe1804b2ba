/** 1.3 My partner, once I know who it is: marked wherever the mask is seen. */
import { getContext, setContext } from 'svelte';
import type { InkognitoView } from '../contract/messages';
import { partnerOf } from './cards';
import { agentIn, type Deal } from './deals';

/** Whose place it is, if no deal that fits leaves another; null before, and where everybody plays alone. */
export const knownPartner = (view: InkognitoView, deals: readonly Deal[]): number | null => {
  const own = view.seat < 0 || view.seats !== 4 ? null : (view.black[view.seat] ?? null);
  const [place, other] = own === null ? [] : agentIn(deals, partnerOf(own[0])).places;
  return other === undefined ? (place ?? null) : null;
};

const KEY = Symbol('partner');

export const setPartner = (place: () => number | null): void => void setContext(KEY, place);
export const partner = (): (() => number | null) => getContext<(() => number | null) | undefined>(KEY) ?? (() => null);
