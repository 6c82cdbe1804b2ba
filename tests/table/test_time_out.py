"""The house ends a sealed decision: what was chosen counts, and who has not chosen has missed it."""

import pytest

from backroom.core.seat import HOUSE, Seat
from backroom.games.criminals.view import CriminalsView
from backroom.record.record import replay
from backroom.table.errors import Refusal
from backroom.table.table import Table, load
from tests.table.script import Sitting

TIME = int(HOUSE)


def ballots() -> Sitting:
    return Sitting(4, game="criminals", options={"timing": "ballots", "ballots": "1"})


def seen(table: Table) -> CriminalsView:
    view = table.view(0)
    assert isinstance(view, CriminalsView)
    return view


@pytest.mark.parametrize("lock", [True, False])
def test_what_was_chosen_in_time_counts(lock: bool) -> None:
    sitting = ballots()
    for seat in (0, 2):
        sitting.act(seat, "promise", lock=lock)
    sitting.call("close discussion")
    assert [(said.seat, said.kind) for said in seen(sitting.table).statements] == [(0, "promise"), (2, "promise")]
    assert seen(sitting.table).phase == "ballot"
    sitting.act(0, "accuse 1", lock=lock)
    sitting.act(2, "accuse 1", lock=lock)
    told = sitting.call("end call").events
    assert [event.accusations for _, event in told if hasattr(event, "accusations")] == [(1, None, 1, None)]
    assert seen(load(sitting.journal)) == seen(sitting.table)


def test_if_all_had_chosen_the_decision_ends_without_the_house() -> None:
    sitting = ballots()
    for seat in range(4):
        sitting.act(seat, "promise", lock=seat != 3)
    assert seen(sitting.table).phase == "talk"
    sitting.call("close discussion")
    assert (seen(sitting.table).phase, len(seen(sitting.table).statements)) == ("ballot", 4)


def test_who_missed_it_answers_another_decision() -> None:
    sitting = ballots()
    late = sitting.answer(3, "accuse nobody")
    sitting.call("close discussion")
    with pytest.raises(Refusal, match="is closed; the open one is"):
        sitting.say(3, late)


def test_the_record_of_it_replays() -> None:
    sitting = ballots()
    while not sitting.table.over():
        for seat in (0, 2):
            if sitting.table.decision(seat):
                sitting.act(seat, sitting.legal(seat)[0])
        if sitting.table.decision(TIME):
            sitting.call(sitting.legal(TIME)[0])
    record = sitting.table.record()
    assert replay(record).view(Seat(3)) == sitting.table.view(3)
