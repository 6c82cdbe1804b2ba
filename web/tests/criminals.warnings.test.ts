/** What Criminals says in time: who is one voice from being sold out, who is bound, what a last ballot or call ends with. */
import { describe, expect, test } from 'vitest';
import type { Player } from '../src/lib/contract/messages';
import { nextOf } from '../src/lib/criminals/clock';
import { isLastVote } from '../src/lib/criminals/deadlock';
import { doingOf, moodOf, offerOf } from '../src/lib/criminals/offer';
import { losing } from '../src/lib/criminals/losing';
import { statusOf } from '../src/lib/criminals/status';
import { nearest } from '../src/lib/criminals/suspects';
import { de } from '../src/lib/text/de';
import { en } from '../src/lib/text/en';
import { asked, BOSS, HOCKNEY, KEATON, lineUp, MCMANUS, players, VERBAL } from './criminals';

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

test('3.6 whoever is bound to the Boss is not told to accuse, and reads why on the Boss', () => {
  const bound = lineUp({ automatic: [KEATON] });
  const { main, detail, mine } = statusOf(bound, players, asked(['suspect 1']), {});
  expect({ main, detail, mine }).toEqual({ main: 'Who is behind the arson?', detail: 'You are bound to the Boss (CRM-3.6)', mine: false });
  expect(statusOf(lineUp({ automatic: [VERBAL] }), players, asked(['accuse 1']), {}).detail).toBe('Accuse, switch or withdraw at any time');
  expect(offerOf(bound, asked([]), BOSS, 'X', null)).toMatchObject({ kind: 'none', says: 'You are bound', rule: 'CRM-3.6', locked: true });
});

test('R30 the last ballot is announced while it is voted in, unless another follows', () => {
  const last = lineUp({ phase: 'ballot', ballot: 5 });
  expect(isLastVote(last, {})).toBe(true);
  expect(isLastVote(last, { deadlock: 'no_clock' })).toBe(false);
  expect(isLastVote({ ...last, ballot: 4 }, {})).toBe(false);
  expect(isLastVote({ ...last, to_act: [] }, {})).toBe(false); // it is being opened
});

test('R5, R30 of how many ballots one is the next is said where a round has so many', () => {
  const second = lineUp({ phase: 'ballot', ballot: 2, ballots: 1 });
  expect(statusOf({ ...second, ballots: 5 }, players, null, {}).detail).toBe('Ballot 2 of 5, 5 to come');
  expect(statusOf(second, players, null, { deadlock: 'no_clock' }).detail).toBe('Ballot 2, 5 to come');
  expect(de.criminals.status.ballot(2, null, true, 5)).toBe('Vor Abstimmung 2, 5 fehlen');
});

describe('R5 the final call', () => {
  const call = lineUp({ phase: 'call', closed: true });

  test('the clock says what the band says', () => {
    expect(nextOf(call, {})).toBe('then it is decided');
    expect(nextOf(call, { deadlock: 'new_crime' })).toBe('then a new crime');
    expect(nextOf({ ...call, deadlocks: 2 }, { deadlock: 'new_crime' })).toBe('then it is decided');
    expect(nextOf(lineUp({ phase: 'decision', sold_out: KEATON }), {})).toBe('then you pass');
    expect(nextOf(lineUp({ phase: 'over' }), {})).toBe('');
  });

  test('of equals it is one or the other', () => {
    expect(en.criminals.wall.callMost(['You', 'Max', 'Rex'])).toBe('When time is up, chance picks one: you, Max or Rex.');
    expect(de.criminals.wall.callMost(['Max', 'Du'])).toBe('Ist die Zeit um, trifft der Zufall einen von ihnen: Max oder dich.');
  });
});

test('a wrong name is out, and with two left that is the end (5.3, 5.4, R15)', () => {
  const asks = lineUp({ phase: 'decision', sold_out: KEATON, threshold: 2 });
  expect(losing(asks, VERBAL, 'Verbal')).toBe('You are out. Verbal shows the arson alibi. Your crime, bribery, becomes public and leaves the deck.');
  expect(losing({ ...asks, remaining: [KEATON, VERBAL] }, VERBAL, 'Verbal')).toBe('You are out, and the game ends. Verbal shows the arson alibi and wins alone.');
  expect(losing({ ...asks, remaining: [KEATON, VERBAL] }, BOSS, 'The Boss')).toBe('The game ends. Whoever did it wins alone, and you lose.');
});

test('R2 with two left it takes one voice', () => {
  expect([en, de].map(({ criminals }) => [1, 2].map((n) => criminals.decide.needed(n)))).toEqual([['voice to sell out', 'voices to sell out'], ['Stimme nötig', 'Stimmen nötig']]);
});

test('R31 the eliminated speak in ballots, and are seen to be awaited', () => {
  const speaking = lineUp({ phase: 'talk', ballot: 2, remaining: [0, 2, 3, 4] });
  expect(doingOf(speaking, players, MCMANUS).says).toBe('choosing');
  const sealed = players.map((player): Player => (player.seat === MCMANUS ? { ...player, status: 'locked' } : player));
  expect(doingOf(speaking, sealed, MCMANUS).says).toBe('sealed');
  expect(doingOf({ ...speaking, phase: 'ballot', to_act: [0, 2, 3, 4] }, players, MCMANUS).says).toBe('eliminated');
});
