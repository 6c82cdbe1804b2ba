/** Each game's board as a picture of a moment, loaded when a review shows one; and how wide it must be drawn to be whole. */
import type { Component } from 'svelte';
import type { AnyView, Player } from '../contract/messages';
import { LEAST_HEIGHT } from '../criminals/framed';

type Game = AnyView['game'];
export type GamePicture = Component<{ view: AnyView; players: readonly Player[] }>;

/** The server sends a game's own View, so the narrower type is safe here. */
const picture = async (loaded: Promise<{ default: unknown }>): Promise<GamePicture> => (await loaded).default as GamePicture;

export const PICTURES: Readonly<Record<Game, () => Promise<GamePicture>>> = {
  fbi: () => picture(import('../fbi/Picture.svelte')),
  criminals: () => picture(import('../criminals/Picture.svelte')),
  inkognito: () => picture(import('../inkognito/Picture.svelte')),
  getaway: () => picture(import('../getaway/Picture.svelte')),
  sleepers: () => picture(import('../sleepers/Picture.svelte')),
};

export interface Drawn {
  readonly width: number;
  readonly height: number;
}

/** The least size at which nothing of a board is cut off: what has less room is drawn so large and then made smaller. */
export const leastOf = (view: AnyView): Drawn => {
  switch (view.game) {
    case 'fbi':
      return { width: 0, height: 0 };
    case 'criminals':
      return { width: 0, height: LEAST_HEIGHT };
    case 'inkognito':
      return { width: 0, height: 0 };
    case 'getaway':
      return { width: 0, height: 214 };
    case 'sleepers':
      return { width: 0, height: 0 };
  }
};

/** How much smaller, so that both fit. */
export const scaleFor = (room: Drawn, least: Drawn): number => Math.min(1, room.width / Math.max(1, least.width), room.height / Math.max(1, least.height));
