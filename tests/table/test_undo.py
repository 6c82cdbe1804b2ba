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
from backroom.table.entry import Acted, Called, Player, Sealed, Wished
from backroom.table.errors import Refusal
from backroom.table.open_deeds import OPEN_DEEDS
from backroom.table.opening import open_table
from backroom.table.table import FULL, Table, load
from backroom.table.undo import MOST, why_not_undo
from backroom.table.wish import Undo
from backroom.table.wishing import decide_wish
from tests.conformance.cases import CASES
from tests.table.learning import learned
from tests.table.script import Sitting


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
