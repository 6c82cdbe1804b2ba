/** A reveal as the table plays it: somebody is sold out, somebody snitches, and what comes of it. */
import type { Crime, Grounds, Suspect } from '../contract/messages';
import { words } from '../text/words';
import { BOSS } from './suspects';
import type { Told } from './stage.svelte';

export type Verdict = 'open' | 'alibi' | 'guilty' | 'wrong' | 'closed';

export interface Scene {
  readonly key: string;
  /** Who is under the lamp. */
  readonly suspect: Suspect;
  readonly crime: Crime;
  /** Who named them, if it was a snitch. */
  readonly snitch: number | null;
  readonly grounds: Grounds | null;
  /** What is known by now: nothing yet, innocent, guilty, a snitch who was wrong, or all of it, and it was not the Boss. */
  readonly verdict: Verdict;
  /** The crime of a snitch who was wrong. */
  readonly confessed: Crime | null;
}

/** What is stamped on the card. The Boss has no alibis to show. */
export const stampOf = (verdict: Verdict): string | null => {
  const { stampGuilty, stampAlibi, stampCleared } = words.criminals.wall;
  return { open: null, guilty: stampGuilty, alibi: stampAlibi, wrong: stampAlibi, closed: stampCleared }[verdict];
};

/** Who has just passed. */
export const passingOf = (told: readonly Told[]): number | null => {
  const event = told.at(-1)?.event;
  return event?.event === 'passed_up' ? event.seat : null;
};

/** The scene that the last events make; none if they are ordinary talk. */
export const sceneOf = (told: readonly Told[]): Scene | null => {
  const from = told.findLastIndex(({ event }) => event.event === 'sold_out' || event.event === 'snitched');
  const opening = told[from];
  if (opening === undefined) return null;
  const { key, event } = opening;
  if (event.event !== 'sold_out' && event.event !== 'snitched') return null;
  let scene: Scene = {
    key,
    suspect: event.target,
    crime: event.crime,
    snitch: event.event === 'snitched' ? event.seat : null,
    grounds: event.event === 'sold_out' ? event.grounds : null,
    verdict: 'open',
    confessed: null,
  };
  for (const { event: next } of told.slice(from + 1)) {
    switch (next.event) {
      case 'alibi_shown':
        scene = { ...scene, verdict: 'alibi' };
        break;
      case 'eliminated':
        scene = { ...scene, verdict: 'guilty' };
        break;
      case 'crime_confessed':
        scene = { ...scene, verdict: 'wrong', confessed: next.crime };
        break;
      case 'case_closed': {
        const did = scene.suspect === BOSS ? next.boss : next.guilt[scene.suspect];
        if (scene.verdict === 'open') scene = { ...scene, verdict: did === scene.crime ? 'guilty' : 'closed' };
        break;
      }
      case 'stated':
        break;
      default:
        return null;
    }
  }
  return scene;
};
