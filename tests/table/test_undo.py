"""A step is taken back only where nobody has learned anything by it but the deed itself."""

import random

import pytest

from backroom.core.seat import WATCHER
from backroom.core.view import wire
from backroom.table import undo as undoing
from backroom.table.entry import Acted, Player, Sealed, Wished
from backroom.table.errors import Refusal
from backroom.table.opening import open_table
from backroom.table.play import Play
from backroom.table.table import Table, load
from backroom.table.undo import MOST, why_not_undo
from backroom.table.wish import Undo
from backroom.table.wishing import decide_wish
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


def test_whoever_asks_again_is_answered_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    def think(table: Table, play: Play, seat: int) -> None:
        thought.append(seat)

    monkeypatch.setattr(undoing, "_why_not", think)
    sitting = Sitting(3)
    for number in (1, 2):
        (seat,) = sitting.asked()[:1]
        sitting.act(seat, "release none")
        assert [why_not_undo(sitting.table, seat) for _ in range(5)] == [None] * 5
        assert len(thought) == number


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


@pytest.mark.parametrize(("game", "seats"), [("fbi", 3), ("inkognito", 4), ("criminals", 4), ("sleepers", 4)])
def test_whatever_may_be_taken_back_told_nobody_anything(game: str, seats: int) -> None:
    """In random games: if it may be undone, every seat's worlds are as many as before, where they can be counted."""
    chance = random.Random(game)
    options = {"deadlock": "no_clock"} if game == "criminals" else {}
    table = Table(open_table(game, options, tuple(Player(name=f"guest {seat}") for seat in range(seats)), 9))
    verdicts = {True: 0, False: 0}
    for step in range(150):
        if table.over():
            break
        seat = chance.choice([seat for seat in range(seats) if table.unanswered(seat)])
        asked = table.decision(seat)
        assert asked is not None
        action = table.game.action_name(chance.choice(list(table.legal(seat))))
        if asked.sealed:
            table.fold(Sealed(seat=seat, action=action, key=f"{step}", locked=True))
            continue
        before = [table.state().game.worlds(table.view(eyes)) for eyes in range(seats)]
        table.fold(Acted(at=step * 5000, seat=seat, action=action, key=f"{step}"))
        allowed = why_not_undo(table, seat) is None
        verdicts[allowed] += 1
        if allowed and game in ("inkognito", "criminals"):
            after = [table.state().game.worlds(table.view(eyes)).count() for eyes in range(seats)]
            assert after == [worlds.count() for worlds in before]
    assert verdicts[False] > 0
    assert verdicts[True] > 0 or game == "inkognito"
