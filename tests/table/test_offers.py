"""SLP-R28 An offer is built in private: its steps move no number, no clock, and nothing that anybody else sees."""

import pytest

from backroom.core.bits import bit
from backroom.core.seat import WATCHER
from backroom.core.view import wire
from backroom.table.answer import Known
from backroom.table.clock import Clock
from backroom.table.entry import TimedOut
from backroom.table.errors import Refusal
from backroom.table.snapshot import revive, snap
from backroom.table.table import load
from backroom.table.undo import why_not_undo
from tests.table.script import SEED, Sitting
from tests.table.test_restless import bargaining
from tests.table.test_timing import Timed
from tests.table.test_undo import looks, undo

SECOND = 1000


def step(sitting: Sitting, seat: int, word: str) -> str:
    return next(action for action in sitting.legal(seat) if action.startswith(word))


def build(sitting: Sitting, seat: int, *words: str) -> None:
    for word in words:
        sitting.act(seat, step(sitting, seat, word))


def propose(sitting: Sitting, seat: int) -> int:
    """Some offer; who is to answer it."""
    build(sitting, seat, "trade", "give", "want", "propose")
    return sitting.asked()[0]


def test_28_nobody_else_notices_a_step_of_building_until_the_offer_is_proposed() -> None:
    sitting, seat = bargaining()
    others = [int(WATCHER), *[other for other in range(4) if other != seat]]
    seq, seen = sitting.table.seq, [wire(sitting.table.view(other)) for other in others]
    names = set()
    for word in ("trade", "give", "want", "cancel", "trade", "give", "want"):
        told = sitting.act(seat, step(sitting, seat, word))
        assert (told.seq, told.audience, told.events) == (seq, bit(seat), [])
        assert [wire(sitting.table.view(other)) for other in others] == seen
        asked = sitting.table.decision(seat)
        assert asked is not None
        names.add(asked.id)
    assert len(names) == 7, "each choice has a name of its own"
    assert sitting.act(seat, "propose").seq == seq + 1
    assert [wire(sitting.table.view(other)) for other in others] != seen


def test_a_step_said_again_is_known_and_an_answer_to_the_step_before_is_refused() -> None:
    sitting, seat = bargaining()
    answer = sitting.answer(seat, step(sitting, seat, "trade"))
    sitting.say(seat, answer)
    assert sitting.say(seat, answer) == Known(sitting.table.seq)
    late = sitting.answer(seat, step(sitting, seat, "give"), decision=answer.decision)
    with pytest.raises(Refusal, match="is closed; the open one is"):
        sitting.say(seat, late)


def test_28_a_counter_offer_is_built_in_private_too() -> None:
    sitting, seat = bargaining()
    partner = propose(sitting, seat)
    seq, seen = sitting.table.seq, wire(sitting.table.view(seat))
    build(sitting, partner, "counter", "give", "cancel")
    assert (sitting.table.seq, wire(sitting.table.view(seat))) == (seq, seen)
    assert sitting.asked() == [partner]


def test_an_offer_half_built_survives_a_restart_by_its_journal_and_by_a_snapshot() -> None:
    sitting, seat = bargaining()
    build(sitting, seat, "trade", "give", "want")
    for cut in range(len(sitting.journal) - 3, len(sitting.journal) + 1):
        revived = revive(sitting.journal[0], snap(load(sitting.journal[:cut])), sitting.journal[cut:])
        for table in (load(sitting.journal), revived):
            assert looks(table) == looks(sitting.table)
            assert table.seq == sitting.table.seq
            assert table.decision(seat) == sitting.table.decision(seat)
            assert why_not_undo(table, seat) == why_not_undo(sitting.table, seat)


def test_whoever_builds_an_offer_cancels_it_before_a_move_is_taken_back() -> None:
    sitting, seat = bargaining()
    before = looks(sitting.table)
    sitting.act(seat, step(sitting, seat, "move"))
    build(sitting, seat, "trade", "give")
    assert why_not_undo(sitting.table, seat) == "you are building an offer: cancel it first"
    sitting.act(seat, "cancel")
    undo(sitting, seat)
    assert looks(sitting.table) == before
    assert looks(load(sitting.journal)) == before


@pytest.mark.parametrize("words", [(), ("trade",), ("trade", "give")])
def test_an_answer_stays_whether_or_not_somebody_builds_since(words: tuple[str, ...]) -> None:
    """Nobody may notice that, and nobody's steps that were acknowledged are taken away by another."""
    sitting, seat = bargaining()
    partner = propose(sitting, seat)
    sitting.act(partner, "decline")
    build(sitting, seat, *words)
    reason = "it may have shown somebody something that was hidden, and is not taken back"
    assert why_not_undo(sitting.table, partner) == reason


class Trading(Timed):
    """A table of Sleeper Cells with a clock, at which somebody may trade."""

    def __init__(self) -> None:
        sitting, self.trader = bargaining()
        super().__init__("sleepers", 4, Clock(kind="live", seconds=20, days=1, bank=30), seed=SEED, at=0)
        for entry in sitting.journal[1:]:
            self.do(entry)

    def step(self, word: str, at: int) -> None:
        self.act(self.trader, next(action for action in self.legal(self.trader) if action.startswith(word)), at)

    def calls_off(self) -> str | None:
        assert self.table.play is not None
        return self.table.play.calls_off(self.trader)

    def due_for_trading(self) -> int:
        due = self.due()
        assert due is not None
        assert due[1] == self.trader
        return due[0]


def test_no_time_is_won_by_building_and_none_is_paid_twice() -> None:
    timed = Trading()
    due = timed.due_for_trading()
    for number, word in enumerate(("trade", "give", "want", "cancel")):
        timed.step(word, (number + 5) * 5 * SECOND)
        assert timed.due_for_trading() == due
        assert timed.table.timing.banks[timed.trader] == 30 * SECOND
    timed.step("end", 45 * SECOND)
    assert timed.table.timing.banks[timed.trader] == 5 * SECOND, "20 of 45 seconds were given"


def test_when_time_is_up_an_offer_half_built_is_called_off_and_not_finished() -> None:
    timed = Trading()
    assert timed.calls_off() is None
    timed.step("trade", 0)
    timed.step("give", 0)
    assert timed.calls_off() == "cancel"
    seq, due = timed.table.seq, timed.due_for_trading()
    timed.do(TimedOut(at=due, seat=timed.trader, action="cancel"))
    assert (timed.table.seq, timed.due_for_trading()) == (seq, due), "and then it is still time to act"
    assert timed.calls_off() is None
    timed.do(TimedOut(at=due, seat=timed.trader, action="end"))
    assert timed.table.seq == seq + 1
