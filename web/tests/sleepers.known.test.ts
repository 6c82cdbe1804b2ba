/** Sleeper Cells: what is known of a rival is told with it and on the map, and how it came to be known. */
import { describe, expect, test } from 'vitest';
import { knownOf } from '../src/lib/sleepers/known';
import { marks } from '../src/lib/sleepers/marks';
import { signsOf } from '../src/lib/sleepers/signs';
import { CIA, FSB, MI6, moment, MSS } from './war';

describe('what is known of a rival', () => {
  const view = moment({ locations: ['MAD', 'LIM', 'TEH', null], objectives: ['wire_tap', 'bomb', 'bomb', null], informed: [MI6, FSB], face_up: [['rifle'], [], [], ['bullet', 'wire']] });

  test('3f2, R36 its pair lies open or was shown to me', () => {
    expect(knownOf(view, MI6).pair).toEqual({ location: 'LIM', objective: 'bomb', how: 'seen' });
    expect(knownOf(view, FSB).pair).toEqual({ location: 'TEH', objective: 'bomb', how: 'open' });
    expect(knownOf(view, MSS).pair).toBeNull();
  });

  test('R37 and what a Mole laid open', () => {
    expect([CIA, MI6, MSS].map((seat) => knownOf(view, seat).open)).toEqual([[], [], ['bullet', 'wire']]);
  });

  test('that was shown to me is pinned to the map, unless a token tells it', () => {
    const seen = marks(view, [], [], null, null, false);
    const at = (city: string) => seen.find((mark) => mark.city === city);
    const pins = (city: string) => seen.filter((mark) => mark.city === city).flatMap(signsOf).filter(({ kind }) => kind === 'location');
    expect([pins('LIM'), pins('TEH'), pins('MAD')]).toEqual([[{ kind: 'location', agency: 'MI6' }], [], [{ kind: 'location', agency: null }]]);
    expect(at('LIM')?.label).toContain('Location of MI6');
  });
});
