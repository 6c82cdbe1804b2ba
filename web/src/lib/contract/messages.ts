/**
 * Every message between a table and those who sit at it or watch it.
 *
 * Generated from `server/messages.py` by `make contract`. Do not edit.
 */

export type Phase = 'release' | 'choose' | 'arrest' | 'over';

export type Colour = 'R' | 'Y' | 'B' | 'G' | 'K';

export type Agent = 'R' | 'Y' | 'B' | 'G' | 'K' | '2x';

export type Card = string;

export interface FbiView {
  readonly game: 'fbi';
  readonly seat: number; // whose view this is; WATCHER for the public one
  readonly seats: number;
  readonly to_act: readonly number[]; // the seats that may act now; empty when the game is over
  readonly phase: Phase;
  readonly turn: number; // 1 for the first
  readonly turns: number; // how many the game has (R4)
  readonly handcuffs: number; // 4.1
  readonly deck: number; // cards left, never which (R2)
  readonly centre: readonly (readonly Card[])[]; // a pile for each of R Y B G K; the last card is the one an arrest takes
  readonly slammers: readonly (readonly Card[])[]; // each seat's, open (4.5f)
  readonly out: readonly Card[]; // released for good, and open (R21)
  readonly released: readonly (Card | null)[]; // this turn's releases by seat (4.3); null is none
  readonly waiting: readonly number[]; // seats still to release this turn, in order (4.3a)
  readonly order: readonly number[]; // holders of slammer cards 1..N, once all have released (4.3d)
  readonly step: number; // how many of the 2N arrests are done (4.5)
  readonly keepable: readonly Colour[]; // colours in the centre when agents were chosen (4.4b, R24)
  readonly locked: readonly number[]; // seats whose two agents are chosen
  readonly kept: readonly Agent[]; // my own two agents, played or not; empty for a watcher
  readonly played: readonly (readonly Agent[])[]; // the agents each seat has shown this turn (4.5a)
  readonly arresting: Colour | null; // with arrest=free, the colour in which the acting seat now picks a card
  readonly points: readonly (readonly number[])[]; // each seat's points in R Y B G K as they count for the bonus (R14)
  readonly leaders: readonly (number | null)[]; // who would take each bonus now (5.2, 5.3)
  readonly scores: readonly number[]; // each seat's score if the game ended now (5.4)
  readonly winners: readonly number[]; // once the game is over (5.5)
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
  readonly forced: boolean; // 4.3g an empty slammer leaves no choice
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
  readonly step: number; // 0..2N-1, the order track
  readonly agent: Agent;
  readonly card: Card | null;
}

/** 5 The bonus cards are given and the points counted. */
export interface Ended {
  readonly event: 'ended';
  readonly bonus: readonly (number | null)[]; // who takes each of R Y B G K
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export type FbiEvent = TurnBegan | Released | Ordered | Locked | Forced | Arrested | Ended;

export type GetawayPhase = 'ready' | 'race' | 'over';

export type Side = 'robbers' | 'police';

export type GetawayCard = string;

export type Verdict = 'up' | 'wrong' | 'denied' | 'stop' | 'aside';

export type Why = 'no_such_object' | 'other_main_object' | 'no_action_below' | 'no_stop_object';

/** 9c to 9e One card of the row. */
export interface Judged {
  readonly seat: number;
  readonly card: GetawayCard;
  readonly verdict: Verdict; // shifted up, wrong, denied, a valid Stop, or not looked at
  readonly points: number; // what it adds; 0 unless it is up
  readonly why: Why | null; // what is wrong with a wrong card
  readonly by: GetawayCard | null; // the Deny that denies a denied one
}

/** 9 A round as it was judged, in the order of play. */
export interface Review {
  readonly round: number;
  readonly location: GetawayCard;
  readonly closing: Side | null; // 8c the team that laid the Stop; none in a showdown (R25)
  readonly row: readonly Judged[];
  readonly points: readonly (number | null)[]; // robbers, police; null for a team whose total is not looked at (9g)
  readonly targets: readonly number[];
  readonly winner: Side | null; // none if a showdown is tied
}

/** A card of the pile and who laid it. */
export interface Landed {
  readonly seat: number;
  readonly card: GetawayCard;
}

export interface GetawayView {
  readonly game: 'getaway';
  readonly seat: number; // whose view this is; WATCHER for the public one
  readonly seats: number;
  readonly to_act: readonly number[]; // the seats that may act now; empty when the game is over
  readonly phase: GetawayPhase;
  readonly round: number; // 1 for the first; a void round is counted
  readonly sides: readonly Side[]; // each seat's team
  readonly targets: readonly number[]; // 7a robbers, police
  readonly location: GetawayCard | null; // 4a in the middle; none when the game is over
  readonly won: readonly (readonly GetawayCard[])[]; // 9h Locations the robbers and the police have taken
  readonly top: GetawayCard | null; // the card that decides what is right next (5g)
  readonly laid_by: number | null; // null while the Location is on top
  readonly pile: number; // how many cards were laid upon the Location
  readonly hands: readonly number[]; // how many cards each seat holds
  readonly hand: readonly GetawayCard[]; // my own cards, after START (4c); empty for a watcher
  readonly agreed: readonly number[]; // seats that would call the round off (R25)
  readonly quiet: number; // seconds the house has counted since the last landing (R25)
  readonly open_pile: readonly Landed[]; // with wrong_cards=refused the whole pile, for training (R26); else empty
  readonly seen: readonly GetawayCard[]; // with redeal=same_pool, cards that earlier reviews showed (R5); else empty
  readonly review: Review | null; // the round before, until START
  readonly winner: Side | null; // once the game is over (10a)
  readonly winners: readonly number[];
}

/** 3, 4a Cards are dealt face down and a Location is laid. */
export interface RoundPrepared {
  readonly event: 'round_prepared';
  readonly round: number;
  readonly location: GetawayCard;
  readonly hands: readonly number[];
}

/** 4b START is called, and all look at their cards. */
export interface RaceStarted {
  readonly event: 'race_started';
  readonly round: number;
}

/** 5b A card lands on the pile, right or wrong: that is not told. */
export interface CardLaid {
  readonly event: 'card_laid';
  readonly seat: number;
  readonly card: GetawayCard;
}

/** R25 A seat would call the round off. */
export interface CallOffAgreed {
  readonly event: 'call_off_agreed';
  readonly seat: number;
}

/** R25 Nothing has landed for so many seconds. */
export interface NothingLanded {
  readonly event: 'nothing_landed';
  readonly seconds: number;
}

/** R25 The round counts for nobody; its Location is played for again. */
export interface RoundVoided {
  readonly event: 'round_voided';
  readonly location: GetawayCard;
}

/** 9 The pile is laid out in a row and judged. */
export interface RoundReviewed {
  readonly event: 'round_reviewed';
  readonly review: Review;
}

/** 10a A team has three Locations. */
export interface LocationsWon {
  readonly event: 'locations_won';
  readonly side: Side;
  readonly winners: readonly number[];
}

export type GetawayEvent = RoundPrepared | RaceStarted | CardLaid | CallOffAgreed | NothingLanded | RoundVoided | RoundReviewed | LocationsWon;

export type AnyView = FbiView | GetawayView;

export type AnyEvent = FbiEvent | GetawayEvent;

/** The first message on a socket: who I am, and the last sequence number I have seen. */
export interface Hello {
  readonly type: 'hello';
  readonly secret: string | null; // the seat's secret; none to watch
  readonly since: number;
}

/** My answer to an open decision. Sent again with the same key it is answered again, never played twice. */
export interface Act {
  readonly type: 'act';
  readonly decision: string;
  readonly action: string; // in the game's notation: "release R4"
  readonly key: string; // one-time, made by the client
  readonly lock: boolean; // for a sealed decision: false stores a provisional choice, and unlocks one already locked
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
  readonly bot: string | null; // the kind of bot, or null for a person
  readonly here: boolean; // a person's socket is open; always true of a bot
  readonly status: 'idle' | 'choosing' | 'locked'; // all that others learn of a sealed choice
}

/** A choice this seat may make now. */
export interface Decision {
  readonly id: string;
  readonly legal: readonly string[];
  readonly sealed: boolean; // nothing of it is seen until all have locked
  readonly choice: string | null; // sealed only: what I have chosen so far
  readonly locked: boolean; // sealed only
}

/** The answer to Hello: which table, which seat, under which rules. */
export interface Welcome {
  readonly type: 'welcome';
  readonly table: string;
  readonly game: string;
  readonly rules: number; // version of the rules this game is played by, to its end
  readonly options: Readonly<Record<string, string>>;
  readonly seat: number; // WATCHER (-1) for a watcher
  readonly commitment: string; // SHA-256 of the seed, published before the deal
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
  readonly seed: string | null; // published when the game is over
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
  readonly key: string | null; // null where the message itself could not be read
  readonly rule: string | null; // the rule's number, where a rule forbids it
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
  readonly ruling: string | null; // the ruling this option makes a choice of
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

/** GET /api/health: the journal can be written, and so much is going on. */
export interface Health {
  readonly version: string;
  readonly tables: number; // in memory
  readonly sockets: number;
}

/** The body of every HTTP error. */
export interface Problem {
  readonly reason: string;
}
