/** Two hands on one sheet: what either has written stays. */
import { expect, test } from 'vitest';
import { merge } from '../src/lib/table/merge';

test('where only one has written, it reads as they have left it', () => {
  expect(merge('a', 'ab', 'a')).toBe('ab');
  expect(merge('a', 'a', 'b')).toBe('b');
  expect(merge('a', 'c', 'c')).toBe('c');
});

test('words written at two places stand at both', () => {
  expect(merge('one two three', 'zero one two three', 'one two three four')).toBe('zero one two three four');
  expect(merge('one two three', 'one three', 'one two three!')).toBe('one three!');
});

test('words written at the same place stand one below the other', () => {
  expect(merge('', 'mine', 'theirs')).toBe('theirs\nmine');
  expect(merge('Ben lies', 'Ben lies, surely', 'Ben lies? No')).toBe('Ben lies? No\n, surely');
  expect(merge('aaa', '', 'aXa')).toBe('X');
});

test('marks are merged one by one, and what was wiped out is', () => {
  const marks = (text: string): unknown => JSON.parse(text);
  expect(marks(merge('{"a":"?","b":"?"}', '{"a":"!"}', '{"a":"?","b":"?","c":"×"}'))).toEqual({ a: '!', c: '×' });
  expect(marks(merge('', '{"a":"?"}', '{"b":"?"}'))).toEqual({ a: '?', b: '?' });
});
