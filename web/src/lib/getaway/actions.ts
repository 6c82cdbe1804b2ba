/** What an action of Getaway is called: the same for both sides, the robbers' object before the slash. */
import type { GetawayCard } from '../contract/messages';
import { POLICE_OBJECTS, ROBBER_OBJECTS, type Thing } from './cards';

export const AGREE = 'agree';
export const START = 'start';

const mirror = (thing: Thing): readonly [Thing, Thing] => {
  const robbers = (ROBBER_OBJECTS as readonly Thing[]).indexOf(thing);
  const at = robbers >= 0 ? robbers : (POLICE_OBJECTS as readonly Thing[]).indexOf(thing);
  return [ROBBER_OBJECTS[at] as Thing, POLICE_OBJECTS[at] as Thing];
};

/** 5b To lay a card: "R.PIN.a" is "lay PIN/HAN.a", "P.DENY.PIN" is "lay DENY.HAN/PIN". */
export const lay = (card: GetawayCard): string => {
  const [, what = '', which = ''] = card.split('.');
  if (what === 'STOP') return `lay STOP.${which}`;
  if (what === 'DENY') {
    const [robbers, police] = mirror(which as Thing);
    return `lay DENY.${police}/${robbers}`;
  }
  return `lay ${mirror(what as Thing).join('/')}.${which}`;
};
