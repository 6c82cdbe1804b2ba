/** What the page knows of Getaway: cards, names of actions, places in the hand, and what may be told when. */
import { describe, expect, test } from 'vitest';
import rules from '../../src/backroom/games/getaway/data/cards.toml?raw';
import type { GetawayEvent } from '../src/lib/contract/messages';
import { lay } from '../src/lib/getaway/actions';
import { awaited, isAlone, isMyTurn, shouldRest, shouldWait } from '../src/lib/getaway/calm';
import { deckOrder, faceOf, LOCATIONS, POLICE_OBJECTS, ROBBER_OBJECTS } from '../src/lib/getaway/cards';
import { deedsOf, wasCounted } from '../src/lib/getaway/deeds';
import { logLines, reviewsOf, topAloud } from '../src/lib/getaway/log';
import { seating } from '../src/lib/getaway/seating';
import { readinessOf } from '../src/lib/getaway/readiness';
import { laidSince, slotsOf } from '../src/lib/getaway/slots';
import { statisticsOf } from '../src/lib/getaway/statistics';
import { statusOf, stuckSays } from '../src/lib/getaway/status';
import { words } from '../src/lib/text/words';
import { printed, race, story } from './getaway';
import { house, players } from './table';

const cards = [...rules.matchAll(/^"([RPL]\.[\w.]+)" = \{(.*)\}$/gm)].map(([, code = '', body = '']) => {
  const list = (name: string) => new RegExp(`${name} = \\[(.*?)\\]`).exec(body)?.[1]?.match(/\w+/g)?.slice() ?? [];
  return { code, main: /main = "(\w+)"/.exec(body)?.[1] ?? null, points: Number(/points = (\d)/.exec(body)?.[1] ?? 0), top: list('top'), bottom: list('bottom'), objects: list('objects') };
});

describe('the cards', () => {
  test('are those of the rules, all 109 of them', () => {
    expect(cards).toHaveLength(109);
    for (const card of cards) {
      const face = faceOf(card.code);
      expect([card.code, face.main, face.points]).toEqual([card.code, card.main, card.points]);
      if (face.kind === 'stop') expect(face.side === null ? [] : face[face.side]).toEqual(card.objects);
      else expect([face.police, face.robbers]).toEqual([card.top, card.bottom]);
    }
  });

  test('lie in the deck by object, Denies after them and Stops last', () => {
    const robbers = cards.map(({ code }) => code).filter((code) => code.startsWith('R.'));
    expect(robbers.toSorted((a, b) => deckOrder(a) - deckOrder(b))).toEqual([
      ...ROBBER_OBJECTS.flatMap((thing) => [...'abcde'].map((copy) => `R.${thing}.${copy}`)),
      ...POLICE_OBJECTS.map((thing) => `R.DENY.${thing}`),
      ...[1, 2, 3, 4].map((number) => `R.STOP.${number}`),
    ]);
  });

  test('have names, every one another', () => {
    const names = [...ROBBER_OBJECTS, ...POLICE_OBJECTS].map((thing) => words.getaway.thing(thing));
    expect(new Set(names).size).toBe(16);
    expect(new Set(LOCATIONS.map((place) => words.getaway.place(place))).size).toBe(5);
  });
});

test('a card of either side is laid by the name its mirror has', () => {
  expect(lay('R.PIN.a')).toBe('lay PIN/HAN.a');
  expect(lay('P.HAN.a')).toBe('lay PIN/HAN.a');
  expect(lay('P.DENY.PIN')).toBe('lay DENY.HAN/PIN');
  expect(lay('R.DENY.HAN')).toBe('lay DENY.HAN/PIN');
  expect(lay('P.STOP.3')).toBe('lay STOP.3');
});

describe('a hand', () => {
  test('keeps its places when a card is laid, and the Stops apart', () => {
    const dealt = slotsOf(['R.PIN.a', 'R.GUN.c', 'R.DENY.HAN', 'R.STOP.2'], [], 'object');
    expect(dealt).toEqual({ cards: ['R.PIN.a', 'R.GUN.c', 'R.DENY.HAN'], stops: ['R.STOP.2'] });
    const later = slotsOf(['R.PIN.a', 'R.DENY.HAN', 'R.STOP.2'], ['R.GUN.c'], 'object');
    expect(later).toEqual({ cards: ['R.PIN.a', null, 'R.DENY.HAN'], stops: ['R.STOP.2'] });
  });

  test('can be sorted by points, the dearest first', () => {
    expect(slotsOf(['R.PIN.b', 'R.PIN.c', 'R.KEY.a'], [], 'points').cards).toEqual(['R.PIN.c', 'R.KEY.a', 'R.PIN.b']);
  });

  test('has laid what I laid since START, not what others laid or I laid before', () => {
    const mine = (card: string): GetawayEvent => ({ event: 'card_laid', seat: 0, card });
    const told = story(mine('R.KEY.a'), { event: 'race_started', round: 2 }, mine('R.PIN.a'), { event: 'card_laid', seat: 1, card: 'P.DOG.a' });
    expect(laidSince(told, 0)).toEqual(['R.PIN.a']);
  });
});

describe('the log', () => {
  const told = story(
    { event: 'round_prepared', round: 1, location: 'L.1', hands: [14, 14, 14, 14] },
    { event: 'race_started', round: 1 },
    { event: 'card_laid', seat: 0, card: 'R.PIN.a' },
    { event: 'card_laid', seat: 1, card: 'P.HAN.a' },
  );
  const says = (lines: ReturnType<typeof logLines>) => lines.map(({ parts }) => parts.join(''));

  test('R34 does not list what landed', () => {
    expect(says(logLines(told, players, 0))).toEqual(['Round 1 · Bank Vault', 'START!']);
  });

  test('tells how a round was closed and who took the Location', () => {
    const lines = logLines(story({ event: 'round_reviewed', review: printed }), players, 0);
    expect(says(lines)).toEqual(['Chris closed for the Robbers: 4 of 16', 'The Police take the Bank Vault']);
    expect(reviewsOf(story({ event: 'round_reviewed', review: printed }))).toEqual([printed]);
  });

  test('the top is spoken with all that stands on it, and nothing under it', () => {
    const spoken = topAloud(race({ top: 'P.HAN.a', laid_by: 1, pile: 2 }), players);
    expect(spoken).toBe('Bert: Handcuffs, 2 points; police: Police car and Dog; robbers: Pincers and Keys');
    expect(topAloud(race({ phase: 'ready' }), players)).toBe('');
  });
});

test('the head counts down to START and asks nobody before it', () => {
  const ready = race({ phase: 'ready', hand: [] });
  expect(statusOf(ready, null, false, 5, '')).toMatchObject({ main: 'START in 5 s', mine: false });
  expect(statusOf(ready, null, true, 5, '').main).toBe('Next round in 5 s');
  const asked = { id: '1.0', legal: ['wait'], sealed: false, choice: null, locked: false, left_ms: null };
  expect(statusOf(race(), asked, false, null, '')).toMatchObject({ main: 'The race is on', mine: true });
  expect(statusOf(race(), asked, false, null, 'Paused').main).toBe('Paused');
});

test('the head says what the table says: START comes by itself or when I am ready, and in calm mode the street waits', () => {
  const ready = race({ phase: 'ready', hand: [], review: null });
  expect(statusOf(ready, null, false, 20, '', true)).toMatchObject({ main: 'START in 20 s', detail: 'or when you are ready', mine: true });
  expect(statusOf(ready, null, false, 20, '', true, '', false)).toMatchObject({ detail: 'or when all are ready' });
  expect(statusOf(ready, null, false, null, '', true)).toMatchObject({ main: 'The race waits for you', mine: true });
  const asked = { id: '1.0', legal: ['wait'], sealed: false, choice: null, locked: false, left_ms: null };
  expect(statusOf(race(), asked, false, null, '', false, 'mine')).toMatchObject({ main: 'The street waits for you', detail: '', mine: true });
  expect(statusOf(race(), asked, false, null, '', false, 'theirs')).toMatchObject({ detail: 'the others are at it', mine: false });
});

test('R25 whoever plays or watches is told that nothing lands, and how many would call the round off', () => {
  expect(stuckSays(race())).toBe('');
  expect(stuckSays(race({ quiet: 10 }))).toBe('Nothing has landed for 10 s');
  expect(stuckSays(race({ quiet: 10, agreed: [1], hands: [3, 2, 0, 1] }))).toBe('1 of 3 would call it off');
});

describe('calm mode', () => {
  test('holds the street after each new top, if all others are bots', () => {
    expect(isAlone(players, 0)).toBe(true);
    expect(shouldWait(race(), house, players, true)).toBe(true);
  });

  test('does not hold it while it is the others’, while it is held, without cards, or among people', () => {
    expect(shouldWait(race(), house, players, false)).toBe(false);
    expect(shouldWait(race(), { ...house, paused: true }, players, true)).toBe(false);
    expect(shouldWait(race({ hand: [] }), house, players, true)).toBe(false);
    expect(shouldWait(race({ phase: 'ready' }), house, players, true)).toBe(false);
    expect(shouldWait(race(), house, players.map((player) => ({ ...player, bot: null })), true)).toBe(false);
  });

  test('it is mine again when somebody else has laid a card, not when my own has landed', () => {
    expect(isMyTurn(race({ laid_by: null }), -1)).toBe(true);
    expect(isMyTurn(race({ laid_by: null }), 0)).toBe(false);
    expect(isMyTurn(race({ pile: 1, laid_by: 0 }), 0)).toBe(false);
    expect(isMyTurn(race({ pile: 2, laid_by: 1 }), 0)).toBe(true);
  });

  test('whoever watches knows whom the street waits for, if one person plays with bots alone', () => {
    expect(awaited(players)).toBe('Ann');
    expect(awaited(players.map((player) => (player.seat < 2 ? { ...player, bot: null } : player)))).toBe('');
    expect(awaited(players.map((player) => ({ ...player, bot: 'level1' })))).toBe('');
  });

  test('nobody is waited for who has no cards', () => {
    expect(isMyTurn(race({ pile: 1, laid_by: 0, hands: [3, 0, 0, 0] }), 0)).toBe(true);
  });
});

test('deeds count what each seat laid, what moved up of it, and Stops', () => {
  const deeds = deedsOf([printed]);
  expect(deeds.get(0)).toEqual({ laid: 3, up: 2, points: 4, closed: 0 });
  expect(deeds.get(2)).toEqual({ laid: 3, up: 0, points: 0, closed: 1 });
});

test('how somebody raced: by the time of the cards, the judged ones, and the Stops', () => {
  const laid = (seat: number, time: number | null) => ({ time, events: [{ event: 'card_laid' as const, seat, card: 'R.PIN.a' }] });
  const start = { time: null, events: [{ event: 'race_started' as const, round: 1 }] };
  const end = { time: null, events: [{ event: 'round_reviewed' as const, review: printed }] };
  const steps = [start, laid(0, 1_000), laid(1, 4_000), laid(0, 7_000), laid(2, 11_000), end, start, laid(0, 61_000), laid(1, 71_000), end].map((one, step) => ({ step, ...one }));
  expect(statisticsOf(steps, 0)).toEqual({ pace: 9, wrong: 0, closed: 0, closedWell: 0, even: false });
  expect(statisticsOf(steps, 1)).toEqual({ pace: 6, wrong: null, closed: 0, closedWell: 0, even: false });
  expect(statisticsOf(steps, 2)).toEqual({ pace: 3, wrong: 100, closed: 2, closedWell: 0, even: false });
  const won = [start, laid(2, null), { time: null, events: [{ event: 'round_reviewed' as const, review: { ...printed, winner: 'robbers' as const } }] }].map((one, step) => ({ step, ...one }));
  expect(statisticsOf(won, 2)).toMatchObject({ pace: null, closed: 1, closedWell: 1 });
});

test('a hand that lays cards as evenly as no hand does is told', () => {
  const raced = (pauses: readonly number[]) => {
    const times = pauses.reduce<number[]>((before, pause) => [...before, (before.at(-1) ?? 0) + pause], [1_000]);
    const start = { time: null, events: [{ event: 'race_started' as const, round: 1 }] };
    const laid = times.map((time) => ({ time, events: [{ event: 'card_laid' as const, seat: 0, card: 'R.PIN.a' }] }));
    return statisticsOf([start, ...laid].map((one, step) => ({ step, ...one })), 0).even;
  };
  expect(raced([500, 503, 498, 501, 500, 499, 502, 500])).toBe(true);
  expect(raced([500, 503, 498, 501, 500, 499, 502])).toBe(false); // too few to tell
  expect(raced([420, 700, 510, 650, 390, 880, 500, 610])).toBe(false);
});

test('9g the cards of a team that closed no round were not counted, which is not the same as none', () => {
  const side = printed.closing ?? 'robbers';
  const other = side === 'robbers' ? 'police' : 'robbers';
  expect([wasCounted([printed], side), wasCounted([printed], other), wasCounted([], side)]).toEqual([true, false, false]);
  expect(wasCounted([printed, { ...printed, closing: null, points: [4, 6] }], other)).toBe(true);
});

describe('R7 before START', () => {
  const people = players.map((player) => ({ ...player, bot: null, stand_in: false, ready: false }));
  const view = race({ phase: 'ready', review: printed, hand: [] });

  test('I am asked until I am ready, and see who is waited for', () => {
    expect(readinessOf(view, house, people, 24)).toEqual({ asked: true, mine: false, missing: people.map(({ seat }) => seat) });
    const mine = people.map((player) => ({ ...player, ready: player.seat === 0 }));
    expect(readinessOf(view, house, mine, 24)).toEqual({ asked: false, mine: true, missing: people.slice(1).map(({ seat }) => seat) });
  });

  test('bots and those who are played for are not waited for', () => {
    const away = people.map((player) => ({ ...player, bot: player.seat === 1 ? 'level1' : null, stand_in: player.seat === 2 }));
    expect(readinessOf(view, house, away, 24).missing).toEqual(people.map(({ seat }) => seat).filter((seat) => seat !== 1 && seat !== 2));
  });

  test('nobody is asked while it is counted, in a race, or watching', () => {
    const nobody = { asked: false, mine: false, missing: [] };
    expect(readinessOf(view, house, people, 3)).toEqual(nobody);
    expect(readinessOf({ ...view, phase: 'race' }, house, people, null)).toEqual(nobody);
    expect(readinessOf({ ...view, seat: -1 }, house, people, 24).asked).toBe(false);
    expect(readinessOf(view, { ...house, paused: true }, people, 2).asked).toBe(true);
  });

  test('calm: the street rests once for each review, where I am the only person', () => {
    const alone = people.map((player) => ({ ...player, bot: player.seat === 0 ? null : 'level1' }));
    expect(shouldRest(view, house, alone, -1)).toBe(true);
    expect(shouldRest(view, house, alone, view.round)).toBe(false);
    expect(shouldRest(view, house, people, -1)).toBe(false);
    expect(shouldRest({ ...view, review: null }, house, alone, -1)).toBe(false);
    expect(shouldRest(view, { ...house, paused: true }, alone, -1)).toBe(false);
  });
});

describe('2 a table that fills knows its sides', () => {
  const sides = (seats: number, options: Readonly<Record<string, string>> = {}) => seating(seats, options).map((side) => (side === 'robbers' ? 'R' : 'P')).join('');

  test('as the house deals them', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((seats) => sides(seats))).toEqual(['RP', 'RPR', 'RPRP', 'RPRPR', 'RPRPRP', 'RPRPRPR', 'RPRPRPRP']);
  });

  test('R3 as uneven as the options say, and for whom', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((seats) => sides(seats, { max_team_gap: '3', larger_team: 'police' }))).toEqual(['RP', 'RPP', 'RPPP', 'RPPPP', 'RPRPPP', 'RPRPRPP', 'RPRPRPRP']);
    expect([4, 5, 6].map((seats) => sides(seats, { max_team_gap: '3' }))).toEqual(['RPRR', 'RPRRR', 'RPRPRR']);
    expect(sides(5, { larger_team: 'police' })).toBe('RPRPP');
  });
});
