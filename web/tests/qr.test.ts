/** QR codes: the standard's own patterns, matrices that a second encoder makes as well, and the limit. */
import { expect, test } from 'vitest';
import { encode } from '../src/lib/parts/qr';

const rows = (text: string): readonly string[] => encode(text).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
const digest = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rows(text).join('\n')));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
const long = (length: number): string => 'https://example.org/table/'.repeat(12).slice(0, length);

/** Drawn by another encoder (the npm package qrcode 1.5), for the same bytes at level M. */
const SMALLEST: readonly string[] = [
  '111111101001101111111',
  '100000101100001000001',
  '101110100100101011101',
  '101110101000001011101',
  '101110100110001011101',
  '100000100100001000001',
  '111111101010101111111',
  '000000001110000000000',
  '101101110000001001011',
  '001101000010100101111',
  '001110100010111110101',
  '011110011000110001001',
  '101010111111010011001',
  '000000001010010101000',
  '111111101110011011000',
  '100000101101111001100',
  '101110100011001000111',
  '101110101010010010110',
  '101110101011010010100',
  '100000100101101011001',
  '111111101001100100000',
];
const OTHERS: readonly (readonly [number, number, string])[] = [
  [20, 2, 'b4d9d79e77bb5c3b'],
  [40, 3, '74ce413998b167da'],
  [60, 4, '5e9308129cb14dfa'],
  [80, 5, '2bc26cd61bd34301'],
  [100, 6, '0379068c69e28e2b'],
  [120, 7, '305050ecc7113e78'],
  [150, 8, '897bf64a8aaddcf1'],
  [175, 9, '94bc05d3d41ce3f1'],
  [200, 10, '5a9a3015dbd66c7a'],
];

test('the smallest code, module by module', () => {
  expect(rows('k7qx')).toEqual(SMALLEST);
});

test.each(OTHERS)('%i bytes are version %i, as another encoder draws them', async (length, version, known) => {
  expect(rows(long(length))).toHaveLength(17 + 4 * version);
  expect(await digest(long(length))).toBe(known);
});

test('three finders stand in three corners, whatever is said', () => {
  const matrix = rows('anything at all');
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  expect(matrix.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(matrix.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
  expect(matrix.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
});

test('more than fits is refused', () => {
  expect(rows(long(213))).toHaveLength(57);
  expect(() => encode(long(214))).toThrow('at most 213 bytes');
});
