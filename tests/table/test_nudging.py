"""Who may be nudged: a person for whom the table waits, as everybody sees it."""

import pytest

from backroom.core.bits import bit
from backroom.core.seat import WATCHER
from backroom.games.criminals.state import CriminalsState
from backroom.table.entry import AnyEntry, CameBack, Rested, StoodIn, Wished, Woke
from backroom.table.errors import Refusal
from backroom.table.nudging import check_nudge
from backroom.table.table import Table
from backroom.table.wish import Close, GoOn, Kick, Pause
from tests.table.script import Sitting, opening


def why_not(table: Table, guest: int, seat: int) -> str | None:
    try:
        assert check_nudge(table, guest, seat) == table.seating.seat_of(guest)
    except Refusal as refusal:
        return refusal.reason
    return None


def waited_for(table: Table) -> list[int]:
    """Whom the first seat that is not among them may nudge."""
    return [seat for seat in range(len(table.players)) if why_not(table, looker(table), seat) is None]


def looker(table: Table) -> int:
    return next(seat for seat in range(len(table.players)) if not table.waits_for(seat))


def test_whose_turn_it_is_and_nobody_else() -> None:
    table = Sitting().table
    assert waited_for(table) == [seat for seat in range(3) if table.waits_for(seat)]
    other = next(seat for seat in range(3) if seat != looker(table) and not table.waits_for(seat))
    assert why_not(table, looker(table), other) == "the table does not wait for that player"


def test_somebody_else() -> None:
    table = Sitting().table
    mover = waited_for(table)[0]
    assert why_not(table, mover, mover) == f"expected the seat of another person, got seat {mover}"
    assert why_not(table, looker(table), 3) == "expected a seat from 0 to 2, got 3"
    assert why_not(table, looker(table), int(WATCHER)) == "expected a seat from 0 to 2, got -1"
    assert why_not(table, int(WATCHER), mover) == "a watcher has no seat to ask from"


def test_a_person_and_no_bot() -> None:
    table = Sitting().table
    mover, me = waited_for(table)[0], looker(table)
    table.fold(StoodIn(seat=mover, bot="random"))
    assert why_not(table, me, mover) == "a bot plays there until its player is back"
    table.fold(CameBack(seat=mover))
    assert why_not(table, me, mover) is None
    table.seating.host = me
    table.fold(Wished(guest=me, wish=Kick(key="k", seat=mover)))
    assert table.waits_for(mover)
    assert why_not(table, me, mover) == f"expected the seat of another person, got seat {mover}"


@pytest.mark.parametrize("ends", [GoOn(key="g"), None])
def test_not_while_the_table_stands_still(ends: GoOn | None) -> None:
    table = Sitting().table
    mover, me = waited_for(table)[0], looker(table)
    still: AnyEntry = Rested() if ends is None else Wished(guest=me, wish=Pause(key="p"))
    table.fold(still)
    assert why_not(table, me, mover) == "the table is paused"
    table.fold(Woke() if ends is None else Wished(guest=me, wish=ends))
    assert why_not(table, me, mover) is None


def test_only_in_a_game() -> None:
    assert why_not(Table(opening(begun=False)), 0, 1) == "no game is being played"
    table = Sitting().table
    mover, me = waited_for(table)[0], looker(table)
    table.fold(Wished(guest=0, wish=Close(key="c")))
    assert why_not(table, me, mover) == "no game is being played"
    over = Sitting(seats=2)
    while not over.table.over():
        seat = next(seat for seat in range(2) if over.table.unanswered(seat))
        over.act(seat, over.table.game.action_name(over.table.legal(seat)[0]))
    assert why_not(over.table, 0, 1) == "no game is being played"


def test_not_in_a_race() -> None:
    sitting = Sitting(seats=4, game="getaway")
    assert why_not(sitting.table, 0, 1) == "in a race nobody is waited for"
    assert sitting.table.timing.wait is not None
    sitting.call(sitting.table.timing.wait.action)
    assert sitting.table.waits_for(1)
    assert why_not(sitting.table, 0, 1) == "in a race nobody is waited for"


def test_whoever_is_out_of_the_game_is_not_waited_for() -> None:
    table = Sitting(seats=5, game="criminals").table
    assert why_not(table, 0, 1) is None
    state = table.playing().state
    assert isinstance(state, CriminalsState)
    state.remaining &= ~bit(1)
    assert table.waits_for(1), "they may still talk"
    assert why_not(table, 0, 1) == "the table does not wait for that player"


def test_a_change_of_mind_is_not_told_by_the_answer() -> None:
    """Whoever has locked is not waited for, whether he unlocks again or not."""
    sitting = Sitting()
    table = sitting.table
    while not table.seal.seats:
        seat = next(seat for seat in range(3) if table.unanswered(seat))
        sitting.act(seat, "release none")
    keeps = table.game.action_name(table.legal(1)[0])
    assert why_not(table, 0, 1) is None
    sitting.act(1, keeps, lock=False)
    assert why_not(table, 0, 1) is None
    sitting.act(1, keeps)
    assert why_not(table, 0, 1) == "the table does not wait for that player"
    sitting.act(1, keeps, lock=False)
    assert table.unanswered(1) is not None
    assert why_not(table, 0, 1) == "the table does not wait for that player"
