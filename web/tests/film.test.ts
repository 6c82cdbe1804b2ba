/** The review of Getaway as a film: the Stop first, then card by card with reasons, by itself or by hand. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Film } from '../src/lib/getaway/film.svelte';
import { beatOf, caller, isOnOwn, isTold, leftOf, pointsAt, stepsOf } from '../src/lib/getaway/review';
import { callThread, denyThread, trioOf } from '../src/lib/getaway/trio';
import { getaway as german } from '../src/lib/text/de/getaway';
import { words } from '../src/lib/text/words';
import { TEMPO } from '../src/lib/table/pace';
import { judged, printed, showdown, wrongStop } from './getaway';
import { players } from './table';

const BEAT = 1_000;

describe('the steps', () => {
  test('9a the Stop, then the closing team\'s cards in order, then the result', () => {
    expect(stepsOf(printed).map(({ kind, at }) => `${kind} ${at}`)).toEqual(['stop 9', 'card 0', 'card 2', 'card 4', 'card 7', 'card 8', 'result null']);
  });

  test('9a nothing is counted after a wrong Stop', () => {
    expect(stepsOf(wrongStop).map(({ kind }) => kind)).toEqual(['stop', 'result']);
  });

  test('R25 without a Stop both teams\' cards are judged', () => {
    expect(stepsOf(showdown).map(({ kind }) => kind)).toEqual(['card', 'card', 'card', 'result']);
  });

  test('points add up as cards rise, and nothing is told before its time', () => {
    const steps = stepsOf(printed);
    expect(steps.map((_, now) => pointsAt(printed, steps, now, 'robbers'))).toEqual([0, 2, 2, 2, 2, 4, 4]);
    expect(isTold(steps, 1, 0)).toBe(true);
    expect(isTold(steps, 1, 2)).toBe(false);
    expect(isTold(steps, 6, 1)).toBe(true);
  });
});

describe('the reason of a card', () => {
  test('R19 the first is held against the Location', () => {
    expect(leftOf(printed, 0)).toBe('L.1');
    expect(leftOf(printed, 2)).toBe('P.HAN.a');
  });

  test('5d a thread leads from the small object that calls for it', () => {
    expect(caller('L.1', 'R.PIN.a')).toEqual({ side: 'robbers', place: 0, thing: 'PIN' });
    expect(callThread('L.1', 'R.PIN.a')).not.toBeNull();
    expect(caller('P.HAN.a', 'R.HOO.b')).toBeNull();
    expect(callThread('P.HAN.a', 'R.HOO.b')).toBeNull();
  });

  test('6a a Deny is called by the same main object of the other team, and by no small one', () => {
    expect(callThread('R.PIN.c', 'P.DENY.PIN')).not.toBeNull();
    expect(callThread('P.DOG.b', 'R.DENY.CAM')).toBeNull();
    expect(callThread('P.DENY.PIN', 'P.DENY.PIN')).toBeNull();
  });

  test('9e the Deny that covers a card stands beside it', () => {
    expect(trioOf(printed, 4)).toEqual({ left: 'P.FIN.e', card: 'R.PIN.c', right: 'P.DENY.PIN' });
    expect(trioOf(printed, 0).right).toBeNull();
    expect(denyThread(printed, 4)).not.toBeNull();
    expect(denyThread(printed, 0)).toBeNull();
  });

  test('is said in one sentence, with the rule where it has none of the points', () => {
    const film = new Film(printed, BEAT);
    const said = stepsOf(printed).map((_, now) => {
      film.at = now;
      const { says, rule, mood } = film.saying(players, 0);
      return [mood, says, rule];
    });
    expect(said).toEqual([
      ['right', 'The Stop is valid. Now the cards are counted.', null],
      ['right', 'Your card is right: 2 points.', null],
      ['wrong', 'The left card calls for no hook.', 'GET-5d'],
      ['wrong', 'Right card, but denied by Bert: no points.', 'GET-9e'],
      ['wrong', 'A Deny needs the same main object on the left card.', 'GET-6a'],
      ['right', 'Your card is right: 2 points.', null],
      ['wrong', 'The Police take the Bank Vault', 'GET-9f'],
    ]);
    const lost = new Film(wrongStop, BEAT);
    expect(lost.saying(players, 0)).toMatchObject({ mood: 'wrong', says: 'The Stop is wrong: the round goes to the Police.', rule: 'GET-9a' });
  });
});

test('9e in the tally, too, a Deny of my own is mine in either language', () => {
  expect(words.getaway.review.deniedBy('P.CAM.a', 'You', true)).toBe('Camera: denied by you');
  expect(german.review.deniedBy('P.CAM.a', 'Du', true)).toBe('Kamera: Veto von dir');
  expect(german.review.deniedBy('P.CAM.a', 'Bert', false)).toBe('Kamera: Veto von Bert');
});

describe('a wrong Deny', () => {
  const upon = (below: string): Film => {
    const wrong = judged(2, 'R.DENY.CAM', 'wrong', { why: 'no_action_below' });
    const film = new Film({ ...printed, row: [judged(0, below, 'up', { points: 2 }), wrong, judged(2, 'R.STOP.3', 'stop')] }, BEAT);
    film.hold(1);
    return film;
  };
  const short = (film: Film): string => words.getaway.review.whyShort('no_action_below', 'CAM', isOnOwn(film.review, 1));

  test('R13 upon an Action card of its own team is not told to want an Action card', () => {
    expect(short(upon('R.PIN.a'))).toBe('needs a card of the other team');
    expect(upon('R.PIN.a').saying(players, 0)).toMatchObject({ says: 'A Deny needs an Action card of the other team on its left.', rule: 'GET-R13' });
  });

  test('R14 upon any Deny, or a Location, it is', () => {
    for (const below of ['P.DENY.PIN', 'R.DENY.HAN', 'L.1']) {
      expect(short(upon(below))).toBe('needs an Action card');
      expect(upon(below).saying(players, 0).rule).toBe('GET-R14');
    }
  });
});

test('5d an object that is large on the left card is not told to be missing there', () => {
  const { why, whyShort } = words.getaway.review;
  expect(why('no_such_object', 'GUN')).toBe('The left card calls for no gun.');
  expect(whyShort('no_such_object', 'GUN', true)).toBe('left card calls for no gun');
});

describe('the projector', () => {
  let film: Film;
  beforeEach(() => {
    vi.useFakeTimers();
    film = new Film(printed, BEAT);
  });
  afterEach(() => {
    film.end();
    vi.useRealTimers();
  });

  test('runs by itself to the result and stops there', () => {
    film.play();
    vi.advanceTimersByTime(BEAT);
    expect(film.now).toEqual({ kind: 'card', at: 0 });
    vi.advanceTimersByTime(20 * BEAT);
    expect(film.now.kind).toBe('result');
    expect(film.playing).toBe(false);
  });

  test('pauses, steps by hand both ways, and skips', () => {
    film.play();
    film.pause();
    vi.advanceTimersByTime(20 * BEAT);
    expect(film.at).toBe(0);
    film.step(1);
    film.step(1);
    film.step(-1);
    expect(film.at).toBe(1);
    film.step(-5);
    expect(film.at).toBe(0);
    film.skip();
    expect(film.last).toBe(true);
  });

  test('goes at twice the speed when asked, and a press from the end begins anew', () => {
    film.play();
    film.faster();
    expect(film.speed).toBe(2);
    vi.advanceTimersByTime(BEAT);
    expect(film.at).toBe(2);
    film.skip();
    film.toggle();
    expect(film.at).toBe(0);
  });

  test('any card of the row can be looked at, told or not', () => {
    film.hold(1);
    expect(film.focus).toBe(1);
    expect(film.saying(players, 0)).toMatchObject({ mood: 'neutral', rule: 'GET-9g' });
    film.step(1);
    expect(film.focus).toBe(0);
  });
});

test('a long review is shown faster where START is near, but never too fast to follow', () => {
  expect(beatOf(10, TEMPO.normal, null)).toBe(1_190);
  expect(beatOf(10, TEMPO.normal, 60_000)).toBe(1_190);
  expect(beatOf(20, TEMPO.normal, 20_000)).toBe(800);
  expect(beatOf(40, TEMPO.normal, 5_000)).toBe(250);
});
