/** Sleeper Cells: what an attack is said to bring before it is made, in both languages. */
import { describe, expect, test } from 'vitest';
import { bootyOf } from '../src/lib/sleepers/booty';
import { howKnown } from '../src/lib/sleepers/known';
import { de } from '../src/lib/text/de';
import { en } from '../src/lib/text/en';
import { CIA, FSB, MI6, moment, MSS } from './war';

describe('the money of an attack', () => {
  const ofHidden = (own: number, in_play: number) => bootyOf(moment({ money: [own, null, null, null], in_play }), MSS);

  test('3d3, R23 15k, or what the rival has', () => {
    const view = moment({ money: [35, 0, 10, 45] });
    expect([MI6, FSB, MSS].map((rival) => bootyOf(view, rival))).toEqual([{ most: 0, sure: true }, { most: 10, sure: true }, { most: 15, sure: true }]);
  });

  test('R57 where it is hidden: up to that, and never more than the rivals have together', () => {
    expect(ofHidden(35, 125)).toEqual({ most: 15, sure: false });
    expect(ofHidden(35, 45)).toEqual({ most: 10, sure: false });
    expect(ofHidden(35, 35)).toEqual({ most: 0, sure: false });
  });

  test.each([
    [en, ['15k at stake', '10k at stake', 'no money to take', 'up to 15k at stake']],
    [de, ['Einsatz 15k', 'Einsatz 10k', 'kein Geld zu holen', 'Einsatz bis 15k']],
  ])('is said so', (language, said) => {
    const deed = { verb: 'attack', rival: MSS, city: 'HAV' } as const;
    const stakes = [{ most: 15, sure: true }, { most: 10, sure: true }, { most: 0, sure: true }, { most: 15, sure: false }];
    const detail = (stake: (typeof stakes)[number]) => language.sleepers.detail(deed, () => CIA, () => stake, '', () => null);
    expect(stakes.map((stake) => detail(stake).split(' · ')[1]?.replaceAll('\u00a0', ' '))).toEqual(said);
  });
});

test.each([
  [en, ['their only private card face up', 'both private cards face up', 'two of 3 cards face up']],
  [de, ['die einzige geheime Karte offen', 'beide geheimen Karten offen', 'zwei von 3 Karten offen']],
])('what a Mole finds is counted as it is', (language, said) => {
  const detail = (held: number) => language.sleepers.detail({ verb: 'mole', rival: MSS }, () => held, () => ({ most: 0, sure: true }), '', () => null);
  expect([1, 2, 3].map(detail)).toEqual(said);
});

test.each([
  [en, ['Location and Objective, for you alone', 'everybody knows this pair already', 'you have seen this pair already']],
  [de, ['Ort und Auftrag, nur für dich', 'alle kennen dieses Paar schon', 'du kennst dieses Paar schon']],
])('3f2, R36 an Informant is not said to show me alone what is known', (language, said) => {
  const view = moment({ revealed: [FSB], informed: [FSB, MSS] });
  const detail = (rival: number) => language.sleepers.detail({ verb: 'informant', rival }, () => 3, () => ({ most: 0, sure: true }), '', (seat) => howKnown(view, seat));
  expect([MI6, FSB, MSS].map(detail)).toEqual(said);
});
