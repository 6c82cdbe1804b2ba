/** Around the tables: codes, links that carry a seat, names of tables, time that is left. */
import { expect, test } from 'vitest';
import type { Player } from '../src/lib/contract/messages';
import { readCode, spellCode, wayTo } from '../src/lib/house/code';
import { tableName } from '../src/lib/house/tableNames';
import { behind, leftNow, sayBriefly, sayLeft, timeOf } from '../src/lib/table/countdown';
import { seatLink, secretIn } from '../src/lib/table/handover';
import { hasStandIn } from '../src/lib/table/standIn';
import { house, players } from './table';

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
  expect(wayTo('k7qx', ` ${link.href}\n`)).toBe(`/table/k7qx${link.hash}`);
  expect(wayTo('k7qx', 'K7QX')).toBe('/table/k7qx');
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

test('on a dial there is room for one number and its unit', () => {
  const [minute, hour] = [60_000, 3_600_000];
  const dial = (left: number): string => Object.values(sayBriefly(left)).join(' ').trim();
  expect([34_000, hour - 1_000, hour, 2 * hour - minute, 2 * hour, 48 * hour - minute, 48 * hour, 14 * 24 * hour].map(dial)).toEqual(['0:34', '59:59', '60 min', '119 min', '2 h', '47 h', '2 d', '14 d']);
});

test('a reserve runs after the decision’s own time, and not before', () => {
  expect(behind(100_000, 40_000)).toEqual({ own: 60_000, reserve: 40_000 });
  expect(behind(30_000, 40_000)).toEqual({ own: 0, reserve: 30_000 });
  expect(behind(30_000, null)).toEqual({ own: 30_000, reserve: 0 });
});

test('my own time is shown before that of others, and the house’s last', () => {
  const sitting = (seat: number, left_ms: number | null, bank_ms: number): Player => ({ ...players[seat]!, left_ms, bank_ms });
  const decision = { id: 'd', legal: [], sealed: false, choice: null, locked: false, left_ms: 70_000 };
  const table = { stage: 'playing', seat: 0, players: [sitting(0, 70_000, 10_000), sitting(1, 50_000, 20_000), sitting(2, 60_000, 0)], decision, house: { ...house, left_ms: 9_000 } } as const;
  expect(timeOf(table)).toEqual({ left: 70_000, bank: 10_000 });
  expect(timeOf({ ...table, decision: null })).toEqual({ left: 50_000, bank: 20_000 });
  expect(timeOf({ ...table, decision: null, players: [sitting(0, null, 10_000)] })).toEqual({ left: 9_000, bank: null });
  expect(timeOf({ ...table, stage: 'over' })).toBeNull();
});

test('a bot stands in for somebody while there is a game, and no longer', () => {
  const away: Player = { ...players[1]!, bot: null, here: false, stand_in: true };
  expect(hasStandIn({ stage: 'playing' }, away)).toBe(true);
  expect(hasStandIn({ stage: 'over' }, away)).toBe(false);
  expect(hasStandIn({ stage: 'playing' }, players[0]!)).toBe(false);
});
