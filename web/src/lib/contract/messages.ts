/**
 * Every message between a table and those who sit at it or watch it.
 *
 * Generated from `server/messages.py` by `make contract`. Do not edit.
 */

export type CriminalsPhase = 'talk' | 'ballot' | 'discussion' | 'call' | 'grace' | 'decision' | 'over';

export type Crime = 'Arson' | 'Blackmail' | 'Bribery' | 'Burglary' | 'Embezzlement' | 'Forgery' | 'Kidnapping' | 'Murder' | 'Smuggling' | 'Vandalism';

export type Suspect = number;

export type Grounds = 'accused' | 'automatic' | 'plurality' | 'chance';

export type StatementKind = 'alibi' | 'crime' | 'suspect' | 'trust' | 'propose' | 'ask' | 'yes' | 'no' | 'promise' | 'agree' | 'disagree';

/** R31 One thing somebody said, true or not. */
export interface Statement {
  readonly round: number;
  readonly crime: Crime; // under investigation when it was said
  readonly seat: number;
  readonly kind: StatementKind;
  readonly about: Suspect | null; // whom it is about, or to whom it is said
  readonly claim: Crime | null; // for an alibi or an own crime: which
  readonly reply: number | null; // for an answer, agreement or disagreement: the place in the list of what it refers to
}

export interface CriminalsView {
  readonly game: 'criminals';
  readonly seat: number; // whose view this is; WATCHER for the public one
  readonly seats: number;
  readonly to_act: readonly number[]; // the seats that may act now; empty when the game is over
  readonly phase: CriminalsPhase;
  readonly round: number; // 1 for the first
  readonly crimes: readonly Crime[]; // the N+1 in the game (2.2)
  readonly crime: Crime; // under investigation (3.1)
  readonly deck: readonly Crime[]; // the other crimes still in the deck
  readonly remaining: readonly number[]; // seats not eliminated (4.5)
  readonly threshold: number; // accusations that sell out a player (R2)
  readonly shown: readonly (readonly Crime[])[]; // each seat's alibis face up (2.8)
  readonly guilt: readonly (Crime | null)[]; // each seat's crime, where all know it: of the eliminated, and of all at the end
  readonly boss: Crime | null; // the Boss's crime, at the end
  readonly mine: Crime | null; // my own crime; none for a watcher (2.5)
  readonly hand: readonly Crime[]; // my own alibis not shown
  readonly accusations: readonly (Suspect | null)[]; // whom each seat accuses (3.3); in ballots, as last opened
  readonly automatic: readonly number[]; // seats that count as accusing the Boss and cannot withdraw (3.6)
  readonly eligible: readonly number[]; // remaining seats that show no alibi for the crime (3.4)
  readonly closed: boolean; // the discussion is closed and the final call is on (R5)
  readonly wavering: Suspect | null; // with grace_seconds, who is sold out unless somebody withdraws (R20)
  readonly sold_out: number | null; // the innocent who must pass or snitch (4.3)
  readonly ballot: number; // which ballot of the round this is, 0 when playing live (R30)
  readonly ballots: number; // how many a round has
  readonly deadlocks: number; // crimes put back in a row, with deadlock=new_crime (R5)
  readonly chosen: readonly number[]; // seats whose sealed statement or ballot is in (R30)
  readonly choice: string | null; // my own sealed choice, as an action
  readonly statements: readonly Statement[]; // all that was said in this game (R31)
  readonly winners: readonly number[]; // once the game is over
}

/** 3.1 A round begins. 3.6 Some count as accusing the Boss. */
export interface CrimeTurnedUp {
  readonly event: 'crime_turned_up';
  readonly round: number;
  readonly crime: Crime;
  readonly threshold: number;
  readonly automatic: readonly number[];
}

/** R31 Somebody said something. */
export interface Stated {
  readonly event: 'stated';
  readonly statement: Statement;
}

/** 3.3 An accusation is made, switched, or with null withdrawn. */
export interface Accused {
  readonly event: 'accused';
  readonly seat: number;
  readonly target: Suspect | null;
}

/** R20 Somebody is about to be sold out; null, if no longer. */
export interface Wavered {
  readonly event: 'wavered';
  readonly target: Suspect | null;
}

/** R5 The final call, and who accuses nobody yet. */
export interface DiscussionClosed {
  readonly event: 'discussion_closed';
  readonly abstaining: readonly number[];
}

/** R5 Nobody was sold out; with deadlock=new_crime the crime goes back. */
export interface Deadlocked {
  readonly event: 'deadlocked';
  readonly crime: Crime;
}

/** R30 A seat has made its statement or cast its ballot; what it is, nobody is told yet. */
export interface ChoiceSealed {
  readonly event: 'choice_sealed';
  readonly seat: number;
}

/** R30 Whom each seat accuses. */
export interface BallotsOpened {
  readonly event: 'ballots_opened';
  readonly ballot: number;
  readonly accusations: readonly (Suspect | null)[];
}

/** 4.1, 6.1 A player takes the crime card, or the Boss is called. */
export interface SoldOut {
  readonly event: 'sold_out';
  readonly target: Suspect;
  readonly crime: Crime;
  readonly grounds: Grounds;
}

/** 4.2 Guilty. */
export interface Eliminated {
  readonly event: 'eliminated';
  readonly seat: number;
  readonly crime: Crime;
  readonly hand: readonly Crime[];
}

/** 2.7 Turned up before the first round. 4.3, 5.3 Innocent. */
export interface AlibiShown {
  readonly event: 'alibi_shown';
  readonly seat: number;
  readonly crime: Crime;
}

/** 4.4 No snitching; R21 also when time is up. */
export interface PassedUp {
  readonly event: 'passed_up';
  readonly seat: number;
  readonly timed_out: boolean;
}

/** 5.1 Somebody is named for the crime. */
export interface Snitched {
  readonly event: 'snitched';
  readonly seat: number;
  readonly target: Suspect;
  readonly crime: Crime;
}

/** 5.3 A snitch who was wrong is out, and the own crime is known. */
export interface CrimeConfessed {
  readonly event: 'crime_confessed';
  readonly seat: number;
  readonly crime: Crime;
}

/** 8.1 The game is over. R23 All crimes are known. */
export interface CaseClosed {
  readonly event: 'case_closed';
  readonly guilt: readonly Crime[];
  readonly boss: Crime;
  readonly winners: readonly number[];
}

export type CriminalsEvent = CrimeTurnedUp | Stated | Accused | Wavered | DiscussionClosed | Deadlocked | ChoiceSealed | BallotsOpened | SoldOut | Eliminated | AlibiShown | PassedUp | Snitched | CrimeConfessed | CaseClosed;

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

/** R13 With arrest=free, an agent is shown and its player now picks a card. */
export interface AgentShown {
  readonly event: 'agent_shown';
  readonly seat: number;
  readonly step: number;
  readonly agent: Agent;
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

export type FbiEvent = TurnBegan | Released | Ordered | Locked | Forced | AgentShown | Arrested | Ended;

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
  readonly seen: readonly GetawayCard[]; // with redeal=same_pool, cards that reviews showed or I held (R5); else empty
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

export type InkognitoPhase = 'locations' | 'meetings' | 'answer' | 'name' | 'over';

export type Identity = 'F' | 'B' | 'X' | 'Z';

export type Segment = '52' | '11' | '0' | '29';

export type Clue = 'F' | 'B' | 'X' | 'Z' | '52' | '11' | '0' | '29';

export type Location = 'San Marco' | 'San Giorgio' | 'Bridge of Sighs' | 'Rialto' | 'Salute';

export type How = 'exchange' | 'audience' | 'demand' | 'look';

export type Black = readonly [Identity, Segment];

/** 10.2, R19 A location card lying face down. */
export interface Down {
  readonly place: number;
  readonly location: Location | null; // null for all but the seat that put it there
}

/** 3.4 Who meets where this round. */
export interface Meeting {
  readonly location: Location;
  readonly who: readonly number[]; // places
  readonly how: How;
}

/** Cards of one agent, seen by another. */
export interface Show {
  readonly giver: number;
  readonly taker: number;
  readonly black: boolean | null; // one black card instead of a pair; null if this seat saw nothing
  readonly cards: readonly Clue[] | null;
}

/** 6.1 One meeting on the clue sheet. */
export interface Column {
  readonly series: number;
  readonly round: number;
  readonly location: Location;
  readonly how: How;
  readonly who: readonly number[]; // the places that met
  readonly shows: readonly Show[]; // none if a demand or a look was declined
}

/** A game that is over: its black cards are open. */
export interface Finished {
  readonly black: readonly (Black | null)[]; // by place
  readonly caller: number | null; // null in a drawn game (R22)
  readonly call: string | null; // "F52 B11 X0 Z29"
  readonly people: string | null; // with call=full, the caller and the other agents clockwise: "B F X Z"
  readonly right: boolean;
  readonly winners: readonly number[];
}

export interface InkognitoView {
  readonly game: 'inkognito';
  readonly seat: number; // whose view this is; WATCHER for the public one
  readonly seats: number;
  readonly to_act: readonly number[]; // the seats that may act now; empty when the game is over
  readonly phase: InkognitoPhase;
  readonly match: boolean;
  readonly nth: number; // which game of the match, 1 for the first
  readonly points: readonly number[]; // by seat (8.1)
  readonly draws: number; // drawn games so far (R22)
  readonly series: number; // 1 for the first
  readonly last_series: number; // R22
  readonly round: number; // 1 to 5
  readonly starter: number; // 3.6 the place that plays first this round
  readonly ambassador: number; // his place; a seat with five players only
  readonly dummy: number | null; // its place, with three players
  readonly mover: number | null; // R25 the seat that plays for the dummy this round
  readonly played: readonly (readonly Location[])[]; // by place, this series' location cards in order (3.5)
  readonly down: readonly Down[]; // location cards face down
  readonly meetings: readonly Meeting[]; // of this round, in the order in which they are settled (R14)
  readonly settled: number; // how many of them are
  readonly locked: readonly number[]; // seats whose choice is made and not yet opened
  readonly choice: string | null; // my own such choice
  readonly demand: readonly [number, number] | null; // who demands of whom, while the answer is awaited
  readonly called: readonly [number, string] | null; // who called which number, while people are named
  readonly black: readonly (Black | null)[]; // by place: my own cards; everybody's when it is over
  readonly sheet: readonly Column[]; // every meeting of this game, with the cards that I showed or saw
  readonly finished: Finished | null; // the last game that ended
  readonly winners: readonly number[]; // once it is over
}

/** 2 Black cards are dealt. */
export interface GameBegan {
  readonly event: 'game_began';
  readonly nth: number;
  readonly ambassador: number | null; // R36 the seat that is Ambassador, with five players
}

/** 2.3 Told to this seat alone. */
export interface Dealt {
  readonly event: 'dealt';
  readonly seat: number;
  readonly black: Black;
}

/** 3.6 Who starts, and R25 who plays for the dummy. */
export interface RoundBegan {
  readonly event: 'round_began';
  readonly series: number;
  readonly round: number;
  readonly starter: number;
  readonly mover: number | null;
}

/** 3.1 A location card, open. */
export interface Went {
  readonly event: 'went';
  readonly place: number;
  readonly location: Location;
  readonly by: number | null; // who played it for the dummy
  readonly forced: boolean; // R20 it was the last one
}

/** 3.2, 10.2 The Ambassador's card is turned up. */
export interface Turned {
  readonly event: 'turned';
  readonly place: number;
  readonly location: Location;
}

/** 3.4 Who meets where. */
export interface Met {
  readonly event: 'met';
  readonly location: Location;
  readonly who: readonly number[];
  readonly how: How;
}

/** R4, 10.2 A seat has chosen in secret. */
export interface Committed {
  readonly event: 'committed';
  readonly seat: number;
}

/** 4.2, 5.1, 9.4, 10.4 Cards, told to those who see them. */
export interface Shown {
  readonly event: 'shown';
  readonly giver: number;
  readonly taker: number;
  readonly black: boolean;
  readonly cards: readonly Clue[];
}

/** 5.1 Who asks whom for a black card. */
export interface Demanded {
  readonly event: 'demanded';
  readonly seat: number;
  readonly asked: number;
}

/** R3 No card is asked for, or looked at. */
export interface Declined {
  readonly event: 'declined';
  readonly seat: number;
}

/** 9.4 A card of the dummy is looked at. */
export interface Looked {
  readonly event: 'looked';
  readonly seat: number;
}

/** 7.2 A number is called. */
export interface Called {
  readonly event: 'called';
  readonly seat: number;
  readonly call: string; // "F52 B11 X0 Z29"
  readonly dialled: string; // R12 "5211029"
}

/** R10 With call=full: the caller, if an agent, and the other agents clockwise. */
export interface Named {
  readonly event: 'named';
  readonly seat: number;
  readonly people: string;
}

/** 7.2, 8.1 All black cards are opened. */
export interface GameEnded {
  readonly event: 'game_ended';
  readonly caller: number | null; // null in a drawn game (R22)
  readonly right: boolean;
  readonly black: readonly (Black | null)[]; // by place
  readonly winners: readonly number[];
}

/** 8.1 Somebody has three points. */
export interface MatchEnded {
  readonly event: 'match_ended';
  readonly points: readonly number[];
  readonly winners: readonly number[];
}

export type InkognitoEvent = GameBegan | Dealt | RoundBegan | Went | Turned | Met | Committed | Shown | Demanded | Declined | Looked | Called | Named | GameEnded | MatchEnded;

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

export type AsideKind = 'stood_in' | 'came_back' | 'replaced' | 'renamed' | 'hosts' | 'paused' | 'went_on';

/** Something that happened at the table while a game was on, and is no part of the game. */
export interface Aside {
  readonly seq: number;
  readonly what: AsideKind;
  readonly seat: number; // of whom it is told
  readonly name: string; // what the seat was called until then: so it is called in all that happened before
  readonly now: string | null; // what it is called since, where that is new
}

export type ClockKind = 'none' | 'live' | 'days';

/** The clock of a table. Without one, only the house's own waits end by time: a discussion, a countdown. */
export interface Clock {
  readonly kind: ClockKind;
  readonly seconds?: number; // live: for each decision
  readonly days?: number; // days: for each decision
  readonly bank?: number; // live: seconds each seat may take beyond that, once in the whole game
}

export type Audience = 'table' | 'team' | 'whisper' | 'watchers';

/** Say something: to the table, to my team where the game has teams, or as a watcher to the watchers. Where the table's options allow it, whisper to one other seat. */
export interface Chat {
  readonly type: 'chat';
  readonly key: string; // one-time, made by the client
  readonly text: string;
  readonly audience?: Audience;
  readonly to?: number | null; // the seat that a whisper is for
}

/** While the table is gathering: take another seat that is free or a bot's, or another colour. */
export interface Sit {
  readonly type: 'sit';
  readonly key: string; // one-time, made by the client
  readonly seat?: number | null; // null: the one I have
  readonly colour?: number | null; // null: the one I have; else 0 to 8
}

/** While the table is gathering: give my seat back. The host hands the table over first. */
export interface StandUp {
  readonly type: 'stand_up';
  readonly key: string; // one-time, made by the client
}

/** While the table is gathering, and before each START of a race: I am ready, or not yet. A table where all seats are taken and all people are ready begins by itself. */
export interface Ready {
  readonly type: 'ready';
  readonly key: string; // one-time, made by the client
  readonly ready?: boolean;
}

/** Be called by another name from now on. */
export interface Rename {
  readonly type: 'rename';
  readonly key: string; // one-time, made by the client
  readonly name: string;
}

/** The host sends somebody away. While a game is on, a bot takes the seat. */
export interface Kick {
  readonly type: 'kick';
  readonly key: string; // one-time, made by the client
  readonly seat: number;
}

/** The host puts a bot into a free seat, or another kind of bot into a bot's. */
export interface AddBot {
  readonly type: 'add_bot';
  readonly key: string; // one-time, made by the client
  readonly seat: number;
  readonly kind?: string | null; // null: the table's usual kind
}

/** The host frees a bot's seat. */
export interface RemoveBot {
  readonly type: 'remove_bot';
  readonly key: string; // one-time, made by the client
  readonly seat: number;
}

/** The host begins; bots take the seats that are free. */
export interface Begin {
  readonly type: 'begin';
  readonly key: string; // one-time, made by the client
}

/** Stop all clocks; nothing is played until somebody says go on. */
export interface Pause {
  readonly type: 'pause';
  readonly key: string; // one-time, made by the client
}

/** The pause is over. */
export interface GoOn {
  readonly type: 'go_on';
  readonly key: string; // one-time, made by the client
}

/** The host makes somebody else the host. */
export interface HandOver {
  readonly type: 'hand_over';
  readonly key: string; // one-time, made by the client
  readonly seat: number;
}

/** After the game: a new table for the same people; their secrets open their seats there too. */
export interface Rematch {
  readonly type: 'rematch';
  readonly key: string; // one-time, made by the client
}

/** The host ends the evening: nothing is played here any more. */
export interface Close {
  readonly type: 'close';
  readonly key: string; // one-time, made by the client
}

/** Take back my last action, if nobody acted since and nothing hidden or random came of it. */
export interface Undo {
  readonly type: 'undo';
  readonly key: string; // one-time, made by the client
}

export type AnyWish = Chat | Sit | StandUp | Ready | Rename | Kick | AddBot | RemoveBot | Begin | Pause | GoOn | HandOver | Rematch | Close | Undo;

export type AnyView = FbiView | CriminalsView | InkognitoView | GetawayView | SleepersView;

export type AnyEvent = FbiEvent | CriminalsEvent | InkognitoEvent | GetawayEvent | SleepersEvent;

export type Stage = 'gathering' | 'playing' | 'over' | 'closed';

export type Help = 'none' | 'record' | 'logic';

export type LineQuality = 'good' | 'slow' | 'gone';

/** The first message on a socket: who I am, and the last sequence number I have seen. */
export interface Hello {
  readonly type: 'hello';
  readonly secret?: string | null; // the seat's secret; none to watch
  readonly since?: number;
  readonly heard?: number; // the number of the last chat line I have
  readonly name?: string | null; // a watcher's, to chat with other watchers
}

/** My answer to an open decision. Sent again with the same key it is answered again, never played twice. */
export interface Act {
  readonly type: 'act';
  readonly decision: string;
  readonly action: string; // in the game's notation: "release R4"
  readonly key: string; // one-time, made by the client
  readonly lock?: boolean; // for a sealed decision: false stores a provisional choice, and unlocks one already locked
  readonly shown?: number | null; // in a race: the sequence number of the update my player saw when choosing
}

/** Ask a person for whom the table waits to go on. That seat alone hears of it, and it is in no journal. */
export interface Nudge {
  readonly type: 'nudge';
  readonly seat: number;
  readonly key: string; // one-time, made by the client
}

/** Are you there? Answered at once by Pong with the same number, whichever side asks. */
export interface Ping {
  readonly type: 'ping';
  readonly n: number;
}

/** I am here. */
export interface Pong {
  readonly type: 'pong';
  readonly n: number;
}

export type ClientMessage = Hello | Act | Nudge | Ping | Pong | AnyWish;

/** Who sits in a seat, as everybody sees it. */
export interface Player {
  readonly seat: number;
  readonly name: string; // empty for a seat that is free
  readonly bot: string | null; // the kind of bot, or null for a person
  readonly here: boolean; // a person's socket is open; always true of a bot
  readonly status: 'idle' | 'choosing' | 'locked'; // all that others learn of a sealed choice
  readonly free: boolean; // nobody sits here yet
  readonly colour: number; // 0 to 8, each once at a table
  readonly ready: boolean; // while gathering, and before each START of a race; always true of a bot
  readonly line: LineQuality; // how a person is connected
  readonly stand_in: boolean; // a bot plays for this person until they are back
  readonly left_ms: number | null; // until time is up for what this seat is asked; null without a clock
  readonly bank_ms: number | null; // of that, what comes out of the seat's reserve; null without one
}

/** The table itself: who is the host, whether it is paused, what its clock will do next. */
export interface House {
  readonly host: number; // the host's seat
  readonly paused: boolean;
  readonly goes_on_ms: number | null; // until the pause is over, while that is counted out for all
  readonly resting: boolean; // paused by itself, because nobody is here; goes on by itself
  readonly waits: string | null; // what the house does when its time comes, in the game's notation: "close discussion"
  readonly left_ms: number | null; // until it does; standing still while paused
  readonly rematch: string | null; // the table at which the same people play again
  readonly can_undo: boolean; // `undo` would be granted to me now
}

/** A choice this seat may make now. */
export interface Decision {
  readonly id: string;
  readonly legal: readonly string[];
  readonly sealed: boolean; // nothing of it is seen until all have locked
  readonly choice: string | null; // sealed only: what I have chosen so far
  readonly locked: boolean; // sealed only
  readonly left_ms: number | null; // until it is made for me; null without a clock
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
  readonly imported: boolean; // played elsewhere: nobody here was shown that before the deal
  readonly clock: Clock;
  readonly help: Help; // how much the page may work out for a player, the same for all at the table
  readonly listed: boolean;
  readonly watchers: boolean; // whether strangers may watch
  readonly emotes: readonly string[]; // all that may be said while the game is on; empty where everything may
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
  readonly stage: Stage;
  readonly seat: number; // mine; it may change while gathering
  readonly players: readonly Player[];
  readonly house: House;
  readonly view: AnyView | null; // null while gathering
  readonly story: readonly Happened[];
  readonly undone: readonly number[]; // sequence numbers of what was taken back since: it is no part of the story any more
  readonly asides: readonly Aside[]; // what happened beside the game since the client's last; the same for all
  readonly decision: Decision | null;
  readonly seed: string | null; // published when the game is over
}

/** One thing said. */
export interface ChatLine {
  readonly n: number; // counts the lines that I could hear, from 1
  readonly seat: number; // where its speaker sat then; WATCHER (-1) for a watcher
  readonly name: string;
  readonly text: string;
  readonly audience: Audience;
  readonly to: number | null; // the seat that a whisper was for, by its number then
}

/** What was said since the last line the client has, to those who may hear it. */
export interface Heard {
  readonly type: 'heard';
  readonly lines: readonly ChatLine[];
}

/** Somebody asks me to go on, for the table waits for me. Told to my sockets only. */
export interface Nudged {
  readonly type: 'nudged';
  readonly by: number; // a seat
}

/** My own sheets were written, perhaps on another device: they are read at /notes. Told to my sockets only. */
export interface Noted {
  readonly type: 'noted';
}

/** What was sent under this key is in the journal; a nudge, which is in none, has been passed on. */
export interface Accepted {
  readonly type: 'accepted';
  readonly key: string;
  readonly seq: number; // the table shows it from this number on; a line of chat or a nudge moves none, and has the table's
}

/** What was sent under this key was not done; nothing has changed. */
export interface Refused {
  readonly type: 'refused';
  readonly key: string | null; // null where the message itself could not be read
  readonly rule: string | null; // the rule's number, where a rule forbids it
  readonly reason: string;
}

export type ServerMessage = Welcome | Update | Heard | Nudged | Noted | Accepted | Refused | Ping | Pong;

/** POST /api/tables: open a table, and take its first seat as its host. */
export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly bot?: string | null; // the kind that takes free seats; by default the game's usual one
  readonly options?: Readonly<Record<string, string>>;
  readonly begin?: boolean; // at once, against bots; false: gather people first
  readonly listed?: boolean; // shown to everybody: to join while it gathers, then to watch if strangers may
  readonly clock?: Clock;
  readonly watchers?: boolean; // whether strangers may watch
  readonly help?: Help;
  readonly secret?: string | null; // of my own making, 32 to 64 letters, digits, - and _: asked again, the same table
}

/** POST /api/tables/{table}/seats: take a seat of a table that is gathering. */
export interface Join {
  readonly name: string;
  readonly seat?: number | null; // null: any that is free
  readonly secret?: string | null; // of my own making, 32 to 64 letters, digits, - and _: asked again, the same seat
}

/** A seat as strangers see it. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string; // empty for a seat that is free
  readonly bot: string | null;
  readonly free: boolean;
  readonly colour: number;
}

/** GET /api/tables/{table}; GET /api/tables lists those that gather in the open, ?stage=playing those to watch. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly stage: Stage;
  readonly host: string; // the host's name
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  readonly watchers: boolean;
  readonly listed: boolean;
  readonly help: Help;
}

/** The answer: where to go and the secret that makes the seat mine. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

/** The answer to POST /api/records: the table at which the game can be replayed. */
export interface Kept {
  readonly table: string;
}

/** The answer to GET and PUT /api/tables/{table}/notes: one's own sheets at a table, seen by nobody else. */
export interface Notes {
  readonly words: string | null; // written by hand; null where nothing ever was
  readonly marks: string | null; // made with a pencil on the game's own sheet, in the page's words
}

/** PUT /api/tables/{table}/notes: up to 20,000 signs on a sheet; one that is not named stays as it is. Whoever says what the sheets read `before` overwrites nothing unseen: where one that is named reads otherwise by then, nothing is written, and the answer, 412, is what they read. */
export interface NewNotes {
  readonly words?: string | null;
  readonly marks?: string | null;
  readonly before?: Notes | null;
}

export interface OptionInfo {
  readonly name: string;
  readonly values: readonly string[]; // empty where any word may be given that the game can read
  readonly examples: readonly string[]; // such words, besides the default
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
  readonly bots: readonly string[]; // the weakest first
  readonly bot: string; // the usual one
  readonly options: readonly OptionInfo[];
}

/** GET /api/reach: where others find this server. Told on this machine only; whoever calls from elsewhere knows. */
export interface Reach {
  readonly addresses: readonly string[];
}

/** GET /api/health: the journal can be written, and so much is going on. */
export interface Health {
  readonly version: string;
  readonly tables: number; // in memory
  readonly sockets: number;
}

/** The body of every HTTP error; what is no HTTP at all, or no handshake of a socket, is answered in plain text. */
export interface Problem {
  readonly reason: string;
}
