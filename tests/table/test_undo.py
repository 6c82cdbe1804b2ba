"""A step is taken back only where nobody has learned anything by it but the deed itself."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from backroom.core.seat import WATCHER
from backroom.core.state import State
from backroom.core.view import wire
from backroom.games import GAMES
from backroom.server.telling import update
from backroom.table.clock import Clock
from backroom.table.entry import Acted, Called, CameBack, Player, Sealed, StoodIn, TimedOut, Wished
from backroom.table.errors import Refusal
from backroom.table.open_deeds import OPEN_DEEDS
from backroom.table.opening import open_table
from backroom.table.snapshot import revive, snap
from backroom.table.table import FULL, Table, load
from backroom.table.undo import MOST, why_not_undo
from backroom.table.wish import GoOn, Pause, Undo
from backroom.table.wishing import decide_wish
from tests.conformance.cases import CASES
from tests.table.learning import learned
from tests.table.script import Sitting
from tests.table.test_timing import Timed


def looks(table: Table) -> list[bytes]:
    return [wire(table.view(seat)) for seat in (int(WATCHER), *range(len(table.players)))]


def undo(sitting: Sitting, seat: int) -> None:
    entry = decide_wish(sitting.table, seat, Undo(key=f"u{sitting.table.length}"))
    assert isinstance(entry, Wished)
    sitting.journal.append(entry)
    sitting.table.fold(entry)


def test_a_release_of_nothing_is_taken_back() -> None:
    sitting = Sitting(3)
    before = looks(sitting.table)
    (seat,) = sitting.asked()
    told = sitting.act(seat, "release none").seq
    assert looks(sitting.table) != before
    story = sitting.table.story(0, 0)
    undo(sitting, seat)
    assert looks(sitting.table) == before
    assert sitting.asked() == [seat]
    assert sitting.table.seq == told + 1
    assert sitting.table.undone(told) == [told]
    assert sitting.table.undone(told - 1) == []
    assert sitting.table.story(0, 0) == [(seq, events) for seq, events in story if seq != told]
    assert looks(load(sitting.journal)) == before
    assert load(sitting.journal).undone(told) == [told]


def test_an_action_taken_back_can_be_taken_anew_and_is_no_part_of_the_record() -> None:
    sitting = Sitting(2, seed=4)
    (seat,) = sitting.asked()
    sitting.act(seat, "release none")
    undo(sitting, seat)
    sitting.act(seat, "release none")
    assert len(sitting.table.playing().actions) == 1


def test_so_much_is_taken_back_in_a_game_and_no_more() -> None:
    sitting = Sitting(3)
    (seat,) = sitting.asked()
    for _ in range(MOST):
        sitting.act(seat, "release none")
        undo(sitting, seat)
    sitting.act(seat, "release none")
    with pytest.raises(Refusal, match="that is enough"):
        undo(sitting, seat)
    with pytest.raises(Refusal, match="that is enough"):
        decide_wish(load(sitting.journal), seat, Undo(key="after a restart"))


def test_nobody_takes_back_what_others_did_or_what_was_answered() -> None:
    sitting = Sitting(3)
    with pytest.raises(Refusal, match="not the last"):
        undo(sitting, 0)
    (seat,) = sitting.asked()
    sitting.act(seat, "release none")
    other = sitting.asked()[0]
    with pytest.raises(Refusal, match="not the last"):
        undo(sitting, other)
    sitting.act(other, "release none")
    with pytest.raises(Refusal, match="not the last"):
        undo(sitting, seat)


def test_sealed_choices_that_were_opened_stay_open() -> None:
    sitting = Sitting(2).until_sealed()
    for seat in (0, 1):
        sitting.act(seat, sitting.legal(seat)[0])
    for seat in (0, 1):
        with pytest.raises(Refusal, match="not the last"):
            undo(sitting, seat)


def test_nobody_takes_back_what_others_hold_closed_since() -> None:
    sitting = Sitting(2).until_sealed()
    last = sitting.table.last_actor()
    assert last is not None
    other = 1 - last
    held = sitting.legal(other)[0]
    sitting.act(other, held)
    with pytest.raises(Refusal, match="choose in secret"):
        undo(sitting, last)
    choice = sitting.table.choice(other)
    assert choice is not None
    assert choice.action == held


def games(name: str, seed: int) -> Iterator[tuple[Table, int, State]]:
    """Tables of every option, after each open action of anybody; who took it, and the State before it."""
    chance = random.Random(seed)
    for case in CASES:
        if case.name != name:
            continue
        players = tuple(Player(name=f"guest {seat}") for seat in range(case.seats))
        table = Table(open_table(name, dict(case.options), players, chance.getrandbits(64)))
        for step in range(250):
            seats = [seat for seat in range(case.seats) if table.unanswered(seat)]
            if table.over():
                break
            if table.timing.wait is not None and (not seats or chance.random() < 0.15):
                table.fold(Called(at=step * 5000, action=table.timing.wait.action))
                continue
            seat = chance.choice(seats)
            legal = [table.game.action_name(action) for action in table.legal(seat)]
            action = chance.choice([one for one in legal if not one.startswith(HASTY)] or legal)
            asked = table.decision(seat)
            assert asked is not None
            if asked.sealed:
                table.fold(Sealed(at=step * 5000, seat=seat, action=action, key=f"{step}", locked=True))
                continue
            before = table.state()
            table.fold(Acted(at=step * 5000, seat=seat, action=action, key=f"{step}"))
            yield table, seat, before


HASTY = "call"
"""What ends a game of Inkognito before anything has happened."""

PLENTY = 12
"""How often one deed is looked into."""


@pytest.mark.parametrize("name", GAMES)
def test_whatever_may_be_taken_back_told_nobody_anything(name: str) -> None:
    """In random games of every option, against the worlds that each seat holds possible."""
    looked_into: Counter[str] = Counter()
    for table, seat, before in games(name, 9):
        action = table.playing().actions[-1].action
        word = action.partition(" ")[0]
        if table.playing().unseen:  # what nobody has noticed is no deed: the last one was looked into before
            continue
        if why_not_undo(table, seat) is None and looked_into[word] < PLENTY:
            looked_into[word] += 1
            assert learned(table, seat, before) is None, action
    assert set(looked_into) == set(OPEN_DEEDS[name]), "every deed that is said to lie open was looked into"


def can_undo(table: Table, eyes: int) -> bool:
    """What these eyes are told."""
    return update(table, eyes, table.seq, set()).house.can_undo


@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_told_so_can_undo_and_nobody_else(name: str) -> None:
    told = {True: 0, False: 0}
    for table, actor, _ in games(name, 10):
        for seat in range(len(table.players)):
            can = can_undo(table, seat)
            told[can] += 1
            assert can == granted(table, seat), (seat, actor, table.playing().actions[-1])
        assert not can_undo(table, int(WATCHER))
    assert told[False] > 0
    assert (told[True] > 0) == (name != "getaway")


def granted(table: Table, seat: int) -> bool:
    try:
        return isinstance(decide_wish(table, seat, Undo(key="u")), Wished)
    except Refusal:
        return False


def test_nobody_is_told_of_an_undo_that_a_full_journal_or_the_end_would_refuse() -> None:
    sitting = Sitting(3)
    (seat,) = sitting.asked()
    sitting.act(seat, "release none")
    table = sitting.table
    assert can_undo(table, seat)
    table.length = FULL
    assert not granted(table, seat)
    assert not can_undo(table, seat)
    table.length = 2
    table.closed = True
    assert not granted(table, seat)
    assert not can_undo(table, seat)


LIVE = Clock(kind="live", seconds=30, days=1, bank=10)


def left(timed: Timed, seat: int, at: int) -> int | None:
    asked = update(timed.table, seat, 0, set(), at).decision
    return None if asked is None else asked.left_ms


def first_to_act(timed: Timed) -> int:
    return next(seat for seat in range(3) if timed.table.decision(seat))


def test_an_undo_gives_no_time_and_costs_nobody_else_any() -> None:
    timed = Timed("fbi", 3, LIVE)
    seat = first_to_act(timed)
    timed.act(seat, "release none", 35_000)
    assert timed.table.timing.banks[seat] == 6_000
    timed.wish(seat, Undo(key="u"), 37_000)
    assert timed.table.timing.banks == [10_000] * 3
    assert (timed.due(), left(timed, seat, 37_000)) == ((41_000, seat), 4_000)
    timed.act(seat, "release none", 38_000)
    assert timed.table.timing.banks[seat] == 3_000


def test_nothing_is_taken_back_when_no_time_is_left_for_it() -> None:
    timed = Timed("fbi", 3, LIVE)
    seat = first_to_act(timed)
    timed.act(seat, "release none", 35_000)
    assert update(timed.table, seat, 0, set(), 40_999).house.can_undo
    assert not update(timed.table, seat, 0, set(), 41_000).house.can_undo
    with pytest.raises(Refusal, match="would be up"):
        timed.wish(seat, Undo(key="u"), 41_000)


def test_nothing_is_taken_back_in_a_pause_and_a_pause_takes_no_time() -> None:
    timed = Timed("fbi", 3, LIVE)
    seat = first_to_act(timed)
    timed.act(seat, "release none", 11_000).wish(0, Pause(key="p"), 12_000)
    assert not update(timed.table, seat, 0, set(), 60_000).house.can_undo
    with pytest.raises(Refusal, match="paused"):
        timed.wish(seat, Undo(key="u"), 60_000)
    timed.wish(0, GoOn(key="g"), 112_000)
    timed.table = revive(timed.journal[0], snap(timed.table), [])
    timed.wish(seat, Undo(key="v"), 113_000)
    assert left(timed, seat, 113_000) == 28_000


def test_what_the_clock_did_stays() -> None:
    timed = Timed("fbi", 3, LIVE)
    seat = first_to_act(timed)
    timed.do(TimedOut(at=41_000, seat=seat, action="release none"))
    assert not update(timed.table, seat, 0, set(), 41_000).house.can_undo
    for table in (timed.table, revive(timed.journal[0], snap(timed.table), [])):
        with pytest.raises(Refusal, match="done for you"):
            decide_wish(table, seat, Undo(key="u"), 41_000)
    old = Wished(at=41_000, guest=seat, wish=Undo(key="u"))
    timed.do(old)
    assert timed.table.decision(seat) is not None, "a journal from when it could be taken back still loads"


def test_whoever_comes_back_in_a_pause_has_what_was_left_and_no_more() -> None:
    timed = Timed("fbi", 3, LIVE)
    seat = first_to_act(timed)
    timed.do(StoodIn(at=20_000, seat=seat, bot="random")).wish(0, Pause(key="p"), 21_000)
    timed.do(CameBack(at=51_000, seat=seat))
    assert left(timed, seat, 52_000) == 21_000
    timed.wish(0, GoOn(key="g"), 61_000)
    assert left(timed, seat, 61_000) == 21_000
