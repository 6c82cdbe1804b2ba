"""FBI by the plain rule: any State is played to its end, and what is played out leaves no trace."""

import pytest

from backroom.bots.schedule import Schedule
from backroom.core.rng import Rng
from backroom.core.view import wire
from backroom.games import find
from backroom.games.fbi.plain import GAME, win_shares

TIMES = 12


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("arrest", ["highest", "free", "top"])
def test_from_any_moment_everything_is_shared_out(seats: int, arrest: str) -> None:
    state = find("fbi", {"arrest": arrest}).deal(seats, 4)
    schedule = Schedule(Rng(1))
    chance = Rng(2)
    taken = 0
    while state.to_act() != 0:
        if taken % 7 == 0:
            before = wire(state.truth())
            shares = win_shares(state, Rng(3), TIMES)
            assert sum(shares) == TIMES * GAME
            assert shares == win_shares(state, Rng(3), TIMES)
            assert wire(state.truth()) == before
        seat = schedule.next(state)
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        taken += 1


def test_with_the_cards_on_the_table_the_winner_is_known() -> None:
    state = find("fbi").deal(3, 9)
    schedule = Schedule(Rng(1))
    while state.to_act() != 0:
        last = state.clone()
        seat = schedule.next(state)
        state.play(seat, state.legal(seat)[0])
    winners = state.outcome().winners
    shares = win_shares(last, Rng(1), TIMES)
    assert [share > 0 for share in shares] == [bool(winners >> seat & 1) for seat in range(3)]
