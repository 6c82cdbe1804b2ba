"""Whose turn it is where several may act at once: what the table's clock does online, done in a simulation.

Sealed choices are made in the order of seats. Where all may act at any time, they have a turn each in random order; the
house waits for some such laps before it calls time, and begins to wait anew when what it could end is another thing.
"""

from mypy_extensions import i64

from backroom.bots.bot import Bot
from backroom.core.bits import Mask, bit, count, has, lowest, nth, single
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, Seat
from backroom.core.state import State


class Schedule:
    def __init__(self, rng: Rng, patience: i64 = 3) -> None:
        self.rng = rng
        self.patience = patience  # laps until the house calls time
        self._waiting: Mask = 0  # who has still a turn in this lap
        self._laps: i64 = 0
        self._ends: i64 = -1  # what the house could end when the laps began

    def next(self, state: State) -> Seat:
        """A seat that may act; the caller vouches that the game is not over."""
        if state.sealed() != 0:
            return Seat(lowest(state.sealed()))
        acting: Mask = state.to_act()
        players: Mask = acting & ~bit(HOUSE)
        if acting == players and single(players):
            return Seat(lowest(players))
        self._look(state, acting)
        self._waiting &= players
        if self._waiting == 0:
            if players == 0 or (self._laps >= self.patience and has(acting, HOUSE)):
                self._laps = 0
                return HOUSE
            self._waiting = players
            self._laps += 1
        seat: i64 = nth(self._waiting, self.rng.below(count(self._waiting)))
        self._waiting &= ~bit(seat)
        return Seat(seat)

    def _look(self, state: State, acting: Mask) -> None:
        ends: i64 = state.legal(HOUSE)[0] if has(acting, HOUSE) else -1
        if ends != self._ends:
            self._ends = ends
            self._laps = 0
            self._waiting = 0


def act(state: State, bots: list[Bot], schedule: Schedule) -> tuple[Seat, i64]:
    """One action of whoever is next."""
    seat = schedule.next(state)
    legal = state.legal(seat)
    action: i64 = legal[0] if seat == HOUSE else bots[seat].choose(state.view(seat), legal[:])
    state.play(seat, action)
    return seat, action


def play(state: State, bots: list[Bot], schedule: Schedule) -> None:
    """A whole game between bots, every action checked."""
    while state.to_act() != 0:
        act(state, bots, schedule)
