/** Crimes and players of Criminals, as sentences name them, in English. */
import type { Crime } from '../../../contract/messages';
import { joined, within } from '../common';

export const CRIME: Readonly<Record<Crime, string>> = {
  Arson: 'Arson',
  Blackmail: 'Blackmail',
  Bribery: 'Bribery',
  Burglary: 'Burglary',
  Embezzlement: 'Embezzlement',
  Forgery: 'Forgery',
  Kidnapping: 'Kidnapping',
  Murder: 'Murder',
  Smuggling: 'Smuggling',
  Vandalism: 'Vandalism',
};
export const low = (crime: Crime): string => CRIME[crime].toLowerCase();
export const verb = (mine: boolean, one: string, many: string): string => (mine ? many : one);
/** The Boss, or whoever reads, in the middle of a sentence. */
export const mid = (name: string): string => (name === 'The Boss' ? 'the Boss' : within(name));
/** One of them. */
export const either = (names: readonly string[]): string => joined(names, 'or');
export const voices = (n: number): string => (n === 1 ? '1 accusation' : `${n} accusations`);
/** A ballot by its number, where a round has so many. */
export const counted = (ballot: number, of: number | null): string => (of === null ? `${ballot}` : `${ballot} of ${of}`);
