/** 3d3 What a won attack takes from the rival: 15k, or what there is. */
import type { SleepersView } from '../contract/messages';

export interface Booty {
  readonly most: number;
  /** R57 Where money is hidden, it may be less. */
  readonly sure: boolean;
}

const MOST = 15;

type Purses = Pick<SleepersView, 'money' | 'in_play'>;

/** The most that a seat can have now. Hidden money (R57) is still part of what all have together, less what is seen. */
export const mostMoney = (view: Purses, seat: number): number =>
  view.money[seat] ?? view.in_play - view.money.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** R23 Never from the stock. */
export const bootyOf = (view: Purses, rival: number): Booty => ({ most: Math.min(MOST, mostMoney(view, rival)), sure: (view.money[rival] ?? null) !== null });
