"""Every game, under every option and at every number of seats: a game joins by being listed in `backroom.games`.

The defaults are played at every number of seats; each other value of an option at the fewest and at the most.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, TypeVar

import pytest

from backroom.core.bits import members
from backroom.core.errors import BadOption
from backroom.core.game import Game
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import State
from backroom.games import GAMES, find

T = TypeVar("T")
CLOSE_LOOK = 30
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


HASTY = {"inkognito": "call"}
"""What random players must not do too often, or no game would come to its middle: walks are free to one time in six."""


def _option_sets(name: str) -> Iterator[tuple[tuple[tuple[str, str], ...], tuple[int, ...]]]:
    """Each other value of each option, and the seats it is for; of a long list, and of examples, the last."""
    ending = (ENDING[name],) if name in ENDING else ()
    for option in find(name).schema:
        if option.name in dict(ending):
            continue
        others = [value for value in option.values or option.examples if value != option.default]
        for value in others if option.values and len(others) <= 2 else others[-1:]:
            yield ((option.name, value), *ending), option.seats


def _cases() -> Iterator[Case]:
    """The defaults at every number of seats, the options at the smallest and the largest they can be played with."""
    for name in GAMES:
        game = find(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            yield Case(name, (ENDING[name],) if name in ENDING else (), int(seats))
        for options, meant in _option_sets(name):
            fitting = [case for case in _at_every_count(name, options) if _can_be_dealt(case)]
            chosen = [case for case in fitting if case.seats in meant] or [fitting[0], fitting[-1]]
            yield from dict.fromkeys(chosen)


def _at_every_count(name: str, options: tuple[tuple[str, str], ...]) -> list[Case]:
    game = find(name, dict(options))
    return [Case(name, options, seats) for seats in range(game.min_seats, game.max_seats + 1)]


def _can_be_dealt(case: Case) -> bool:
    """A value may not go with every number of seats: so many crimes, so many players."""
    try:
        case.deal(1)
    except BadOption:
        return False
    return True


def title(case: Case) -> str:
    options = "-".join(f"{name}={value}" for name, value in case.options)
    return f"{case.name}-{case.seats}" + (f"-{options}" if options else "")


CASES = list(_cases())
every_case = pytest.mark.parametrize("case", CASES, ids=title)
PLAIN = [case for case in CASES if case.options in ((), (ENDING.get(case.name),))]
every_count = pytest.mark.parametrize("case", PLAIN, ids=title)
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


def some(items: list[T], random: Random, most: int = 3) -> list[T]:
    """All of a few, a few of many."""
    return items if len(items) <= most else random.sample(items, most)


def walk(case: Case, seed: int, every: int = 1) -> Iterator[State]:
    """The states of a random game, each n-th of them and the last; not copies, so do not keep them.

    Games may be thousands of actions long: whenever CLOSE_LOOK states have been seen, only half as many follow.
    """
    state = case.deal(seed)
    random = Random(seed)
    every *= PACES.get(case.name, 1)
    seen = waiting = 0
    while state.to_act():
        if waiting == 0:
            yield state
            seen += 1
            waiting = every * 2 ** (seen // CLOSE_LOOK)
        step(state, random)
        waiting -= 1
    yield state
