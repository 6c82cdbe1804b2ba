"""What happened beside a game is told to all alike, with the names of the time, and kept."""

import pytest

from backroom.core.seat import WATCHER
from backroom.server.telling import update
from backroom.table.aside import Aside, AsideKind
from backroom.table.asides import asides_by_step, asides_since
from backroom.table.entry import AnyEntry, CameBack, HandedOn, StoodIn, Wished
from backroom.table.snapshot import revive, snap
from backroom.table.table import Table, load
from backroom.table.wish import AnyWish, Begin, Chat, GoOn, HandOver, Kick, Pause, Rename, Undo
from tests.table.script import Sitting, opening


def wished(guest: int, wish: AnyWish) -> Wished:
    return Wished(guest=guest, wish=wish)


TOLD: list[tuple[AnyEntry, AsideKind, int]] = [
    (StoodIn(seat=1, bot="random"), "stood_in", 1),
    (CameBack(seat=1), "came_back", 1),
    (HandedOn(seat=2), "hosts", 2),
    (wished(0, HandOver(key="k", seat=1)), "hosts", 1),
    (wished(1, Pause(key="k")), "paused", 1),
    (wished(2, GoOn(key="k")), "went_on", 2),
]


@pytest.mark.parametrize(("entry", "what", "seat"), TOLD)
def test_everybody_is_told_alike_who_it_was(entry: AnyEntry, what: AsideKind, seat: int) -> None:
    sitting = Sitting()
    if what == "went_on":
        sitting.table.fold(wished(0, Pause(key="before")))
    seen = sitting.table.fold(entry)
    told = Aside(seq=seen.seq, what=what, seat=seat, name=f"guest {seat}", now=None)
    for eyes in (0, 1, 2, int(WATCHER)):
        assert update(sitting.table, eyes, seen.seq - 1, set()).asides == (told,)
        assert update(sitting.table, eyes, seen.seq, set()).asides == ()


def test_who_takes_a_seat_and_who_has_another_name_are_told_with_both_names() -> None:
    table = Sitting().table
    table.fold(wished(0, Kick(key="k", seat=1)))
    table.fold(wished(2, Rename(key="k", name="Zoe")))
    assert [(told.what, told.seat, told.name, told.now) for told in table.asides] == [
        ("replaced", 1, "guest 1", "Dolores"),
        ("renamed", 2, "guest 2", "Zoe"),
    ]


def test_what_is_said_and_what_changes_nothing_is_not_told() -> None:
    table = Sitting().table
    table.fold(wished(0, Chat(key="k", text="well")))
    table.fold(wished(0, Rename(key="l", name="guest 0")))
    assert table.asides == []


def test_before_the_game_nothing_is_told() -> None:
    table = Table(opening(begun=False))
    table.fold(wished(0, Rename(key="k", name="Zoe")))
    table.fold(wished(0, Begin(key="l")))
    assert table.asides == []


def test_it_is_told_again_after_a_restart() -> None:
    journal = [opening(), *[entry for entry, what, _ in TOLD if what != "went_on"]]
    whole = load(journal)
    assert len(asides_since(whole.asides, 0)) == len(TOLD) - 1
    for length in range(1, len(journal)):
        assert revive(opening(), snap(load(journal[:length])), journal[length:]).asides == whole.asides


def test_it_has_its_place_among_the_steps_also_when_one_is_taken_back() -> None:
    sitting = Sitting(2)
    sitting.table.fold(wished(0, Pause(key="p")))
    sitting.table.fold(wished(0, GoOn(key="g")))
    first = sitting.asked()[0]
    sitting.act(first, sitting.legal(first)[-1])
    before = len(sitting.table.playing().actions)
    sitting.table.fold(wished(1, Pause(key="p")))
    sitting.table.fold(wished(1, GoOn(key="g")))
    assert [told.seq for told in steps(sitting)] == [0, 0, before, before]
    sitting.table.fold(wished(first, Undo(key="u")))
    assert [told.seq for told in steps(sitting)] == [0, 0, 0, 0]


def steps(sitting: Sitting) -> tuple[Aside, ...]:
    return asides_by_step(sitting.table.asides, sitting.table.playing().marks)
