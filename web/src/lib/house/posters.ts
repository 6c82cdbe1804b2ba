/** A poster for each game this page can show: a game without one has no table here yet. */
import type { Component } from 'svelte';
import CriminalsPoster from '../criminals/CriminalsPoster.svelte';
import FbiPoster from '../fbi/FbiPoster.svelte';
import GetawayPoster from '../getaway/GetawayPoster.svelte';
import InkognitoPoster from '../inkognito/InkognitoPoster.svelte';
import SleepersPoster from '../sleepers/SleepersPoster.svelte';

export const POSTERS: Readonly<Record<string, Component>> = {
  fbi: FbiPoster,
  criminals: CriminalsPoster,
  inkognito: InkognitoPoster,
  getaway: GetawayPoster,
  sleepers: SleepersPoster,
};
