"""Any finished game again, step by step: each seat's own past, and the whole truth."""

import msgspec
import pytest

from backroom.core.errors import IllegalAction, Malformed
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import hears
from backroom.core.view import wire
from backroom.games.fbi.view import FbiView
from backroom.record.record import Played, Record
from backroom.server import replay as replaying
from backroom.server.replay import PAGE, replay, walk
from backroom.server.review import review
from backroom.server.review_messages import Replay, Step
from tests.server.finished import SEATS, finished, players

ALL = 10**9


def whole(record: Record, eyes: str) -> Replay:
    return replay("t", record, players(record), eyes, 0, ALL)


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("eyes", ["0", "2", "watcher"])
def test_each_step_is_what_those_eyes_saw(game: str, eyes: str) -> None:
    record = finished(game)
    looker = WATCHER if eyes == "watcher" else Seat(int(eyes))
    shown = whole(record, eyes)
    assert [step.step for step in shown.steps] == list(range(len(record.actions) + 1))
    for step, stepped in zip(shown.steps, walk(record), strict=True):
        assert step.view is not None
        assert wire(step.view) == wire(stepped.state.view(looker))
        assert list(step.events) == [event for audience, event in stepped.story if hears(audience, looker)]
        assert step.truth is None


@pytest.mark.parametrize("game", SEATS)
def test_others_choices_are_told_by_events_alone(game: str) -> None:
    record = finished(game)
    for step in whole(record, "1").steps[1:]:
        own = step.seat in (1, HOUSE)
        assert step.action == (record.actions[step.step - 1].action if own else None)


@pytest.mark.parametrize("game", SEATS)
def test_open_eyes_see_every_action_every_event_and_the_truth(game: str) -> None:
    record = finished(game)
    shown = whole(record, "open")
    for step, stepped in zip(shown.steps, walk(record), strict=True):
        assert step.view is None
        assert step.truth is not None
        assert wire(step.truth) == wire(stepped.state.truth())
        assert list(step.events) == [event for _, event in stepped.story]
    assert [(step.seat, step.action) for step in shown.steps[1:]] == [(p.seat, p.action) for p in record.actions]


def test_what_is_replayed_says_who_won() -> None:
    record = finished("fbi")
    shown = whole(record, "watcher")
    final = shown.steps[-1].view
    assert isinstance(final, FbiView)
    assert tuple(sat.score for sat in shown.players) == final.scores
    assert tuple(sat.seat for sat in shown.players if sat.won) == final.winners


def test_whoever_has_chosen_a_colour_keeps_it_in_replay_and_review() -> None:
    record = finished("fbi")
    ann, *others = players(record)
    assert ann is not None
    chosen = (msgspec.structs.replace(ann, colour=1), *others)
    for shown in (replay("t", record, chosen, "open", 0, 0), review("t", record, chosen)):
        colours = [sat.colour for sat in shown.players]
        assert colours[0] == 1
        assert len(set(colours)) == len(colours)
    assert [sat.colour for sat in whole(record, "open").players] == list(range(record.seats))


def test_pages_join_into_the_whole() -> None:
    record = finished("sleepers")
    steps = whole(record, "0").steps
    half = replay("t", record, players(record), "0", 0, 99)
    rest = replay("t", record, players(record), "0", 100, ALL)
    assert half.steps + rest.steps == steps[: 100 + PAGE]
    assert half.last == rest.last == len(record.actions)


def test_a_page_has_an_end() -> None:
    longer = _endless(PAGE + 40)
    shown = whole(longer, "watcher")
    assert len(shown.steps) == PAGE
    assert shown.last == len(longer.actions)
    assert next(step.step for step in replay("t", longer, players(longer), "watcher", PAGE, ALL).steps) == PAGE


def test_a_page_is_no_longer_than_may_be_and_has_a_step_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished("sleepers")
    steps = whole(record, "0").steps
    sizes = [len(msgspec.json.encode(step)) for step in steps]
    for room in (1, sum(sizes[:7]) - 1, sum(sizes[:7])):
        monkeypatch.setattr(replaying, "PAGE_BYTES", room)
        shown = whole(record, "0")
        expected = max(1, sum(sum(sizes[: n + 1]) <= room for n in range(len(sizes))))
        assert shown.steps == steps[:expected]
        assert shown.last == len(record.actions)


def test_pages_of_whatever_length_join_into_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished("fbi")
    steps = whole(record, "open").steps
    monkeypatch.setattr(replaying, "PAGE_BYTES", 5000)
    joined: list[Step] = []
    pages = 0
    while len(joined) <= len(record.actions):
        joined += replay("t", record, players(record), "open", len(joined), ALL).steps
        pages += 1
    assert tuple(joined) == steps
    assert pages > 5


def test_steps_that_do_not_fit_are_not_even_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is as long in memory as it is on its way."""
    looked: list[int] = []

    def step(stepped: replaying.Stepped, looker: Seat | None) -> Step:
        looked.append(stepped.step)
        return made(stepped, looker)

    made = replaying._step
    monkeypatch.setattr(replaying, "_step", step)
    monkeypatch.setattr(replaying, "PAGE_BYTES", 5000)
    shown = whole(finished("fbi"), "open")
    assert looked == [*[step.step for step in shown.steps], len(shown.steps)]


def _endless(actions: int) -> Record:
    """A finished game in which somebody could not make up her mind at first."""
    record = finished("criminals")
    changes = (Played(0, "accuse boss"), Played(0, "accuse nobody"))
    return msgspec.structs.replace(record, actions=changes * (actions // 2) + record.actions)


@pytest.mark.parametrize("eyes", ["4", "-1", "x", "", "٣", "15", "open "])
def test_eyes_that_are_not_at_the_table_are_refused(eyes: str) -> None:
    with pytest.raises(Malformed, match="expected eyes to be a seat from 0 to 3, watcher or open"):
        whole(finished("fbi"), eyes)


@pytest.mark.parametrize(("first", "last"), [(-1, 5), (5, 4), (ALL, ALL)])
def test_steps_that_are_not_there_are_refused(first: int, last: int) -> None:
    record = finished("fbi")
    with pytest.raises(Malformed, match="expected steps from 0 to"):
        replay("t", record, players(record), "open", first, last)


def test_a_game_that_was_closed_is_shown_to_where_it_stops_and_nobody_has_won() -> None:
    record = finished("fbi")
    cut = msgspec.structs.replace(record, actions=record.actions[:-1])
    shown = whole(cut, "open")
    assert shown.steps == whole(record, "open").steps[:-1]
    assert not any(player.won for player in shown.players)
    assert any(player.won for player in whole(record, "open").players)


def test_every_action_is_checked() -> None:
    record = finished("fbi")
    edited = msgspec.structs.replace(record, actions=(Played(0, "arrest"), *record.actions))
    with pytest.raises((IllegalAction, Malformed)):
        whole(edited, "open")
