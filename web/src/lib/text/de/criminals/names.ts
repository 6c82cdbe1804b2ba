/** Verbrechen und Spieler von Criminals, wie Sätze sie nennen, auf Deutsch. */
import type { Crime } from '../../../contract/messages';
import { joined } from '../common';

export const CRIME: Readonly<Record<Crime, string>> = {
  Arson: 'Brandstiftung',
  Blackmail: 'Erpressung',
  Bribery: 'Bestechung',
  Burglary: 'Einbruch',
  Embezzlement: 'Untreue',
  Forgery: 'Fälschung',
  Kidnapping: 'Entführung',
  Murder: 'Mord',
  Smuggling: 'Schmuggel',
  Vandalism: 'Vandalismus',
};
/** Wo die langen getrennt werden dürfen. */
export const SOFT: Readonly<Partial<Record<Crime, string>>> = {
  Arson: 'Brand\u00adstiftung',
  Blackmail: 'Erpres\u00adsung',
  Bribery: 'Beste\u00adchung',
  Kidnapping: 'Entfüh\u00adrung',
  Smuggling: 'Schmug\u00adgel',
  Vandalism: 'Vandalis\u00admus',
};
/** Mit Artikel im Akkusativ („ein Alibi für den Mord“) und im Dativ („hinter dem Mord“). */
const FEMININE: readonly Crime[] = ['Arson', 'Blackmail', 'Bribery', 'Embezzlement', 'Forgery', 'Kidnapping'];
export const whom = (crime: Crime): string => `${FEMININE.includes(crime) ? 'die' : 'den'} ${CRIME[crime]}`;
export const behind = (crime: Crime): string => `${FEMININE.includes(crime) ? 'der' : 'dem'} ${CRIME[crime]}`;
export const The = (crime: Crime): string => `${FEMININE.includes(crime) ? 'Die' : 'Der'} ${CRIME[crime]}`;

export const BOSS = 'Der Boss';
/** Der Boss im Akkusativ und im Dativ; Namen bleiben, wie sie sind, und aus „Du“ wird „dich“ oder „dir“. */
export const acc = (name: string): string => (name === BOSS ? 'den Boss' : name === 'Du' ? 'dich' : name);
export const dat = (name: string): string => (name === BOSS ? 'dem Boss' : name === 'Du' ? 'dir' : name);
export const verb = (mine: boolean, one: string, you: string): string => (mine ? you : one);
/** Einer von ihnen. */
export const either = (names: readonly string[]): string => joined(names, 'oder');
export const voices = (n: number): string => (n === 1 ? '1 Stimme' : `${n} Stimmen`);
/** Eine Abstimmung mit ihrer Nummer, wo eine Runde so viele hat. */
export const counted = (ballot: number, of: number | null): string => (of === null ? `${ballot}` : `${ballot} von ${of}`);
