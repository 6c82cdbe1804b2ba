import { expect, test } from 'vitest';
import type { AnyView, SleepersView } from '../src/lib/contract/messages';
import type { Book } from '../src/lib/rules/address';
import { touches as touchesAt } from '../src/lib/tutorial/touches';
import { moment } from './war';

/** What is touched at a table of which nothing matters but its game. */
const touches = (game: Book, action: string, view: Partial<SleepersView> = {}): readonly string[] =>
  touchesAt(game, action, game === 'sleepers' ? moment(view) : ({ game } as AnyView));

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
  const [say, ...before] = touches('criminals', 'claim alibi Forgery');
  expect(before).toEqual(['[data-testid="say-option"][data-action="claim alibi Forgery"]', '[data-testid="kind-alibi"]', '[data-testid="tab-say"]']);
  expect(say).toBe(':is([data-testid="say"], [data-testid="primary"])[data-action="claim alibi Forgery"]:enabled');
});

test('a journey is to where this spy can go, not to where another could', () => {
  expect(touches('sleepers', 'car LAX MEX')).toEqual([':root:has([data-focus="spy LAX"]) [data-city="MEX"][data-ring="car"]', '[data-city="LAX"]']);
});

test('what is done by a spy begins in the city where that spy is', () => {
  const at = { spies: [['WAS', 'LAX', 'ROM'], [], ['LAX'], ['WAS']], tokens: [null, null, 'ROM', null] };
  const begins = (action: string): string | undefined => touches('sleepers', action, at).at(-1);
  expect(begins('attack right WAS')).toBe('[data-city="WAS"]');
  expect(begins('destroy across BER bomb')).toBe('[data-city="BER"]');
  expect(begins('steal across random')).toBe('[data-city="LAX"]');
  expect(begins('stop across')).toBe('[data-city="ROM"]');
});

test('a cell is bought, and then its city is chosen; a phone opens the market first', () => {
  const [city, item, tab] = touches('sleepers', 'cell MEX');
  expect(city).toContain(':root:has([data-focus="buy cell"]) [data-city="MEX"]');
  expect([item, tab]).toEqual(['[data-testid="buy-cell"]', '[data-testid="tab-market"]']);
  expect(touches('sleepers', 'initiate HAV').slice(1)).toEqual(['[data-testid="initiate"]', '[data-testid="tab-dossier"]']);
});

test('a turn is ended by the button that ends it, once nothing else is chosen', () => {
  expect(touches('sleepers', 'end')).toEqual(['[data-testid="primary"][data-action="end"]', '[data-testid="undo"]', '[data-testid="look-away"]']);
});

test('what needs the button alone has no touches before it', () => {
  expect(touches('criminals', 'pass')).toEqual([]);
  expect(touches('sleepers', 'accept')).toEqual([]);
});
