/** What Criminals says in time: who is one voice from being sold out. */
import { describe, expect, test } from 'vitest';
import { doingOf, moodOf } from '../src/lib/criminals/offer';
import { nearest } from '../src/lib/criminals/suspects';
import { de } from '../src/lib/text/de';
import { en } from '../src/lib/text/en';
import { HOCKNEY, KEATON, lineUp, players } from './criminals';

describe('one accusation short of being sold out', () => {
  const mine = lineUp({ accusations: [null, KEATON, null, KEATON, null] });

  test('I am as red as anybody else, and am told so', () => {
    expect(moodOf(mine, KEATON, null)).toBe('danger');
    expect(doingOf(mine, players, KEATON)).toEqual({ says: '1 more sells you out', brief: '1 to go', alarm: true });
    expect(moodOf(lineUp({ accusations: [null, KEATON, null, null, null] }), KEATON, null)).toBe('me');
  });

  test('and no longer once my alibi is turned up', () => {
    const shown = lineUp({ accusations: [null, KEATON, null, KEATON, null], shown: [['Arson'], [], [], [], []], eligible: [1, 2, 3, 4] });
    expect(moodOf(shown, KEATON, null)).toBe('me');
    expect(doingOf(shown, players, KEATON).alarm).toBe(false);
    expect(nearest(shown)).toEqual([]);
  });

  test('all of them are named, myself last', () => {
    expect(nearest(mine)).toEqual([KEATON]);
    expect(nearest(lineUp({ threshold: 2, accusations: [HOCKNEY, KEATON, null, null, null] }))).toEqual([HOCKNEY, KEATON]);
    expect(en.criminals.bar.oneMore(['Max'], false)).toBe('One more sells out Max.');
    expect(en.criminals.bar.oneMore(['You'], true)).toBe('One more sells you out.');
    expect(en.criminals.bar.oneMore(['Max', 'You'], true)).toBe('One more sells out Max or you.');
    expect(en.criminals.bar.oneMore(['Max', 'Rex', 'You'], true)).toBe('One more is enough for you and 2 others.');
    expect(de.criminals.bar.oneMore(['Max', 'Du'], true)).toBe('Noch eine Stimme liefert Max oder dich aus.');
    expect(de.criminals.bar.oneMore(['Max', 'Rex', 'Ida'], false)).toBe('Bei 3 Verdächtigen genügt noch eine Stimme.');
  });
});
