/** 5.3, 5.4 What comes of naming somebody who did not do it. */
import type { CriminalsView, Suspect } from '../contract/messages';
import { words } from '../text/words';
import { BOSS } from './suspects';

export const losing = (view: CriminalsView, picked: Suspect, name: string): string => {
  const text = words.criminals.decide;
  if (picked === BOSS || view.mine === null) return text.loseBoss;
  return view.remaining.length > 2 ? text.lose(name, view.crime, view.mine) : text.loseLast(name, view.crime); // R15
};
