"""How a game went: curves that say what the State says, and moments that are where they are said to be."""

from functools import cache
from itertools import pairwise

import msgspec
import pytest

from backroom.core.seat import Seat
from backroom.server.decisive import CASE, MOST_OF_A_CASE, MOST_OF_A_WAR, is_end, tag_of
from backroom.server.messages import AnyEvent
from backroom.server.replay import walk
from backroom.server.review import (
    MEASURES,
    MOST_MOMENTS,
    TURNING_POINTS,
    leads,
    of_each_game,
    review,
    solved,
    swings,
)
from backroom.server.review_messages import GameReview, Moment, Point
from tests.server.finished import SEATS, finished, players

NAMES = ("Ann", "Bob")


@cache
def of(game: str) -> GameReview:
    record = finished(game)
    return review("t", record, players(record))


def curve(*values: tuple[int, int]) -> list[Point]:
    return [Point(step=step, values=value) for step, value in enumerate(values)]


@pytest.mark.parametrize("game", SEATS)
def test_the_curve_at_every_step_is_what_the_state_says(game: str) -> None:
    shown = of(game)
    points = {point.step: point.values for point in shown.points}
    now: tuple[int, ...] = ()
    for stepped in walk(finished(game)):
        now = points.get(stepped.step, now)
        state = stepped.state
        if MEASURES[game] == "score":
            assert now == tuple(state.outcome().scores)
        else:
            assert now == tuple(state.game.worlds(state.view(Seat(seat))).count() for seat in range(state.seats))
    assert shown.last == stepped.step


@pytest.mark.parametrize("game", SEATS)
def test_no_point_repeats_the_one_before(game: str) -> None:
    points = of(game).points
    assert points[0].step == 0
    assert all(before.values != now.values for before, now in pairwise(points))


@pytest.mark.parametrize("game", SEATS)
def test_moments_are_in_order_and_tell_of_the_end(game: str) -> None:
    moments = of(game).moments
    steps = [moment.step for moment in moments]
    assert steps == sorted(steps)
    assert len(moments) <= MOST_MOMENTS
    assert any(moment.kind == "event" and moment.step == of(game).last for moment in moments)
    assert all(moment.text.endswith((".", "!")) for moment in moments)
    assert all(moment.event is not None for moment in moments if moment.kind == "event"), "a page tells it by itself"
    told = [msgspec.json.decode(msgspec.json.encode(moment), type=Moment) for moment in moments]
    assert told == list(moments), "which event it is survives the wire"


def test_a_war_is_told_by_its_dozen_decisive_moments() -> None:
    """Among them every objective that paid, and the first cell of every agency that has one."""
    moments = of("sleepers").moments
    assert len(moments) == MOST_OF_A_WAR
    tags = [str(moment.event.__struct_config__.tag) for moment in moments if moment.event is not None]
    told = [
        event.__struct_config__.tag
        for stepped in walk(finished("sleepers"))
        for _, event in stepped.story
        if event.__struct_config__.tag == "objective_completed"
    ]
    assert tags.count("objective_completed") == len(told)
    assert {moment.seat for moment, tag in zip(moments, tags, strict=True) if tag == "cell_placed"} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [5, 9])
def test_a_case_is_told_by_what_it_turned_on(seats: int) -> None:
    """Not by the alibis of the deal: by the first accusation, every fall, and what was found out."""
    record = finished("criminals", seats)
    moments = review("t", record, players(record)).moments
    tags = [tag_of(moment) for moment in moments]
    assert 5 <= len(moments) <= MOST_OF_A_CASE
    assert tags.count("accused") == 1
    assert moments[0].step > 0
    assert "alibi_shown" not in tags
    fell = [
        event.__struct_config__.tag
        for stepped in walk(record)
        for _, event in stepped.story
        if event.__struct_config__.tag in ("eliminated", "crime_confessed")
    ]
    assert [tag for tag in tags if tag in ("eliminated", "crime_confessed")] == fell


@pytest.mark.parametrize("game", SEATS)
def test_the_end_is_told_last(game: str) -> None:
    """Whoever wins with 29 is not said to lead with 29 after it."""
    moments = of(game).moments
    assert is_end(moments[-1])
    assert not any(moment.kind == "lead" and moment.step == of(game).last for moment in moments)


def test_whatever_a_case_turns_on_has_its_rank() -> None:
    assert TURNING_POINTS["criminals"] <= set(CASE)


def test_in_a_team_no_player_is_told_apart() -> None:
    """GET-9: a round is the team's, and every point is one."""
    assert {moment.seat for moment in of("getaway").moments} == {None}


def test_a_lead_is_told_when_it_changes_hands() -> None:
    found = leads(curve((0, 0), (1, 0), (1, 1), (2, 1), (2, 3)), NAMES)
    assert [(moment.step, moment.text) for moment in found] == [(1, "Ann leads with 1."), (4, "Bob leads with 3.")]


def test_who_has_found_out_is_told_once_and_again_after_a_new_deal() -> None:
    found = solved(curve((36, 6), (1, 6), (1, 1), (36, 36), (1, 36)), NAMES)
    assert [(moment.step, moment.seat) for moment in found] == [(1, 0), (2, 1), (4, 0)]


def test_nobody_is_said_to_have_found_out_what_the_end_showed_to_all() -> None:
    shown = of("inkognito")
    assert all(moment.step < shown.last for moment in shown.moments if moment.kind in ("solved", "swing"))


def test_whoever_learned_most_at_a_step_is_told() -> None:
    (ruled_out,) = swings([curve((36, 6), (30, 2), (36, 6))], NAMES)
    assert ruled_out.text == "Bob rules out 4 of 6 possibilities."


def test_a_new_deal_rules_nothing_out() -> None:
    """Who was the Ambassador could not tell 576 deals apart, and as an agent 36."""
    games = of_each_game(curve((36, 576), (30, 576), (576, 36), (576, 6)), [2])
    assert [len(game) for game in games] == [2, 2]
    assert [(moment.step, moment.seat) for moment in swings(games, NAMES)] == [(3, 1), (1, 0)]


def test_a_match_tells_the_end_of_a_game_before_the_next_begins() -> None:
    record = finished("inkognito", 3, play="match")
    moments = review("t", record, players(record)).moments
    begun = [step for step in {moment.step for moment in moments if tag_of(moment) == "game_began"} if step > 0]
    assert begun
    for step in begun:
        here = [moment for moment in moments if moment.step == step]
        assert [tag_of(moment) for moment in here][-2:] == ["game_ended", "game_began"]
        assert not any(moment.kind in ("solved", "swing") for moment in here)


def test_turning_points_are_events_of_their_game() -> None:
    tags = {kind.__struct_config__.tag for kind in AnyEvent.__args__}
    for game, points in TURNING_POINTS.items():
        assert points <= tags, game
