/** The table between two updates: V3, told event by event, ends where the rulebook says. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FbiEvent } from '../src/lib/contract/messages';
import { Stage, TOO_MANY, UNHURRIED } from '../src/lib/fbi/stage.svelte';
import { PACES, TEMPO } from '../src/lib/table/pace';
import { after } from '../src/lib/fbi/telling';
import { ANN, BERT, CHRIS, DONNA, turnOne } from './table';

const arrested = (step: number, seat: number, agent: 'R' | 'Y' | 'G' | 'K', card: string | null): FbiEvent => ({ event: 'arrested', step, seat, agent, card });
const released = (seat: number, card: string | null): FbiEvent => ({ event: 'released', seat, card, forced: false });

const V3: readonly FbiEvent[] = [
  released(ANN, 'P-4'),
  released(BERT, null),
  released(CHRIS, 'P1'),
  released(DONNA, null),
  { event: 'ordered', order: [CHRIS, BERT, DONNA, ANN] },
  ...[ANN, BERT, CHRIS, DONNA].map((seat): FbiEvent => ({ event: 'locked', seat })),
  arrested(0, CHRIS, 'R', 'R4'),
  arrested(1, BERT, 'G', 'G5'),
  arrested(2, DONNA, 'Y', 'Y3'),
  arrested(3, ANN, 'G', 'G2'),
  arrested(4, ANN, 'K', 'K4'),
  arrested(5, DONNA, 'G', null),
  arrested(6, BERT, 'K', 'K1'),
  arrested(7, CHRIS, 'K', null),
];

test('V3: centre, slammers and released cards after the turn', () => {
  const end = V3.reduce((view, event) => after(view, event, {}), turnOne());
  expect(end.centre).toEqual([['R-3', 'R1'], [], [], [], []]);
  expect(end.out).toEqual(['P-4', 'P1']);
  expect(end.slammers).toEqual([['P4', 'G2', 'K4'], ['P3', 'P-3', 'G5', 'K1'], ['P-1', 'R4'], ['P2', 'P-2', 'Y3']]);
  expect(end).toMatchObject({ phase: 'arrest', step: 8, order: [CHRIS, BERT, DONNA, ANN], waiting: [] });
});

test('4.1b, 4.2: a new turn deals to the piles, sorted or on top', () => {
  const deal: FbiEvent = { event: 'turn_began', turn: 2, handcuffs: BERT, dealt: ['R2', 'B-1'] };
  expect(after(turnOne(), deal, {})).toMatchObject({ turn: 2, deck: 49, waiting: [BERT, CHRIS, DONNA, ANN], centre: [['R-3', 'R1', 'R2', 'R4'], ['Y3'], ['B-1'], ['G2', 'G5'], ['K1', 'K4']] });
  expect(after(turnOne(), deal, { arrest: 'top' }).centre[0]).toEqual(['R-3', 'R1', 'R4', 'R2']);
});

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const truth = turnOne({ turn: 99 });

  test('tells one event after another, then shows the server\'s own view', () => {
    const stage = new Stage(turnOne(), [], {});
    stage.follow(truth, [{ seq: 1, events: [released(ANN, 'P-4'), released(BERT, null)] }]);
    expect(stage.told).toHaveLength(1);
    expect(stage.shown.out).toEqual(['P-4']);
    expect(stage.busy).toBe(true);
    vi.advanceTimersByTime(2 * TEMPO.normal.beat);
    expect(stage.busy).toBe(false);
    expect(stage.shown).toBe(truth);
    expect(stage.told).toHaveLength(2);
  });

  test('gives every event its time, however many wait', () => {
    for (const pace of PACES) {
      const stage = new Stage(turnOne(), [], {}, TEMPO[pace]);
      stage.follow(truth, [{ seq: 1, events: V3 }]);
      const told: number[] = [];
      for (let ms = 0; stage.busy; ms += 10) {
        while (stage.told.length > told.length) told.push(ms);
        vi.advanceTimersByTime(10);
      }
      const beats = V3.filter(({ event }) => event !== 'locked').length;
      expect(beats).toBeGreaterThan(UNHURRIED);
      const steps = told.slice(1).map((at, k) => at - (told[k] ?? 0)).filter((step) => step > 0);
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(TEMPO[pace].least - 10);
      expect(Math.max(...steps)).toBeLessThanOrEqual(TEMPO[pace].beat + 10);
    }
  });

  test('can be skipped, and then shows the server\'s own view at once', () => {
    const stage = new Stage(turnOne(), [], {});
    stage.follow(truth, [{ seq: 1, events: V3 }]);
    stage.skip();
    expect(stage.busy).toBe(false);
    expect(stage.shown).toBe(truth);
    expect(stage.told).toHaveLength(V3.length);
  });

  test('shows the table for a moment before the final page', () => {
    const stage = new Stage(turnOne(), [], {});
    stage.follow(truth, [{ seq: 1, events: [{ event: 'ended', bonus: [], scores: [0, 0, 0, 0], winners: [ANN] }] }]);
    vi.advanceTimersByTime(TEMPO.normal.curtain - 1);
    expect(stage.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(stage.busy).toBe(false);
  });

  test('does not retell what was there before, nor act out what was missed', () => {
    const story = [{ seq: 1, events: V3 }];
    const stage = new Stage(turnOne(), story, {});
    stage.follow(truth, story);
    expect(stage.busy).toBe(false);
    expect(stage.told).toHaveLength(V3.length);
    stage.follow(truth, [...story, { seq: 2, events: Array.from({ length: TOO_MANY + 1 }, () => released(ANN, null)) }]);
    expect(stage.busy).toBe(false);
    expect(stage.shown).toBe(truth);
  });

  test('tells no longer what was taken back, also if something else has happened since', () => {
    const before = { seq: 1, events: [released(ANN, 'P-4')] };
    const undone = { seq: 2, events: [released(BERT, 'P3')] };
    const instead = { seq: 4, events: [released(BERT, null)] };
    for (const story of [[before], [before, instead]]) {
      const stage = new Stage(turnOne(), [before, undone], {});
      stage.follow(truth, story);
      expect(stage.told.map(({ key }) => key)).toEqual(story.map(({ seq }) => `${seq}.0`));
      expect(stage.busy).toBe(false);
      expect(stage.shown).toBe(truth);
    }
  });

  test('that somebody locked takes no time of its own', () => {
    const stage = new Stage(turnOne(), [], {});
    stage.follow(truth, [{ seq: 1, events: [{ event: 'locked', seat: BERT }] }]);
    expect(stage.busy).toBe(false);
  });
});
