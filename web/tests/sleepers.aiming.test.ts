/** What is chosen on the map of Sleeper Cells, and sent one action after another. */
import { describe, expect, test } from 'vitest';
import { Aiming } from '../src/lib/sleepers/aiming.svelte';
import { Errand } from '../src/lib/sleepers/errand.svelte';
import type { Decision, Refused } from '../src/lib/contract/messages';
import { moment } from './war';

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
