"""The rounds of a finished game: numbered from one, each from the step that began it."""

import pytest

from backroom.server.messages import AnyEvent
from backroom.server.review import review
from backroom.server.rounds import BEGINNINGS
from tests.server.finished import SEATS, finished, players


@pytest.mark.parametrize("game", SEATS)
def test_rounds_follow_each_other_from_the_first(game: str) -> None:
    record = finished(game)
    rounds = review("t", record, players(record)).rounds
    assert rounds[0].number == 1
    assert [one.step for one in rounds] == sorted({one.step for one in rounds})
    if game != "inkognito":  # whose rounds are counted anew in every series
        assert [one.number for one in rounds] == list(range(1, len(rounds) + 1))
    else:
        assert {one.number for one in rounds} <= set(range(1, 6))
        assert [one.series for one in rounds] == sorted(one.series or 0 for one in rounds)


def test_every_beginning_is_an_event_of_its_game() -> None:
    tags = {kind.__struct_config__.tag: kind for kind in AnyEvent.__args__}
    for tag, number in BEGINNINGS.values():
        assert number in tags[tag].__struct_fields__
