/** R25 The option `crime_set` read and written: "random-Murder", "mild", "Arson+Bribery+Forgery+Murder". */
import type { Crime } from '../contract/messages';

export const CRIMES: readonly Crime[] = ['Arson', 'Blackmail', 'Bribery', 'Burglary', 'Embezzlement', 'Forgery', 'Kidnapping', 'Murder', 'Smuggling', 'Vandalism'];

export type Drawing = 'random' | 'mild' | 'named';

export interface CrimeSet {
  readonly how: Drawing;
  /** Those left out; where they are chosen by hand, those in the game. */
  readonly crimes: readonly Crime[];
}

const known = (names: readonly string[]): readonly Crime[] => CRIMES.filter((crime) => names.includes(crime));

export const readSet = (value: string): CrimeSet => {
  const [how, ...vetoes] = value.split('-');
  if (how === 'random' || how === 'mild') return { how, crimes: known(vetoes) };
  return { how: 'named', crimes: known(value.split('+')) };
};

/** Nothing chosen by hand is still written as such: the empty word. */
export const writeSet = ({ how, crimes }: CrimeSet): string => (how === 'named' ? crimes.join('+') : [how, ...crimes].join('-'));

export const toggle = (set: CrimeSet, crime: Crime): CrimeSet => ({
  ...set,
  crimes: known(set.crimes.includes(crime) ? set.crimes.filter((other) => other !== crime) : [...set.crimes, crime]),
});
