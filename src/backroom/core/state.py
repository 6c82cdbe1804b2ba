"""The whole truth at a table, and what came of it. No seat holds a State; a seat is given a View."""

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, has, members
from backroom.core.errors import BadSeats, IllegalAction
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.view import Event, Truth, View

if TYPE_CHECKING:
    from backroom.core.game import Game

EVERYONE: Final = -1
"""The audience of a public event: every seat, and the watchers."""

Story: TypeAlias = list[tuple[Mask, Event]]
"""What happened, in order, each event with the seats that may know of it."""


def hears(audience: Mask, seat: Seat) -> bool:
    """Whether a seat, or a watcher, belongs to an audience."""
    return audience == EVERYONE or (seat != WATCHER and has(audience, seat))


class Outcome:
    """How a game ended: a score for each seat, and the seats that won."""

    def __init__(self, scores: list[int], winners: Mask) -> None:
        self.scores = scores
        self.winners = winners

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={members(self.winners)})"


class State:
    """What every game's State can do. A base class and not a Protocol: calls stay native when compiled."""

    def __init__(self, game: "Game", seats: i64) -> None:
        self.game = game
        self.seats = seats
        self.story: Story | None = None  # a list here hears what happens

    def to_act(self) -> Mask:
        """The seats that may act now, HOUSE among them where time may; none when the game is over."""
        raise NotImplementedError

    def sealed(self) -> Mask:
        """Of the seats that may act, those whose action stays closed until all of them have acted."""
        raise NotImplementedError

    def occasion(self) -> i64:
        """Another number whenever what seats choose about is another thing, though they may act all the while."""
        return 0

    def unseen(self, action: i64) -> bool:
        """Whether nobody but whoever takes this action may notice it: a step of what is shown later, or never."""
        return False

    def legal(self, seat: Seat) -> vec[i64]:
        """The actions `seat` may take now: never empty for a seat that may act, empty for any other.

        Not to be changed by the caller: a game may hand out the same list again.
        """
        raise NotImplementedError

    def why_not(self, seat: Seat, action: i64) -> IllegalAction | None:
        """The rule that forbids this, or None for what `legal` lists. It tells nothing `seat` may not know."""
        raise NotImplementedError

    def apply(self, seat: Seat, action: i64) -> None:
        """Take the action, and whatever follows from it without a choice. The caller vouches that it is legal."""
        raise NotImplementedError

    def play(self, seat: Seat, action: i64) -> None:
        """Check, then apply. The referee calls this; search calls `apply`."""
        if (seat < 0 or seat >= self.seats) and seat != HOUSE:
            raise BadSeats(f"expected a seat from 0 to {self.seats - 1}, got {seat}")
        self.game.check_action(action)
        forbidden = self.why_not(seat, action)
        if forbidden is not None:
            raise forbidden
        self.apply(seat, action)

    def check_looker(self, seat: Seat) -> None:
        """Only a seat of this table, or a watcher, is given a View."""
        if seat < WATCHER or seat >= self.seats:
            raise BadSeats(f"expected a seat from 0 to {self.seats - 1} or the watcher, got {seat}")

    def clone(self) -> "State":
        """A State that shares nothing that can change, and that nobody listens to."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Scores and winners; before the end, as if it ended now."""
        raise NotImplementedError

    def view(self, seat: Seat) -> View:
        """What `seat` may know; WATCHER gets what is public."""
        raise NotImplementedError

    def views(self, seats: list[Seat]) -> list[View]:
        """What each of these may know now; what they share need not be found for each."""
        return [self.view(seat) for seat in seats]

    def truth(self) -> Truth:
        """Everything, for replays and for comparing."""
        raise NotImplementedError
