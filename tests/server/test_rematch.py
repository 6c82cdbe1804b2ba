"""A rematch opens one table and no more, whoever asks for it, however many at once, and whatever goes wrong."""

import asyncio
import contextlib
from pathlib import Path

from backroom.server.limits import Limits
from backroom.server.line import BROKEN
from backroom.server.messages import Accepted, Refused
from backroom.server.proxies import Proxies
from backroom.store.errors import NoRoom, NotWritten
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import AnyEntry, Opened, Rematched
from backroom.table.wish import Rematch
from tests.server.house import Guest, House, first, open_house, run
from tests.store.script import sql


class Faulty(SqliteJournal):
    """A disk that has no room, or that takes one more table and then nothing any more."""

    full = False
    dying = False
    dead = False

    def _check(self) -> None:
        if self.full:
            raise NoRoom("the disk is full, and nothing can be written")
        if self.dead:
            raise NotWritten("the disk is gone")

    async def open_table(self, table: str, opened: Opened, guests: dict[int, bytes]) -> None:
        self._check()
        await super().open_table(table, opened, guests)
        self._die()

    async def open_again(
        self, table: str, seq: int, rematched: Rematched, opened: Opened, guests: dict[int, bytes]
    ) -> None:
        self._check()
        await super().open_again(table, seq, rematched, opened, guests)
        self._die()

    async def append(self, table: str, seq: int, entry: AnyEntry) -> None:
        self._check()
        await super().append(table, seq, entry)

    def _die(self) -> None:
        self.dead = self.dying
        self._check()


async def play_a_game(
    house: House, stack: contextlib.AsyncExitStack, people: int, *headers: dict[str, str]
) -> list[Guest]:
    """Its people, still at the table after the end; they call with these headers, if any."""
    table, secrets = await house.open_for_people(people)
    called = zip(secrets, headers or [{}] * people, strict=True)
    guests = [await stack.enter_async_context(house.guest(table, secret, headers=said)) for secret, said in called]
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
        journal = Faulty(path)
        async with open_house(path, journal=journal) as house, contextlib.AsyncExitStack() as stack:
            one, two = await play_a_game(house, stack, 2)
            journal.full = True
            for key in ("no room", "the same again"):
                assert "disk is full" in await refused(one, key)
            assert sql(path, "select count(*) from game_table") == [(1,)]
            journal.full = False
            assert isinstance(await two.wish(Rematch(key="c")), Accepted)
        assert sql(path, "select count(*) from game_table") == [(2,)]

    run(evening())


def test_a_house_that_falls_the_moment_a_rematch_is_on_disk_leaves_no_table_that_nobody_is_shown_to(
    tmp_path: Path,
) -> None:
    path = tmp_path / "room.db"

    async def evening() -> tuple[str, str]:
        journal = Faulty(path)
        async with open_house(path, journal=journal) as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                await asyncio.gather(one.play(first), two.play(first))
                journal.dying = True
                await one.say(Rematch(key="the last word"))
                assert (await one.closed())[0] == BROKEN.code
                assert one.now.house.rematch is None, "nobody was told of what nobody can be sure of"
            return table, secrets[0]

    async def next_evening(table: str, secret: str) -> None:
        async with open_house(path) as house:
            async with house.guest(table, secret) as one:
                again = await shown_to(one)
                assert isinstance(await one.wish(Rematch(key="the last word")), Accepted)
            assert again is not None
            async with house.guest(again, secret) as one:
                assert one.now.stage == "gathering"
        assert sql(path, "select count(*) from game_table") == [(2,)]

    run(next_evening(*run(evening())))


async def refused(guest: Guest, key: str) -> str:
    answer = await guest.wish(Rematch(key=key))
    assert isinstance(answer, Refused)
    return answer.reason


ANN, BOB = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "198.51.100.2"}


def test_a_rematch_counts_as_a_table_of_the_address_that_asks_for_it(tmp_path: Path) -> None:
    """However often it is asked for again; and what could not be written does not count."""
    path = tmp_path / "room.db"

    async def evening() -> None:
        journal, limits, proxies = Faulty(path), Limits(tables_per_hour=2), Proxies(any_here=True)
        async with open_house(path, journal=journal, limits=limits, proxies=proxies) as house:
            for number in range(3):
                async with contextlib.AsyncExitStack() as stack:
                    ann, bob = await play_a_game(house, stack, 2, ANN, BOB)
                    journal.full = number == 0
                    if journal.full:
                        assert "disk is full" in await refused(ann, "no room")
                        journal.full = False
                    if number < 2:
                        assert isinstance(await ann.wish(Rematch(key="again")), Accepted)
                        assert isinstance(await ann.wish(Rematch(key="again")), Accepted)
                    else:
                        assert "fewer tables from your address" in await refused(ann, "again")
                    assert isinstance(await bob.wish(Rematch(key="me too")), Accepted)

    run(evening())
    assert sql(path, "select count(*) from game_table") == [(6,)]


def test_nobody_asks_for_a_rematch_without_end(tmp_path: Path) -> None:
    async def evening() -> None:
        limits = Limits(wishes_at_once=3, wishes_per_second=0.01)
        async with open_house(tmp_path / "room.db", limits=limits) as house, contextlib.AsyncExitStack() as stack:
            one, _ = await play_a_game(house, stack, 2)
            for number in range(3):
                assert isinstance(await one.wish(Rematch(key=f"{number}")), Accepted)
            assert "more than a table can do" in await refused(one, "3")
            assert isinstance(await one.wish(Rematch(key="0")), Accepted), "what is only said again"

    run(evening())
