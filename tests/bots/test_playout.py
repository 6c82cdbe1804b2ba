"""Playing out at random counts every decision and ends every game."""

import pytest

from backroom import pure
from backroom.bots.playout import play_out, play_out_many
from backroom.core.rng import Rng
from backroom.core.view import wire
from backroom.games import find
from tests.conformance.cases import Case, every_case


@every_case
def test_a_playout_ends_the_game(case: Case) -> None:
    state = case.deal(81)
    decisions = play_out(state, Rng(1))
    assert state.to_act() == 0
    assert decisions > 0


@every_case
def test_many_playouts_leave_the_start_alone(case: Case) -> None:
    state = case.deal(82)
    before = wire(state.truth())
    one_by_one = Rng(2)
    total = sum(int(play_out(state.clone(), one_by_one)) for _ in range(3))
    assert play_out_many(state, Rng(2), 3) == total
    assert wire(state.truth()) == before


@pytest.mark.parametrize("timing", ["live", "ballots"])
@pytest.mark.parametrize("seats", range(3, 10))
def test_ten_thousand_random_games_of_criminals_end(seats: int, timing: str) -> None:
    """Interpreted, a hundred have to do."""
    game = find("criminals", {"timing": timing})
    rng = Rng(seats)
    for seed in range(10_000 if pure.build() == "native" else 100):
        state = game.deal(seats, seed)
        play_out(state, rng)
        assert state.to_act() == 0
        assert state.outcome().winners > 0
