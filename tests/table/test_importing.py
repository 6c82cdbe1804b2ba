"""A game that was played elsewhere becomes a table like those that were played here."""

import msgspec
import pytest

from backroom.core.errors import BackroomError, BadRecord, BadSeats
from backroom.core.seat import HOUSE
from backroom.record.record import Played, Record, replay
from backroom.table.entry import decode, encode
from backroom.table.importing import bring_in
from backroom.table.table import Table, load
from tests.server.finished import SEATS, finished


def table(record: Record) -> Table:
    return load([decode(encode(entry)) for entry in bring_in(record, 70)])


@pytest.mark.parametrize("game", SEATS)
def test_it_is_over_with_the_same_record_scores_and_story(game: str) -> None:
    record = finished(game)
    kept = table(record)
    assert kept.stage() == "over"
    assert kept.imported
    assert kept.record() == record
    assert list(kept.playing().state.outcome().scores) == list(replay(record).outcome().scores)
    assert kept.seq == 1 + len(record.actions)
    assert all(kept.decision(seat) is None for seat in range(record.seats))
    told = kept.story(0, 0)
    assert len(told) > 10
    assert [seq for seq, _ in told] == sorted({seq for seq, _ in told})


def test_times_of_a_race_are_kept() -> None:
    record = finished("getaway")
    timed = msgspec.structs.replace(
        record, actions=tuple(Played(one.seat, one.action, 10 * n) for n, one in enumerate(record.actions))
    )
    assert table(timed).record() == timed


@pytest.mark.parametrize("game", SEATS)
def test_a_record_of_other_rules_is_refused_and_says_which(game: str) -> None:
    old = msgspec.structs.replace(finished(game), rules=0)
    with pytest.raises(BadRecord, match=f"expected a record of {game} rules [1-9]+, got one of rules 0"):
        bring_in(old)


@pytest.mark.parametrize("game", SEATS)
def test_a_record_that_does_not_replay_to_its_end_is_refused(game: str) -> None:
    record = finished(game)
    for actions, word in (
        (record.actions[:-1], "before the end"),
        ((*record.actions, record.actions[-1]), "rules allow"),
        ((Played(record.seats, "pass"), *record.actions), "expected a seat"),
        ((Played(999_999_999, "pass"), *record.actions), "expected a seat"),
        ((Played(int(HOUSE), "dance"), *record.actions), "expected"),
        ((Played(0, "dance"), *record.actions), "expected"),
    ):
        with pytest.raises(BackroomError, match=word):
            bring_in(msgspec.structs.replace(record, actions=actions))


@pytest.mark.parametrize("seats", [0, 1, 10, 99])
@pytest.mark.parametrize("game", SEATS)
def test_a_number_of_seats_that_nobody_plays_with_is_refused(game: str, seats: int) -> None:
    with pytest.raises(BadSeats):
        bring_in(msgspec.structs.replace(finished(game), seats=seats))
