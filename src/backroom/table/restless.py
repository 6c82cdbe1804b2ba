"""Deeds that can be done and undone without end, and how often a seat does them before the game moves on.

Each is an entry of the journal, and a journal is not to be filled by a restless finger. The game always goes on:
whoever has bargained too long in one turn can still propose, cancel, answer and end it; whoever has accused too often
in one round is heard more slowly, for without a clock it is accusations alone that end a round.
"""

from typing import Final

from backroom.core.state import State
from backroom.games.criminals.components import GRACE
from backroom.games.criminals.state import CriminalsState
from backroom.games.sleepers.state import SleepersState
from backroom.table.errors import Refusal
from backroom.table.timing import NEVER

BARGAINING: Final = ("trade", "counter", "give", "want")
ACCUSING: Final = "accuse"
WITHDRAW: Final = "accuse nobody"
MOST_BARGAINING: Final = 300
"""Steps of building offers, in one turn. Six offers of a dozen cards and some money each come to less."""

MOST_ACCUSING: Final = 100
"""Accusations and withdrawals in one round, made as fast as one likes."""

SLOWLY: Final = 60_000
"""Milliseconds from one to the next after that."""


class Restless:
    def __init__(self) -> None:
        self.occasion = 0  # the turn or the round
        self.done: dict[int, int] = {}  # by seat, how often in it
        self.last: dict[int, int] = {}  # by seat, when

    def follow(self, state: State) -> None:
        """The next turn or round begins anew."""
        occasion = 0
        if isinstance(state, SleepersState):
            occasion = int(state.turn)
        elif isinstance(state, CriminalsState):
            occasion = int(state.round)
        if occasion != self.occasion:
            self.occasion = occasion
            self.done = {}
            self.last = {}

    def note(self, state: State, seat: int, action: str, at: int) -> None:
        if _bargains(state, action) or _accuses(state, action):
            self.done[seat] = self.done.get(seat, 0) + 1
            self.last[seat] = at

    def bargained_out(self, state: State, seat: int) -> bool:
        return isinstance(state, SleepersState) and self.done.get(seat, 0) >= MOST_BARGAINING

    def check(self, state: State, seat: int, action: str, at: int) -> None:
        if self.bargained_out(state, seat) and action.startswith(BARGAINING):
            raise Refusal(f"you have bargained {MOST_BARGAINING} times in this turn, and that is enough")
        if not _accuses(state, action) or self.done.get(seat, 0) < MOST_ACCUSING or _spares(state, action):
            return
        if at - self.last.get(seat, NEVER) < SLOWLY:
            raise Refusal(f"you have accused {MOST_ACCUSING} times in this round; now you are heard once a minute")


def _spares(state: State, action: str) -> bool:
    """CRM-R20 A slip of the finger can always be undone: it takes another accusation to make the next."""
    return isinstance(state, CriminalsState) and state.phase == GRACE and action == WITHDRAW


def _bargains(state: State, action: str) -> bool:
    return isinstance(state, SleepersState) and action.startswith(BARGAINING)


def _accuses(state: State, action: str) -> bool:
    return isinstance(state, CriminalsState) and action.startswith(ACCUSING)
