"""A seat cannot fill a journal by what is done and undone without end, and the game goes on."""

import pytest

from backroom.server.telling import update
from backroom.table.decide import decide
from backroom.table.entry import Acted
from backroom.table.errors import Refusal
from backroom.table.restless import MOST_ACCUSING, MOST_BARGAINING, SLOWLY
from backroom.table.seen import Seen
from backroom.table.snapshot import revive, snap
from backroom.table.table import Table, load
from tests.table.script import Sitting

SECOND = 1000


def act(sitting: Sitting, seat: int, action: str, at: int) -> Seen:
    entry = decide(sitting.table, seat, sitting.answer(seat, action), at)
    assert isinstance(entry, Acted)
    sitting.journal.append(entry)
    return sitting.table.fold(entry)


def bargaining(options: dict[str, str] | None = None) -> tuple[Sitting, int]:
    """Sleeper Cells, where somebody may trade."""
    sitting = Sitting(4, game="sleepers", options=options)
    while True:
        seat = next(seat for seat in range(4) if sitting.table.unanswered(seat))
        legal = sitting.legal(seat)
        if any(action.startswith("trade") for action in legal):
            return sitting, seat
        sitting.act(seat, next((action for action in legal if action.startswith("place")), legal[0]))


def bargain(sitting: Sitting, seat: int) -> None:
    """Open an offer and call it off, for as long as one is heard."""
    for _ in range(MOST_BARGAINING):
        opens = next(action for action in sitting.legal(seat) if action.startswith("trade"))
        sitting.act(seat, opens)
        sitting.act(seat, "cancel")


def test_offers_opened_and_called_off_have_an_end_in_a_turn_and_the_turn_goes_on() -> None:
    sitting, seat = bargaining()
    opens = next(action for action in sitting.legal(seat) if action.startswith("trade"))
    bargain(sitting, seat)
    assert opens not in sitting.legal(seat), "what would be refused is not offered"
    told = update(sitting.table, seat, 0, set())
    assert told.decision is not None
    assert opens not in told.decision.legal
    with pytest.raises(Refusal, match="bargained 300 times in this turn"):
        sitting.act(seat, opens)
    turn = sitting.table.view(seat).turn  # type: ignore[attr-defined]
    while sitting.table.view(seat).turn == turn:  # type: ignore[attr-defined]
        acting = next(other for other in range(4) if sitting.table.unanswered(other))
        sitting.act(acting, "end" if "end" in sitting.legal(acting) else sitting.legal(acting)[0])
    assert sitting.table.restless.done == {}, "the next turn is another"


def test_an_offer_half_built_can_be_called_off_and_proposed_after_the_last_step() -> None:
    sitting, seat = bargaining()
    opens = next(action for action in sitting.legal(seat) if action.startswith("trade"))
    sitting.act(seat, opens)
    for word in ("give", "want"):
        sitting.act(seat, next(action for action in sitting.legal(seat) if action.startswith(word)))
    sitting.table.restless.done[seat] = MOST_BARGAINING
    assert sitting.legal(seat) == ["propose", "cancel"]
    sitting.act(seat, "propose")
    partner = next(other for other in range(4) if sitting.table.unanswered(other))
    assert "counter" in sitting.legal(partner), "another seat has its own patience"
    sitting.act(partner, "decline")


def test_accusations_are_heard_more_slowly_after_a_hundred_in_a_round() -> None:
    sitting = Sitting(5, game="criminals", options={"deadlock": "no_clock"})
    seat = next(seat for seat in range(5) if "accuse boss" in sitting.legal(seat))
    other = next(other for other in range(5) if other != seat and "accuse boss" in sitting.legal(other))
    for number in range(MOST_ACCUSING):
        act(sitting, seat, "accuse nobody" if number % 2 else "accuse boss", number)
    now = MOST_ACCUSING
    with pytest.raises(Refusal, match="accused 100 times in this round"):
        act(sitting, seat, "accuse boss", now)
    assert isinstance(act(sitting, other, "accuse boss", now), Seen), "others are heard"
    act(
        sitting, seat, "claim alibi" if "claim alibi" in sitting.legal(seat) else _word(sitting, seat), now + 4 * SECOND
    )
    act(sitting, seat, "accuse boss", now + SLOWLY)
    with pytest.raises(Refusal, match="once a minute"):
        act(sitting, seat, "accuse nobody", now + SLOWLY + SLOWLY - 1)
    act(sitting, seat, "accuse nobody", now + 2 * SLOWLY)


def test_20_a_slip_of_the_finger_can_be_undone_however_often_one_has_accused() -> None:
    sitting = Sitting(4, game="criminals", options={"grace_seconds": "5"})
    by_target: dict[str, list[int]] = {}
    for seat in range(4):
        for action in sitting.legal(seat):
            if action.startswith("accuse ") and action[7:].isdecimal():
                by_target.setdefault(action, []).append(seat)
    accuse, (one, other, *_) = next(found for found in by_target.items() if len(found[1]) > 1)
    for number in range(MOST_ACCUSING - 1):
        act(sitting, one, "accuse nobody" if number % 2 else accuse, number)
    act(sitting, one, "accuse nobody", MOST_ACCUSING)
    act(sitting, other, accuse, MOST_ACCUSING)
    act(sitting, one, accuse, MOST_ACCUSING + SLOWLY)
    assert sitting.table.view(-1).phase == "grace"  # type: ignore[attr-defined]
    act(sitting, one, "accuse nobody", MOST_ACCUSING + SLOWLY + 1)
    assert sitting.table.view(-1).phase == "discussion"  # type: ignore[attr-defined]


def _word(sitting: Sitting, seat: int) -> str:
    return next(action for action in sitting.legal(seat) if not action.startswith("accuse"))


def test_a_restart_forgets_no_step() -> None:
    sitting, seat = bargaining()
    bargain(sitting, seat)
    half = len(sitting.journal) // 2
    revived = revive(sitting.journal[0], snap(load(sitting.journal[:half])), sitting.journal[half:])
    for table in (load(sitting.journal), revived):
        assert _steps(table) == _steps(sitting.table) == {seat: MOST_BARGAINING}


def _steps(table: Table) -> dict[int, int]:
    return table.restless.done
