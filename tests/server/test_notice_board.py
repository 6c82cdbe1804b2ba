"""What hangs on the notice board, how little it costs to read, and when it is taken down."""

import asyncio
import contextlib
from pathlib import Path

import msgspec
import pytest

from backroom.server import tables
from backroom.server.bots import about
from backroom.server.limits import Limits
from backroom.server.messages import NewTable, Seated, TableInfo
from backroom.server.metrics import LOAD
from backroom.server.notice_board import DAY
from backroom.server.proxies import Proxies
from backroom.server.room import Room
from backroom.store.house_time import HouseTime
from backroom.store.sqlite import SqliteJournal
from tests.server.house import House, open_house, run
from tests.store.script import sql


async def read(house: House) -> list[TableInfo]:
    status, _, body = await house.http("GET", "/api/tables")
    assert status == 200
    return msgspec.json.decode(body, type=list[TableInfo])


async def rest(house: House) -> None:
    while house.room.tables():
        await asyncio.sleep(0.01)


def loads() -> int:
    return sum(int(line.rpartition(" ")[2]) for line in LOAD.lines() if line.startswith(f"{LOAD.name}_count "))


def test_tables_at_rest_are_shown_without_being_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LINGER", 0.01)

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            names = [(await house.open_table(3, begin=False, listed=True, name=f"P{n}")).table for n in range(5)]
            await rest(house)
            before = loads()
            for _ in range(3):
                assert {info.table for info in await read(house)} == set(names)
            assert (loads(), house.room.tables()) == (before, 0)

            body, headers = b'{"name":"Bob"}', {"content-type": "application/json"}
            assert (await house.http("POST", f"/api/tables/{names[0]}/seats", body, headers))[0] == 201
            await rest(house)
            (joined,) = [info for info in await read(house) if info.table == names[0]]
            assert [seat.name for seat in joined.seats] == ["P0", "Bob", ""], "what has changed is shown"

    run(evening())


def test_a_table_for_which_there_is_no_room_now_hides_no_other(tmp_path: Path) -> None:
    async def evening(limits: Limits, *hosts: str) -> tuple[list[str], list[str]]:
        """What was opened, and what hangs there then; nobody has woken the tables of the evening before."""
        room = Room(SqliteJournal(tmp_path / "room.db"), about(0.0), limits)
        wishes = [NewTable(game="fbi", name=host, seats=3, begin=False, listed=True) for host in hosts]
        opened = [(await room.open(wish)).table for wish in wishes]
        shown = [info.table for info in await room.listed()]
        await room.close()
        return opened, shown

    async def evenings() -> None:
        await evening(Limits(), "Ann", "Bert")
        opened, shown = await evening(Limits(tables=2), "Carla", "Dan")
        assert set(shown) == set(opened)

    run(evenings())


class Clock:
    """Hours pass when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_table_that_nobody_comes_to_is_taken_down_after_a_day_and_can_still_be_joined(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    clock = Clock()

    async def days() -> str:
        journal = SqliteJournal(path)
        journal.time = HouseTime(0, clock)
        async with open_house(path, journal=journal) as house:
            deserted = await house.open_table(2, begin=False, listed=True)
            visited = await house.open_table(2, begin=False, listed=True)
            clock.seconds += DAY / 1000 / 2
            assert len(await read(house)) == 2
            async with house.guest(visited.table, visited.secret):
                clock.seconds += DAY / 1000 / 2 + 60
                assert [info.table for info in await read(house)] == [visited.table]
            await rest(house)
            clock.seconds += DAY / 1000 - 60
            assert [info.table for info in await read(house)] == [visited.table]
            clock.seconds += 120
            assert await read(house) == []
            body, headers = b'{"name":"Bob"}', {"content-type": "application/json"}
            assert (await house.http("POST", f"/api/tables/{deserted.table}/seats", body, headers))[0] == 201
            return visited.table

    run(days())
    assert sql(path, "select count(*) from game_table where listed = 1") == [(0,)]


def test_after_a_restart_people_have_time_to_come_back(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    clock = Clock()

    async def opened() -> None:
        async with open_house(path) as house:
            await house.open_table(2, begin=False, listed=True)

    async def later() -> None:
        journal = SqliteJournal(path)
        journal.time = HouseTime(2 * DAY, clock)
        async with open_house(path, journal=journal) as house:
            assert len(await read(house)) == 1
            clock.seconds += 3700
            assert await read(house) == []

    run(opened())
    run(later())


ANN, BOB = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "198.51.100.2"}
FEW = Limits(listed_tables=5)


async def open_many(house: House, names: str) -> list[Seated]:
    return [await house.open_table(3, begin=False, listed=True, name=name) for name in names]


def test_a_table_with_somebody_there_is_shown_whatever_was_opened_since(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db", limits=FEW, proxies=Proxies(any_here=True)) as house:
            (honest,) = await open_many(house, "H")
            sql(tmp_path / "room.db", "update game_table set opened_at = opened_at - 60")
            await open_many(house, "abcdef")
            assert honest.table not in [info.table for info in await read(house)], "nobody is there"
            async with house.guest(honest.table, honest.secret, headers=ANN):
                shown = [info.table for info in await read(house)]
                assert shown[0] == honest.table
                assert len(shown) == len(set(shown)) == 5
            async with house.guest(honest.table, headers=ANN):
                assert honest.table not in [info.table for info in await read(house)], "a watcher is not to be joined"

    run(evening())


def test_one_address_that_is_at_many_tables_hides_no_other(tmp_path: Path) -> None:
    async def evening() -> None:
        limits, proxies = Limits(listed_tables=10), Proxies(any_here=True)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=proxies) as house:
            (honest,) = await open_many(house, "H")
            sql(tmp_path / "room.db", "update game_table set opened_at = opened_at - 60")
            async with contextlib.AsyncExitStack() as stack:
                await stack.enter_async_context(house.guest(honest.table, honest.secret, headers=ANN))
                many = await open_many(house, "abcdefghijk")
                for seated in many:
                    await stack.enter_async_context(house.guest(seated.table, seated.secret, headers=BOB))
                shown = [info.table for info in await read(house)]
                assert shown[:3] == [many[-1].table, many[-2].table, honest.table], "a fifth of ten, the newest first"
                assert len(shown) == len(set(shown)) == 10, "there is room for some of the others behind them"

    run(evening())
