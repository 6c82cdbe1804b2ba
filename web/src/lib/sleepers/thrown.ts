/** 3d2, R36 What the dice came to, as the seat that looks on is told it. */
import type { SleepersView } from '../contract/messages';
import { words } from '../text/words';
import { caller } from './log';
import type { Roll } from './news';

export interface Thrown {
  readonly title: string;
  readonly outcome: string;
  /** For each die, who rolled what. */
  readonly dice: readonly string[];
}

export const thrown = ({ agencies, seat }: SleepersView, roll: Roll): Thrown => {
  const { city, dice: text } = words.sleepers;
  const who = caller(agencies, seat);
  const one = who(roll.seat);
  if (roll.event === 'rebellion_rolled') return { title: text.rebellion(one, city(roll.city)), outcome: roll.lost ? text.spyLost : text.spySafe, dice: [text.die(one, roll.die)] };
  const other = who(roll.rival);
  return {
    title: text.attack(one, other, city(roll.city)),
    outcome: roll.won ? text.won(one, other, roll.booty) : text.lost(one),
    dice: roll.dice.map((die, k) => text.die(k === 0 ? one : other, die)),
  };
};
