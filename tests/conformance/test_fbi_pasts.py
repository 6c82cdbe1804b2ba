"""A world of FBI has a past: its hidden agents are exactly those that the game so far could have had.

The list is made here without `Worlds`: the record is played again with every other choice the hidden seats had, and
what leads to the same View is possible.
"""

from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from backroom.core.bits import has
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import State
from backroom.core.view import wire
from backroom.games import find
from backroom.games.fbi.view import FbiTruth, FbiView


class Step(NamedTuple):
    seat: Seat
    action: int
    others: tuple[int, ...]  # what else the seat could have chosen, if the choice was sealed


def kept(state: State) -> tuple[tuple[str, ...], ...]:
    truth = state.truth()
    assert isinstance(truth, FbiTruth)
    return truth.kept


def turn_of(state: State) -> int:
    view = state.view(WATCHER)
    assert isinstance(view, FbiView)
    return view.turn


def histories(start: State, steps: list[Step], looker: Seat) -> set[tuple[tuple[str, ...], ...]]:
    """The agents all seats may hold, as far as `looker` can tell."""
    target = start.clone()
    for step in steps:
        target.play(step.seat, step.action)
    view = wire(target.view(looker))
    hidden = [number for number, step in enumerate(steps) if step.others and step.seat != looker]
    found = set()
    for choice in product(*(steps[number].others for number in hidden)):
        state = start.clone()
        changed = dict(zip(hidden, choice, strict=True))
        try:
            for number, step in enumerate(steps):
                state.play(step.seat, changed.get(number, step.action))
        except IllegalAction:
            continue
        if wire(state.view(looker)) == view:
            found.add(kept(state))
    return found


@pytest.mark.parametrize("arrest", ["highest", "free", "top"])
@pytest.mark.parametrize("seats", [2, 3])
def test_hidden_agents_are_those_the_past_allows(seats: int, arrest: str) -> None:
    state = find("fbi", {"arrest": arrest}).deal(seats, 61)
    random = Random(61)
    rng = Rng(61)
    start, steps = state.clone(), list[Step]()
    several = 0
    while state.to_act():
        for looker in (Seat(0), Seat(seats - 1), WATCHER):
            worlds = state.game.worlds(state.view(looker))
            possible = histories(start, steps, looker)
            several += len(possible) > 1
            if len(possible) <= 60:
                assert {kept(worlds.sample(rng)) for _ in range(12 * len(possible))} == possible
        seat = random.choice([Seat(seat) for seat in range(seats) if has(state.to_act(), seat)])
        legal = list(state.legal(seat))
        action = random.choice(legal)
        steps.append(Step(seat, action, tuple(legal) if has(state.sealed(), seat) else ()))
        turn = turn_of(state)
        state.play(seat, action)
        if turn_of(state) != turn:
            start, steps = state.clone(), []
            if turn == 4:
                break
    assert several > 10
