/** Around the tables: codes, links that carry a seat, names of tables, time that is left. */
import { expect, test } from 'vitest';
import { readCode, spellCode } from '../src/lib/house/code';
import { tableName } from '../src/lib/house/tableNames';
import { leftNow, sayLeft } from '../src/lib/table/countdown';
import { seatLink, secretIn } from '../src/lib/table/handover';

test('a code may be typed as it was read out, or as a whole link', () => {
  expect(readCode(' K7QX-mnpr stuv wx ')).toBe('k7qxmnprstuvwx');
  expect(readCode('http://room.local:8000/table/k7qxmnpr?pace=fast')).toBe('k7qxmnpr');
  expect(readCode('https://room.example/rules/fbi')).toBeNull();
  expect(readCode('')).toBeNull();
  expect(readCode(spellCode('k7qxmnprstuvwx'))).toBe('k7qxmnprstuvwx');
});

test('a table has one name for everybody, and tables differ', () => {
  expect(tableName('k7qxmnprstuvwx')).toBe(tableName('k7qxmnprstuvwx'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(tableName)).size).toBeGreaterThan(3);
});

test('a seat travels behind the # of a link, and only there', () => {
  const link = new URL(seatLink('https://room.example', '/table/abc', 's+/ecret'));
  expect(link.pathname).toBe('/table/abc');
  expect(link.search).toBe('');
  expect(secretIn(link.hash)).toBe('s+/ecret');
  expect(secretIn('')).toBeNull();
  expect(secretIn('#FBI-4.3a')).toBeNull();
  expect(secretIn('#seat=')).toBeNull();
  expect(secretIn('#seat=%E0%A4%A')).toBeNull();
});

test('time runs from when the word of it came, never below zero, and stands in a pause', () => {
  expect(leftNow(30_000, 1_000, 11_000)).toBe(20_000);
  expect(leftNow(30_000, 1_000, 99_000)).toBe(0);
  expect(leftNow(30_000, 1_000, 11_000, true)).toBe(30_000);
});

test('time is said as people say it', () => {
  expect(sayLeft(34_000)).toBe('0:34');
  expect(sayLeft(33_001)).toBe('0:34');
  expect(sayLeft(0)).toBe('0:00');
  expect(sayLeft(65_000)).toBe('1:05');
  expect(sayLeft(2 * 3_600_000 + 5 * 60_000)).toBe('2 h 5 min');
  expect(sayLeft(28 * 3_600_000)).toBe('1 d 4 h');
});
