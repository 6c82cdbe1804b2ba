"""Every lesson is a legal game in which what is said holds, in both languages, and the page has it as it is."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.core.errors import BackroomError
from backroom.games import GAMES
from backroom.record.record import Played, Record, replay
from backroom.tutorial import __main__ as command
from backroom.tutorial.lesson import BadLesson, Lesson, Stop, Words, read_lesson
from backroom.tutorial.staging import stage

SAID = Words(en="So it is.", de="So ist es.")
VERBS = {
    "fbi": {"release", "keep", "use"},
    "criminals": {"accuse", "claim", "pass"},
    "inkognito": {"go", "show", "demand", "call"},
    "getaway": {"lay"},
    "sleepers": {
        "place",
        "move",
        "steal",
        "car",
        "accept",
        "attack",
        "end",
        "discard",
        "pick",
        "plane",
        "destroy",
        "cell",
        "initiate",
        "stop",
    },
}
WORDS_A_MINUTE, MOVES_A_MINUTE = 200, 8


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_lesson_is_a_game_that_the_newcomer_plays_to_the_end(game: str) -> None:
    record, lesson = read_lesson(game)
    staged = stage(record, lesson)
    assert 10 <= len(staged.stops) <= 20
    asked = [stop for stop in staged.stops if stop.play is not None]
    assert len(asked) >= 4
    for stop in asked:
        assert stop.play in stop.legal
        assert len(stop.legal) > 1 or game == "fbi"  # there is a choice, but for Twice, where one agent can be shown
        assert stop.hint is not None
    assert staged.stops[-1].view.to_act == ()
    assert lesson.me in [seat for seat in range(record.seats) if replay(record).outcome().winners >> seat & 1]


def test_every_stop_says_something_that_is_checked_in_both_languages(game: str) -> None:
    _, lesson = read_lesson(game)
    for stop in lesson.stops:
        assert stop.holds, f"expected a fact at stop {stop.at}"
        assert 8 <= len(stop.says.en) <= 330, stop.says.en
        assert stop.says.en != stop.says.de


def test_the_newcomer_has_made_every_kind_of_move(game: str) -> None:
    staged = stage(*read_lesson(game))
    assert {stop.play.split()[0] for stop in staged.stops if stop.play} == VERBS[game]


def test_a_lesson_takes_some_minutes_and_no_more(game: str) -> None:
    _, lesson = read_lesson(game)
    words = sum(len(stop.says.en.split()) for stop in lesson.stops)
    minutes = words / WORDS_A_MINUTE + sum(stop.play for stop in lesson.stops) / MOVES_A_MINUTE
    assert 2 <= minutes <= 6


def test_the_lesson_calls_in_the_order_of_the_telephone() -> None:
    _, lesson = read_lesson("inkognito")
    call = next(stop.hint for stop in lesson.stops if stop.hint and "Call" in stop.hint.en)
    assert re.findall(r"[FBZX] \d+", call.en) == ["F 11", "B 29", "Z 0", "X 52"] == re.findall(r"[FBZX] \d+", call.de)


def test_a_lesson_shows_only_what_the_newcomer_may_know(game: str) -> None:
    record, lesson = read_lesson(game)
    assert {stop.view.seat for stop in stage(record, lesson).stops} == {lesson.me}


def test_the_page_has_the_lessons_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--check"]) == 0


def test_a_stale_lesson_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "TARGET", tmp_path)
    assert command.main(["--check"]) == 1
    assert command.main([]) == 0
    assert command.main(["--check"]) == 0


def with_stops(*stops: Stop) -> Lesson:
    _, lesson = read_lesson("fbi")
    return msgspec.structs.replace(lesson, stops=stops)


def stop(at: int, *, play: bool = False, **holds: Any) -> Stop:
    return Stop(at=at, says=SAID, play=play, holds={path.replace("_", "."): value for path, value in holds.items()})


@pytest.fixture
def record() -> Record:
    return read_lesson("fbi")[0]


def test_what_is_not_so_is_not_taught(record: Record) -> None:
    end = stop(len(record.actions))
    stage(record, with_stops(stop(1, scores_0=0), end))
    with pytest.raises(BadLesson, match=r"stop 1: expected scores\.0 to be 7, got 0"):
        stage(record, with_stops(stop(1, scores_0=7), end))


def test_only_the_newcomer_is_asked(record: Record) -> None:
    with pytest.raises(BadLesson, match="expected an action of the newcomer at 0, got one of seat 2"):
        stage(record, with_stops(stop(0, play=True), stop(len(record.actions))))


def test_a_lesson_has_an_order_and_an_end(record: Record) -> None:
    end = stop(len(record.actions))
    with pytest.raises(BadLesson, match="in the order of the game"):
        stage(record, with_stops(stop(5), stop(3), end))
    with pytest.raises(BadLesson, match="expected the last stop at"):
        stage(record, with_stops(stop(3)))
    with pytest.raises(BadLesson, match="expected the game to go on"):
        stage(record, with_stops(stop(1, play=True), stop(1), end))
    cut = msgspec.structs.replace(record, actions=record.actions[:9])
    with pytest.raises(BadLesson, match="goes to the end of the game"):
        stage(cut, with_stops(stop(9)))


def test_a_lesson_names_every_seat(record: Record) -> None:
    _, lesson = read_lesson("fbi")
    with pytest.raises(BadLesson, match="expected 3 names, got 2"):
        stage(record, msgspec.structs.replace(lesson, names=("", "Vera")))


def test_an_illegal_action_is_not_taught(record: Record) -> None:
    bad = msgspec.structs.replace(record, actions=(Played(2, "release R5"), *record.actions[1:]))
    with pytest.raises(BackroomError):
        stage(bad, with_stops(stop(len(record.actions))))
