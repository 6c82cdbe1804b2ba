/**
 * What can be asked about a game that is over.
 *
 * Generated from `server/review_messages.py` by `make contract`. Do not edit.
 */

import type {
  Agent,
  AnyEvent,
  AnyView,
  Aside,
  Asset,
  Black,
  Card,
  City,
  Column,
  Crime,
  CriminalsView,
  Down,
  FbiView,
  GetawayCard,
  GetawayView,
  InkognitoView,
  Landed,
  Location,
  Objective,
  SleepersView,
  SpyOffer,
} from './messages';

export interface CriminalsTruth {
  readonly game: 'criminals';
  readonly public: CriminalsView;
  readonly guilt: readonly Crime[];
  readonly boss: Crime;
  readonly choices: readonly (string | null)[];
}

export interface FbiTruth {
  readonly game: 'fbi';
  readonly public: FbiView;
  readonly deck: readonly Card[]; // in the order to come
  readonly kept: readonly (readonly Agent[])[];
}

export interface GetawayTruth {
  readonly game: 'getaway';
  readonly public: GetawayView;
  readonly hands: readonly (readonly GetawayCard[])[];
  readonly pile: readonly Landed[]; // from the bottom up
  readonly pools: readonly (readonly GetawayCard[])[]; // with redeal=same_pool, each team's selection
}

/** 2.3 Who is who: what worlds are listed and counted by. */
export interface Deal {
  readonly black: readonly (Black | null)[];
}

export interface InkognitoTruth {
  readonly game: 'inkognito';
  readonly public: InkognitoView;
  readonly deal: Deal;
  readonly pack: readonly Location[]; // the Ambassador's cards still to come this series, or his card face down
  readonly down: readonly Down[];
  readonly choices: readonly (string | null)[]; // by place, not yet opened
  readonly sheet: readonly Column[]; // with all cards
  readonly chance: number; // the seed of what the generator will do
}

export interface SleepersTruth {
  readonly game: 'sleepers';
  readonly public: SleepersView;
  readonly money: readonly number[];
  readonly hands: readonly (readonly Asset[])[];
  readonly locations: readonly (City | null)[];
  readonly objectives: readonly (Objective | null)[];
  readonly deck: readonly Asset[]; // in the order to come
  readonly discards: readonly Asset[];
  readonly location_deck: readonly City[];
  readonly objective_deck: readonly Objective[];
  readonly offer: SpyOffer | null; // with its cards
  readonly plan: SpyOffer | null; // being built
  readonly draft: readonly Asset[];
}

export type AnyTruth = FbiTruth | CriminalsTruth | InkognitoTruth | GetawayTruth | SleepersTruth;

export type Measure = 'score' | 'worlds';

export type PastState = 'unknown' | 'unfinished' | 'over';

export type MomentKind = 'lead' | 'swing' | 'solved' | 'event' | 'chance';

/** Who sat in a seat of a finished game. */
export interface Sat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly colour: number; // 0 to 8, each once at a table
  readonly score: number;
  readonly won: boolean;
}

/** GET /api/tables/{table}/past: whether there is a game to look back at. A table that is not here is no error. */
export interface Past {
  readonly table: string;
  readonly state: PastState;
}

/** One action and what came of it, as the eyes that were asked for saw it. */
export interface Step {
  readonly step: number; // 0 is the deal
  readonly seat: number | null; // who acted; HOUSE (15) for the house, null for the deal
  readonly action: string | null; // in the game's notation; null where these eyes did not see it chosen
  readonly time: number | null; // in a race, when it counted, in milliseconds
  readonly events: readonly AnyEvent[];
  readonly view: AnyView | null; // the table after it; null with everything open
  readonly truth: AnyTruth | null; // with everything open: the public view, and all that was hidden
}

/** GET /api/tables/{table}/replay?eyes=&from=&to=: the steps from..to of a finished game. */
export interface Replay {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly Sat[];
  readonly eyes: string; // a seat's number, "watcher", or "open"
  readonly last: number; // the number of the last step
  readonly asides: readonly Aside[]; // what happened beside the game, each with the number of the step before it as its `seq`
  readonly steps: readonly Step[]; // at most 500 in one answer, and 2 MB: ask on from the next
}

/** The measure of every seat after a step. Steps that change none are left out. */
export interface Point {
  readonly step: number;
  readonly values: readonly number[];
}

/** A round, or in FBI and Sleeper Cells a turn: from this step on. */
export interface Round {
  readonly step: number;
  readonly number: number; // 1 for the first
  readonly series: number | null; // of Inkognito, where rounds are counted anew in each
}

/** A step worth looking at again. */
export interface Moment {
  readonly step: number;
  readonly kind: MomentKind;
  readonly seat: number | null; // whose moment it was, where it was somebody's
  readonly event: AnyEvent | null; // what happened, for a page to tell in its own words; null where a curve tells it
  readonly swing: number | null; // by how many percent this changed the chance to win of that seat, or of the team that gained
  readonly text: string; // in English
}

/** GET /api/tables/{table}/review: how a finished game went. */
export interface GameReview {
  readonly table: string;
  readonly game: string;
  readonly players: readonly Sat[];
  readonly measure: Measure;
  readonly last: number;
  readonly points: readonly Point[];
  readonly chances: readonly Point[]; // to win, in percent, as far as all cards tell; none where a game is about finding out
  readonly rounds: readonly Round[];
  readonly moments: readonly Moment[];
}

/** GET /api/tables/{table}/certificate: that every action is legal, and the seed fits the hash noted at the opening. That the hash is the one from before the deal knows only who was shown it then. */
export interface Certificate {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly commitment: string; // noted when the table was opened, and shown to all who came
  readonly seed: string; // published after the game; its SHA-256 is the commitment
  readonly digest: string; // SHA-256 of the record's text
  readonly actions: number;
  readonly imported: boolean; // played elsewhere: this server has published no hash before the deal
  readonly cut_short: boolean; // the host has closed the table before the end
  readonly replays: boolean; // from this seed these actions are legal and lead to these scores
  readonly players: readonly Sat[];
}

/** How often a player has finished one of the games, and won. */
export interface Tally {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
}

/** GET /api/players/{name}: what is known of whoever played under this name. Names are not accounts. */
export interface PlayerInfo {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly tallies: readonly Tally[];
}
