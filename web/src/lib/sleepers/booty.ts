/** 3d3 What a won attack takes from the rival: 15k, or what there is. */
import type { SleepersView } from '../contract/messages';

export interface Booty {
  readonly most: number;
  /** R57 Where money is hidden, it may be less. */
  readonly sure: boolean;
}

const MOST = 15;

/** R23 Never from the stock. Hidden money is still part of what all have together, less what is seen. */
export const bootyOf = (view: Pick<SleepersView, 'money' | 'in_play'>, rival: number): Booty => {
  const money = view.money[rival] ?? null;
  const seen = view.money.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return { most: Math.min(MOST, money ?? view.in_play - seen), sure: money !== null };
};
