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


class Case(NamedTuple):
    name: str
    options: tuple[tuple[str, str], ...]
    seats: int

    def game(self) -> Game:
        return find(self.name, dict(self.options))

    def deal(self, seed: int) -> State:
        return self.game().deal(self.seats, seed)


HASTY = {"inkognito": "call"}
"""What random players must not do too often, or no game would come to its middle: walks are free to one time in six."""


def _cases() -> Iterator[Case]:
    """The defaults at every number of seats; each other value of each option where it makes a difference.

    An option that is for all numbers of seats is tried at the smallest and the largest.
    """
    for name in GAMES:
        game = find(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            yield Case(name, (), seats)
        for option in game.schema:
            for value in option.values:
                if value != option.default:
                    for seats in option.seats or (game.min_seats, game.max_seats):
                        yield Case(name, ((option.name, value),), int(seats))


def _title(case: Case) -> str:
    options = "-".join(f"{name}={value}" for name, value in case.options)
    return f"{case.name}-{case.seats}" + (f"-{options}" if options else "")


CASES = list(_cases())
every_case = pytest.mark.parametrize("case", CASES, ids=_title)
every_count = pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=_title)
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


def _unhurried(state: State, legal: list[int], random: Random) -> list[int]:
    hasty = HASTY.get(state.game.name)
    if hasty is None or random.random() < 1 / 6:
        return legal
    return [action for action in legal if not state.game.action_name(action).startswith(hasty)] or legal


def step(state: State, random: Random) -> tuple[Seat, int]:
    """One action at random."""
    seat = random.choice(actors(state))
    action = random.choice(_unhurried(state, list(state.legal(seat)), random))
    state.play(seat, action)
    return seat, action


def walk(case: Case, seed: int, every: int = 1) -> Iterator[State]:
    """The states of a random game, each n-th of them and the last; not copies, so do not keep them."""
    state = case.deal(seed)
    random = Random(seed)
    count = 0
    while state.to_act():
        if count % every == 0:
            yield state
        step(state, random)
        count += 1
    yield state
