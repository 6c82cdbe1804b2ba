"""Tables come from the journal when they are needed, and bots go on where they were."""

import asyncio
import gc
import logging
import random
from pathlib import Path

import msgspec
import pytest

from backroom.bots import find_bot
from backroom.bots.bot import Bot
from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.server import tables, thinking
from backroom.server.bots import about
from backroom.server.limits import Limits
from backroom.server.line import UNREADABLE
from backroom.server.live import LiveTable
from backroom.server.messages import Hello, Join, NewTable, Problem, Update
from backroom.server.room import Room
from backroom.store.errors import NotNow
from backroom.store.journal import Kept
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Opened
from backroom.table.table import Table, load
from tests.server.house import Guest, House, fbi, first, open_house, run
from tests.store.script import sql


async def until_quiet(house: House) -> None:
    while house.room.tables():
        await asyncio.sleep(0.05)


async def kept(path: Path, table: str) -> Table:
    journal = SqliteJournal(path)
    entries = (await journal.load(table)).entries
    await journal.close()
    return load(entries)


def test_bots_go_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        opened: list[str] = []
        async with open_house(path, delay=(30.0, 30.0)) as house:
            for _ in range(6):
                opened.append((await house.open_table(4)).table)
        waiting = [table for table in opened if not (await kept(path, table)).decision(0)]
        assert waiting, "in six deals some bot begins"
        async with open_house(path) as house:
            await asyncio.sleep(0)
            await until_quiet(house)
        for table in opened:
            assert (await kept(path, table)).decision(0) is not None

    run(evening())


def test_a_table_nobody_is_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as guest:
                await guest.play(first, until=lambda update: fbi(update).turn == 2 and update.decision is not None)
                left = guest.now
            await until_quiet(house)
            async with house.guest(seated.table, seated.secret, left.seq) as guest:
                assert guest.now.view == left.view
                assert guest.now.decision == left.decision
                await guest.play(first)

    run(evening())


def test_many_who_come_at_once_find_one_table(tmp_path: Path) -> None:
    class Counted(SqliteJournal):
        loads = 0

        async def load_tail(self, table: str) -> Kept:
            self.loads += 1
            return await super().load_tail(table)

    async def evening() -> None:
        journal = Counted(tmp_path / "room.db")
        async with open_house(tmp_path / "room.db", journal=journal) as house:
            seated = await house.open_table(2)
            await until_quiet(house)
            found = await asyncio.gather(*[house.room.find(seated.table) for _ in range(20)])
            assert len({id(live) for live in found}) == 1
            assert journal.loads == 1

    run(evening())


def test_a_finished_table_is_noted_and_not_woken_again(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as guest:
                await guest.play(first)
        assert sql(path, "select over from game_table") == [(1,)]
        sql(path, "update game_table set over = 0")
        async with open_house(path) as house:
            while await house.room.journal.unfinished():
                await asyncio.sleep(0.02)

    run(evening())


@pytest.mark.parametrize(
    ("damage", "status", "reason"),
    [
        ("delete from entry where seq = 2", 500, UNREADABLE),
        (
            "update entry set body = replace(body, '\"rules\":1', '\"rules\":9') where seq = 1",
            409,
            "expected a record of fbi rules 1, got one of rules 9",
        ),
    ],
)
def test_a_table_that_cannot_be_opened_says_why_and_spoils_no_other(
    tmp_path: Path, damage: str, status: int, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as guest:
                await guest.play(first, until=lambda update: fbi(update).turn == 2)
        sql(path, damage)
        async with open_house(path) as house:
            other = await house.open_table(2)
            async with house.socket(seated.table) as socket:
                guest = Guest(socket)
                await guest.say(Hello(secret=seated.secret))
                assert await guest.closed() == (4410, reason)
            for page in ("", "/past", "/replay", "/review", "/certificate", "/record"):
                answer, _, body = await house.http("GET", f"/api/tables/{seated.table}{page}")
                assert (answer, msgspec.json.decode(body, type=Problem).reason) == (status, reason)
            async with house.guest(other.table, other.secret) as guest:
                await guest.play(first)

    with caplog.at_level(logging.ERROR):
        run(evening())
    assert "cannot be opened" in caplog.text


def test_a_table_that_cannot_be_read_just_now_is_not_closed_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2, begin=False)
            while house.room.tables():
                await asyncio.sleep(0.02)
            with monkeypatch.context() as patch:
                patch.setattr(SqliteJournal, "load_tail", out_of_files)
                async with house.socket(seated.table) as socket:
                    guest = Guest(socket)
                    await guest.say(Hello(secret=seated.secret))
                    assert (await guest.closed())[0] == 1013
            async with house.guest(seated.table, seated.secret) as guest:
                assert guest.now.stage == "gathering"

    async def out_of_files(journal: SqliteJournal, table: str) -> Kept:
        raise NotNow("cannot open the file: too many are open")

    run(evening())


def test_a_table_that_moved_on_while_it_was_loaded_is_loaded_again(tmp_path: Path) -> None:
    """Whoever makes the secret knows the table's name, and may look for it while it is opened."""

    class Slow(SqliteJournal):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            self.go_on = asyncio.Event()
            self.read: list[int] = []
            self.room = Room(self, (0.0, 0.0), Limits())
            self.looking: asyncio.Task[LiveTable] | None = None

        async def open_table(self, table: str, opened: Opened, guests: dict[int, bytes]) -> None:
            await super().open_table(table, opened, guests)
            self.looking = asyncio.create_task(self.room.find(table))
            while not self.read:
                await asyncio.sleep(0)

        async def load_tail(self, table: str) -> Kept:
            kept = await super().load_tail(table)
            self.read.append(len(kept.entries))
            await self.go_on.wait()
            return kept

    async def evening() -> None:
        journal = Slow(tmp_path / "room.db")
        room = journal.room
        seated = await room.open(NewTable(game="fbi", name="Ann", seats=3, begin=False, secret="a" * 32))
        await room.join(seated.table, Join(name="Bob"))
        assert room.tables() == 0
        journal.go_on.set()
        assert journal.looking is not None
        assert (await journal.looking).table.length == 2
        assert journal.read == [1, 2]
        await room.close()

    run(evening())


@pytest.mark.parametrize("game", ["fbi", "getaway"])
def test_a_table_that_rests_leaves_memory_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """It waits for no collection of garbage, which would stop every table for a moment."""
    monkeypatch.setattr(tables, "LINGER", 0.01)

    def in_memory() -> int:
        return sum(type(thing) is LiveTable for thing in gc.get_objects())

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(4, game=game, begin=False)
            async with house.guest(seated.table, seated.secret):
                assert in_memory() == 1
            await until_quiet(house)
            await asyncio.sleep(0.1)
            assert in_memory() == 0

    gc.collect()
    gc.disable()
    try:
        run(evening())
    finally:
        gc.enable()


def test_a_bot_that_stumbles_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbling:
        def choose(self, view: object, legal: object) -> int:
            raise ZeroDivisionError

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(3)
            async with house.guest(seated.table, seated.secret) as guest:
                await guest.play(first)

    monkeypatch.setattr(thinking, "find_bot", lambda kind, game, rng: Stumbling())
    run(evening())


def test_a_bot_takes_its_time_before_it_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So nothing it sees can make it faster or slower."""
    order: list[str] = []

    class Watched:
        def choose(self, view: object, legal: list[int]) -> int:
            order.append("look")
            return legal[0]

    class Chance:
        def uniform(self, low: float, high: float) -> float:
            assert (low, high) == (0.001, 0.002)
            order.append("wait")
            return low

        def getrandbits(self, bits: int) -> int:
            return random.getrandbits(bits)

    async def evening() -> None:
        async with open_house(tmp_path / "room.db", delay=(0.001, 0.002)) as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as guest:
                await guest.play(first)

    monkeypatch.setattr(thinking, "find_bot", lambda kind, game, rng: Watched())
    monkeypatch.setattr("backroom.server.bots.random.SystemRandom", Chance)
    run(evening())
    assert order == ["wait", "look"] * (len(order) // 2)
    assert len(order) > 20


def test_each_bot_has_a_chance_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words: list[int] = []

    def spy(kind: str, game: Game, rng: Rng) -> Bot:
        words.append(int(rng.clone().word()))
        return find_bot(kind, game, rng)

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(5)
            async with house.guest(seated.table, seated.secret) as guest:
                await guest.play(first)

    monkeypatch.setattr(thinking, "find_bot", spy)
    run(evening())
    assert len(set(words)) == len(words) > 20


def test_a_shutdown_tells_guests_to_come_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            guest_line = house.guest(seated.table, seated.secret)
            guest = await guest_line.__aenter__()
        assert await guest.closed() == (1012, "the server is restarting; come back and go on")
        await guest_line.__aexit__(None, None, None)

    run(evening())


def test_delays() -> None:
    assert about(0.0) == (0.0, 0.0)
    assert about(0.7) == pytest.approx((0.4, 1.0))
    for nonsense in (-1.0, 61.0, float("nan"), float("inf")):
        with pytest.raises(Malformed, match="delay"):
            about(nonsense)


def test_an_update_names_everybody_and_no_secret(tmp_path: Path) -> None:
    async def evening() -> Update:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(3)
            async with house.guest(seated.table, seated.secret) as guest:
                assert not any(seated.secret in text for text in guest.heard)
                return guest.now

    assert [player.seat for player in run(evening()).players] == [0, 1, 2]
