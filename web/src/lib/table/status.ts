/** What the head of a table says: whom it waits for, in full and in short. */

export interface Status {
  /** "Your turn", "Waiting for Vera". */
  readonly main: string;
  /** More, where there is room. */
  readonly detail: string;
  /** The same for a phone. */
  readonly short: string;
  /** Something is asked of me. */
  readonly mine: boolean;
  /** The words tell the time themselves, or it is nobody's concern: no clock beside them. */
  readonly timed?: boolean;
}
