/** Options that are chosen by more than a word: each game's own control, by the option's name. */
import type { Component } from 'svelte';
import CrimeSet from '../criminals/CrimeSet.svelte';

export type Chooser = Component<{ value: string; seats: number }, object, 'value'>;

export const CHOOSERS: Readonly<Record<string, Chooser>> = { crime_set: CrimeSet };
