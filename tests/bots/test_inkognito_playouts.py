"""Ten thousand random games of Inkognito at every number of players come to an end."""

import pytest

from backroom.bots.playout import play_out
from backroom.core.rng import Rng
from backroom.games import find


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_thousand_random_games_end(seats: int) -> None:
    game = find("inkognito")
    rng = Rng(1)
    points = set()
    for seed in range(10_000):
        state = game.deal(seats, seed)
        play_out(state, rng)
        assert state.to_act() == 0
        points.add(sum(state.outcome().scores))
    assert points <= {3: {0, 1, 2}, 4: {0, 2}, 5: {0, 1, 4}}[seats]
