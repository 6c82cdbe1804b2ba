/** How quickly the table tells what happened: each to one's own eyes, remembered by the browser. */
import { recallPace, rememberPace } from './memory';

export type Pace = 'slow' | 'normal' | 'fast';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast'];

export interface Tempo {
  /** Milliseconds for one event. */
  readonly beat: number;
  /** When much is waiting, never less than this. */
  readonly least: number;
  /** The look at the table before the final page. */
  readonly curtain: number;
  /** A new question takes no answer for so long: the press was meant for the one before. */
  readonly guard: number;
}

export const TEMPO: Readonly<Record<Pace, Tempo>> = {
  slow: { beat: 1_200, least: 900, curtain: 1_600, guard: 500 },
  normal: { beat: 700, least: 450, curtain: 1_000, guard: 500 },
  fast: { beat: 60, least: 60, curtain: 60, guard: 120 },
};

const known = (word: string | null): Pace | null => PACES.find((pace) => pace === word) ?? null;

/** The address may say it (`?pace=fast`) and is then remembered; else what was last chosen. */
export const recall = (search: string): Pace => {
  const asked = known(new URLSearchParams(search).get('pace'));
  if (asked !== null) rememberPace(asked);
  return asked ?? known(recallPace()) ?? 'normal';
};

export const choose = (pace: Pace): void => rememberPace(pace);
