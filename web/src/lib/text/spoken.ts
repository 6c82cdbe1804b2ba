import type { Language } from './language';

/** The shape of a catalogue without its words: what another language has to say as well. The name of a language is no word of it. */
export type Spoken<T> = T extends (...told: infer Told) => infer Says
  ? (...told: Told) => Says extends string ? string : Says
  : T extends Language
    ? T
    : T extends string
      ? string
      : T extends object
        ? { readonly [Key in keyof T]: Spoken<T[Key]> }
        : T;
