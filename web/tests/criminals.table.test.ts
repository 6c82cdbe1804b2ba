/** The line-up of Criminals: what can be done to whom, who is near being sold out, and what a reveal shows. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Crime, CriminalsEvent } from '../src/lib/contract/messages';
import { accuse, read, snitch } from '../src/lib/criminals/actions';
import { between, overhead, type Place } from '../src/lib/criminals/arrows';
import { fromTheCell } from '../src/lib/criminals/cell';
import { logLines, spoken } from '../src/lib/criminals/log';
import { doingOf, moodOf, offerOf } from '../src/lib/criminals/offer';
import { openedBallot } from '../src/lib/criminals/opened';
import { inRows, shelves } from '../src/lib/criminals/palette';
import { passingOf, sceneOf, stampOf } from '../src/lib/criminals/scene';
import { beats, Stage } from '../src/lib/criminals/stage.svelte';
import { isVerdictRead, statusOf } from '../src/lib/criminals/status';
import { talkedAbout } from '../src/lib/criminals/talk';
import { after } from '../src/lib/criminals/telling';
import { abstaining, everybody, missing, mostAccused, needed, phoneRows, wasSnitch, wouldSell } from '../src/lib/criminals/suspects';
import { isOut } from '../src/lib/table/out';
import { TEMPO } from '../src/lib/table/pace';
import { asked, BOSS, FENSTER, HOCKNEY, KEATON, lineUp, MCMANUS, players, said, VERBAL } from './criminals';

const LEGAL = ['accuse 1', 'accuse 3', 'accuse 4', 'accuse boss', 'accuse nobody'];
const told = (...events: readonly CriminalsEvent[]) => events.map((event, k) => ({ key: `1.${k}`, event }));

test.each(['accuse 3', 'accuse boss', 'accuse nobody'])('%s is written as it is read', (action) => {
  const deed = read(action);
  expect(deed.verb === 'accuse' && accuse(deed.suspect)).toBe(action);
});

test('an unknown action is an error of the page', () => {
  expect(read('claim alibi Arson')).toEqual({ verb: 'say', kind: 'alibi', crime: 'Arson' });
  expect(snitch(BOSS)).toBe('snitch boss');
  expect(() => read('whistle 3')).toThrow('expected an action of Criminals, got "whistle 3"');
});

test('half of those who remain sell out a player, all of them the Boss', () => {
  const view = lineUp({ accusations: [HOCKNEY, HOCKNEY, BOSS, null, null] });
  expect([needed(view, HOCKNEY), needed(view, BOSS)]).toEqual([3, 5]);
  expect([missing(view, HOCKNEY), missing(view, BOSS)]).toEqual([1, 4]);
  expect(wouldSell(view, HOCKNEY)).toBe(false); // mine is among them already
  expect(wouldSell(lineUp({ accusations: [null, HOCKNEY, HOCKNEY, null, null] }), HOCKNEY)).toBe(true);
});

test('the final call ends with the most accused, and names those who accuse nobody', () => {
  const view = lineUp({ accusations: [HOCKNEY, BOSS, VERBAL, null, null] });
  expect(mostAccused(view)).toEqual([HOCKNEY, VERBAL]);
  expect(mostAccused(lineUp())).toEqual([]);
  expect(abstaining(view)).toEqual([HOCKNEY, VERBAL]);
});

describe('what I can do to a suspect', () => {
  const offer = (suspect: number, change = {}) => offerOf(lineUp(change), asked(LEGAL), suspect, 'X', null);

  test('accuse, or sell out when mine is the last voice', () => {
    expect(offer(HOCKNEY).kind).toBe('accuse');
    expect(offer(HOCKNEY, { accusations: [null, HOCKNEY, HOCKNEY, null, null] }).kind).toBe('sell');
    expect(offer(BOSS, { accusations: [null, BOSS, BOSS, BOSS, BOSS] }).kind).toBe('sell');
  });

  test('withdraw from whom I accuse', () => {
    expect(offer(HOCKNEY, { accusations: [HOCKNEY, null, null, null, null] })).toMatchObject({ kind: 'withdraw', action: 'accuse nobody' });
  });

  test('nothing, and why', () => {
    expect(offer(FENSTER)).toMatchObject({ kind: 'none', rule: 'CRM-3.4', locked: true });
    expect(offer(VERBAL, { remaining: [0, 1, 2, 3] })).toMatchObject({ kind: 'none', rule: 'CRM-R9' });
    expect(offer(KEATON)).toMatchObject({ kind: 'none', why: 'You cannot accuse yourself', rule: 'CRM-3.5' });
    expect(offerOf(lineUp({ automatic: [KEATON] }), asked([]), BOSS, 'X', null)).toMatchObject({ kind: 'none', rule: 'CRM-3.6' });
  });

  test('a sealed vote is picked, not cast', () => {
    const view = lineUp({ phase: 'ballot', ballot: 1 });
    expect(offerOf(view, asked(LEGAL, { sealed: true }), HOCKNEY, 'X', null).kind).toBe('vote');
    expect(offerOf(view, asked(LEGAL, { sealed: true }), HOCKNEY, 'X', HOCKNEY).kind).toBe('voted');
    expect(offerOf(view, asked(LEGAL, { sealed: true, locked: true }), HOCKNEY, 'X', null).kind).toBe('none');
  });
});

test('a plaque turns red one voice before the end, and brass where I point', () => {
  const view = lineUp({ accusations: [VERBAL, HOCKNEY, HOCKNEY, null, null] });
  expect(moodOf(view, HOCKNEY, null)).toBe('danger');
  expect(moodOf(view, VERBAL, null)).toBe('mine');
  expect(moodOf(view, FENSTER, null)).toBe('quiet');
  expect(doingOf(view, players, HOCKNEY)).toEqual({ says: '1 more sells out', brief: '1 to go', alarm: true });
  expect(doingOf(view, players, MCMANUS)).toEqual({ says: 'accuses Hockney', alarm: false, at: HOCKNEY });
  expect(doingOf(view, players, VERBAL)).toEqual({ says: 'accuses nobody', alarm: false, at: null });
});

test('who was eliminated is out, until the game is over for all', () => {
  const view = lineUp({ remaining: [KEATON, MCMANUS, FENSTER, VERBAL] });
  expect(players.filter(({ seat }) => isOut(view, seat)).map(({ seat }) => seat)).toEqual([HOCKNEY]);
  expect(isOut({ ...view, phase: 'over' }, HOCKNEY)).toBe(false);
  expect(isOut(null, HOCKNEY)).toBe(false);
});

test('what somebody has to decide is said wherever there is room for it', () => {
  const { main, short, middling } = statusOf(lineUp({ phase: 'decision', sold_out: VERBAL }), players, null, {});
  expect(short).not.toBe(main);
  expect(middling).toBe(main);
});

test('the guilty show the whole hand, a snitch who was wrong does not', () => {
  const shown = [[], [], ['Arson'], [], ['Arson', 'Blackmail', 'Bribery', 'Burglary', 'Embezzlement']] as const;
  const view = lineUp({ remaining: [0, 1, 3], shown });
  expect([wasSnitch(view, FENSTER), wasSnitch(view, VERBAL), wasSnitch(view, HOCKNEY)]).toEqual([true, false, false]);
});

test('the line-up of a phone stands in the order of the charge sheet, whoever looks at it', () => {
  expect(phoneRows(lineUp())).toEqual([[0, 1, 2], [3, 4, BOSS]]);
  expect(phoneRows(lineUp({ seat: 2 }))).toEqual([[0, 1, 2], [3, 4, BOSS]]);
  expect(phoneRows(lineUp({ seats: 9, seat: 8 })).flat()).toEqual(everybody(lineUp({ seats: 9 })));
});

test('the kinds of things to say stand in rows of about the same length', () => {
  const rows = (room: number) => inRows(['12345678', '123456', '1234', '12', '123456'], (one) => one.length, room).map((row) => row.length);
  expect(rows(26)).toEqual([5]);
  expect(rows(25)).toEqual([2, 3]);
  expect(rows(12)).toEqual([1, 2, 2]);
});

test('the palette has a shelf for what can be said, and none for what cannot', () => {
  const kinds = shelves(['accuse 1', 'claim alibi Arson', 'suspect 1', 'suspect 2', 'yes', 'silent']).map(({ kind, choices }) => [kind, choices.length]);
  expect(kinds).toEqual([['alibi', 1], ['suspect', 2], ['yes', 1]]);
});

describe('arrows', () => {
  const places = new Map<number, Place>([0, 1, 2, 3, 4, BOSS].map((suspect, k) => [suspect, { x: 100 + k * 100, y: 150, row: k < 3 ? 0 : 1, room: 60 }]));
  const view = lineUp({ accusations: [HOCKNEY, HOCKNEY, null, BOSS, HOCKNEY] });

  test('one for each accusation, none from or to nobody', () => {
    expect(overhead(view, places, 20).map(({ from, to }) => [from, to])).toEqual([[0, 3], [1, 3], [3, BOSS], [4, 3]]);
  });

  test('the tips at one suspect keep apart, and arcs of one side do not cross', () => {
    const flat = new Map([...places].map(([suspect, place]) => [suspect, { ...place, row: 0 }]));
    const [far, near, , right] = overhead(view, flat, 20);
    expect(near!.tip.x).toBeLessThan(far!.tip.x);
    expect(far!.tip.x).toBeLessThan(right!.tip.x);
  });

  test('the farther, the higher, and never above the ceiling', () => {
    const peaks = overhead(view, places, 20).map(({ path }) => {
      const [, y0, , y1, , , , y3] = path.match(/-?[\d.]+/g)!.map(Number);
      return 0.125 * (y0! + y3!) + 0.75 * y1!;
    });
    expect(peaks[0]).toBeLessThan(peaks[1]!);
    expect(Math.min(...peaks)).toBeGreaterThanOrEqual(20);
  });

  test('between two rows they hang down from the upper and reach up from the lower', () => {
    const [, , within] = between(view, places, 50);
    const [, y0, , y1] = within!.path.match(/-?[\d.]+/g)!.map(Number);
    expect(y1!).toBeLessThan(y0!);
  });
});

const SOLD: CriminalsEvent = { event: 'sold_out', target: HOCKNEY, crime: 'Arson', grounds: 'accused' };
const ALIBI: CriminalsEvent = { event: 'alibi_shown', seat: HOCKNEY, crime: 'Arson' };
const JAIL: CriminalsEvent = { event: 'eliminated', seat: HOCKNEY, crime: 'Arson', hand: ['Blackmail', 'Bribery', 'Burglary', 'Embezzlement', 'Smuggling'] };
const ROUND: CriminalsEvent = { event: 'crime_turned_up', round: 4, crime: 'Bribery', threshold: 2, automatic: [] };

test('a reveal, step by step', () => {
  expect(sceneOf(told(SOLD))).toMatchObject({ suspect: HOCKNEY, verdict: 'open', snitch: null });
  expect(sceneOf(told(SOLD, ALIBI))).toMatchObject({ verdict: 'alibi' });
  expect(sceneOf(told(SOLD, JAIL))).toMatchObject({ verdict: 'guilty' });
  expect(sceneOf(told(SOLD, JAIL, ROUND))).toBeNull();
  const snitched: CriminalsEvent = { event: 'snitched', seat: VERBAL, target: HOCKNEY, crime: 'Arson' };
  expect(sceneOf(told(snitched, ALIBI, { event: 'crime_confessed', seat: VERBAL, crime: 'Burglary' }))).toMatchObject({ verdict: 'wrong', snitch: VERBAL, confessed: 'Burglary' });
});

test('2.1 the Boss has no alibi that could be stamped on his card', () => {
  const named: CriminalsEvent = { event: 'snitched', seat: VERBAL, target: BOSS, crime: 'Arson' };
  const closed = (boss: Crime): CriminalsEvent => ({ event: 'case_closed', guilt: [], boss, winners: [VERBAL] });
  const stamps = [told(named), told(named, closed('Burglary')), told(named, closed('Arson')), told(SOLD, ALIBI)].map((story) => stampOf(sceneOf(story)!.verdict));
  expect(stamps).toEqual([null, 'CLEARED', 'GUILTY', 'ALIBI']);
});

test('only what is said after the verdict is said from the cell', () => {
  const speech = (seat: number): CriminalsEvent => ({ event: 'stated', statement: said(seat, 'suspect', { about: KEATON }) });
  const story = told(speech(HOCKNEY), speech(VERBAL), SOLD, JAIL, ROUND, speech(HOCKNEY), speech(VERBAL));
  expect([...fromTheCell(story, 4)]).toEqual([2]);
  expect([...fromTheCell(story, 6)]).toEqual([4]); // two of them were made before the story begins
});

test('who passes is seen passing', () => {
  const story = told(SOLD, ALIBI, { event: 'passed_up', seat: HOCKNEY, timed_out: false });
  expect(passingOf(story)).toBe(HOCKNEY);
  expect(passingOf([...story, ...told(ROUND)])).toBeNull();
});

test('the talk can be searched for every crime that was talked about', () => {
  const statements = [said(VERBAL, 'alibi', { claim: 'Smuggling' }), said(KEATON, 'yes', { round: 1, crime: 'Bribery' }), said(VERBAL, 'no', { round: 1, crime: 'Bribery' })];
  expect(talkedAbout(lineUp({ crime: 'Arson', statements }))).toEqual(['Bribery', 'Smuggling']);
});

test('the log names me as you, and quotes by name', () => {
  const lines = logLines(told({ event: 'stated', statement: said(VERBAL, 'suspect', { about: KEATON }) }, { event: 'accused', seat: KEATON, target: BOSS }, SOLD), players, KEATON);
  expect(lines.map(({ parts }) => spoken(parts))).toEqual(['Verbal: “I suspect Keaton.”', 'You accuse the Boss', 'Hockney is sold out for arson.']);
  const [accused] = logLines(told({ event: 'accused', seat: VERBAL, target: KEATON }), players, KEATON);
  expect(spoken(accused?.parts ?? [])).toBe('Verbal accuses you');
});

test('whose decision it is', () => {
  const decision = lineUp({ phase: 'decision', sold_out: HOCKNEY });
  expect(statusOf(decision, players, asked(['suspect 1']), {}).main).toBe('Hockney must pass or snitch');
  expect(statusOf({ ...decision, sold_out: KEATON }, players, asked(['pass']), {})).toMatchObject({ main: 'Pass or snitch?', mine: true });
});

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const happened = (seq: number, ...events: readonly CriminalsEvent[]) => ({ seq, events });

  test('talk is shown at once', () => {
    const stage = new Stage(lineUp(), []);
    const next = lineUp({ accusations: [null, HOCKNEY, null, null, null] });
    stage.follow(next, [happened(1, { event: 'accused', seat: MCMANUS, target: HOCKNEY })]);
    expect(stage.busy).toBe(false);
    expect(stage.shown).toBe(next);
  });

  test('guilty and innocent are looked at for the same time, then comes the next round', () => {
    const length = (verdict: CriminalsEvent): number => {
      const stage = new Stage(lineUp(), [], TEMPO.normal);
      stage.follow(lineUp({ round: 4 }), [happened(1, SOLD, verdict, ROUND)]);
      expect(stage.busy).toBe(true);
      let ticks = 0;
      while (stage.busy && ticks < 100) {
        vi.advanceTimersByTime(100);
        ticks += 1;
      }
      expect(stage.shown.round).toBe(4);
      return ticks;
    };
    expect(length(JAIL)).toBe(length(ALIBI));
  });

  test.each([
    ['the moment to withdraw', { phase: 'grace', wavering: HOCKNEY }],
    ['the final call', { phase: 'call', closed: true }],
  ] as const)('nobody withdraws any more once somebody is sold out: %s is over', (_, before) => {
    const stage = new Stage(lineUp(before), []);
    stage.follow(lineUp({ phase: 'decision', sold_out: HOCKNEY }), [happened(1, SOLD, ALIBI)]);
    for (const verdict of ['open', 'alibi']) {
      expect(sceneOf(stage.told)).toMatchObject({ verdict });
      expect(stage.shown).toMatchObject({ phase: 'decision', wavering: null, sold_out: null });
      expect(statusOf(stage.shown, players, null, {})).toMatchObject({ main: 'Who is behind the arson?', mine: false });
      vi.advanceTimersByTime(beats(SOLD) * TEMPO.normal.beat);
    }
  });

  test('whoever has snitched decides nothing more, and until the end a verdict is read', () => {
    const asks = lineUp({ phase: 'decision', sold_out: VERBAL });
    const named = after(asks, { event: 'snitched', seat: VERBAL, target: HOCKNEY, crime: 'Arson' });
    const closed = after(named, { event: 'case_closed', guilt: ['Bribery', 'Burglary', 'Blackmail', 'Arson', 'Smuggling'], boss: 'Embezzlement', winners: [VERBAL] });
    expect([asks, named, closed].map(isVerdictRead)).toEqual([false, true, true]);
    expect(statusOf(named, players, null, {})).toMatchObject({ main: 'Who is behind the arson?', mine: false });
    expect([{ sold_out: KEATON }, { sold_out: null }].map((change) => isVerdictRead({ ...asks, ...change }))).toEqual([true, true]);
    expect(isVerdictRead(lineUp())).toBe(false);
  });

  test('within a reveal somebody wavers, and is safe again', () => {
    const wavered = (target: number | null): CriminalsEvent => ({ event: 'wavered', target });
    expect(after(lineUp(), wavered(HOCKNEY))).toMatchObject({ phase: 'grace', wavering: HOCKNEY });
    expect(after(lineUp({ phase: 'grace', wavering: HOCKNEY }), wavered(null))).toMatchObject({ phase: 'discussion', wavering: null });
    expect(after(lineUp({ phase: 'grace', wavering: HOCKNEY, closed: true }), wavered(null)).phase).toBe('call');
  });

  test('a touch tells the rest at once', () => {
    const stage = new Stage(lineUp(), []);
    stage.follow(lineUp({ round: 4 }), [happened(1, SOLD, JAIL, ROUND)]);
    stage.skip();
    expect(stage.busy).toBe(false);
    expect(stage.told).toHaveLength(3);
  });

  test('a story turned back is shown as it was', () => {
    const stage = new Stage(lineUp({ round: 4 }), [happened(1, SOLD), happened(2, JAIL, ROUND)]);
    const before = lineUp();
    stage.follow(before, [happened(1, SOLD)]);
    expect(stage.shown).toBe(before);
    expect(stage.told).toHaveLength(1);
  });
});

test('the house gives as long for a verdict as the page tells of the longest one (R5)', () => {
  const wrong = [
    { event: 'snitched', seat: KEATON, target: HOCKNEY, crime: 'Arson' },
    { event: 'alibi_shown', seat: HOCKNEY, crime: 'Arson' },
    { event: 'crime_confessed', seat: KEATON, crime: 'Bribery' },
  ] satisfies readonly CriminalsEvent[];
  expect(wrong.reduce((sum, event) => sum + beats(event), 0) * TEMPO.normal.beat).toBeLessThanOrEqual(6_000);
});

describe('a ballot that is opened', () => {
  const opened = (change: Partial<Parameters<typeof lineUp>[0]> = {}, options: Readonly<Record<string, string>> = {}) =>
    openedBallot(lineUp({ phase: 'ballot', to_act: [], ballot: 2, accusations: [null, HOCKNEY, HOCKNEY, VERBAL, null], ...change }), players, options);

  test('tells who has the most votes, how many it takes, and what comes next', () => {
    expect(opened()).toEqual({ says: 'Hockney has 2 votes, 3 are needed', next: 'That is not enough. Next come statements, then ballot 3 of 5.' });
    expect(opened({ accusations: [VERBAL, HOCKNEY, null, null, null] })?.says).toBe('Hockney and Verbal have 1 vote each, 3 are needed');
    expect(opened({ accusations: [VERBAL, HOCKNEY, MCMANUS, null, null] })?.says).toBe('3 suspects have 1 vote each, 3 are needed');
    expect(opened({ accusations: [null, null, null, null, null] })?.says).toBe('Nobody has a vote, 3 are needed');
    expect(opened({ accusations: [BOSS, BOSS, BOSS, null, VERBAL] })?.says).toBe('The Boss has 3 votes, 5 are needed');
    expect(opened({ accusations: [null, KEATON, KEATON, null, null] })?.says).toBe('You have 2 votes, 3 are needed');
  });

  test('says who is sold out, or that chance picks (R3)', () => {
    expect(opened({ accusations: [HOCKNEY, HOCKNEY, HOCKNEY, null, null] })?.next).toBe('Hockney is sold out.');
    expect(opened({ accusations: [BOSS, BOSS, BOSS, BOSS, BOSS] })?.next).toBe('The Boss is sold out.');
    expect(opened({ remaining: [KEATON, VERBAL], threshold: 1, accusations: [VERBAL, null, null, null, KEATON] })?.next).toBe('Chance picks one of them.');
  });

  test('the last one that decides nothing ends as the table wishes (R5)', () => {
    expect(opened({ ballot: 5 })?.next).toBe('That was the last ballot: the most votes decide.');
    expect(opened({ ballot: 5, accusations: [null, null, null, null, null] })?.next).toBe('That was the last ballot: chance picks.');
    expect(opened({ ballot: 5 }, { deadlock: 'new_crime' })?.next).toBe('That was the last ballot: another crime is drawn.');
    expect(opened({ ballot: 5, deadlocks: 2 }, { deadlock: 'new_crime' })?.next).toBe('That was the last ballot: the most votes decide.');
    expect(opened({ ballot: 5 }, { deadlock: 'no_clock' })?.next).toBe('That is not enough. Next come statements, then ballot 6.');
  });

  test('at no other time anything is told', () => {
    expect(opened({ to_act: [VERBAL] })).toBeNull();
    expect(opened({ phase: 'talk' })).toBeNull();
  });
});
