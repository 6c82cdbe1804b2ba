/** A game in plain words, for somebody who has never played it. The rulebook with its numbers follows below it. */
export interface Chapter {
  readonly title: string;
  readonly says?: readonly string[];
  /** One after another: what it is called, and what one does. */
  readonly steps?: readonly (readonly [string, string])[];
}

export interface Intro {
  readonly title: string;
  /** What kind of game it is, in a breath. */
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}
