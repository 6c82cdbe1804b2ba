/** The charge sheet of Criminals: what is open, what follows from it, and what is only said. */
import { expect, test } from 'vitest';
import { ChargeSheet, isSolved } from '../src/lib/criminals/charge';
import { claims, contradiction, isLie } from '../src/lib/criminals/claims';
import { readSet, toggle, writeSet } from '../src/lib/criminals/crimeSet';
import { Logic } from '../src/lib/criminals/logic';
import { openView } from '../src/lib/replay/openView';
import { speak, words } from '../src/lib/text/words';
import { BOSS, FENSTER, HOCKNEY, KEATON, lineUp, MCMANUS, said, VERBAL } from './criminals';

test('a shown alibi and my own crime rule others out', () => {
  const logic = new Logic(lineUp());
  expect(logic.may(FENSTER, 'Arson')).toBe(false);
  expect(logic.may(MCMANUS, 'Arson')).toBe(true);
  expect(logic.may(BOSS, 'Bribery')).toBe(false);
  expect(logic.must(KEATON, 'Bribery')).toBe(true);
});

test('whoever shows all alibis but one must have done the rest, and nobody else has', () => {
  const logic = new Logic(lineUp({ shown: [['Burglary'], ['Arson', 'Blackmail', 'Bribery', 'Burglary', 'Embezzlement'], ['Arson'], [], ['Blackmail']] }));
  expect(logic.must(MCMANUS, 'Smuggling')).toBe(true);
  expect(logic.may(HOCKNEY, 'Smuggling')).toBe(false);
});

test('two who share two crimes leave them to nobody else', () => {
  const four = ['Arson', 'Blackmail', 'Bribery', 'Burglary'] as const;
  const logic = new Logic(lineUp({ shown: [['Burglary'], four, four, [], ['Blackmail']] }));
  expect(logic.may(HOCKNEY, 'Embezzlement')).toBe(false);
  expect(logic.may(BOSS, 'Smuggling')).toBe(false);
  expect(logic.may(HOCKNEY, 'Arson')).toBe(true);
});

test('without a seat nothing private is used', () => {
  const logic = new Logic(lineUp({ seat: -1, mine: null, hand: [] }));
  expect(logic.may(HOCKNEY, 'Bribery')).toBe(true);
});

test('what lies open goes before what is said', () => {
  const view = lineUp({ statements: [said(FENSTER, 'alibi', { claim: 'Arson' }), said(MCMANUS, 'alibi', { claim: 'Arson' })], guilt: [null, null, null, null, 'Smuggling'] });
  const sheet = new ChargeSheet(view, true);
  expect(sheet.field(FENSTER, 'Arson').mark).toBe('alibi');
  expect(sheet.field(MCMANUS, 'Arson').mark).toBe('says');
  expect(sheet.field(KEATON, 'Arson').mark).toBe('held');
  expect(sheet.field(KEATON, 'Bribery').mark).toBe('mine');
  expect(sheet.field(VERBAL, 'Smuggling').mark).toBe('did');
  expect(sheet.field(HOCKNEY, 'Bribery').mark).toBe('not');
  expect(new ChargeSheet(view, false).field(HOCKNEY, 'Bribery').mark).toBe('');
});

test('the end shows who had lied', () => {
  const guilt = ['Bribery', 'Arson', 'Burglary', 'Smuggling', 'Embezzlement'] as const;
  const view = lineUp({ phase: 'over', guilt, boss: 'Blackmail', statements: [said(MCMANUS, 'alibi', { claim: 'Arson' }), said(HOCKNEY, 'alibi', { claim: 'Arson' })] });
  expect(claims(view).map((one) => isLie(view, one))).toEqual([true, false]);
  expect(new ChargeSheet(view, true).field(MCMANUS, 'Arson').lie).toBe(true);
  expect(new ChargeSheet(view, true).field(HOCKNEY, 'Arson').lie).toBe(false);
});

test.each([
  ['shared', [said(MCMANUS, 'crime', { claim: 'Arson' }), said(VERBAL, 'crime', { claim: 'Arson' })]],
  ['shown', [said(FENSTER, 'crime', { claim: 'Arson' })]],
  ['own', [said(MCMANUS, 'crime', { claim: 'Arson' }), said(MCMANUS, 'crime', { claim: 'Blackmail' })]],
  ['turned', [said(MCMANUS, 'alibi', { claim: 'Arson' }), said(MCMANUS, 'no')]],
  [null, [said(MCMANUS, 'yes'), said(VERBAL, 'crime', { claim: 'Arson' })]],
] as const)('a contradiction of what all can see: %s', (why, statements) => {
  const view = lineUp({ statements });
  expect(contradiction(view, claims(view)[0]!)).toBe(why);
});

test('against a crime that is known', () => {
  const view = lineUp({ guilt: [null, null, null, null, 'Arson'], statements: [said(VERBAL, 'alibi', { claim: 'Arson' }), said(MCMANUS, 'crime', { claim: 'Arson' })] });
  expect(claims(view).map((one) => contradiction(view, one))).toEqual(['known', 'known']);
});

test('a crime is solved when it has left the deck', () => {
  const view = lineUp({ deck: ['Blackmail', 'Bribery'] });
  expect(isSolved(view, 'Smuggling')).toBe(true);
  expect(isSolved(view, 'Arson')).toBe(false);
});

test.each(['random', 'mild-Arson-Murder', 'random-Murder', 'Arson+Bribery+Forgery+Murder'])('the crimes in the game, read and written: %s', (value) => {
  expect(writeSet(readSet(value))).toBe(value);
});

test('a veto, and its withdrawal', () => {
  const once = toggle(readSet('random'), 'Murder');
  expect(writeSet(once)).toBe('random-Murder');
  expect(writeSet(toggle(once, 'Arson'))).toBe('random-Arson-Murder');
  expect(writeSet(toggle(once, 'Murder'))).toBe('random');
});

test('a replay that hides nothing has every crime in the sheet, and infers nothing', () => {
  const guilt = ['Bribery', 'Arson', 'Blackmail', 'Burglary', 'Smuggling'] as const;
  const open = openView({ game: 'criminals', public: lineUp({ seat: -1, mine: null, hand: [] }), guilt, boss: 'Embezzlement', choices: [] });
  if (open.game !== 'criminals') throw new Error(`expected a line-up, got ${open.game}`);
  const sheet = new ChargeSheet(open, true);
  expect(guilt.map((crime, seat) => sheet.field(seat, crime).mark)).toEqual(guilt.map(() => 'did'));
  expect(sheet.field(BOSS, 'Embezzlement').mark).toBe('did');
  expect(sheet.field(HOCKNEY, 'Arson').mark).toBe('');
});

test('who claimed one thing told the truth or a lie, and nobody counts to one', async () => {
  const counts = [[0, 0], [0, 1], [1, 1], [0, 2], [1, 3], [3, 3]] as const;
  const says = (): readonly string[] => counts.map(([lies, claims]) => words.criminals.final.lies(lies, claims));
  expect(says()).toEqual(['claimed nothing', 'told the truth', 'told a lie', '2 claims, all true', '1 of 3 claims a lie', '3 claims, all lies']);
  await speak('de');
  expect(says()).toEqual(['hat nichts behauptet', 'hat die Wahrheit gesagt', 'hat gelogen', '2 Behauptungen, alle wahr', '1 von 3 gelogen', '3 Behauptungen, alle gelogen']);
  await speak('en');
});
