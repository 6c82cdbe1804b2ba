"""With a clock: neither time-outs nor banks tell anybody that somebody has changed his mind."""

import pytest

from backroom.core.seat import Seat
from backroom.core.state import hears
from backroom.core.view import wire
from backroom.server.telling import update
from backroom.table.answer import Answer
from backroom.table.clock import Clock
from backroom.table.decide import decide
from backroom.table.entry import Sealed, TimedOut
from backroom.table.errors import Refusal
from tests.table.test_timing import Timed

LIVE = Clock(kind="live", seconds=30, days=1, bank=10)

Change = tuple[int, bool]
"""When a seat speaks, and whether it locks."""


def heard(looker: int, changer: int, changes: list[Change]) -> list[bytes]:
    """What one seat receives while another one changes its mind, and the clock does the rest."""
    timed = Timed("fbi", 3, LIVE).until_sealed(2000)
    table = timed.table
    told: list[bytes] = []
    seen = table.seq

    def take(entry: Sealed | TimedOut) -> None:
        nonlocal seen
        if hears(table.fold(entry).audience, Seat(looker)):
            told.append(wire(update(table, looker, seen, {0, 1, 2}, entry.at)))
            seen = table.seq

    chosen = timed.legal(changer)[1]
    for number, (at, lock) in enumerate(changes):
        take(Sealed(at=at, seat=changer, action=chosen, key=f"{number}", locked=lock))
    while table.seal.seats:
        due = table.due()
        assert due is not None
        choice = table.choice(due.seat)
        take(TimedOut(at=due.when, seat=due.seat, action=timed.legal(due.seat)[0] if choice is None else choice.action))
    return told


@pytest.mark.parametrize(
    ("calm", "restless"),
    [
        ([(10_000, True)], [(10_000, True), (11_000, False)]),
        ([(10_000, True)], [(10_000, True), (11_000, False), (36_000, True)]),
        ([(35_000, True)], [(35_000, True), (36_000, False)]),
        ([(35_000, True)], [(35_000, True), (36_000, False), (38_000, True), (38_000, False), (39_000, True)]),
    ],
    ids=["opened", "locked late", "opened on the bank", "to and fro on the bank"],
)
@pytest.mark.parametrize("changer", range(3))
def test_a_change_of_mind_shows_in_no_time_out_and_no_bank(
    changer: int, calm: list[Change], restless: list[Change]
) -> None:
    for looker in {-1, 0, 1, 2} - {changer}:
        told = heard(looker, changer, calm)
        assert len(told) == 3
        assert heard(looker, changer, restless) == told


def test_a_bank_pays_for_the_time_in_which_others_wait() -> None:
    timed = Timed("fbi", 3, LIVE).until_sealed(2000)
    timed.act(0, timed.legal(0)[0], 35_000)
    timed.act(0, timed.legal(0)[0], 36_000, lock=False)
    for seat in (1, 2):
        timed.act(seat, timed.legal(seat)[0], 37_000)
    timed.act(0, timed.legal(0)[0], 39_000)
    assert timed.table.timing.banks == [3_000, 5_000, 5_000], "all waited for the one who had opened his choice again"


def test_whoever_has_no_time_left_has_not_that_of_the_others() -> None:
    timed = Timed("fbi", 3, LIVE).until_sealed(2000)
    table = timed.table
    timed.act(0, timed.legal(0)[0], 10_000)
    decision = table.decision(0)
    assert decision is not None
    late = Answer(decision=decision.id, action=timed.legal(0)[1], key="late", lock=True)
    assert isinstance(decide(table, 0, late, 41_999), Sealed)
    with pytest.raises(Refusal, match="your time is up"):
        decide(table, 0, late, 42_000)
    other = table.decision(1)
    assert other is not None
    assert isinstance(decide(table, 1, Answer(decision=other.id, action=timed.legal(1)[0], key="k"), 42_000), Sealed)
