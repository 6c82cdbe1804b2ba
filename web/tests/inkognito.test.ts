/** Inkognito on the page: actions, deals, the clue sheet, barred pairs, and outlooks. */
import { describe, expect, test } from 'vitest';
import type { Decision, InkognitoView } from '../src/lib/contract/messages';
import { callNumber, namePeople, read, showPair } from '../src/lib/inkognito/actions';
import { CLUES } from '../src/lib/inkognito/cards';
import { actionOf, begin, certainCall, christen, dial, mayBeKept } from '../src/lib/inkognito/choosing';
import { firstInSight, turnedTo } from '../src/lib/inkognito/columns';
import { agentIn, because, courseOf, dealsFor, dealsOf, numbersIn, verdictOf } from '../src/lib/inkognito/deals';
import { judge, revealed } from '../src/lib/inkognito/ending';
import { barOf, touch } from '../src/lib/inkognito/exchange';
import { declineOf } from '../src/lib/inkognito/labels';
import { outlookAt } from '../src/lib/inkognito/outlook';
import { agentsAfter, downAt, turnOrder } from '../src/lib/inkognito/places';
import { allowed, helpAt, HELPS } from '../src/lib/inkognito/help';
import { blocksOf, others } from '../src/lib/inkognito/sheet';
import { statusBetween, statusOf } from '../src/lib/inkognito/status';
import { tilesOf } from '../src/lib/inkognito/tiles';
import { inkognito as german } from '../src/lib/text/de/inkognito';
import { speak, words } from '../src/lib/text/words';
import { AMBASSADOR, ANN, BERT, CHRIS, DONNA, met, players, show, table } from './inkognito';

/** V3 The twelve pairs of B with 11. */
const PAIRS = CLUES.flatMap((one, k) => CLUES.slice(k + 1).map((other) => [one, other] as const))
  .filter((pair) => pair.filter((card) => card === 'B' || card === '11').length === 1)
  .map(showPair);
const decision = (legal: readonly string[], change: Partial<Decision> = {}): Decision => ({ id: '7.0', legal, sealed: true, choice: null, locked: false, ...change }) as Decision;

describe('actions', () => {
  test('are read as they are written', () => {
    expect(read('go Bridge of Sighs')).toEqual({ verb: 'go', location: 'Bridge of Sighs' });
    expect(read('send dummy San Marco')).toEqual({ verb: 'send', location: 'San Marco' });
    expect(read('show F+11')).toEqual({ verb: 'show', cards: ['F', '11'] });
    expect(read('show black number')).toEqual({ verb: 'black', kind: 'number' });
    expect(read('demand second')).toEqual({ verb: 'demand', steps: 1, kind: null });
    expect(read('demand third identity')).toEqual({ verb: 'demand', steps: 2, kind: 'identity' });
    expect(read('look identity')).toEqual({ verb: 'look', kind: 'identity' });
    expect(read('call F52 B11 X0 Z29')).toEqual({ verb: 'call', number: { F: '52', B: '11', X: '0', Z: '29' } });
    expect(read('name B F X Z')).toEqual({ verb: 'name', people: ['B', 'F', 'X', 'Z'] });
    expect(() => read('sing')).toThrow('expected go, send, show');
  });

  test('are written in the order of the cards, and only when whole', () => {
    expect(showPair(['11', 'F'])).toBe('show F+11');
    expect(callNumber({ F: '52', B: '11', X: '0' })).toBeNull();
    expect(callNumber({ Z: '29', F: '52', B: '11', X: '0' })).toBe('call F52 B11 X0 Z29');
    expect(namePeople(['B', null, 'X', 'Z'])).toBeNull();
    expect(namePeople(['B', 'B', 'X', 'Z'])).toBeNull();
    expect(namePeople(['B', 'F', 'X', 'Z'])).toBe('name B F X Z');
  });
});

describe('deals (V4, V5)', () => {
  const exchange = met([ANN, BERT], [show(ANN, BERT, ['B', '0']), show(BERT, ANN, ['F', '11'])]);

  test('an agent begins with 36, whoever holds no card with 576', () => {
    expect(dealsOf(table())).toHaveLength(36);
    expect(dealsOf(table({ seat: -1, black: [null, null, null, null, null] }))).toHaveLength(576);
    expect(numbersIn(dealsOf(table()))).toBe(6);
  });

  test('a pair with my own card in it settles the other', () => {
    const deals = dealsOf(table({ sheet: [exchange] }));
    expect(deals).toHaveLength(12);
    expect(verdictOf(deals, BERT, 'F')).toBe('sure');
    expect(verdictOf(deals, CHRIS, 'F')).toBe('no');
    expect(agentIn(deals, 'F')).toEqual({ places: [BERT], segments: ['52', '0', '29'] });
  });

  test('black cards go on to the number', () => {
    const donna = met([ANN, AMBASSADOR], [show(DONNA, ANN, ['X'], true)], { how: 'demand' });
    const chris = met([ANN, AMBASSADOR], [show(CHRIS, ANN, ['0'], true)], { how: 'demand' });
    expect(dealsOf(table({ sheet: [exchange, donna] }))).toHaveLength(6);
    const view = table({ sheet: [exchange, donna, chris] });
    expect(dealsOf(view)).toHaveLength(2);
    expect(verdictOf(dealsOf(view), CHRIS, 'Z')).toBe('sure');
    expect(courseOf(view).map(({ meeting, deals }) => [meeting, deals])).toEqual([[0, 36], [1, 12], [2, 6], [3, 2]]);
  });

  test('with two truths allowed a pair tells less', () => {
    const view = table({ sheet: [met([ANN, CHRIS], [show(CHRIS, ANN, ['X', '0'])])] });
    expect(dealsOf(view)).toHaveLength(16);
    expect(dealsOf(view, true)).toHaveLength(20);
  });

  test('what I did not see tells nothing', () => {
    const unseen = met([BERT, CHRIS], [show(BERT, CHRIS, null), show(CHRIS, BERT, null)]);
    expect(dealsOf(table({ sheet: [unseen] }))).toHaveLength(36);
  });

  test('the reasons are the facts without which it would not be certain', () => {
    const idle = met([ANN, CHRIS], [show(CHRIS, ANN, ['52', '29'])]);
    const view = table({ sheet: [idle, exchange] });
    expect(because(view, BERT, 'F').map(({ meeting }) => meeting)).toEqual([2]);
    expect(because(view, BERT, '11')).toEqual([]);
    expect(dealsFor(view, []).length).toBe(36);
  });
});

describe('the clue sheet', () => {
  const view = table({
    sheet: [met([BERT, CHRIS], [show(BERT, CHRIS, null), show(CHRIS, BERT, null)]), met([ANN, BERT], [show(ANN, BERT, ['B', '0']), show(BERT, ANN, ['F', '11'])]), met([BERT, AMBASSADOR], [show(ANN, BERT, ['11'], true)], { how: 'demand' })],
  });

  test('has a block for everybody else and a column for each meeting with me', () => {
    const [bert, chris] = blocksOf(view, dealsOf(view), 'logic');
    expect(others(view)).toEqual([BERT, CHRIS, DONNA]);
    expect(bert?.meetings).toEqual([2, 3]);
    expect(chris?.meetings).toEqual([]);
    const row = (card: string) => bert?.rows.find((one) => one.card === card);
    expect(row('F')).toMatchObject({ verdict: 'sure', odds: null, cells: [{ seen: true, shown: false, black: false }, { seen: false }] });
    expect(row('0')?.cells[0]).toEqual({ seen: false, shown: true, black: false });
    expect(row('11')?.cells[1]).toEqual({ seen: false, shown: true, black: true });
  });

  test('has the newest columns in sight until it is turned, and never turns past an end', () => {
    expect([0, 2, 3, 5].map((columns) => firstInSight(columns, 3, null))).toEqual([0, 0, 0, 2]);
    expect([-2, 0, 1, 4].map((wish) => firstInSight(5, 3, wish))).toEqual([0, 0, 1, 2]);
  });

  test('turns to what is looked for no further than needed, and to the oldest of more than there is room for', () => {
    expect(turnedTo(2, 3, [3])).toBe(2);
    expect(turnedTo(3, 2, [1, 2])).toBe(1);
    expect(turnedTo(0, 2, [4])).toBe(3);
    expect(turnedTo(3, 2, [0, 2, 4])).toBe(0);
  });

  test('concludes nothing without help, and counts with odds', () => {
    const deals = dealsOf(view);
    expect(blocksOf(view, deals, 'record').every(({ rows }) => rows.every(({ verdict, odds }) => verdict === null && odds === null))).toBe(true);
    expect(blocksOf(view, deals, 'odds')[1]?.rows.find(({ card }) => card === 'X')?.odds).toBeCloseTo(1 / 2);
    expect(blocksOf(view, deals, 'none').every(({ meetings }) => meetings.length === 0)).toBe(true);
  });

  test('helps as much as is wished, and never more than the table allows', () => {
    expect(helpAt('logic', 'odds')).toBe('odds');
    expect(helpAt('logic', 'record')).toBe('record');
    expect(helpAt('record', 'odds')).toBe('record');
    expect(helpAt('none', 'record')).toBe('none');
    expect(HELPS.map((level) => allowed('record', level))).toEqual([true, false, false]);
  });
});

describe('an exchange', () => {
  const sheet = [met([ANN, BERT], [show(ANN, BERT, ['52', '11']), show(BERT, ANN, ['F', '29'])])];
  const legal = PAIRS.filter((action) => action !== 'show 52+11');
  const bar = (first: 'F' | '11' | null, card: (typeof CLUES)[number]) => barOf(table({ sheet }), ['B', '11'], BERT, legal, first, card);

  test('bars two truths, no truth, and a pair seen before', () => {
    expect(PAIRS).toHaveLength(12);
    expect(bar('11', 'B')).toEqual({ why: 'both', rule: 'INK-R5' });
    expect(bar('F', 'X')).toEqual({ why: 'neither', rule: 'INK-4.2' });
    expect(bar('11', '52')).toEqual({ why: 'seen', rule: 'INK-4.4', meeting: 1, partner: '11' });
    expect(bar('11', 'X')).toBeNull();
    expect(bar(null, '52')).toBeNull();
    expect(barOf(table(), ['B', '11'], BERT, ['show F+11'], null, '0')).toEqual({ why: 'spent', rule: 'INK-4.4' });
  });

  test('10.4: the Ambassador who is a player has a rule of his own', () => {
    const view = table({ seats: 5, sheet: [met([ANN, BERT, AMBASSADOR], [show(ANN, AMBASSADOR, ['52', '11'])], { how: 'audience' })] });
    expect(barOf(view, ['B', '11'], AMBASSADOR, legal, '11', '52')).toMatchObject({ why: 'seen', rule: 'INK-R32' });
  });

  test('a touch puts a card on, off, or in place of the second', () => {
    expect(touch([], 'F')).toEqual(['F']);
    expect(touch(['11'], 'F')).toEqual(['11', 'F']);
    expect(touch(['11', 'F'], 'X')).toEqual(['11', 'X']);
    expect(touch(['11', 'F'], '11')).toEqual(['F']);
  });
});

describe('what is chosen', () => {
  const calls = ['call F52 B11 X0 Z29', 'call F0 B11 X52 Z29'];

  test('begins with what the table has stored', () => {
    expect(begin(decision(PAIRS))).toMatchObject({ mode: 'pair', picks: [], option: null });
    expect(begin(decision(PAIRS, { choice: 'show X+11' }))).toMatchObject({ mode: 'pair', picks: ['X', '11'] });
    expect(begin(decision(PAIRS, { choice: 'show X+11' }), ['Z'])).toMatchObject({ mode: 'pair', picks: ['Z'] });
    expect(begin(decision(PAIRS, { choice: 'show X+11', locked: true }), ['Z'])).toMatchObject({ picks: ['X', '11'] });
    expect(begin(decision([...PAIRS, ...calls], { choice: 'call F0 B11 X52 Z29' }))).toMatchObject({ mode: 'call', call: { F: '0' } });
    expect(begin(decision(['decline', ...calls]))).toMatchObject({ mode: 'option', option: 'decline' });
    expect(begin(decision(['name B F X Z', 'name B X F Z']))).toMatchObject({ mode: 'people', people: ['B', null, null, 'Z'] });
  });

  test('is an action once it is whole and legal', () => {
    const empty = begin(decision(PAIRS));
    expect(actionOf(empty, PAIRS)).toBeNull();
    expect(actionOf({ ...empty, picks: ['11', 'X'] }, PAIRS)).toBe('show X+11');
    expect(actionOf({ ...empty, picks: ['11', 'B'] }, PAIRS)).toBeNull();
  });

  test('a call is never kept before it is locked: no clock may make one', () => {
    expect(mayBeKept(decision(PAIRS), 'show X+11')).toBe(true);
    expect(mayBeKept(decision(calls), 'call F52 B11 X0 Z29')).toBe(false);
    expect(mayBeKept(decision(['go Rialto'], { sealed: false }), 'go Rialto')).toBe(false);
    expect(mayBeKept(decision(PAIRS, { locked: true }), 'show X+11')).toBe(false);
  });

  test('a number is dialled part by part, the own one fixed, the last one by itself', () => {
    const fixed = certainCall(calls);
    expect(fixed).toEqual({ B: '11', Z: '29' });
    const own = { B: '11' } as const;
    expect(dial(own, own, 'F', '0')).toEqual({ B: '11', F: '0' });
    expect(dial({ B: '11', F: '0' }, own, 'X', '0')).toEqual({ B: '11', X: '0' });
    expect(dial({ B: '11', F: '0' }, own, 'X', '52')).toEqual({ B: '11', F: '0', X: '52', Z: '29' });
    expect(christen(['B', null, null, null], ['B', null, null, null], 1, 'F')).toEqual(['B', 'F', null, null]);
    expect(christen(['B', 'F', null, null], ['B', null, null, null], 2, 'X')).toEqual(['B', 'F', 'X', 'Z']);
  });
});

describe('at the table', () => {
  test('everybody plays in turn, the Ambassador’s pack last; 10.2 who is the Ambassador lays first', () => {
    expect(turnOrder(table({ starter: CHRIS }))).toEqual([CHRIS, DONNA, ANN, BERT, AMBASSADOR]);
    expect(turnOrder(table({ seats: 5, ambassador: BERT, starter: CHRIS }))).toEqual([BERT, CHRIS, DONNA, AMBASSADOR, ANN]);
    expect(agentsAfter(table({ seats: 5, ambassador: BERT }), ANN)).toEqual([CHRIS, DONNA, AMBASSADOR, ANN]);
  });

  test('an outlook tells who is there, who may come, and the Ambassador’s odds', () => {
    const view = table({ round: 2, starter: BERT, played: [['Salute'], ['Rialto', 'San Marco'], ['San Marco', 'Rialto'], ['Rialto'], ['San Marco']] });
    expect(outlookAt(view, ANN, 'Rialto')).toEqual({ location: 'Rialto', used: null, here: [CHRIS], mayCome: [], cannot: [DONNA], ambassador: 4 });
    expect(outlookAt(view, ANN, 'Salute')).toMatchObject({ used: 1, here: [], mayCome: [DONNA] });
    expect(outlookAt(view, ANN, 'San Marco')).toMatchObject({ here: [BERT], ambassador: null });
  });

  test('demands are offered agent by agent, or card by card, and refused with a reason', () => {
    const plain = tilesOf(table(), ['demand first', 'demand second', 'demand third', 'decline'], false);
    expect(plain.map(({ place, kind }) => [place, kind])).toEqual([[BERT, null], [CHRIS, null], [DONNA, null]]);
    const three = table({ seats: 3, dummy: 3 });
    expect(tilesOf(three, ['demand first', 'demand second', 'demand third identity', 'demand third number'], false).slice(2)).toMatchObject([{ place: 3, kind: 'identity', refused: null }, { place: 3, kind: 'number', refused: null }]);
    expect(tilesOf(three, ['demand first', 'demand second'], false)[2]).toMatchObject({ place: 3, refused: 'dummy' });
    expect(tilesOf(table(), ['demand first number'], false).slice(0, 2)).toMatchObject([{ kind: 'identity', refused: 'repeat' }, { kind: 'number', refused: null }]);
    expect(tilesOf(table(), ['show black number'], true)).toMatchObject([{ card: 'B', refused: 'repeat' }, { card: '11', refused: null }]);
  });

  test('the head says what is asked', () => {
    const view = table({ phase: 'meetings', meetings: [{ location: 'Rialto', who: [ANN, AMBASSADOR], how: 'demand' }] });
    expect(statusOf(view, players, decision(['decline']))).toMatchObject({ mine: true, main: 'You meet the Ambassador at Rialto' });
    expect(statusOf(table({ to_act: [BERT] }), players, null)).toMatchObject({ mine: false, main: 'Waiting for Bert' });
  });

  test('the head says for whom a location is chosen', () => {
    const asks = (view: InkognitoView, action: string) => statusOf(view, players, decision([action])).detail;
    expect(asks(table({ seats: 3, dummy: 3 }), 'go Rialto')).toBe('where do you go tonight?');
    expect(asks(table({ seats: 3, dummy: 3 }), 'send Rialto')).toBe('where do you send the dummy?');
    expect(asks(table({ seats: 5, ambassador: ANN }), 'go Rialto')).toBe('which location goes face down?');
  });

  test('of one card it is said that there is one, and to me that it is me', () => {
    const { pack } = words.inkognito.map;
    expect(pack(2, { name: 'Bert', me: false })).toBe('2 cards left, one is turned up after Bert');
    expect(pack(1, { name: 'You', me: true })).toBe('1 card left, it is turned up after you');
    expect(pack(4, null)).toBe('4 cards left, one is turned up last');
    expect(german.map.pack(4, { name: 'Strohmann', me: false })).toBe('noch 4 Karten, eine wird nach dem Strohmann aufgedeckt');
  });

  test('the head asks nothing as long as the table tells what happened', () => {
    const asked = decision(['go Rialto']);
    expect(statusOf(table(), players, asked)).toMatchObject({ mine: true, detail: 'where do you go tonight?' });
    expect(statusOf(table({ to_act: [] }), players, asked, true)).toEqual({ main: 'One moment…', detail: '', short: 'One moment…', mine: false });
  });

  test('8.1 while one looks back at a game, the head names it, and says so when the next one waits', () => {
    expect(statusBetween({ nth: 1, next: 2 }, false)).toEqual({ main: 'Game 1 is over', detail: '', short: 'Game 1 is over', mine: false });
    expect(statusBetween({ nth: 1, next: 3 }, true)).toEqual({ main: 'Your turn in game 3', detail: 'Game 1 is over', short: 'Your turn', mine: true });
  });
});

describe('the end', () => {
  const finished = { black: [['B', '11'], ['F', '52'], ['Z', '0'], ['X', '29'], null], caller: ANN, people: null } as const;

  test('V6, V7, R11: right, wrong, or right with the wrong partner', () => {
    expect(judge({ ...finished, call: 'F52 B11 X29 Z0', right: true, winners: [0, 1] })).toBe('right');
    expect(judge({ ...finished, call: 'F29 B11 X52 Z0', right: false, winners: [2, 3] })).toBe('wrong');
    expect(judge({ ...finished, call: 'F52 B11 X29 Z0', right: false, winners: [2, 3] })).toBe('notPartner');
    expect(judge({ ...finished, call: 'F52 B11 X29 Z0', people: 'B X Z F', right: false, winners: [2, 3] })).toBe('wrongPeople');
    expect(judge({ ...finished, caller: null, call: null, right: false, winners: [] })).toBe('drawn');
  });

  test('partners lie side by side, the winners first', () => {
    expect(revealed(table(), { ...finished, call: 'F29 B11 X52 Z0', right: false, winners: [2, 3] })).toEqual([2, 3, 0, 1]);
  });
});

test('to ask for nothing is chosen under one name and done under another', async () => {
  const moments = [table(), table({ ambassador: ANN }), table({ phase: 'meetings', meetings: [{ location: 'Rialto', how: 'look', who: [ANN] }], settled: 0 })];
  for (const language of ['de', 'en'] as const) {
    await speak(language);
    const names = moments.map(declineOf).flatMap(({ choice, act }) => [choice, act]);
    expect(new Set(names).size, names.join(', ')).toBe(6);
  }
});

test('R19: a card that lies face down is known to whoever laid it, and to nobody else', () => {
  const own = table({ seats: 5, ambassador: ANN, down: [{ place: ANN, location: 'Rialto' }] });
  expect([downAt(own, 'Rialto'), downAt(own, 'Salute')]).toEqual([[ANN], []]);
  expect(downAt({ ...own, seat: BERT, down: [{ place: ANN, location: null }] }, 'Rialto')).toEqual([]);
});
