import { expect, test } from 'vitest';
import type { Aside, Happened } from '../src/lib/contract/messages';
import { Aloud } from '../src/lib/table/aloud.svelte';
import { inItsTime, newsOf, sayAside, withAsides } from '../src/lib/table/asides';
import type { LogLine } from '../src/lib/table/log';
import { Playback } from '../src/lib/replay/playback.svelte';
import { race } from './getaway';
import { players, turnOne } from './table';

const aside = (seq: number, what: Aside['what'], seat: number, name: string, now: string | null = null): Aside => ({ seq, what, seat, name, now });
const line = (key: string, says: string): LogLine => ({ key, seat: null, parts: [says], heading: false });
const said = (lines: readonly LogLine[]) => lines.map(({ parts }) => parts.join(''));

test('a line keeps the name of the time when another takes the seat', () => {
  const asides = [aside(5, 'renamed', 1, 'Bertie', 'Bert'), aside(8, 'replaced', 1, 'Bert', 'Otto')];
  const called = players.map((player) => (player.seat === 1 ? { ...player, name: 'Otto' } : player));
  const lines = inItsTime(asides, called, (then) => ['2.0', '6.0', '9.0'].map((key) => line(key, `${then[1]?.name} acts`)));
  expect(said(lines)).toEqual(['Bertie acts', 'Bert acts', 'Otto acts']);
  expect(said(withAsides(lines, asides, 0))).toEqual([
    'Bertie acts', 'Bertie is called Bert now', 'Bert acts', 'Otto, a bot, has Bert’s seat from now on', 'Otto acts',
  ]);
});

test('what is told of oneself is told to oneself', () => {
  expect(sayAside(aside(1, 'hosts', 2, 'Chris'), 2)).toBe('You are the host now');
  expect(sayAside(aside(1, 'paused', 2, 'Chris'), 0)).toBe('Chris has paused the table');
});

test('a street that waits for the one who plays with bots is no news; a pause among people is', () => {
  const asides = [
    aside(2, 'paused', 0, 'Ann'), aside(3, 'went_on', 0, 'Ann'), aside(5, 'replaced', 1, 'Bert'),
    aside(6, 'paused', 0, 'Ann'), aside(7, 'hosts', 0, 'Ann'), aside(8, 'went_on', 0, 'Ann'),
  ];
  const told = (live: Parameters<typeof newsOf>[0]) => newsOf(live).map(({ seq }) => seq);
  expect(told({ asides, players, view: race() })).toEqual([2, 3, 5, 7]);
  expect(told({ asides, players: players.map((player) => ({ ...player, bot: null })), view: race() })).toEqual([2, 3, 5, 6, 7, 8]);
  expect(told({ asides, players, view: turnOne() })).toEqual([2, 3, 5, 6, 7, 8]);
});

test('all that came at once is said, in order, and nothing twice', () => {
  const aloud = new Aloud();
  const all = ['1', '2', '3', '4', '5'].map((key) => ({ key, says: `line ${key}` }));
  aloud.tell(all.slice(0, 2));
  aloud.tell(all.slice(0, 2));
  aloud.tell(all);
  expect(aloud.lines.map(({ key }) => key)).toEqual(['2', '3', '4', '5']);
});

test('a replay calls everybody as they were called at each step', () => {
  const step = (at: number) => ({ step: at, seat: null, action: null, time: null, events: [] as Happened['events'], view: turnOne(), truth: null });
  const sat = { seat: 0, name: 'Otto', bot: 'random', colour: 0, score: 0, won: false };
  const playback = new Playback({
    table: 't', game: 'fbi', rules: 1, options: {}, players: [sat], eyes: 'watcher', last: 3,
    asides: [aside(1, 'replaced', 0, 'Ann', 'Otto')], steps: [0, 1, 2, 3].map(step),
  });
  const seen = [0, 1, 2, 3].map((at) => {
    playback.go(at);
    return [playback.live.players[0]?.name, playback.live.asides.length];
  });
  expect(seen).toEqual([['Ann', 0], ['Ann', 0], ['Otto', 1], ['Otto', 1]]);
});
