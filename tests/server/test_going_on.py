"""A race that was paused goes on after a count that everybody sees; nobody is surprised by it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from backroom.games.getaway.view import GetawayView
from backroom.server.absence import Patience
from backroom.server.messages import Accepted, Refused, Update
from backroom.table.entry import Player
from backroom.table.wish import GoOn, Kick, Pause
from tests.server.house import Guest, House, open_house, run
from tests.server.test_five_games import Hurried

PEOPLE = (Player(name="Ann"), Player(name="Bert"))
WITH_A_BOT = (Player(name="Ann"), Player(name="Bot", bot="random"))
SOON = Patience(empty=0.1)


def phase(update: Update) -> str:
    assert isinstance(update.view, GetawayView)
    return update.view.phase


@asynccontextmanager
async def paused_race(path: Path, players: tuple[Player, ...] = PEOPLE) -> AsyncIterator[list[Guest]]:
    """Ann, Bert and Bert's phone; alone, all are Ann's."""
    async with open_house(path, journal=Hurried(path, 10.0)) as house:
        table, secrets = await house.room.seat("getaway", {"start": "host"}, players)
        async with (
            house.guest(table, secrets[0]) as ann,
            house.guest(table, secrets[-1]) as bert,
            house.guest(table, secrets[-1]) as phone,
        ):
            assert isinstance(await ann.act("start"), Accepted)
            await ann.until(lambda: phase(ann.now) == "race")
            assert isinstance(await ann.wish(Pause(key="p")), Accepted)
            await bert.until(lambda: bert.now.house.paused)
            yield [ann, bert, phone]


def test_among_people_it_is_counted_out(tmp_path: Path) -> None:
    async def evening() -> None:
        async with paused_race(tmp_path / "room.db") as (ann, bert, _):
            before = bert.now.seq
            going_on = asyncio.create_task(ann.wish(GoOn(key="g")))
            await bert.until(lambda: bert.now.house.goes_on_ms is not None)
            assert bert.now.house.paused
            assert bert.now.seq == before, "nothing has happened yet"
            assert 0 < (bert.now.house.goes_on_ms or 0) <= 3000
            assert "goes on in a moment" in getattr(await bert.wish(GoOn(key="me too")), "reason", "")
            assert isinstance(await bert.act("lay STOP.1", decision="race"), Refused)
            assert isinstance(await going_on, Accepted)
            await bert.until(lambda: not bert.now.house.paused)
            assert bert.now.house.goes_on_ms is None

    run(evening())


def test_who_plays_with_bots_alone_goes_on_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with paused_race(tmp_path / "room.db", WITH_A_BOT) as (ann, phone, _):
            assert isinstance(await ann.wish(GoOn(key="g")), Accepted)
            await phone.until(lambda: not phone.now.house.paused)
            told = [text for text in phone.heard if "goes_on_ms" in text]
            assert told
            assert all('"goes_on_ms":null' in text for text in told), "nothing was counted"

    run(evening())


def test_if_the_one_who_asked_is_sent_away_all_hear_that_it_stays_paused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with paused_race(tmp_path / "room.db") as (ann, bert, _):
            going_on = asyncio.create_task(bert.wish(GoOn(key="g")))
            await ann.until(lambda: ann.now.house.goes_on_ms is not None)
            assert isinstance(await ann.wish(Kick(key="k", seat=1)), Accepted)
            await ann.until(lambda: ann.now.house.goes_on_ms is None)
            assert ann.now.house.paused
            going_on.cancel()
            assert isinstance(await ann.wish(GoOn(key="h")), Accepted)

    run(evening())


def test_said_by_two_sockets_under_one_key_it_is_answered_to_both(tmp_path: Path) -> None:
    async def evening() -> None:
        async with paused_race(tmp_path / "room.db") as (ann, bert, phone):
            answers = await asyncio.gather(bert.wish(GoOn(key="g")), phone.wish(GoOn(key="g")))
            assert [type(answer) for answer in answers] == [Accepted, Accepted]
            await ann.until(lambda: not ann.now.house.paused)

    run(evening())


def test_who_presses_while_it_is_written_begins_no_second_count(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "room.db"
        async with paused_race(path) as (ann, bert, _):
            going_on = asyncio.create_task(ann.wish(GoOn(key="g")))
            await bert.until(lambda: bert.now.house.goes_on_ms is not None)
            with sqlite3.connect(path, isolation_level=None) as another:
                another.execute("begin immediate")
                await asyncio.sleep(0.5)  # the count is over, and nothing can be written
                pressed = await bert.wish(GoOn(key="h"))
                another.execute("rollback")
            assert isinstance(await going_on, Accepted)
            assert isinstance(pressed, Refused)
            await ann.until(lambda: not ann.now.house.paused)
            assert isinstance(await ann.wish(Pause(key="again")), Accepted)
            await asyncio.sleep(0.5)
            assert isinstance(await bert.wish(Pause(key="still")), Refused), "no count of before has ended this pause"

    run(evening())


def test_what_may_not_be_is_refused_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with paused_race(tmp_path / "room.db") as (ann, bert, _):
            assert isinstance(await ann.wish(GoOn(key="g")), Accepted)
            await bert.until(lambda: not bert.now.house.paused)
            again = await bert.wish(GoOn(key="h"))
            assert isinstance(again, Refused)
            assert again.reason == "the table is not paused"
            assert isinstance(await ann.wish(GoOn(key="g")), Accepted), "said again, it is answered as it was"

    run(evening())


async def race(house: House, players: tuple[Player, ...]) -> tuple[str, list[str]]:
    """Ann starts it, and leaves."""
    table, secrets = await house.room.seat("getaway", {"start": "host"}, players)
    async with house.guest(table, secrets[0]) as ann:
        assert isinstance(await ann.act("start"), Accepted)
        await ann.until(lambda: phase(ann.now) == "race")
    return table, secrets


async def counted_back_in(house: House, table: str, secrets: list[str]) -> None:
    """Ann comes back, and then whoever else was there: nothing happens before the count is over."""
    async with house.guest(table, secrets[0]) as ann:
        await ann.until(lambda: ann.now.house.goes_on_ms is not None)
        assert ann.now.house.resting
        before = ann.now.seq
        async with house.guest(table, secrets[-1]) as another:
            assert 0 < (another.now.house.goes_on_ms or 0) <= 3000
            await ann.until(lambda: not ann.now.house.resting)
            assert ann.now.house.goes_on_ms is None
            assert ann.now.seq == before + 1


def test_a_race_that_rested_is_counted_in(tmp_path: Path) -> None:
    async def evening(players: tuple[Player, ...]) -> None:
        path = tmp_path / f"{players[1].name}.db"
        async with open_house(path, journal=Hurried(path, 10.0), patience=SOON) as house:
            table, secrets = await race(house, players)
            live = await house.room.find(table)
            while not live.table.timing.resting:
                await asyncio.sleep(0.02)
            await counted_back_in(house, table, secrets)

    run(evening(PEOPLE))
    run(evening(WITH_A_BOT))


def test_a_race_that_the_house_broke_off_is_counted_in(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "room.db"
        async with open_house(path, journal=Hurried(path, 10.0)) as house:
            table, secrets = await race(house, PEOPLE)
        async with open_house(path, journal=Hurried(path, 10.0)) as house:
            await counted_back_in(house, table, secrets)

    run(evening())


def test_who_comes_back_to_a_race_and_leaves_is_counted_to_again(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "room.db"
        async with open_house(path, journal=Hurried(path, 10.0), patience=SOON) as house:
            table, secrets = await race(house, PEOPLE)
            live = await house.room.find(table)
            while not live.table.timing.resting:
                await asyncio.sleep(0.02)
            async with house.guest(table, secrets[0]) as ann:
                await ann.until(lambda: ann.now.house.goes_on_ms is not None)
            await asyncio.sleep(0.5)  # the count is over, and nobody is there
            await counted_back_in(house, table, secrets)

    run(evening())


def test_while_it_is_counted_in_nobody_need_press(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "room.db"
        async with open_house(path, journal=Hurried(path, 10.0)) as house:
            table, secrets = await race(house, PEOPLE)
        async with (
            open_house(path, journal=Hurried(path, 2.0)) as house,
            house.guest(table, secrets[0]) as ann,
            house.guest(table, secrets[1]) as bert,
        ):
            await ann.until(lambda: ann.now.house.goes_on_ms is not None)
            assert "goes on in a moment" in getattr(await bert.wish(GoOn(key="g")), "reason", "")
            await ann.until(lambda: not ann.now.house.paused)

    run(evening())
