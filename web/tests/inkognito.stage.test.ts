/** Inkognito, told event by event: what is shown meanwhile, and between two games of a match. */
import { describe, expect, test, vi } from 'vitest';
import type { InkognitoEvent } from '../src/lib/contract/messages';
import { dealsOf } from '../src/lib/inkognito/deals';
import { lookBack } from '../src/lib/inkognito/lookBack';
import { logLines, spoken } from '../src/lib/inkognito/log';
import { Stage } from '../src/lib/inkognito/stage.svelte';
import { after } from '../src/lib/inkognito/telling';
import { AMBASSADOR, ANN, BERT, CHRIS, DONNA, players, table } from './inkognito';

describe('told one by one', () => {
  const V2: readonly InkognitoEvent[] = [
    { event: 'went', place: ANN, location: 'Rialto', by: null, forced: false },
    { event: 'went', place: BERT, location: 'Rialto', by: null, forced: false },
    { event: 'went', place: CHRIS, location: 'San Marco', by: null, forced: false },
    { event: 'went', place: DONNA, location: 'San Marco', by: null, forced: false },
    { event: 'turned', place: AMBASSADOR, location: 'San Marco' },
    { event: 'met', location: 'Rialto', who: [ANN, BERT], how: 'exchange' },
    { event: 'committed', seat: BERT },
    { event: 'shown', giver: ANN, taker: BERT, black: false, cards: ['B', '0'] },
    { event: 'shown', giver: BERT, taker: ANN, black: false, cards: ['F', '11'] },
  ];

  test('V2: two meet at Rialto, three at San Marco do not', () => {
    const end = V2.reduce(after, table());
    expect(end.played).toEqual([['Rialto'], ['Rialto'], ['San Marco'], ['San Marco'], ['San Marco']]);
    expect(end.meetings).toEqual([{ location: 'Rialto', who: [ANN, BERT], how: 'exchange' }]);
    expect(end.locked).toEqual([BERT]);
    expect(end.sheet).toHaveLength(1);
    expect(dealsOf(end)).toHaveLength(12);
    const next = after(end, { event: 'round_began', series: 1, round: 2, starter: BERT, mover: null });
    expect(next).toMatchObject({ phase: 'locations', round: 2, meetings: [], locked: [] });
    expect(next.played[0]).toEqual(['Rialto']);
    expect(after(end, { event: 'round_began', series: 2, round: 1, starter: BERT, mover: null }).played[0]).toEqual([]);
  });

  test('the cards of one meeting are looked at together', () => {
    vi.useFakeTimers();
    const stage = new Stage(table(), [], { beat: 100, least: 50, curtain: 100, guard: 0 });
    const truth = table({ round: 2 });
    stage.follow(truth, [{ seq: 1, events: V2.slice(0, 6) }, { seq: 2, events: V2.slice(6) }]);
    vi.advanceTimersByTime(600);
    expect(stage.busy).toBe(true);
    expect(stage.revealed.map(({ giver }) => giver)).toEqual([ANN, BERT]);
    vi.advanceTimersByTime(500);
    expect(stage.busy).toBe(false);
    expect(stage.revealed).toEqual([]);
    expect(stage.shown).toBe(truth);
    vi.useRealTimers();
  });

  test('8.1: the next game of a match is told when one goes on, and never without my cards', () => {
    vi.useFakeTimers();
    const truth = table({ match: true, nth: 2, black: [['X', '29'], null, null, null, null] });
    const end: InkognitoEvent = { event: 'game_ended', caller: ANN, right: false, black: [['B', '11'], ['F', '0'], ['X', '29'], ['Z', '52'], null], winners: [BERT] };
    const deal: readonly InkognitoEvent[] = [
      { event: 'game_began', nth: 2, ambassador: null },
      { event: 'dealt', seat: ANN, black: ['X', '29'] },
      { event: 'round_began', series: 1, round: 1, starter: BERT, mover: null },
    ];
    const begin = () => {
      const stage = new Stage(table({ match: true, round: 3 }), [], { beat: 100, least: 50, curtain: 100, guard: 0 });
      stage.follow(truth, [{ seq: 1, events: [{ event: 'called', seat: ANN, call: 'F0 B11 X52 Z29', dialled: '0115229' }, end, ...deal] }]);
      return stage;
    };
    const [waited, skipped] = [begin(), begin()];
    skipped.skip();
    vi.advanceTimersByTime(1_000);
    for (const stage of [waited, skipped]) {
      expect(stage).toMatchObject({ busy: false, between: true, shown: { nth: 1, round: 3, phase: 'over' } });
      expect(stage.told.at(-1)?.event).toBe(end);
    }
    skipped.follow(truth, [{ seq: 1, events: [] }, { seq: 2, events: [{ event: 'went', place: BERT, location: 'Rialto', by: null, forced: false }] }]);
    expect(skipped.between).toBe(true);
    skipped.goOn();
    expect(skipped).toMatchObject({ busy: true, between: false, shown: { nth: 2, round: 1, black: [['X', '29'], null, null, null, null], played: [[], [], [], [], []] } });
    vi.advanceTimersByTime(1_000);
    expect(skipped).toMatchObject({ busy: false, between: false, shown: truth });
    vi.useRealTimers();
  });

  test('8.1: in a replay whoever goes on to the next step has looked back', () => {
    vi.useFakeTimers();
    const end: InkognitoEvent = { event: 'game_ended', caller: null, right: false, black: [['B', '11'], ['F', '0'], ['X', '29'], ['Z', '52'], null], winners: [] };
    const stage = new Stage(table({ match: true }), [], { beat: 100, least: 50, curtain: 100, guard: 0 }, false);
    const story = [{ seq: 1, events: [end, { event: 'game_began', nth: 2, ambassador: null }] as const }];
    const second = table({ match: true, nth: 2, draws: 1 });
    stage.follow(second, story);
    vi.advanceTimersByTime(1_000);
    expect(stage).toMatchObject({ between: true, shown: { nth: 1, draws: 1 } });
    const went = table({ match: true, nth: 2, draws: 1, played: [[], ['Rialto'], [], [], []] });
    stage.follow(went, [...story, { seq: 2, events: [{ event: 'went', place: BERT, location: 'Rialto', by: null, forced: false }] }]);
    expect(stage).toMatchObject({ between: false, shown: { nth: 2, played: [[], ['Rialto'], [], [], []] } });
    vi.advanceTimersByTime(1_000);
    expect(stage.shown).toBe(went);
    vi.useRealTimers();
  });

  test('the log says what was seen, and of a choice nothing', () => {
    const told = V2.map((event, k) => ({ key: `1.${k}`, event }));
    const lines = logLines(told, table(), players).map(({ parts }) => spoken(parts));
    expect(lines).toEqual(['You go to Rialto', 'Bert goes to Rialto', 'Chris goes to San Marco', 'Donna goes to San Marco', 'The Ambassador turns up at San Marco', 'You and Bert meet at Rialto', 'You show Bert Colonel Bubble and 0', 'Bert shows you Lord Fiddlebottom and 11']);
  });

  test('to open eyes a deal is told of whom it is, to the own eyes as theirs', () => {
    const told = [{ key: '1.0', event: { event: 'dealt', seat: BERT, black: ['B', '29'] } as const }];
    const says = (seat: number) => logLines(told, table({ seat }), players).map(({ parts }) => spoken(parts));
    expect(says(-1)).toEqual(['Bert is black Colonel Bubble and holds black 29']);
    expect(says(BERT)).toEqual(['You are black Colonel Bubble and hold black 29']);
  });
});

describe('8.1 the game that is looked back at', () => {
  const one = { black: [['B', '11'], ['F', '0'], ['X', '29'], ['Z', '52'], null], caller: ANN, call: 'F0 B11 X29 Z52', people: 'B F X Z', right: true, winners: [ANN, BERT] } as const;
  const two = { ...one, black: [null, ...one.black.slice(0, 4)], winners: [DONNA] } as const;
  const ended = table({ match: true, nth: 1, phase: 'over', points: [1, 1, 0, 0], finished: { ...one, people: null } });

  test('is the one that the table has told of, with all that is known of it', () => {
    const truth = table({ match: true, nth: 2, points: [1, 1, 0, 0], finished: one });
    expect(lookBack(truth, ended)).toEqual({ view: ended, finished: one, nth: 1, next: 2 });
  });

  test('stays that one when the next has ended meanwhile, and the match with it', () => {
    const over = table({ match: true, nth: 2, phase: 'over', points: [1, 1, 0, 3], finished: two });
    expect(lookBack(over, ended)).toEqual({ view: ended, finished: { ...one, people: null }, nth: 1, next: 2 });
    expect(lookBack(table({ match: true, nth: 3, finished: two }), ended)).toMatchObject({ finished: { winners: [ANN, BERT] }, nth: 1, next: 3 });
  });

  test('is after a reload the newest, in the masks of that game', () => {
    expect(lookBack(table({ match: true, nth: 3, seats: 5, ambassador: 2, finished: two }), null)).toMatchObject({ view: { ambassador: 0 }, finished: two, nth: 2, next: 3 });
    expect(lookBack(table({ match: true }), null)).toBeNull();
  });
});
