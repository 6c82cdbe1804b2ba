/** When a game of Sleeper Cells is over, its secrets are told. */
import { expect, test } from 'vitest';
import type { SleepersTruth } from '../src/lib/contract/review';
import { fetchEnd } from '../src/lib/replay/archive';
import { Unsealed } from '../src/lib/sleepers/unsealed.svelte';

const truth = { game: 'sleepers', objectives: ['bomb', null, null, null] } as unknown as SleepersTruth;

test('how a game was left is its last step with everything open', async () => {
  const asked: string[] = [];
  const get = async (url: string): Promise<Response> => {
    asked.push(url);
    return new Response(JSON.stringify({ last: 480, steps: [{ truth: url.includes('from=480') ? truth : null }] }));
  };
  expect(await fetchEnd('genoa', get)).toEqual(truth);
  expect(asked).toEqual(['/api/tables/genoa/replay?eyes=open&from=0&to=0', '/api/tables/genoa/replay?eyes=open&from=480']);
});

test('where it is not to be had, nothing is told', async () => {
  const unsealed = new Unsealed();
  await unsealed.open('genoa', () => Promise.reject(new Error('no')));
  expect(unsealed.truth).toBeNull();
  await unsealed.open('genoa', async () => truth);
  expect(unsealed.truth).toBe(truth);
});
