/** What the page of Sleeper Cells works out itself: the board, reading actions, reach, reasons and offers. */
import { describe, expect, test } from 'vitest';
import { Aiming } from '../src/lib/sleepers/aiming.svelte';
import { ASSETS, kindOf, sorted, without } from '../src/lib/sleepers/assets';
import { answers, complete, countered, EMPTY, mirrored, proposing, refusesAll, turned } from '../src/lib/sleepers/bargain';
import { BASE, CITIES, distances, LINES, near, PLACES, WRAPS, ZONES } from '../src/lib/sleepers/board';
import { read, sideOf } from '../src/lib/sleepers/deeds';
import { Errand } from '../src/lib/sleepers/errand.svelte';
import { logLines, spoken } from '../src/lib/sleepers/log';
import { marks } from '../src/lib/sleepers/marks';
import { roll, trails } from '../src/lib/sleepers/news';
import { optionsOf, rebels, rings, stepsOf, unused } from '../src/lib/sleepers/options';
import { noteOf, readiness, whyNotBuy, whyNotMove } from '../src/lib/sleepers/reasons';
import { nextAuction, statusOf } from '../src/lib/sleepers/status';
import type { Decision, Refused, SpyOffer } from '../src/lib/contract/messages';
import board from '../../src/backroom/games/sleepers/data/board.toml?raw';
import decks from '../../src/backroom/games/sleepers/data/decks.toml?raw';
import { speak } from '../src/lib/text/words';
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

  test('3f1 what the dossier still needs', () => {
    expect(readiness(moment())).toEqual({ held: [{ card: 'wire', held: true }, { card: 'recording_device', held: false }], nearest: { city: 'HAV', away: 1 }, running: false });
  });
});

describe('an offer', () => {
  test('R28 is built from the trays, card by card', () => {
    const tray = { give: ['road_block'], want: ['recording_device'], pays: 10, asks: 5 };
    expect(proposing(moment(), FSB, tray)).toEqual(['trade across', 'give road_block', 'want recording_device', 'give 5k', 'give 5k', 'want 5k', 'propose']);
  });

  test('goes on from what was built, or begins anew where something was taken off', () => {
    const plan: SpyOffer = { by: CIA, to: FSB, counter: false, gives: 1, wants: 0, pays: 5, asks: 0, give: ['wire'], want: [] };
    const view = moment({ plan, phase: 'offer' });
    expect(proposing(view, FSB, { ...EMPTY, give: ['wire'], want: ['rifle'], pays: 5 })).toEqual(['want rifle', 'propose']);
    expect(proposing(view, FSB, { ...EMPTY, want: ['rifle'], pays: 5 })).toEqual(['cancel', 'trade across', 'want rifle', 'give 5k', 'propose']);
  });

  test('is countered from its other side, with what I hold', () => {
    const offer: SpyOffer = { by: MSS, to: CIA, counter: false, gives: 1, wants: 2, pays: 5, asks: 60, give: ['rifle'], want: ['wire', 'wire'] };
    expect(turned(offer, ['wire', 'bullet'], 35)).toEqual({ give: ['wire'], want: ['rifle'], pays: 35, asks: 5 });
    expect(proposing(moment({ offer, phase: 'answer' }), MSS, { ...EMPTY, pays: 5, want: ['rifle'] })[0]).toBe('counter');
    const plan: SpyOffer = { ...offer, by: CIA, to: MSS, counter: true, give: ['wire'], want: [], pays: 0 };
    expect(proposing(moment({ offer, plan, phase: 'offer' }), MSS, { ...EMPTY, pays: 5, want: ['rifle'] }).slice(0, 2)).toEqual(['cancel', 'counter']);
  });

  test('needs something on both sides, but for gifts', () => {
    expect(complete({ ...EMPTY, pays: 5 }, false)).toBe(false);
    expect(complete({ ...EMPTY, pays: 5 }, true)).toBe(true);
    expect(complete({ ...EMPTY, pays: 5, want: ['wire'] }, false)).toBe(true);
  });

  test('its answers of this turn, and what I had said before a counter-offer', () => {
    const story = [
      { seq: 1, events: [{ event: 'offer_answered', seat: MI6, partner: CIA, accepted: false } as const] },
      { seq: 2, events: [{ event: 'spy_turn_began', turn: 11, seat: CIA, income: 10 } as const] },
      { seq: 3, events: [
        { event: 'offer_made', seat: CIA, partner: MSS, counter: false, gives: 1, wants: 1, pays: 5, asks: 0 } as const,
        { event: 'offer_shown', seat: CIA, partner: MSS, give: ['wire'], want: ['rifle'] } as const,
      ] },
      { seq: 4, events: [{ event: 'offer_answered', seat: MSS, partner: CIA, accepted: true } as const] },
    ];
    expect([...answers(story, CIA)]).toEqual([[MSS, true]]);
    expect(countered(story, CIA)).toEqual({ give: ['wire'], want: ['rifle'], pays: 5, asks: 0 });
    expect(countered(story, MSS)).toBeNull();
    expect(mirrored({ give: ['wire'], want: ['rifle'], pays: 5, asks: 0 })).toEqual({ give: ['rifle'], want: ['wire'], pays: 0, asks: 5 });
  });
});

describe('a city is touched', () => {
  const legal = ['move HAV WAS', 'move HAV BOG', 'move WAS LON', 'plane HAV LIM', 'plane HAV CAI', 'cell WAS', 'cell CAI'];
  const aiming = (view = moment()) => {
    const decision: Decision = { id: '1', legal, sealed: false, choice: null, locked: false, left_ms: null };
    return new Aiming(() => ({ view, decision, busy: false }), () => undefined);
  };
  const spy = (city: string) => ({ kind: 'spy', city });

  test('another spy of mine that can act is chosen, though the first might go there', () => {
    const hand = aiming();
    hand.pick('HAV');
    expect([...hand.fellows]).toEqual(['CAI', 'WAS']);
    hand.pick('WAS');
    expect([hand.focus, hand.chosen]).toEqual([spy('WAS'), null]);
  });

  test('the way to it is still offered, and told on the map as a spy to choose', () => {
    const hand = aiming();
    hand.pick('HAV');
    const way = hand.options.find(({ city }) => city === 'WAS');
    expect(way).toBeDefined();
    const mark = hand.world.find(({ city }) => city === 'WAS');
    expect([mark?.ring, mark?.fellow]).toEqual(['move', true]);
    if (way) hand.choose(way);
    expect([hand.focus, hand.chosen?.actions]).toEqual([spy('HAV'), ['move HAV WAS']]);
  });

  test('a spy that can do nothing is a place to go to, and so is every city once the plane is bought', () => {
    const hand = aiming();
    hand.pick('HAV');
    hand.pick('LIM');
    expect([hand.focus, hand.chosen?.city]).toEqual([spy('HAV'), 'LIM']);
    hand.aim({ kind: 'spy', city: 'HAV', by: 'plane' });
    hand.pick('CAI');
    expect(hand.chosen?.actions).toEqual(['plane HAV CAI']);
  });

  test('a cell goes where my spy is', () => {
    const hand = aiming();
    hand.aim({ kind: 'buy', item: 'cell' });
    hand.pick('WAS');
    expect(hand.chosen?.actions).toEqual(['cell WAS']);
  });
});

describe('an errand sends one action after another', () => {
  const table = () => {
    const sent: string[] = [];
    const live = { decision: null as Decision | null, pending: null, refusal: null as Refused | null, act: (action: string) => void sent.push(action) };
    const ask = (id: string, ...legal: string[]) => (live.decision = { id, legal, sealed: false, choice: null, locked: false, left_ms: null });
    return { live, sent, ask };
  };

  test('each waits for the decision after the one before', () => {
    const { live, sent, ask } = table();
    const errand = new Errand(live);
    ask('1', 'move HAV BOG');
    errand.send(['move HAV BOG', 'car BOG LIM']);
    errand.go();
    expect(sent).toEqual(['move HAV BOG']);
    expect(errand.busy).toBe(true);
    ask('2', 'car BOG LIM');
    errand.go();
    expect(sent).toEqual(['move HAV BOG', 'car BOG LIM']);
    expect(errand.busy).toBe(false);
  });

  test('what has become impossible, or was refused, ends it', () => {
    const { live, sent, ask } = table();
    const errand = new Errand(live);
    ask('1', 'move HAV BOG');
    errand.send(['move HAV BOG', 'car BOG LIM']);
    ask('2', 'end');
    errand.go();
    expect(errand.busy).toBe(false);
    errand.send(['end', 'end']);
    live.refusal = { type: 'refused', key: null, rule: 'SLP-0b', reason: 'no' };
    errand.go();
    expect(errand.busy).toBe(false);
    expect(sent).toEqual(['move HAV BOG', 'end']);
  });
});

describe('what is told', () => {
  const story = [
    { seq: 7, events: [{ event: 'spy_turn_began', turn: 3, seat: MI6, income: 10 } as const, { event: 'card_drawn', seat: MI6 } as const] },
    { seq: 8, events: [{ event: 'spy_moved', seat: MI6, owner: MI6, by: 'plane', origin: 'LON', target: 'WAS' } as const] },
    { seq: 9, events: [{ event: 'card_stolen', seat: MI6, rival: CIA, card: null } as const, { event: 'assets_seen', seat: MI6, cards: ['rifle'] } as const] },
    { seq: 10, events: [{ event: 'spy_attacked', seat: FSB, rival: CIA, city: 'HAV', dice: [5, 3], won: true, booty: 15 } as const] },
  ];

  test('in lines, with a heading before a turn, and cards on the line of what happened to them', () => {
    const lines = logLines(story, moment().agencies, CIA);
    expect(lines.map(({ parts }) => spoken(parts))).toEqual([
      'Turn 3 · MI6',
      'MI6 took 10k',
      'MI6 drew a card',
      'MI6 flew from London to Washington DC',
      'MI6 stole a card from you: Rifle',
      'FSB attacked you in Havana, 5 to 3: won',
    ]);
    expect(lines[0]?.heading).toBe(true);
  });

  test('a secret to open eyes is told of whom it is, to the own eyes as theirs', () => {
    const secrets = [{ seq: 1, events: [
      { event: 'dossier_seen', seat: MI6, rival: MI6, location: 'HAV', objective: 'bomb' } as const,
      { event: 'dossier_seen', seat: MI6, rival: CIA, location: 'LIM', objective: 'bomb' } as const,
      { event: 'offer_shown', seat: MI6, partner: CIA, give: ['wire'], want: ['rifle'] } as const,
    ] }];
    const says = (me: number) => logLines(secrets, moment().agencies, me).map(({ parts }) => spoken(parts));
    expect(says(-1).map((line) => line.split(':')[0])).toEqual(['The dossier of MI6', 'For the eyes of MI6', 'In secret']);
    expect(says(MI6).map((line) => line.split(':')[0])).toEqual(['Your dossier', 'For your eyes', 'In secret']);
    expect([-1, MI6, CIA].map((me) => says(me)[2])).toEqual(['In secret: MI6 gives Wire and wants Rifle', 'In secret: You give Wire and want Rifle', 'In secret: MI6 gives Wire and wants Rifle']);
  });

  test('R29 the money of an offer stands beside its cards', () => {
    const offer = (pays: number, asks: number, want: readonly string[]) => [{ seq: 1, events: [
      { event: 'offer_made', seat: FSB, partner: CIA, counter: false, gives: 1, wants: want.length, pays, asks } as const,
      { event: 'offer_shown', seat: FSB, partner: CIA, give: ['rifle'], want } as const,
    ] }];
    const says = (story: ReturnType<typeof offer>) => spoken(logLines(story, moment().agencies, CIA)[1]?.parts ?? []);
    expect(says(offer(5, 0, ['recording_device']))).toBe('In secret: FSB gives Rifle + 5k and wants Recording Device');
    expect(says(offer(0, 20, []))).toBe('In secret: FSB gives Rifle and wants 20k');
  });

  describe('to me as you, whatever was done to me', () => {
    const done = [{ seq: 1, events: [
      { event: 'spy_moved', seat: MI6, owner: CIA, by: 'forged', origin: 'HAV', target: 'BOG' } as const,
      { event: 'mole_played', seat: MI6, rival: CIA, cards: [] } as const,
      { event: 'informant_played', seat: MI6, rival: CIA } as const,
      { event: 'booty_taken', seat: MI6, rival: CIA, money: 15 } as const,
      { event: 'card_stolen', seat: MI6, rival: CIA, card: 'bullet' } as const,
      { event: 'objective_stopped', seat: MI6, rival: CIA, objective: 'bomb', city: 'HAV', money: 30 } as const,
      { event: 'cell_destroyed', seat: MI6, rival: CIA, city: 'HAV', pair: 'bomb', money: 30 } as const,
      { event: 'offer_made', seat: MI6, partner: CIA, counter: false, gives: 1, wants: 0, pays: 0, asks: 5 } as const,
      { event: 'token_passed', seat: CIA } as const,
    ] }];
    const says = (me: number) => logLines(done, moment().agencies, me).map(({ parts }) => spoken(parts));

    test('in English', () => {
      expect(says(CIA)).toEqual([
        'MI6 sent your spy from Havana to Bogota',
        'MI6 set a Mole on you:',
        'MI6 looked into your dossier',
        'MI6 took 15k from you',
        'MI6 stole Bullet from you',
        'MI6 stopped your Bomb in Havana: 30k',
        'MI6 destroyed your cell in Havana: 30k',
        'MI6 offered you 1 card for 5k',
        'The auction token goes to you',
      ]);
      expect(says(FSB)[6]).toBe('MI6 destroyed the cell of CIA in Havana: 30k');
    });

    test('in German', async () => {
      await speak('de');
      const told = says(CIA);
      await speak('en');
      expect(told).toEqual([
        'MI6 schickt deinen Spion von Havanna nach Bogotá',
        'MI6 setzt einen Maulwurf auf dich an:',
        'MI6 sieht in dein Dossier',
        'MI6 nimmt dir 15k ab',
        'MI6 stiehlt dir Patrone',
        'MI6 hält dich in Havanna auf: Bombe, 30k',
        'MI6 hebt deine Zelle in Havanna aus: 30k',
        'MI6 bietet dir 1 Karte für 5k',
        'Die Auktionsmarke geht an dich',
      ]);
    });
  });

  test('as trails and dice', () => {
    expect(trails(story)).toEqual([{ from: 'LON', to: 'WAS', owner: MI6 }]);
    expect(roll(story)).toMatchObject({ event: 'spy_attacked', dice: [5, 3], key: '10' });
    expect(roll(story.slice(0, 2))).toBeNull();
  });

  test('as a status, with the next auction', () => {
    expect(statusOf(moment(), { id: '1', legal: ['end'], sealed: false, choice: null, locked: false, left_ms: null })).toMatchObject({ main: 'Your turn', mine: true });
    expect(statusOf(moment({ to_act: [MSS], phase: 'draft' }), null)).toMatchObject({ main: 'MSS picks in the auction', mine: false });
    expect(nextAuction(moment())).toBe(13);
    expect(nextAuction(moment({ turn: 1, active: CIA, token: MSS }))).toBe(4);
  });
});

test('cards are sorted and taken away one by one', () => {
  expect(sorted(['mole', 'wire', 'detonator'])).toEqual(['detonator', 'wire', 'mole']);
  expect(without(['wire', 'wire', 'rifle'], ['wire', 'bullet'])).toEqual(['wire', 'rifle']);
});

test('all offers are refused in the turn it was asked for, by nobody in the own turn, and no more in the next', () => {
  expect(refusesAll({ turn: 7, active: 1, seat: 0 }, 7)).toBe(true);
  expect(refusesAll({ turn: 8, active: 2, seat: 0 }, 7)).toBe(false);
  expect(refusesAll({ turn: 7, active: 0, seat: 0 }, 7)).toBe(false);
});
