/** A lesson on the page: it waits for the right move, keeps a change of mind, and goes to its end. */
import { expect, test, vi } from 'vitest';
import { BOOKS } from '../src/lib/rules/address';
import { Lesson } from '../src/lib/tutorial/lesson.svelte';
import { lessonOf } from '../src/lib/tutorial/lessons';

const fbi = async () => new Lesson(await lessonOf('fbi'), 'You');

test('the newcomer is called so, and sits in a seat', async () => {
  const { live, staged } = await fbi();
  expect(live.players[staged.me]?.name).toBe('You');
  expect(live.seat).toBe(staged.me);
});

test('only the move that is asked for goes on', async () => {
  const lesson = await fbi();
  expect(lesson.live.decision).toBeNull();
  lesson.next();
  expect(lesson.stop.play).toBe('release P-1');
  lesson.live.act('release none');
  expect([lesson.at, lesson.astray]).toEqual([1, true]);
  lesson.live.act('release P-1');
  expect([lesson.at, lesson.astray]).toEqual([2, false]);
});

test('a sealed choice may be changed until it is locked', async () => {
  const lesson = await fbi();
  while (lesson.stop.play !== 'keep B+G') lesson.next();
  lesson.live.act('keep R+B', { lock: false, quiet: true });
  expect([lesson.astray, lesson.live.decision?.choice]).toEqual([false, 'keep R+B']);
});

test('in a race the card is answered', async () => {
  const lesson = new Lesson(await lessonOf('getaway'), 'You');
  const answered = vi.fn();
  expect(lesson.live.race('lay PIN/HAN.e', answered)).toBe(false);
  lesson.next();
  expect(lesson.live.race('lay FLA/FIN.a', answered)).toBe(true);
  expect(answered.mock.lastCall?.[0]).not.toBeNull();
  lesson.live.race('lay PIN/HAN.e', answered);
  expect(answered.mock.lastCall?.[0]).toBeNull();
  expect(lesson.at).toBe(2);
});

test.each(BOOKS)('%s: the lesson is taken to its end and back, told in order', async (game) => {
  const lesson = new Lesson(await lessonOf(game), 'You');
  while (lesson.at < lesson.last) {
    const { at, stop } = lesson;
    if (stop.play === null) lesson.next();
    else if (game === 'getaway') lesson.live.race(stop.play, () => undefined);
    else lesson.live.act(stop.play);
    expect(lesson.at).toBe(at + 1);
  }
  const told = lesson.live.story.map(({ seq }) => seq);
  expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  expect(lesson.live.stage).toBe('over');
  const { leaps } = lesson;
  lesson.back();
  expect([lesson.at, lesson.leaps]).toEqual([lesson.last - 1, leaps + 1]);
  lesson.restart();
  expect(lesson.at).toBe(0);
});
