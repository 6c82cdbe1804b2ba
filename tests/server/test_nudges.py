"""How often one guest nudges a seat, by the house's clock, and under which key."""

import pytest

from backroom.server.nudges import APART, MOST, REMEMBERED, Nudges
from backroom.table.errors import Refusal
from tests.table.script import Sitting
from tests.table.test_nudging import looker, waited_for

SECOND = 1000


class Impatient:
    """Somebody at a table of three who nudges, by the house's clock."""

    def __init__(self) -> None:
        self.table = Sitting().table
        self.nudges = Nudges()
        self.mover = waited_for(self.table)[0]
        self._keys = 0

    def nudges_at(self, now: int, guest: int | None = None) -> str | None:
        self._keys += 1
        me = looker(self.table) if guest is None else guest
        try:
            self.nudges.give(self.table, me, f"k{self._keys}", self.mover, True, now)
        except Refusal as refusal:
            return refusal.reason
        return None


def test_once_in_twenty_seconds() -> None:
    ann = Impatient()
    assert ann.nudges_at(0) is None
    assert ann.nudges_at(APART * SECOND - 1) == f"you nudged them a moment ago, and once in {APART} seconds is enough"
    other = next(seat for seat in range(3) if seat not in (ann.mover, looker(ann.table)))
    assert ann.nudges_at(APART * SECOND - 1, other) is None, "each for himself"
    assert ann.nudges_at(APART * SECOND) is None, "what was refused does not count"


def test_five_times_in_ten_minutes() -> None:
    ann = Impatient()
    for number in range(MOST):
        assert ann.nudges_at(number * APART * SECOND) is None
    often = f"you nudged them {MOST} times in ten minutes, and that is enough"
    assert ann.nudges_at(REMEMBERED - 1) == often
    assert ann.nudges_at(REMEMBERED) is None
    assert ann.nudges_at(REMEMBERED + 1) == f"you nudged them a moment ago, and once in {APART} seconds is enough"


def test_whoever_would_not_hear_it_is_not_nudged() -> None:
    ann = Impatient()
    with pytest.raises(Refusal, match="nobody is there to hear it"):
        ann.nudges.give(ann.table, looker(ann.table), "k", ann.mover, False, 0)
    assert ann.nudges_at(0) is None


def test_a_key_is_used_once() -> None:
    ann = Impatient()
    me = looker(ann.table)
    assert ann.nudges.known(me, "k", ann.mover) is None
    ann.nudges.give(ann.table, me, "k", ann.mover, True, 0)
    assert ann.nudges.known(me, "k", ann.mover) == ann.table.seq
    with pytest.raises(Refusal, match="a key is used once"):
        ann.nudges.known(me, "k", ann.mover + 1)
    with pytest.raises(Refusal, match="expected key to be 1 to 64"):
        ann.nudges.give(ann.table, me, "", ann.mover, True, 0)
