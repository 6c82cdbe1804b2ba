/** What the page of Sleeper Cells works out itself: the board, reading actions, reach, and reasons. */
import { describe, expect, test } from 'vitest';
import type { Asset, SleepersView } from '../src/lib/contract/messages';
import { ASSETS, kindOf, sorted, without } from '../src/lib/sleepers/assets';
import { BASE, CITIES, distances, LINES, near, PLACES, WRAPS, ZONES } from '../src/lib/sleepers/board';
import { read, sideOf } from '../src/lib/sleepers/deeds';
import { marks } from '../src/lib/sleepers/marks';
import { optionsOf, rebels, rings, stepsOf, unused } from '../src/lib/sleepers/options';
import { noteOf, readiness, whyNotBuy, whyNotMove } from '../src/lib/sleepers/reasons';
import board from '../../src/backroom/games/sleepers/data/board.toml?raw';
import decks from '../../src/backroom/games/sleepers/data/decks.toml?raw';
import { CIA, FSB, MI6, moment, MSS } from './war';

describe('the board is the one the rules play on', () => {
  test('every city in its place and zone', () => {
    const cities = board.split('[[city]]').slice(1).map((entry) => {
      const field = (name: string) => new RegExp(`^${name} = "?([^"\\n]+)"?`, 'm').exec(entry)?.[1] ?? '';
      return [field('code'), { zone: field('zone'), x: Number(field('x')), y: Number(field('y')) }];
    });
    expect(Object.fromEntries(cities)).toEqual(PLACES);
  });

  test('every line, and which go over the rim', () => {
    const found = [...board.matchAll(/a = "(\w+)", b = "(\w+)"(, wrap = true)?/g)].map(([, a, b, wrap]) => `${a}-${b}${wrap ? '*' : ''}`);
    expect(found).toEqual([...LINES.map((line) => line.join('-')), ...WRAPS.map((line) => `${line.join('-')}*`)]);
  });

  test('every agency has its base', () => {
    for (const [agency, city] of Object.entries(BASE)) expect(board).toMatch(new RegExp(`code = "${agency}"\\ncolour = "\\w+"\\nbase = "${city}"`));
  });

  test('every Asset card, in the order of the decks', () => {
    const assets = decks.split('[[asset]]').slice(1).map((entry) => /code = "(\w+)"/.exec(entry)?.[1]);
    expect(ASSETS).toEqual(assets);
    expect(ASSETS.map(kindOf).filter((kind) => kind === 'round')).toHaveLength(5);
  });

  test('distances along the lines, over the rim too', () => {
    expect(near('TOK')).toEqual(expect.arrayContaining(['VAN', 'LAX', 'BEI', 'HKG']));
    expect(distances(['WAS']).get('TAS')).toBe(3);
    expect(Math.max(...CITIES.map((city) => Math.max(...distances([city]).values())))).toBe(5);
    expect(ZONES.map((zone) => CITIES.filter((city) => PLACES[city]?.zone === zone).length)).toEqual([9, 9, 9]);
  });
});

describe('actions are read with rivals by their seat', () => {
  test.each([
    ['move WAS LON', { verb: 'move', from: 'WAS', to: 'LON' }],
    ['play road_block americas', { verb: 'zone', card: 'road_block', zone: 'americas' }],
    ['play mole left', { verb: 'mole', rival: MSS }],
    ['play forged_orders across ROM MAD', { verb: 'forged', rival: CIA, from: 'ROM', to: 'MAD' }],
    ['attack right ROM', { verb: 'attack', rival: MI6, city: 'ROM' }],
    ['steal left random', { verb: 'steal', rival: MSS, card: null }],
    ['destroy left RIO wire_tap', { verb: 'destroy', rival: MSS, city: 'RIO', pair: 'wire_tap' }],
    ['give 5k', { verb: 'give', card: null }],
    ['end', { verb: 'end' }],
  ] as const)('%s', (action, deed) => expect(read(action, FSB)).toEqual(deed));

  test('a seat has the same side both ways', () => {
    for (const rival of [CIA, MI6, MSS]) expect(read(`stop ${sideOf(FSB, rival)}`, FSB)).toEqual({ verb: 'stop', rival });
  });

  test('what is no action is not guessed at', () => {
    expect(() => read('dance WAS', CIA)).toThrow('expected an action of Sleeper Cells, got dance WAS');
    expect(() => read('stop behind', CIA)).toThrow('expected left, across or right, got behind');
  });
});

describe('reach of a spy', () => {
  const legal = ['move HAV WAS', 'move HAV MEX', 'move HAV BOG', 'car HAV WAS', 'plane HAV MAD', 'plane HAV WAS', 'attack right HAV', 'steal right random', 'attack right LAG', 'end'];
  const options = optionsOf(moment(), legal, { kind: 'spy', city: 'HAV' });

  test('3a, 3b the cheapest way to each city makes its ring', () => {
    const found = rings(options);
    expect(found.get('WAS')?.way).toBe('move');
    expect(found.get('MAD')).toMatchObject({ way: 'plane', price: 20 });
    expect(found.get('LIM')).toMatchObject({ way: 'car', price: 5, actions: ['move HAV BOG', 'car BOG LIM'] });
    expect(found.has('HAV')).toBe(false);
  });

  test('every way to a city can be had', () => {
    expect(options.filter(({ city }) => city === 'WAS').map(({ way }) => way)).toEqual(['move', 'car', 'plane']);
  });

  test('3d only what happens in this city is offered to it', () => {
    expect(options.filter(({ city }) => city === null).map(({ deed }) => deed)).toEqual([
      { verb: 'attack', rival: MSS, city: 'HAV' },
      { verb: 'steal', rival: MSS, card: null },
    ]);
  });

  test('R36 no car is thought of behind a Road Block, nor without money, nor twice', () => {
    const blocked = moment({ zone_cards: [{ card: 'road_block', zone: 'americas', owner: FSB }] });
    for (const view of [blocked, moment({ money: [0, 0, 0, 0] }), moment({ bought: ['car'] })]) {
      expect(optionsOf(view, legal, { kind: 'spy', city: 'HAV' }).some(({ actions }) => actions.length > 1)).toBe(false);
    }
  });

  test('a car is asked for its spy first, Forged Orders for theirs', () => {
    expect(stepsOf(moment(), legal, { kind: 'buy', item: 'car' })).toEqual([{ city: 'HAV', focus: { kind: 'spy', city: 'HAV', by: 'car' } }]);
    const forged = ['play forged_orders left ROM MAD', 'play forged_orders left ROM CAI', 'play forged_orders across MOS BER'];
    expect(stepsOf(moment(), forged, { kind: 'card', card: 'forged_orders' }).map(({ city }) => city)).toEqual(['ROM', 'MOS']);
    expect(optionsOf(moment(), forged, { kind: 'forged', rival: MI6, city: 'ROM' }).map(({ city }) => city)).toEqual(['MAD', 'CAI']);
  });

  test('R36 a roll is foretold at both ends of a flight, and only there', () => {
    const rising = (zone: 'americas' | 'europe-africa' | 'asia-pacific') => moment({ zone_cards: [{ card: 'rebellion', zone, owner: MI6 }] });
    const flight = rings(options).get('MAD');
    expect(flight && [rebels(rising('americas'), flight), rebels(rising('europe-africa'), flight), rebels(rising('asia-pacific'), flight)]).toEqual([true, true, false]);
  });

  test('3f4 what ending the actions would leave undone', () => {
    expect(unused(moment(), legal)).toEqual({ moves: 1, hostile: true, market: ['car', 'plane'] });
  });

  test('marks name what is in a city, and no card of anybody', () => {
    const havana = marks(moment(), options, [], { kind: 'spy', city: 'HAV' }, null, true).find(({ city }) => city === 'HAV');
    expect(havana).toMatchObject({ selected: true, mine: true, label: 'Havana, your spy, MSS spy, selected' });
    const tehran = marks(moment(), [], [], null, null, true).find(({ city }) => city === 'TEH');
    expect(tehran?.label).toBe('Tehran, Bomb of FSB, pays in 2 turns');
  });
});

describe('why not', () => {
  test.each([
    ['car', moment({ bought: ['car'] }), 'bought this turn', 'SLP-3b1'],
    ['cell', moment(), '5k short', 'SLP-3b1'],
    ['spy', moment({ spies: [['HAV', 'HAV', 'HAV', 'WAS', 'LIM'], [], [], []] }), '5 of 5 spies', 'SLP-3b4'],
    ['plane', moment({ zone_cards: [{ card: 'no_fly_zone', zone: 'americas', owner: FSB }] }), 'No-Fly Zone', 'SLP-R36'],
    ['cell', moment({ money: [50, 0, 0, 0], spies: [['BEI'], [], [], []] }), 'Crackdown', 'SLP-R36'],
    ['cell', moment({ money: [50, 0, 0, 0], spies: [['MEX'], [], [], []] }), 'cell there already', 'SLP-R17'],
    ['car', moment({ active: MI6 }), 'not your turn', 'SLP-0b'],
  ] as const)('%s: %#', (item, view, says, rule) => expect(whyNotBuy(view, ['end'], item)).toEqual({ says, rule }));

  test('what can be bought has no reason', () => expect(whyNotBuy(moment(), ['car HAV WAS'], 'car')).toBeNull());

  test('3a a spy that has moved, and one behind a Road Block', () => {
    expect(whyNotMove(moment({ unmoved: [] }), [], 'HAV')?.rule).toBe('SLP-3a');
    expect(whyNotMove(moment({ zone_cards: [{ card: 'road_block', zone: 'americas', owner: FSB }] }), [], 'HAV')?.rule).toBe('SLP-R36');
    expect(whyNotMove(moment(), ['move HAV WAS'], 'HAV')).toBeNull();
  });

  test('what each card is good for', () => {
    const legal = ['play road_block americas', 'play black_budget'];
    const says = (card: string) => noteOf(moment(), legal, card).says;
    expect(['wire', 'explosives', 'prevent_bomb', 'road_block'].map(says)).toEqual(['for your dossier', 'needs a pair', 'needs a spy there', 'play']);
    expect(noteOf(moment({ phase: 'discard' }), ['discard wire'], 'wire')).toMatchObject({ legal: true, says: 'discard' });
  });

  test('3f7, R47 where a spy would have to be, and where there is nothing to go to', () => {
    const note = (change: Partial<SleepersView>, card: Asset) => noteOf(moment({ hand: ['explosives', 'detonator', 'prevent_bomb'], ...change }), ['end'], card);
    const guarded = { cells: [['MEX'], ['LON'], ['MOS'], ['BEI']] } as const;
    expect(note({}, 'explosives')).toMatchObject({ says: 'needs a spy there', rule: 'SLP-R47' });
    expect(note(guarded, 'explosives')).toMatchObject({ says: 'a pair: no bare cell', rule: 'SLP-3g1' });
    expect([note({}, 'prevent_bomb').says, note({ tokens: [null, null, null, null] }, 'prevent_bomb').says]).toEqual(['needs a spy there', 'nothing to prevent']);
  });

  test('3f1 what the dossier still needs', () => {
    expect(readiness(moment())).toEqual({ held: [{ card: 'wire', held: true }, { card: 'recording_device', held: false }], nearest: { city: 'HAV', away: 1 }, running: false });
  });
});

test('cards are sorted and taken away one by one', () => {
  expect(sorted(['mole', 'wire', 'detonator'])).toEqual(['detonator', 'wire', 'mole']);
  expect(without(['wire', 'wire', 'rifle'], ['wire', 'bullet'])).toEqual(['wire', 'rifle']);
});
