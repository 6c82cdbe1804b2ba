import { expect, test } from 'vitest';
import { touches } from '../src/lib/tutorial/touches';

test('two agents are touched in any order', () => {
  expect(touches('fbi', 'keep B+2x')).toEqual(['[data-agent="B"], [data-agent="2x"]']);
});

test('a card of either side is found by the object that it has for that side', () => {
  const [found] = touches('getaway', 'lay PIN/HAN.e');
  expect(found).toContain('[data-card$=".PIN.e"]');
  expect(found).toContain('[data-card$=".HAN.e"]');
  expect(touches('getaway', 'lay DENY.HAN/PIN')[0]).toContain('[data-card$=".DENY.HAN"]');
});

test('where one touch leads to another, the last comes first', () => {
  expect(touches('criminals', 'claim alibi Forgery')).toEqual(['[data-testid="say-option"][data-action="claim alibi Forgery"]', '[data-testid="kind-alibi"]', '[data-testid="tab-say"]']);
  expect(touches('sleepers', 'car LAX MEX')[0]).toContain('[data-city="MEX"]:is(');
  expect(touches('sleepers', 'car LAX MEX')[1]).toBe('[data-city="LAX"]');
});

test('what needs the button alone has no touches before it', () => {
  expect(touches('criminals', 'pass')).toEqual([]);
  expect(touches('sleepers', 'end')).toEqual([]);
});
