/** Sleeper Cells: who could win soon, from what lies open. */
import { describe, expect, test } from 'vitest';
import type { City } from '../src/lib/contract/messages';
import { threats, turnsUntil, zonesOf } from '../src/lib/sleepers/threats';
import { kinds, type Feat } from '../src/lib/sleepers/winning';
import { words } from '../src/lib/text/words';
import { CIA, FSB, MI6, moment, MSS } from './war';

describe('threats from public facts', () => {
  const winner = (seat: number, change: Parameters<typeof moment>[0]) => {
    const found = threats(moment(change)).find((threat) => threat.kind === 'wins' && threat.seat === seat);
    return found?.kind === 'wins' ? { cities: found.cities, own: found.own, feats: found.feats.map(({ deed, city }) => `${deed} ${city}`) } : null;
  };
  /** All cells are guarded, no token, and nobody meets: money comes from income only. */
  const QUIET = {
    spies: [['WAS', 'MEX', 'CAI'], ['LON', 'TOK', 'LON'], ['BER', 'BER', 'BER'], ['BEI', 'RIO', 'RIO']],
    tokens: [null, null, null, null],
    zone_cards: [],
  };
  const poor = (seat: number, money: number) => ({ money: [0, 0, 0, 0].with(seat, money) });

  test('who can win, what pays, what is bare', () => {
    expect(threats(moment())).toEqual([
      { kind: 'wins', seat: MI6, cities: ['WAS'], own: 1, feats: [{ deed: 'destroy', city: 'BER', money: 25 }] },
      { kind: 'wins', seat: MSS, cities: ['LAG'], own: 1, feats: [] },
      { kind: 'wins', seat: FSB, cities: ['WAS', 'TAS'], own: 2, feats: [] },
      { kind: 'pays', seat: FSB, city: 'TEH', objective: 'bomb' },
      { kind: 'unguarded', seat: CIA, cities: ['MEX'] },
    ]);
  });

  test('no hand changes them', () => {
    expect(threats(moment({ hand: [], known: [[], ['rifle'], [], []] }))).toEqual(threats(moment()));
  });

  test('3g two zones, 15k short, and a bare cell in reach: the one that falls is named', () => {
    const short = { ...QUIET, ...poor(MI6, 15), spies: [['WAS', 'MEX', 'WAS'], ['LON', 'ROM', 'TOK'], ['BER'], ['BEI', 'RIO']] };
    expect(winner(MI6, short)).toEqual({ cities: ['WAS'], own: 1, feats: ['destroy CAI'] });
    expect(winner(MI6, { ...short, held: [6, 0, 5, 3] })).toMatchObject({ own: 2 });
    expect(winner(MI6, { ...short, spies: short.spies.with(CIA, ['CAI', 'MEX', 'CAI']) })).toBeNull();
  });

  test('3f7, 3d3 a stopped objective and an attack are such money too', () => {
    const apart = [['MEX', 'CAI'], ['LON', 'HKG', 'TOK'], ['BER'], ['BEI', 'RIO']];
    expect(winner(MI6, { ...QUIET, ...poor(MI6, 5), spies: apart, tokens: [null, null, 'HKG', null] })?.feats).toEqual(['stop HKG']);
    expect(winner(MI6, { ...QUIET, money: [0, 15, 0, 20], spies: apart })).toEqual({ cities: ['WAS'], own: 1, feats: ['attack BEI'] });
    expect(winner(MI6, { ...QUIET, money: [0, 15, 0, 20], spies: apart, zone_cards: [{ card: 'safe_house', zone: 'asia-pacific', owner: MSS }] })?.own).toBe(2);
  });

  test('by income alone: at the next own turn, in two, or not soon', () => {
    expect([30, 20, 15].map((money) => winner(MI6, { ...QUIET, ...poor(MI6, money) })?.own)).toEqual([1, 2, undefined]);
  });

  test('in the turn that runs, with what is left of it', () => {
    const running = { ...QUIET, ...poor(MSS, 40), active: MSS, to_act: [MSS], unmoved: ['BEI', 'RIO'] };
    expect(winner(MSS, { ...running, ...poor(MSS, 60) })).toEqual({ cities: ['MOS'], own: 0, feats: [] });
    expect(winner(MSS, running)).toMatchObject({ own: 0 });
    expect(winner(MSS, { ...running, unmoved: [] })).toMatchObject({ own: 1 });
    expect(winner(MSS, { ...running, bought: ['cell'] })).toMatchObject({ own: 1 });
    expect(winner(MSS, { ...running, phase: 'discard' })).toMatchObject({ own: 1 });
  });

  test('3b5 a recruit at the base may be the one who gets there', () => {
    const away = { ...QUIET, cells: [['MEX'], ['RIO', 'TOK'], ['BER'], ['BEI']], spies: [['MEX'], ['JAK'], ['BER'], ['BEI']] };
    expect(winner(MI6, { ...away, ...poor(MI6, 40) })).toEqual({ cities: ['LON'], own: 1, feats: [] });
  });

  test('a Crackdown that stays puts it off; money that is hidden may be there', () => {
    const crackdown = (owner: number) => ({ zone_cards: [{ card: 'crackdown', zone: 'europe-africa' as const, owner }] });
    expect(winner(MSS, crackdown(CIA))?.own).toBe(2);
    expect(winner(MSS, crackdown(MI6))?.own).toBe(1);
    expect(winner(MSS, { money: [null, null, null, null] })?.own).toBe(1);
  });

  test.each([MI6, FSB])('R57 of hidden money nobody has more than all rivals together (seat %i)', (seat) => {
    const hidden = (together: number) => winner(seat, { ...QUIET, money: [0, null, null, null], in_play: together });
    const sums = Array.from({ length: 25 }, (_, k) => 5 * k);
    expect(sums.map(hidden)).toEqual(sums.map((money) => winner(seat, { ...QUIET, ...poor(seat, money) })));
    expect([hidden(0), hidden(120)]).toEqual([null, expect.objectContaining({ feats: [] })]);
  });

  test('the time is told in the turns of whom it is about', () => {
    const { wins, pays } = words.sleepers.threats;
    const destroyed = (city: City): Feat => ({ deed: 'destroy', city, money: 25 });
    expect([0, 1, 2].map((own) => wins('MI6', ['Lagos'], own, []))).toEqual(['MI6 can win this turn: cell in Lagos', 'MI6 can win at its next turn: cell in Lagos', 'MI6 can win in two turns of its own: cell in Lagos']);
    expect(wins('MI6', ['Lagos'], 1, kinds([destroyed('BER'), { deed: 'attack', city: 'ROM', money: 15 }]))).toBe('MI6 can win at its next turn: cell in Lagos, with a destroyed cell in Berlin (25k) and an attack in Rome (15k)');
    expect(wins('MI6', ['Lagos'], 1, kinds([destroyed('BER'), destroyed('CAI')]))).toBe('MI6 can win at its next turn: cell in Lagos, with destroyed cells in Berlin (25k) and Cairo (25k)');
    expect(pays('FSB', 'bomb', 'Tehran')).toBe('Bomb in Tehran pays FSB 60k at its next turn');
  });

  test('a round is counted to the owner\'s next turn', () => {
    expect([CIA, MI6, FSB, MSS].map((seat) => turnsUntil(moment(), seat))).toEqual([4, 1, 2, 3]);
    expect(zonesOf(moment(), MSS)).toEqual(['americas', 'asia-pacific']);
  });
});
