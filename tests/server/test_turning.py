"""Where a game of FBI turned: one deed of all choices, the largest changes, told of whom they changed most."""

import pytest

from backroom.core.view import Event
from backroom.games.fbi.story import Arrested, Locked, Released
from backroom.server import review as reviewing
from backroom.server.chances import FEWEST, MOST_GAMES, chances, tell
from backroom.server.review import review
from backroom.server.review_messages import Point
from backroom.server.turning import (
    ALL_CHOSEN,
    LEAST_SWING,
    MOST_TURNS,
    changes,
    deeds,
    swing_at,
    team_swing,
    turning_points,
)
from tests.server.finished import finished, players

NAMES = ("Ann", "Bob")
FREE = Released(seat=0, card="R2", forced=False)
TAKEN = Arrested(seat=1, step=0, agent="R", card="R4")
HAPPENED: list[list[Event]] = [[], [FREE], [Locked(seat=0)], [Locked(seat=1)], [TAKEN]]


def curve(*values: tuple[int, int]) -> list[Point]:
    return [Point(step=step, values=value) for step, value in enumerate(values)]


def test_agents_are_chosen_in_one_deed_of_all() -> None:
    assert [(deed.since, deed.step, deed.event) for deed in deeds(HAPPENED)] == [
        (0, 1, FREE),
        (1, 3, None),
        (3, 4, TAKEN),
    ]


def test_a_deed_is_told_of_whom_it_changed_most_for() -> None:
    found = turning_points(HAPPENED, curve((50, 50), (40, 60), (45, 55), (70, 30), (71, 29)), NAMES)
    assert [(moment.step, moment.swing, moment.text) for moment in found] == [
        (3, 30, ALL_CHOSEN),
        (1, -10, "Ann releases R2."),
    ]


def test_what_changed_little_is_left_out() -> None:
    little = LEAST_SWING - 1
    assert turning_points(HAPPENED, curve((50, 50), (50 + little, 50 - little)), NAMES) == []
    assert turning_points(HAPPENED, [], NAMES) == []


def test_a_game_is_told_by_its_largest_swings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "tell", lambda record: True)  # interpreted, they would not be told
    record = finished("fbi")
    foreseen = list(chances(record))
    turns = [moment for moment in review("t", record, players(record)).moments if moment.kind == "chance"]
    assert 0 < len(turns) <= MOST_TURNS
    for moment in turns:
        assert moment.seat is not None
        assert moment.swing is not None
        assert abs(moment.swing) >= LEAST_SWING
        if moment.event is not None:
            assert moment.swing == changes(foreseen, moment.step - 1, moment.step)[moment.seat]


def test_chances_that_would_be_noise_are_not_told() -> None:
    record = finished("fbi")
    enough = MOST_GAMES // (len(record.actions) + 1) >= FEWEST
    assert tell(record) == enough
    assert bool(review("t", record, players(record)).chances) == enough
    assert tell(finished("getaway"))


def test_what_changed_nothing_has_no_swing() -> None:
    points = curve((50, 50), (50, 50), (60, 40))
    assert [swing_at(points, step, 1) for step in range(3)] == [None, None, -10]
    assert swing_at(points, 2, None) is None
    assert swing_at([], 2, 0) is None
    assert [team_swing(points, step) for step in range(3)] == [None, None, 10]
