"""A bot holds nothing against anybody for where they sit."""

from collections import Counter

import pytest

from backroom.bots import find_bot
from backroom.bots.schedule import Schedule, act
from backroom.core.rng import Rng
from backroom.games import find


@pytest.mark.parametrize("timing", ["live", "ballots"])
def test_whom_bots_accuse_first_is_not_decided_by_the_seat(timing: str) -> None:
    game = find("criminals", {"timing": timing})
    accused: Counter[str] = Counter()
    for seed in range(80):
        state = game.deal(4, seed)
        bots = [find_bot("greedy", game, Rng(10 * seed + seat)) for seat in range(4)]
        schedule = Schedule(Rng(seed))
        name = ""
        while not name.startswith("accuse"):
            name = game.action_name(act(state, bots, schedule)[1])
        accused[name] += 1
    assert len(accused) >= 3, accused
    assert max(accused.values()) < 50
