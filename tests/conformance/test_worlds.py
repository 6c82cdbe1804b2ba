"""Worlds fit the View they were made from, vary in all that is hidden, and are games that could be."""

from collections import Counter
from math import sqrt
from random import Random

import msgspec
import pytest

from backroom.bots.playout import play_out
from backroom.core.errors import TooManyWorlds
from backroom.core.rng import Rng
from backroom.core.view import wire
from tests.conformance.cases import PLAIN, Case, every_case, every_count, lookers, some, step, title, walk

SAMPLES_PER_WORLD = 40
FEW = 120
VAST = {"getaway", "sleepers"}
"""Games that never come to a point with few worlds: they have tests of their own, on small decks and positions."""


@every_case
def test_a_sampled_world_shows_its_seat_the_same_view(case: Case) -> None:
    rng = Rng(1)
    random = Random(21)
    for state in walk(case, seed=21, every=2 if case not in PLAIN else 1):
        for seat in some(lookers(state), random, 5):
            view = state.view(seat)
            world = state.game.worlds(view).sample(rng)
            assert wire(world.view(seat)) == wire(view)


@every_case
def test_a_view_survives_the_wire(case: Case) -> None:
    """A bot in another process gets bytes, and must be able to make worlds of them."""
    random = Random(22)
    for state in walk(case, seed=22, every=9):
        for seat in some(lookers(state), random):
            sent = wire(state.view(seat))
            received = msgspec.json.decode(sent, type=state.game.view_type)
            assert received == state.view(seat)
            assert wire(state.game.worlds(received).sample(Rng(2)).view(seat)) == sent


@every_case
def test_every_sample_plays_out_to_the_end(case: Case) -> None:
    """Checked action by action: `play` refuses what a world with an impossible past would offer."""
    rng = Rng(3)
    random = Random(3)
    for state in walk(case, seed=23, every=23):
        for seat in some(lookers(state), random):
            world = state.game.worlds(state.view(seat)).sample(rng)
            while world.to_act():
                step(world, random)
            assert world.outcome().winners >= 0


@every_case
def test_what_is_hidden_varies(case: Case) -> None:
    rng = Rng(4)
    random = Random(4)
    for state in walk(case, seed=24, every=13):
        for seat in some(lookers(state), random):
            worlds = state.game.worlds(state.view(seat))
            seen = {wire(worlds.sample(rng).truth().facts()) for _ in range(12)}
            assert (len(seen) > 1) == (worlds.count() > 1)


@pytest.mark.parametrize("case", [case for case in PLAIN if case.name not in VAST], ids=title)
def test_samples_match_the_exact_list(case: Case) -> None:
    """Chi-square against the list of all worlds, wherever a random game comes to a point with few enough."""
    rng = Rng(5)
    random = Random(5)
    tried = 0
    for seed in range(25, 40):
        for state in walk(case, seed):
            for seat in some(lookers(state), random, 2):
                worlds = state.game.worlds(state.view(seat))
                total = worlds.count()
                if not 2 <= total <= FEW:
                    continue
                listed = [wire(world.truth().facts()) for world in worlds.every()]
                assert len(listed) == len(set(listed)) == total
                drawn = Counter(wire(worlds.sample(rng).truth().facts()) for _ in range(total * SAMPLES_PER_WORLD))
                assert set(drawn) <= set(listed)
                assert _chi_square(drawn, listed) < _limit(total - 1)
                tried += 1
            if tried >= 5:
                return
    assert tried, "a game that never comes to a point of few worlds belongs to the vast"


@pytest.mark.parametrize("case", [case for case in PLAIN if case.name in VAST], ids=title)
def test_a_vast_game_never_comes_to_a_point_of_few_worlds(case: Case) -> None:
    """Or else it belongs among those whose samples are held against the list above."""
    for state in walk(case, seed=25, every=9):
        for seat in lookers(state):
            assert not 2 <= state.game.worlds(state.view(seat)).count() <= FEW


@every_count
def test_the_truth_is_one_of_the_worlds(case: Case) -> None:
    random = Random(41)
    for seed in range(41, 44):
        for state in walk(case, seed, every=5):
            for seat in some(lookers(state), random):
                worlds = state.game.worlds(state.view(seat))
                if worlds.count() <= FEW:
                    assert wire(state.truth().facts()) in [wire(world.truth().facts()) for world in worlds.every()]


@every_count
def test_worlds_are_listed_whole_or_not_at_all(case: Case) -> None:
    state = case.deal(45)
    worlds = state.game.worlds(state.view(lookers(state)[0]))
    if worlds.count() > 10**6:
        with pytest.raises(TooManyWorlds, match="expected at most"):
            worlds.every()
    else:
        assert len(worlds.every()) == worlds.count()


@every_count
def test_worlds_leave_their_template_alone(case: Case) -> None:
    """Playing one world changes no other."""
    state = case.deal(46)
    worlds = state.game.worlds(state.view(lookers(state)[0]))
    before = wire(worlds.sample(Rng(6)).truth())
    play_out(worlds.sample(Rng(6)), Rng(7))
    assert wire(worlds.sample(Rng(6)).truth()) == before


def _chi_square(drawn: Counter[bytes], listed: list[bytes]) -> float:
    return sum((drawn[world] - SAMPLES_PER_WORLD) ** 2 / SAMPLES_PER_WORLD for world in listed)


def _limit(freedom: int) -> float:
    """What chi-square exceeds once in about a million times (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.75 * sqrt(spread)) ** 3)
