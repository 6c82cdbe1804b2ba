"""When somebody's time is up: what was chosen provisionally counts, and only otherwise is something chosen for him."""

import random
from functools import partial
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.game import Game
from backroom.core.view import View
from backroom.record.record import Played
from backroom.server.thinking import Inside
from backroom.table.entry import Player, TimedOut
from backroom.table.table import Table
from backroom.table.wish import Begin
from tests.server.house import first, open_house, run
from tests.server.test_evening import two_friends
from tests.server.test_minds_changed import ByTheClock
from tests.server.test_stand_in import Slow, keeps_open, until_sealed
from tests.server.test_worlds_apart import Wound

LIVE = {"kind": "live", "seconds": 30, "days": 1, "bank": 0}


class Hesitant(Slow):
    """Then it does what comes first."""

    async def choose(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        self.thinking.set()
        await self.go_on.wait()
        return int(legal[0])


class Overheard(Inside):
    """What it was asked: which kind of bot, and what it might do."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, list[str]]] = []

    async def choose(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        self.asked.append((kind, [game.action_name(action) for action in legal]))
        return await super().choose(game, kind, view, legal)


def test_in_inkognito_chance_chooses_when_time_is_up_and_never_calls(tmp_path: Path) -> None:
    """A clock must not find out who is who for somebody who does nothing."""
    thinker = Overheard()
    people = tuple(Player(name=name) for name in ("Ann", "Bert", "Cleo", "Dora"))
    chance = random.Random(1)

    async def evening() -> None:
        async with open_house(tmp_path / "room.db", thinker=thinker) as house:
            table, secrets = await house.room.seat("inkognito", {}, people)
            async with house.guest(table, secrets[0]):
                live, keeper = house.room._live[table]
                seat = first_asked(live.table)
                while not any([action.startswith("call") for action in names_of(live.table, seat)]):
                    action = chance.choice(names_of(live.table, seat))
                    await live.enter(partial(timed_out, seat, action))
                    seat = first_asked(live.table)
                for _ in range(20):
                    assert (await keeper.bots.time_out(seat)).startswith("show ")

    run(evening())
    assert {kind for kind, _ in thinker.asked} == {"random"}
    assert not [action for _, legal in thinker.asked for action in legal if action.startswith("call")]


def timed_out(seat: int, action: str, at: int) -> TimedOut:
    return TimedOut(at=at, seat=seat, action=action)


def first_asked(table: Table) -> int:
    return next(seat for seat in range(4) if table.unanswered(seat) is not None)


def names_of(table: Table, seat: int) -> list[str]:
    return [table.game.action_name(action) for action in table.legal(seat)]


async def evening(path: Path, *, chooses_late: bool) -> tuple[str, list[Played], bool]:
    """What Bert chose without locking it, what was played when his time was up, and whether a bot was asked."""
    thinker = Hesitant()
    store = Wound(path, 0)
    async with (
        open_house(path, journal=store, thinker=thinker) as house,
        two_friends(house, clock=LIVE) as (one, two, ann, _),
    ):
        await one.wish(Begin(key="b"))
        for guest in (one, two):
            await guest.until(lambda guest=guest: guest.now.stage == "playing")  # type: ignore[misc]
        await until_sealed(one, two)
        await one.act(first(one.now))
        clock = ByTheClock(house, store, ann.table)
        if chooses_late:
            clock.ring()
            await thinker.thinking.wait()
            meant = await keeps_open(two)
            thinker.go_on.set()
            await clock.settle()
        else:
            meant = await keeps_open(two)
            thinker.go_on.set()
            await clock.strike()
        return meant, clock.table.playing().actions[-2:], thinker.thinking.is_set()


def test_a_provisional_choice_counts_when_time_is_up(tmp_path: Path) -> None:
    meant, played, asked = run(evening(tmp_path / "room.db", chooses_late=False))
    assert played[1] == Played(1, meant)
    assert not asked, "no bot thinks about what is chosen already"


def test_what_is_chosen_while_a_bot_thinks_counts_before_what_the_bot_thought_of(tmp_path: Path) -> None:
    meant, played, asked = run(evening(tmp_path / "room.db", chooses_late=True))
    assert asked
    assert played[1] == Played(1, meant)
