"""The whole truth of a game of Sleeper Cells. The rules stand beside it, a file for each chapter of the rulebook.

What is forced by what everybody sees happens by itself: income and draw (1, 2), the last card of a draft (5a). An offer
that is being built is seen by its builder alone; to all others nothing has happened yet.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, has
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import EVERYONE, Outcome, State
from backroom.core.view import Event
from backroom.games.sleepers import cells, choices, deeds, refusal, sight
from backroom.games.sleepers.components import (
    CANCEL,
    CITIES,
    COUNTER,
    NOTHING,
    OPEN_TRADE,
    PLACING,
    PROPOSE,
    SEATS,
)
from backroom.games.sleepers.heaps import Heap
from backroom.games.sleepers.memory import OBSERVERS
from backroom.games.sleepers.offer import Offer
from backroom.games.sleepers.view import SleepersTruth, SleepersView

if TYPE_CHECKING:
    from backroom.games.sleepers.game import Sleepers


class Blank:
    """Tables with nothing in them, for a new State."""

    def __init__(self) -> None:
        self.cities: vec[i64] = vec[i64]([0] * CITIES)
        self.board: vec[i64] = vec[i64]([0] * (CITIES * SEATS))
        self.seats: vec[i64] = vec[i64]([0] * SEATS)
        self.pairs: vec[i64] = vec[i64]([NOTHING] * SEATS)
        self.observers: vec[i64] = vec[i64]([0] * OBSERVERS)
        self.hands: vec[i64] = vec[i64]([0] * (OBSERVERS * SEATS))


BLANK: Final = Blank()


class SleepersState(State):
    """A State just made shares its tables with others just made; `clone` gives it its own."""

    def __init__(self, game: "Sleepers", rng: Rng) -> None:
        super().__init__(game, SEATS)
        self.rules = game
        self.rng = rng
        self.phase: i64 = PLACING
        self.acting: Mask = 0
        self.turn: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0  # S1b
        self.token: i64 = 0  # S2e
        self.spies: vec[i64] = BLANK.board  # by seat * 27 + city, how many
        self.cells: vec[i64] = BLANK.board
        self.at: vec[Mask] = BLANK.seats  # each seat's cities with spies
        self.hosts: vec[Mask] = BLANK.seats  # each seat's cities with cells
        self.agents: vec[i64] = BLANK.seats  # how many spies each seat has on the board
        self.networks: vec[i64] = BLANK.seats  # how many cells
        self.unmoved: vec[i64] = BLANK.cities  # the active seat's spies that may still make their ordinary move
        self.fresh: Mask = 0  # cities with any of them
        self.money: vec[i64] = BLANK.seats  # in thousands
        self.hand: vec[Heap] = BLANK.seats  # private cards
        self.held: vec[i64] = BLANK.seats  # how many
        self.face: vec[Heap] = BLANK.seats  # face-up cards (R37)
        self.shown: vec[i64] = BLANK.seats  # how many
        self.zone_cards: vec[Nibbles] = BLANK.seats  # by owner, at 3 * kind + zone, how many
        self.deck: vec[i64] = vec[i64]()  # in the order to come; never changed, so clones share it
        self.drawn: i64 = 0
        self.pile: Heap = 0  # the discards
        self.piled: i64 = 0
        self.location: vec[i64] = BLANK.pairs
        self.objective: vec[i64] = BLANK.pairs
        self.location_deck: vec[i64] = vec[i64]()  # shared likewise
        self.locations_drawn: i64 = 0
        self.location_pile: Mask = 0
        self.objective_deck: vec[i64] = vec[i64]()
        self.objectives_drawn: i64 = 0
        self.objective_pile: i64 = 0  # by objective, an octet: how many
        self.revealed: Mask = 0  # seats whose pair lies open
        self.informed: Mask = 0  # by observer * 4 + seat, whom an Informant told of whose pair
        self.pending: Mask = 0  # seats whose objective is under way, in the city of their Location
        self.bought: Mask = 0
        self.hostile: bool = False
        self.offers: i64 = 0
        self.offer: Offer | None = None  # it waits for its answer
        self.plan: Offer | None = None  # it is being built, and nobody but its builder knows
        self.opener: i64 = NOTHING
        self.draft: Heap = 0
        self.drafted: i64 = 0
        self.known: vec[Heap] = BLANK.hands  # what each observer remembers: see `memory`
        self.buried: vec[Heap] = BLANK.observers
        self.sunk: vec[Heap] = BLANK.observers
        self.passed: vec[i64] = vec[i64]()
        self.winner: i64 = NOTHING

    def clone(self) -> "SleepersState":
        twin = SleepersState(self.rules, self.rng.clone())
        twin.phase = self.phase
        twin.acting = self.acting
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.token = self.token
        twin.spies = self.spies[:]
        twin.cells = self.cells[:]
        twin.at = self.at[:]
        twin.hosts = self.hosts[:]
        twin.agents = self.agents[:]
        twin.networks = self.networks[:]
        twin.unmoved = self.unmoved[:]
        twin.fresh = self.fresh
        twin.money = self.money[:]
        twin.hand = self.hand[:]
        twin.held = self.held[:]
        twin.face = self.face[:]
        twin.shown = self.shown[:]
        twin.zone_cards = self.zone_cards[:]
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.pile = self.pile
        twin.piled = self.piled
        twin.location = self.location[:]
        twin.objective = self.objective[:]
        twin.location_deck = self.location_deck
        twin.locations_drawn = self.locations_drawn
        twin.location_pile = self.location_pile
        twin.objective_deck = self.objective_deck
        twin.objectives_drawn = self.objectives_drawn
        twin.objective_pile = self.objective_pile
        twin.revealed = self.revealed
        twin.informed = self.informed
        twin.pending = self.pending
        twin.bought = self.bought
        twin.hostile = self.hostile
        twin.offers = self.offers
        twin.offer = self.offer  # never changed once it is proposed
        twin.plan = None if self.plan is None else self.plan.clone()
        twin.opener = self.opener
        twin.draft = self.draft
        twin.drafted = self.drafted
        twin.known = self.known[:]
        twin.buried = self.buried[:]
        twin.sunk = self.sunk[:]
        twin.passed = self.passed[:]
        twin.winner = self.winner
        return twin

    def to_act(self) -> Mask:
        return self.acting

    def sealed(self) -> Mask:
        return 0

    def unseen(self, action: i64) -> bool:
        """R28 An offer is built in private: others see what is proposed."""
        return (OPEN_TRADE <= action <= CANCEL and action != PROPOSE) or action == COUNTER

    def legal(self, seat: Seat) -> vec[i64]:
        if not has(self.acting, seat):
            return vec[i64]()
        return choices.legal(self, seat)

    def why_not(self, seat: Seat, action: i64) -> IllegalAction | None:
        return refusal.why_not(self, seat, action)

    def apply(self, seat: Seat, action: i64) -> None:
        deeds.apply(self, seat, action)

    def outcome(self) -> Outcome:
        """W Three zones win; a turn cap ends the game without a winner (R62). A score is the number of zones."""
        scores = [int(cells.zones_held(self, seat)) for seat in range(SEATS)]
        return Outcome(scores, 0 if self.winner < 0 else bit(self.winner))

    def view(self, seat: Seat) -> SleepersView:
        self.check_looker(seat)
        return sight.view(self, seat)

    def truth(self) -> SleepersTruth:
        return sight.truth(self)

    def tell(self, event: Event) -> None:
        """To everybody."""
        if self.story is not None:
            self.story.append((EVERYONE, event))

    def whisper(self, seats: Mask, event: Event) -> None:
        """To some seats only."""
        if self.story is not None:
            self.story.append((seats, event))
