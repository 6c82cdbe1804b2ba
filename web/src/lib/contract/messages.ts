/** Every message between a table and those who sit at it or watch it. Mirrors `server/messages.py`. */

export type Phase = 'release' | 'choose' | 'arrest' | 'over';

export type Colour = 'R' | 'Y' | 'B' | 'G' | 'K';

export type Agent = 'R' | 'Y' | 'B' | 'G' | 'K' | '2x';

export type Card = string;

export interface FbiView {
  readonly game: 'fbi';
  readonly seat: number;
  readonly seats: number;
  readonly to_act: readonly number[];
  readonly phase: Phase;
  readonly turn: number;
  readonly turns: number;
  readonly handcuffs: number;
  readonly deck: number;
  readonly centre: readonly (readonly Card[])[];
  readonly slammers: readonly (readonly Card[])[];
  readonly out: readonly Card[];
  readonly released: readonly (Card | null)[];
  readonly waiting: readonly number[];
  readonly order: readonly number[];
  readonly step: number;
  readonly keepable: readonly Colour[];
  readonly locked: readonly number[];
  readonly kept: readonly Agent[];
  readonly played: readonly (readonly Agent[])[];
  readonly arresting: Colour | null;
  readonly points: readonly (readonly number[])[];
  readonly leaders: readonly (number | null)[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** 4.1, 4.2 The handcuffs pass on and cards are dealt to the centre. */
export interface TurnBegan {
  readonly event: 'turn_began';
  readonly turn: number;
  readonly handcuffs: number;
  readonly dealt: readonly Card[];
}

/** 4.3a A card moved forward, or none. */
export interface Released {
  readonly event: 'released';
  readonly seat: number;
  readonly card: Card | null;
  readonly forced: boolean;
}

/** 4.3d The holders of slammer cards 1..N. */
export interface Ordered {
  readonly event: 'ordered';
  readonly order: readonly number[];
}

/** 4.4a A seat has chosen its two agents; which ones, nobody is told. */
export interface Locked {
  readonly event: 'locked';
  readonly seat: number;
}

/** R9 One colour in the centre: everybody keeps it and the 2x agent. */
export interface Forced {
  readonly event: 'forced';
  readonly colour: Agent;
}

/** 4.5 An agent is shown and takes a card, or finds its colour empty (4.5g). */
export interface Arrested {
  readonly event: 'arrested';
  readonly seat: number;
  readonly step: number;
  readonly agent: Agent;
  readonly card: Card | null;
}

/** 5 The bonus cards are given and the points counted. */
export interface Ended {
  readonly event: 'ended';
  readonly bonus: readonly (number | null)[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export type FbiEvent = TurnBegan | Released | Ordered | Locked | Forced | Arrested | Ended;

export type AnyView = FbiView;

export type AnyEvent = FbiEvent;

/** The first message on a socket: who I am, and the last sequence number I have seen. */
export interface Hello {
  readonly type: 'hello';
  readonly secret: string | null;
  readonly since: number;
}

/** My answer to an open decision. Sent again with the same key it is answered again, never played twice. */
export interface Act {
  readonly type: 'act';
  readonly decision: string;
  readonly action: string;
  readonly key: string;
  readonly lock: boolean;
}

/** Are you there? Answered by Pong with the same number. */
export interface Ping {
  readonly type: 'ping';
  readonly n: number;
}

export type ClientMessage = Hello | Act | Ping;

/** Who sits in a seat, as everybody sees it. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly here: boolean;
  readonly status: 'idle' | 'choosing' | 'locked';
}

/** A choice this seat may make now. */
export interface Decision {
  readonly id: string;
  readonly legal: readonly string[];
  readonly sealed: boolean;
  readonly choice: string | null;
  readonly locked: boolean;
}

/** The answer to Hello: which table, which seat, under which rules. */
export interface Welcome {
  readonly type: 'welcome';
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seat: number;
  readonly commitment: string;
}

/** What this seat saw happen at one sequence number. */
export interface Happened {
  readonly seq: number;
  readonly events: readonly AnyEvent[];
}

/** The table as this seat sees it after `seq`, and what happened since the client's last. */
export interface Update {
  readonly type: 'update';
  readonly seq: number;
  readonly players: readonly Player[];
  readonly view: AnyView;
  readonly story: readonly Happened[];
  readonly decision: Decision | null;
  readonly seed: string | null;
}

/** The action with this key is in the journal. */
export interface Accepted {
  readonly type: 'accepted';
  readonly key: string;
  readonly seq: number;
}

/** The action with this key was not played; nothing has changed. */
export interface Refused {
  readonly type: 'refused';
  readonly key: string | null;
  readonly rule: string | null;
  readonly reason: string;
}

export interface Pong {
  readonly type: 'pong';
  readonly n: number;
}

export type ServerMessage = Welcome | Update | Accepted | Refused | Pong;

/** POST /api/tables: open a table; I take a seat, bots take the others. */
export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly bot: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The answer: where to go and the secret that makes the seat mine. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

export interface OptionInfo {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly meaning: string;
  readonly ruling: string | null;
}

/** GET /api/games: one of these for each game that can be played here. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly credits: string;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly rules: number;
  readonly bots: readonly string[];
  readonly options: readonly OptionInfo[];
}

/** The body of every HTTP error. */
export interface Problem {
  readonly reason: string;
}
