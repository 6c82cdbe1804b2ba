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

export type SpyPhase = 'place' | 'act' | 'offer' | 'answer' | 'discard' | 'draft' | 'over';

export type Agency = 'CIA' | 'MI6' | 'FSB' | 'MSS';

export type Objective = 'bomb' | 'wire_tap' | 'assassination';

export type Zone = 'americas' | 'europe-africa' | 'asia-pacific';

export type Item = 'car' | 'plane' | 'spy' | 'cell';

export type City = string;

export type Asset = string;

/** 3c3 A card that lasts one round, in its zone. */
export interface ZoneCard {
  readonly card: Asset;
  readonly zone: Zone;
  readonly owner: number;
}

/** 3e A trade being built or waiting for its answer. All see counts and money, the partners the cards (R29). */
export interface SpyOffer {
  readonly by: number;
  readonly to: number;
  readonly counter: boolean; // R28 it answers an offer, and cannot be countered again
  readonly gives: number; // how many cards, and 5k steps as money
  readonly wants: number;
  readonly pays: number;
  readonly asks: number;
  readonly give: readonly Asset[]; // empty for all but the two
  readonly want: readonly Asset[];
}

/** 5a Cards this seat passed on in a draft: each of the holders has taken one of them, and it cannot have left. */
export interface Passed {
  readonly cards: readonly Asset[];
  readonly holders: readonly number[];
  readonly running: boolean; // the draft goes on: the cards that no holder has are with the seat that picks now
}

export interface SleepersView {
  readonly game: 'sleepers';
  readonly seat: number; // whose view this is; WATCHER for the public one
  readonly seats: number;
  readonly to_act: readonly number[]; // the seats that may act now; empty when the game is over
  readonly phase: SpyPhase;
  readonly turn: number; // 0 while spies are placed
  readonly active: number; // whose turn it is (0b)
  readonly first: number; // who placed first (S1b)
  readonly token: number; // who has the auction token (S2e)
  readonly agencies: readonly Agency[]; // each seat's (S1a)
  readonly spies: readonly (readonly City[])[]; // each seat's, a city once for each spy in it
  readonly unmoved: readonly City[]; // of the active seat's spies, those that may still make their ordinary move (3a)
  readonly cells: readonly (readonly City[])[];
  readonly money: readonly (number | null)[]; // in thousands; null where money is hidden (R57)
  readonly in_play: number; // what all four have together
  readonly hand: readonly Asset[]; // my own, apart from what lies face up; empty for a watcher
  readonly held: readonly number[]; // how many private cards each seat has
  readonly face_up: readonly (readonly Asset[])[]; // what lies face up before each seat (R37)
  readonly locations: readonly (City | null)[]; // my own, those revealed, and those an Informant showed me
  readonly objectives: readonly (Objective | null)[];
  readonly revealed: readonly number[]; // seats whose pair lies open (3f2)
  readonly informed: readonly number[]; // seats whose pair an Informant showed me
  readonly tokens: readonly (City | null)[]; // where each seat's objective is under way (3f2)
  readonly zone_cards: readonly ZoneCard[];
  readonly deck: number; // cards left, never which
  readonly discards: number;
  readonly location_discards: readonly City[]; // open (R8)
  readonly objective_discards: readonly Objective[];
  readonly bought: readonly Item[]; // this turn (3b1)
  readonly hostile: boolean; // the attack or theft of this turn is spent (3d1)
  readonly offers: number; // proposed this turn (R28)
  readonly offer: SpyOffer | null; // it waits for its answer
  readonly plan: SpyOffer | null; // my own, while I build it
  readonly opener: number | null; // who opened the draft that runs now
  readonly drafted: number; // cards still to be picked in it
  readonly draft: readonly Asset[]; // those cards, if I am to pick
  readonly known: readonly (readonly Asset[])[]; // what I know each other seat to hold in private, and it cannot have left
  readonly buried: readonly Asset[]; // what I know to lie in the discard pile
  readonly sunk: readonly Asset[]; // what I know to be in the deck, from before it was reshuffled
  readonly passed: readonly Passed[];
  readonly zones: readonly number[]; // in how many zones each seat has a cell (W)
  readonly winners: readonly number[];
}

/** S1c */
export interface SpyPlaced {
  readonly event: 'spy_placed';
  readonly seat: number;
  readonly city: City;
}

/** S2 Everybody has a Location, an Objective and two Asset cards. */
export interface CardsDealt {
  readonly event: 'cards_dealt';
}

/** 1a */
export interface SpyTurnBegan {
  readonly event: 'spy_turn_began';
  readonly turn: number;
  readonly seat: number;
  readonly income: number;
}

/** 3c4 */
export interface ZoneCardsLifted {
  readonly event: 'zone_cards_lifted';
  readonly seat: number;
  readonly cards: readonly Asset[];
}

/** 1b */
export interface ObjectiveCompleted {
  readonly event: 'objective_completed';
  readonly seat: number;
  readonly city: City;
  readonly objective: Objective;
  readonly money: number;
}

/** 2 Which one, only its owner is told. */
export interface CardDrawn {
  readonly event: 'card_drawn';
  readonly seat: number;
}

/** To those who may know: these are the cards just drawn, stolen, picked or discarded by a seat. */
export interface AssetsSeen {
  readonly event: 'assets_seen';
  readonly seat: number;
  readonly cards: readonly Asset[];
}

/** To one seat: its own new pair, or the pair an Informant found. */
export interface DossierSeen {
  readonly event: 'dossier_seen';
  readonly seat: number;
  readonly rival: number;
  readonly location: City;
  readonly objective: Objective;
}

/** R52, R8 */
export interface DeckReshuffled {
  readonly event: 'deck_reshuffled';
  readonly deck: 'asset' | 'location' | 'objective';
  readonly cards: number;
}

/** 3a, 3b2, 3b3, 3f3, and by Forged Orders another's. */
export interface SpyMoved {
  readonly event: 'spy_moved';
  readonly seat: number;
  readonly owner: number;
  readonly by: string;
  readonly origin: City;
  readonly target: City;
}

/** R36 */
export interface RebellionRolled {
  readonly event: 'rebellion_rolled';
  readonly seat: number;
  readonly city: City;
  readonly die: number;
  readonly lost: boolean;
}

/** 3b5 */
export interface SpyRecruited {
  readonly event: 'spy_recruited';
  readonly seat: number;
  readonly city: City;
}

/** 3b6 */
export interface CellPlaced {
  readonly event: 'cell_placed';
  readonly seat: number;
  readonly city: City;
}

/** 3c3 */
export interface ZoneCardPlayed {
  readonly event: 'zone_card_played';
  readonly seat: number;
  readonly card: Asset;
  readonly zone: Zone;
}

/** R36 The cards that lie face up now. */
export interface MolePlayed {
  readonly event: 'mole_played';
  readonly seat: number;
  readonly rival: number;
  readonly cards: readonly Asset[];
}

/** R36 What was seen, only the player of the card is told. */
export interface InformantPlayed {
  readonly event: 'informant_played';
  readonly seat: number;
  readonly rival: number;
}

/** R36 */
export interface BudgetTaken {
  readonly event: 'budget_taken';
  readonly seat: number;
  readonly money: number;
}

/** 3d2 The dice of attacker and defender; no booty is told where money is hidden (R57). */
export interface SpyAttacked {
  readonly event: 'spy_attacked';
  readonly seat: number;
  readonly rival: number;
  readonly city: City;
  readonly dice: readonly number[];
  readonly won: boolean;
  readonly booty: number | null;
}

/** 3d3, R57 To the two, where money is hidden. */
export interface BootyTaken {
  readonly event: 'booty_taken';
  readonly seat: number;
  readonly rival: number;
  readonly money: number;
}

/** 3d6 A face-up card, or one at random that only thief and victim know. */
export interface CardStolen {
  readonly event: 'card_stolen';
  readonly seat: number;
  readonly rival: number;
  readonly card: Asset | null;
}

/** 3f2 */
export interface ObjectiveInitiated {
  readonly event: 'objective_initiated';
  readonly seat: number;
  readonly city: City;
  readonly objective: Objective;
}

/** 3f7 */
export interface ObjectiveStopped {
  readonly event: 'objective_stopped';
  readonly seat: number;
  readonly rival: number;
  readonly city: City;
  readonly objective: Objective;
  readonly money: number;
}

/** 3g2 */
export interface CellDestroyed {
  readonly event: 'cell_destroyed';
  readonly seat: number;
  readonly rival: number;
  readonly city: City;
  readonly pair: Objective;
  readonly money: number;
}

/** 3e, R29 What everybody sees of an offer. */
export interface OfferMade {
  readonly event: 'offer_made';
  readonly seat: number;
  readonly partner: number;
  readonly counter: boolean;
  readonly gives: number;
  readonly wants: number;
  readonly pays: number;
  readonly asks: number;
}

/** R29 To the partners: the cards. */
export interface OfferShown {
  readonly event: 'offer_shown';
  readonly seat: number;
  readonly partner: number;
  readonly give: readonly Asset[];
  readonly want: readonly Asset[];
}

/** 3e1 */
export interface OfferAnswered {
  readonly event: 'offer_answered';
  readonly seat: number;
  readonly partner: number;
  readonly accepted: boolean;
}

/** 4 Face down, unless it lay open before. */
export interface CardDiscarded {
  readonly event: 'card_discarded';
  readonly seat: number;
  readonly card: Asset | null;
}

/** 5a */
export interface AuctionOpened {
  readonly event: 'auction_opened';
  readonly seat: number;
  readonly cards: number;
}

/** 5a To the seat that picks. */
export interface DraftSeen {
  readonly event: 'draft_seen';
  readonly seat: number;
  readonly cards: readonly Asset[];
}

/** 5a */
export interface DraftPicked {
  readonly event: 'draft_picked';
  readonly seat: number;
  readonly left: number;
}

/** 5b */
export interface TokenPassed {
  readonly event: 'token_passed';
  readonly seat: number;
}

/** W, R62 */
export interface CellsEnded {
  readonly event: 'cells_ended';
  readonly zones: readonly number[];
  readonly winners: readonly number[];
}

export type SleepersEvent = SpyPlaced | CardsDealt | SpyTurnBegan | ZoneCardsLifted | ObjectiveCompleted | CardDrawn | AssetsSeen | DossierSeen | DeckReshuffled | SpyMoved | RebellionRolled | SpyRecruited | CellPlaced | ZoneCardPlayed | MolePlayed | InformantPlayed | BudgetTaken | SpyAttacked | BootyTaken | CardStolen | ObjectiveInitiated | ObjectiveStopped | CellDestroyed | OfferMade | OfferShown | OfferAnswered | CardDiscarded | AuctionOpened | DraftSeen | DraftPicked | TokenPassed | CellsEnded;

export type AnyView = FbiView | SleepersView;

export type AnyEvent = FbiEvent | SleepersEvent;

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
