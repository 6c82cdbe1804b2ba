"""Every game, under every option, at every number of seats: a game joins by being listed in `backroom.games`."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from backroom.core.bits import members
from backroom.core.game import Game
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import State
from backroom.games import GAMES, find

ENDING = {"sleepers": ("turn_cap", "40")}
"""For games that need one: the option without which random play would hardly end."""

PACES = {"sleepers": 29}
"""Games of many small decisions: a walk shows one state in so many, and still comes by every phase."""


class Case(NamedTuple):
    name: str
    options: tuple[tuple[str, str], ...]
    seats: int

    def game(self) -> Game:
        return find(self.name, dict(self.options))

    def deal(self, seed: int) -> State:
        return self.game().deal(self.seats, seed)


def _option_sets(name: str) -> Iterator[tuple[tuple[str, str], ...]]:
    """The defaults, then each other value of each option by itself; with what makes random games end."""
    ending = (ENDING[name],) if name in ENDING else ()
    yield ending
    for option in find(name).schema:
        for value in option.values:
            if value != option.default and option.name not in dict(ending):
                yield ((option.name, value), *ending)


def _cases() -> Iterator[Case]:
    for name in GAMES:
        game = find(name)
        for options in _option_sets(name):
            for seats in range(game.min_seats, game.max_seats + 1):
                yield Case(name, options, seats)


def _title(case: Case) -> str:
    options = "-".join(f"{name}={value}" for name, value in case.options)
    return f"{case.name}-{case.seats}" + (f"-{options}" if options else "")


CASES = list(_cases())
every_case = pytest.mark.parametrize("case", CASES, ids=_title)
PLAIN = [case for case in CASES if case.options in ((), (ENDING.get(case.name),))]
every_count = pytest.mark.parametrize("case", PLAIN, ids=_title)
"""The defaults only, at every number of seats: for what is slow, and what options do not touch."""


def actors(state: State) -> list[Seat]:
    return [Seat(seat) for seat in members(state.to_act())]


def seats_of(state: State) -> list[Seat]:
    return [Seat(seat) for seat in range(state.seats)]


def lookers(state: State) -> list[Seat]:
    """Every seat, and the watcher."""
    return [*seats_of(state), WATCHER]


def anybody(state: State) -> list[Seat]:
    """Every seat, and the house."""
    return [*seats_of(state), HOUSE]


def step(state: State, random: Random) -> tuple[Seat, int]:
    """One action at random."""
    seat = random.choice(actors(state))
    action = random.choice(list(state.legal(seat)))
    state.play(seat, action)
    return seat, action


def walk(case: Case, seed: int, every: int = 1) -> Iterator[State]:
    """The states of a random game, each n-th of them and the last; not copies, so do not keep them."""
    state = case.deal(seed)
    random = Random(seed)
    stride = every * PACES.get(case.name, 1)
    count = 0
    while state.to_act():
        if count % stride == 0:
            yield state
        step(state, random)
        count += 1
    yield state
