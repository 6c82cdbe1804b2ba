"""A rematch opens one table and no more, whoever asks for it, however many at once, and whatever goes wrong."""

import asyncio
import contextlib
from pathlib import Path

from backroom.server.messages import Accepted, Refused
from backroom.store.errors import NoRoom
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import AnyEntry, Opened
from backroom.table.wish import Rematch
from tests.server.house import Guest, House, first, open_house, run
from tests.store.script import sql


class Small(SqliteJournal):
    """A disk with room for so many tables and then for nothing."""

    tables = 99
    full = False

    async def open_table(self, table: str, opened: Opened, guests: dict[int, bytes]) -> None:
        if self.tables == 0:
            raise NoRoom("the disk is full, and nothing can be written")
        self.tables -= 1
        await super().open_table(table, opened, guests)

    async def append(self, table: str, seq: int, entry: AnyEntry) -> None:
        if self.full:
            raise NoRoom("the disk is full, and nothing can be written")
        await super().append(table, seq, entry)


async def play_a_game(house: House, stack: contextlib.AsyncExitStack, people: int) -> list[Guest]:
    """Its people, still at the table after the end."""
    table, secrets = await house.open_for_people(people)
    guests = [await stack.enter_async_context(house.guest(table, secret)) for secret in secrets]
    await asyncio.gather(*[guest.play(first) for guest in guests])
    return guests


async def shown_to(guest: Guest) -> str | None:
    await guest.until(lambda: guest.now.house.rematch is not None)
    return guest.now.house.rematch


def test_all_who_ask_at_once_meet_at_one_table(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house, contextlib.AsyncExitStack() as stack:
            guests = await play_a_game(house, stack, 4)
            answers = await asyncio.gather(*[guest.wish(Rematch(key="again")) for guest in guests])
            assert all(isinstance(answer, Accepted) for answer in answers)
            assert len({await shown_to(guest) for guest in guests}) == 1
        assert sql(path, "select count(*) from game_table") == [(2,)]

    run(evening())


def test_whoever_asks_and_is_cut_off_leaves_no_table_behind(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house, contextlib.AsyncExitStack() as stack:
            one, two = await play_a_game(house, stack, 2)
            await two.say(Rematch(key="hasty"))
            two.socket.transport.abort()
            assert isinstance(await one.wish(Rematch(key="again")), Accepted)
            assert await shown_to(one) is not None
        assert sql(path, "select count(*) from game_table") == [(2,)]

    run(evening())


def test_what_no_disk_takes_is_refused_and_opens_one_table_in_the_end(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        journal = Small(path)
        async with open_house(path, journal=journal) as house, contextlib.AsyncExitStack() as stack:
            one, two = await play_a_game(house, stack, 2)
            journal.tables = 0
            assert "disk is full" in await refused(one, "no table")
            journal.tables, journal.full = 99, True
            for key in ("a table, but no note of it", "the same again"):
                assert "disk is full" in await refused(one, key)
            journal.full = False
            assert isinstance(await two.wish(Rematch(key="c")), Accepted)
        assert sql(path, "select count(*) from game_table") == [(2,)]

    run(evening())


async def refused(guest: Guest, key: str) -> str:
    answer = await guest.wish(Rematch(key=key))
    assert isinstance(answer, Refused)
    return answer.reason
