/** Actions of Criminals as the table writes them, read and written. */
import type { Crime, Decision, Suspect } from '../contract/messages';
import { BOSS } from './suspects';

/** What one may say: of oneself, of another, to another. */
export type Claim = 'alibi' | 'crime';
export type Aim = 'suspect' | 'trust' | 'propose' | 'ask' | 'agree' | 'disagree';
export type Word = 'yes' | 'no' | 'promise';
export type Speech = Claim | Aim | Word;

export type Deed =
  | { readonly verb: 'accuse'; readonly suspect: Suspect | null }
  | { readonly verb: 'snitch'; readonly suspect: Suspect }
  | { readonly verb: 'pass' | 'silent' }
  | { readonly verb: 'say'; readonly kind: Claim; readonly crime: Crime }
  | { readonly verb: 'say'; readonly kind: Aim; readonly suspect: Suspect }
  | { readonly verb: 'say'; readonly kind: Word };

export type Saying = Extract<Deed, { verb: 'say' }>;

const AIMS: readonly string[] = ['suspect', 'trust', 'propose', 'ask', 'agree', 'disagree'] satisfies readonly Aim[];
const WORDS: readonly string[] = ['yes', 'no', 'promise'] satisfies readonly Word[];

const suspectOf = (word: string): Suspect => (word === 'boss' ? BOSS : Number(word));
const written = (suspect: Suspect): string => (suspect === BOSS ? 'boss' : `${suspect}`);

/** What an action says; a word this page does not know is an error of the page, and said so. */
export const read = (action: string): Deed => {
  const [verb = '', object = '', crime = ''] = action.split(' ');
  if (verb === 'accuse') return { verb, suspect: object === 'nobody' ? null : suspectOf(object) };
  if (verb === 'snitch') return { verb, suspect: suspectOf(object) };
  if (verb === 'pass' || verb === 'silent') return { verb };
  if (verb === 'claim') return { verb: 'say', kind: object as Claim, crime: crime as Crime };
  if (AIMS.includes(verb)) return { verb: 'say', kind: verb as Aim, suspect: suspectOf(object) };
  if (WORDS.includes(verb)) return { verb: 'say', kind: verb as Word };
  throw new Error(`expected an action of Criminals, got "${action}"`);
};

export const accuse = (suspect: Suspect | null): string => `accuse ${suspect === null ? 'nobody' : written(suspect)}`;
export const snitch = (suspect: Suspect): string => `snitch ${written(suspect)}`;
export const PASS = 'pass';
export const SILENT = 'silent';

/** Everything that may be said now. */
export const sayable = (legal: readonly string[]): readonly { readonly action: string; readonly saying: Saying }[] =>
  legal.flatMap((action) => {
    const saying = read(action);
    return saying.verb === 'say' ? [{ action, saying }] : [];
  });

export const may = (decision: Decision | null, action: string): boolean => decision?.legal.includes(action) ?? false;
