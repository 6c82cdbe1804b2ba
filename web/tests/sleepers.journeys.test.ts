/** Sleeper Cells: how far a spy gets, past zone cards and by the options of the table. */
import { describe, expect, test } from 'vitest';
import type { SleepersView, Zone } from '../src/lib/contract/messages';
import { journeys, legsOf } from '../src/lib/sleepers/journeys';
import { winOf } from '../src/lib/sleepers/winning';
import { CIA, FSB, MI6, moment, MSS } from './war';

const lying = (card: string, zone: Zone, owner: number) => ({ card, zone, owner });

describe('R36 zone cards on the way', () => {
  const price = (from: string, to: string, change: Partial<SleepersView>, own = 1) => {
    const view = moment({ zone_cards: [], ...change });
    return journeys(from, true, legsOf(view, MSS, own)).get(to)?.price ?? null;
  };

  test('nothing lies there: on foot, by car, by plane, and together', () => {
    expect(['HAV', 'WAS', 'VAN', 'TOK', 'HKG'].map((to) => price('HAV', to, {}))).toEqual([0, 0, 5, 20, 20]);
    expect(['MAD', 'ROM', 'CAI', 'TEH'].map((to) => price('HAV', to, {}))).toEqual([0, 5, 20, 20]);
  });

  test('a Road Block holds moves and cars at both ends, and no plane', () => {
    const from = { zone_cards: [lying('road_block', 'americas', CIA)] };
    const into = { zone_cards: [lying('road_block', 'europe-africa', CIA)] };
    expect(['WAS', 'MAD', 'ROM', 'CAI'].map((to) => price('HAV', to, from))).toEqual([20, 20, 20, 20]);
    expect(['WAS', 'MAD', 'ROM', 'CAI'].map((to) => price('HAV', to, into))).toEqual([0, 20, 20, 20]);
  });

  test('a No-Fly Zone holds planes at both ends, and nothing below the flight', () => {
    const grounded = { zone_cards: [lying('no_fly_zone', 'europe-africa', CIA)] };
    expect(['MAD', 'ROM', 'CAI'].map((to) => price('HAV', to, grounded))).toEqual([0, 5, 25]);
    expect(price('WAS', 'TAS', grounded)).toBe(20);
    expect([price('ROM', 'DEL', {}), price('ROM', 'DEL', grounded)]).toEqual([20, 25]);
    expect(price('NAI', 'MEX', { ...grounded, bought: ['car'] }, 0)).toBeNull();
  });

  test('both of them keep everybody out', () => {
    const shut = { zone_cards: [lying('no_fly_zone', 'europe-africa', CIA), lying('road_block', 'europe-africa', FSB)] };
    expect(price('HAV', 'MAD', shut, 0)).toBeNull();
    expect(price('HAV', 'WAS', shut, 0)).toBe(0);
  });

  test('3c4, R33 until the turn of its owner: it is gone when that comes first, and in the second own turn', () => {
    const by = (owner: number) => ({ zone_cards: [lying('road_block', 'europe-africa', owner)] });
    expect([CIA, MI6, FSB, MSS].map((owner) => price('HAV', 'MAD', by(owner)))).toEqual([20, 0, 0, 0]);
    expect([CIA, MSS].map((owner) => price('HAV', 'MAD', by(owner), 0))).toEqual([20, 20]);
    expect([CIA, MI6].map((owner) => price('HAV', 'MAD', by(owner), 2))).toEqual([0, 0]);
    expect([CIA, MI6].map((owner) => price('HAV', 'ROM', by(owner), 2))).toEqual([5, 0]);
  });

  test('3b1 what was bought in the turn that runs is bought', () => {
    expect(price('HAV', 'ROM', { bought: ['car'] }, 0)).toBe(20);
    expect(price('HAV', 'ROM', { bought: ['car', 'plane'] }, 0)).toBeNull();
  });

  test('R22 a spy that keeps its move is not carried before one that has moved', () => {
    const behind = { active: MSS, bought: ['car' as const], zone_cards: [lying('road_block', 'americas', CIA)] };
    const pair = (unmoved: readonly string[]) => price('HAV', 'TEH', { ...behind, spies: [[], [], [], ['HAV', 'HAV']], unmoved }, 0);
    const farther = (unmoved: readonly string[]) => price('HAV', 'TAS', { ...behind, spies: [[], [], [], ['HAV', 'HAV']], unmoved }, 0);
    expect([pair(['HAV', 'HAV']), pair(['HAV'])]).toEqual([20, null]);
    expect([farther(['HAV', 'HAV']), farther(['HAV'])]).toEqual([20, null]);
  });
});

describe('who can win', () => {
  /** MI6 with 40k in its turn 26, cells in Los Angeles and Tehran, and one line from Madrid. */
  const madrid = (zone_cards: SleepersView['zone_cards'], change: Partial<SleepersView> = {}) =>
    moment({
      seat: FSB, turn: 26, active: MI6, to_act: [MI6], money: [0, 40, 0, 0], tokens: [null, null, null, null], bought: [],
      spies: [['CAP'], ['LAX', 'HAV'], ['BER'], ['BEI']], unmoved: ['LAX', 'HAV'], cells: [['CAP'], ['LAX', 'TEH'], ['BER'], ['BEI']], zone_cards, ...change,
    });

  test('R36 a cell in Madrid is no threat behind a Road Block, unless there is money for the plane', () => {
    expect(winOf(madrid([]), MI6)).toMatchObject({ cities: ['MAD'], own: 0, feats: [] });
    for (const zone of ['americas', 'europe-africa'] as const) {
      const blocked = [lying('road_block', zone, FSB)];
      expect(winOf(madrid(blocked), MI6)).toMatchObject({ own: 1 });
      expect(winOf(madrid(blocked, { money: [0, 60, 0, 0] }), MI6)).toMatchObject({ own: 0, feats: [] });
      expect(winOf(madrid([...blocked, lying('no_fly_zone', zone, FSB)], { money: [0, 60, 0, 0], bought: ['spy'] }), MI6)).toMatchObject({ own: 1 });
    }
    expect(winOf(madrid([lying('road_block', 'asia-pacific', FSB)]), MI6)).toMatchObject({ own: 0 });
  });

  test('a feat behind a Road Block brings no money', () => {
    const short = { money: [0, 35, 0, 15], spies: [['CAP'], ['LAX', 'HAV'], ['BER'], ['WAS']], cells: [['CAP'], ['LAX', 'TEH'], ['BER'], ['WAS']], bought: ['plane', 'spy'] as const };
    expect(winOf(madrid([], short), MI6)).toMatchObject({ own: 0, feats: [{ deed: 'attack', city: 'WAS' }] });
    expect(winOf(madrid([lying('safe_house', 'americas', MSS)], short), MI6)).toMatchObject({ own: 1 });
    const inside = { ...short, spies: [['CAP'], ['LAX', 'LON'], ['BER'], ['WAS']], unmoved: ['LAX', 'LON'] };
    expect(winOf(madrid([], inside), MI6)).toMatchObject({ own: 0, feats: [{ deed: 'attack', city: 'WAS' }] });
    expect(winOf(madrid([lying('road_block', 'americas', FSB)], inside), MI6)).toMatchObject({ own: 1 });
  });

  test('R15, R19, R47, R62 the options of the table', () => {
    const far = { money: [0, 50, 0, 0], spies: [[], ['JAK'], [], []], unmoved: ['JAK'], cells: [[], ['TEH', 'HAV'], [], []], bought: ['car', 'plane'] as const, agencies: ['MI6', 'CIA', 'FSB', 'MSS'] as const };
    expect(winOf(madrid([], far), MI6)).toMatchObject({ own: 0 });
    expect(winOf(madrid([], far), MI6, { recruit_may_move: 'no' })?.own).toBe(1);
    expect(winOf(madrid([], { ...far, spies: [[], Array<string>(4).fill('JAK'), [], []], bought: [] }), MI6, { pawns_per_agency: '6' })).toMatchObject({ own: 0 });
    expect(winOf(madrid([], { ...far, cells: [[], ['TEH', 'HAV', 'DEL', 'BAN'], [], []], spies: [[], Array<string>(6).fill('JAK'), [], []] }), MI6, { pawns_per_agency: '6' })?.own).not.toBe(0);
    const poor = { money: [0, 15, 0, 0], cells: [['SYD'], ['LAX', 'TEH'], ['BER'], ['BEI']], held: [0, 2, 0, 0] };
    expect(winOf(madrid([], poor), MI6)?.own).not.toBe(0);
    expect(winOf(madrid([], poor), MI6, { destroy_needs_presence: 'no' })).toMatchObject({ own: 0, feats: [{ deed: 'destroy', city: 'SYD' }] });
    const later = madrid([lying('road_block', 'americas', FSB)], { turn: 38 });
    expect([winOf(later, MI6, { turn_cap: '160' })?.own, winOf(later, MI6, { turn_cap: '40' })]).toEqual([1, null]);
  });
});
