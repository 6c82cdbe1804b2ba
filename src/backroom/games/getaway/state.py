"""The whole truth of a game of Getaway. The rules stand beside it, a file for each part of docs/rules/getaway.md.

There are no turns: while a round is on, every seat with cards may act, and the house, who counts the seconds in which
nothing lands. Who is first is decided before an action comes here, by the rules of `ordering.py`.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, has
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, Seat
from backroom.core.state import EVERYONE, Outcome, State
from backroom.core.view import Event
from backroom.games.getaway import laying, preparation, refusal, scoring, sight, stalemate
from backroom.games.getaway.components import AGREE, LOCATION, NOTHING, QUIET, RACING, READY, START, TABLES, WAIT
from backroom.games.getaway.teams import Teams
from backroom.games.getaway.view import GetawayTruth, GetawayView

if TYPE_CHECKING:
    from backroom.games.getaway.game import Getaway


class GetawayState(State):
    def __init__(self, game: "Getaway", teams: Teams, rng: Rng) -> None:
        super().__init__(game, teams.seats)
        self.rules = game
        self.teams = teams
        self.rng = rng  # chance to come: deals and Locations of later rounds
        self.phase: i64 = READY
        self.acting: Mask = 0
        self.round: i64 = 0
        self.location: i64 = LOCATION
        self.top: i64 = LOCATION
        self.won: i64 = 0  # by side, an octet: the set of Locations taken
        self.hands: vec[Mask] = vec[i64]()  # each seat's, as a set of its own deck
        self.pile: vec[i64] = vec[i64]()  # landings from the bottom up
        self.agreed: Mask = 0
        self.quiet: i64 = 0  # seconds
        self.pools: vec[Mask] = vec[i64]()  # R5 with redeal=same_pool, each side's selection
        self.seen: vec[Mask] = vec[i64]()  # and what reviews have shown of it
        self.kept: vec[Mask] = vec[i64]()  # and what each seat has held of its own
        self.reviewed: vec[i64] = vec[i64]()  # the pile of the round before; never changed, so clones share it
        self.reviewed_location: i64 = 0  # 0 if there is no review to show
        self.last_winner: i64 = NOTHING

    def clone(self) -> "GetawayState":
        twin = GetawayState(self.rules, self.teams, self.rng.clone())
        twin.phase = self.phase
        twin.acting = self.acting
        twin.round = self.round
        twin.location = self.location
        twin.top = self.top
        twin.won = self.won
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.agreed = self.agreed
        twin.quiet = self.quiet
        twin.pools = self.pools[:]
        twin.seen = self.seen[:]
        twin.kept = self.kept[:]
        twin.reviewed = self.reviewed
        twin.reviewed_location = self.reviewed_location
        twin.last_winner = self.last_winner
        return twin

    def to_act(self) -> Mask:
        """5a Everybody at once."""
        return self.acting

    def sealed(self) -> Mask:
        return 0

    def occasion(self) -> i64:
        """4b A card is laid in one round, and is not to land in the next."""
        return 2 * self.round + (1 if self.phase == RACING else 0)

    def legal(self, seat: Seat) -> vec[i64]:
        if not has(self.acting, seat):
            return vec[i64]()
        if self.phase == READY:
            return TABLES.just_start
        if seat == HOUSE:
            return TABLES.just_quiet
        return laying.legal(self, seat)

    def why_not(self, seat: Seat, action: i64) -> IllegalAction | None:
        return refusal.why_not(self, seat, action)

    def apply(self, seat: Seat, action: i64) -> None:
        if action < WAIT:
            laying.lay(self, seat, action)
        elif action == QUIET:
            stalemate.quiet(self)
        elif action == AGREE:
            stalemate.agree(self, seat)
        elif action == START:
            preparation.start(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def view(self, seat: Seat) -> GetawayView:
        self.check_looker(seat)
        return sight.view(self, seat)

    def truth(self) -> GetawayTruth:
        return sight.truth(self)

    def tell(self, event: Event) -> None:
        """Nothing in Getaway is told to some and not to others."""
        if self.story is not None:
            self.story.append((EVERYONE, event))


def blank(game: "Getaway", teams: Teams, rng: Rng) -> GetawayState:
    """Empty hands and an empty table."""
    state = GetawayState(game, teams, rng)
    for _ in range(teams.seats):
        state.hands = append(state.hands, 0)
        state.kept = append(state.kept, 0)
    state.pools = vec[i64]([0, 0])
    state.seen = vec[i64]([0, 0])
    return state
