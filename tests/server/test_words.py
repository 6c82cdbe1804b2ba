"""Words for many eyes at once are byte for byte the update that each pair of eyes would be told alone."""

import random

import pytest

from backroom.core.seat import WATCHER
from backroom.server.line import encode
from backroom.server.telling import update
from backroom.server.words import Faces, Words
from backroom.table.answer import Answer, Known
from backroom.table.clock import NO_CLOCK, Clock
from backroom.table.decide import decide
from backroom.table.entry import Acted, Called, Joined, Player, Wished
from backroom.table.errors import Refusal
from backroom.table.opening import open_table
from backroom.table.table import Table
from backroom.table.wish import Kick, Undo

SEATS = {"fbi": 3, "criminals": 4, "inkognito": 4, "getaway": 4, "sleepers": 4}
OPTIONS = {"criminals": {"timing": "ballots"}, "getaway": {"start": "host"}, "sleepers": {"turn_cap": "40"}}


def compare(table: Table, now: int, faces: Faces, away: int = 1) -> None:
    seats = range(len(table.players))
    here = set(seats) - {away}
    for slow in ({2}, set[int]()):
        words = Words(table, here, now, slow, faces)
        for eyes in (*seats, int(WATCHER)):
            for since in (0, table.seq - 1, table.seq):
                assert words.update(eyes, since) == encode(update(table, eyes, since, here, now, slow))


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("clock", [NO_CLOCK, Clock(kind="live", seconds=30, days=2, bank=60)])
def test_words_for_many_are_the_words_for_each(game: str, clock: Clock) -> None:
    players = (*(Player(name=f"guest {seat}") for seat in range(SEATS[game] - 1)), Player(name="Otto", bot="random"))
    table = Table(open_table(game, OPTIONS.get(game, {}), players, 7, clock=clock))
    chance = random.Random(7)
    faces = Faces()
    compare(table, 0, faces)
    for step in range(120):
        asked = [seat for seat in range(SEATS[game]) if table.decision(seat) is not None]
        wait = table.timing.wait
        if not asked and wait is not None and table.timing.counting:
            table.fold(Called(at=step, action=wait.action))
            compare(table, step, faces)
            continue
        if not asked:
            break
        seat = chance.choice(asked)
        open_now = table.decision(seat)
        assert open_now is not None
        action = table.game.action_name(chance.choice(list(table.legal(seat))))
        lock = not open_now.sealed or chance.random() < 0.7
        try:
            entry = decide(table, seat, Answer(decision=open_now.id, action=action, key=f"k{step}", lock=lock), step)
        except Refusal:
            continue
        if isinstance(entry, Known):
            continue
        table.fold(entry)
        compare(table, step, faces, away=step // 10 % 2)
    assert table.seq > 5


def test_what_was_taken_back_is_seen_no_more() -> None:
    table = Table(open_table("fbi", {}, tuple(Player(name=f"guest {seat}") for seat in range(3)), 7))
    faces = Faces()
    compare(table, 0, faces)
    (seat,) = [seat for seat in range(3) if table.decision(seat) is not None]
    asked = table.decision(seat)
    assert asked is not None
    entry = decide(table, seat, Answer(decision=asked.id, action="release none", key="k", lock=True))
    assert isinstance(entry, Acted)
    table.fold(entry)
    compare(table, 0, faces)
    table.fold(Wished(at=0, guest=seat, wish=Undo(key="u")))
    compare(table, 0, faces)


def test_what_happened_beside_the_game_is_in_the_words() -> None:
    table = Table(open_table("fbi", {}, tuple(Player(name=f"guest {seat}") for seat in range(3)), 7))
    table.fold(Wished(at=0, guest=0, wish=Kick(key="k", seat=2)))
    assert b'"what":"replaced"' in Words(table, set(), 0, set()).update(1, 0)
    compare(table, 0, Faces())


def test_a_table_that_gathers_has_words_too() -> None:
    table = Table(open_table("fbi", {}, (Player(name="Ann"), None, None), 7, begun=False))
    faces = Faces()
    compare(table, 0, faces)
    table.fold(Joined(at=0, guest=1, seat=1, name="Bert"))
    compare(table, 0, faces)
    table.seating.rename(1, "Berta")
    table.seating.colour(0, 5)
    table.seating.ready.add(1)
    compare(table, 0, faces)
    table.seating.stand_ins[0] = "random"
    compare(table, 0, faces)
