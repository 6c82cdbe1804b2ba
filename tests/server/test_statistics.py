"""What players have played and won, by name."""

import asyncio
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest

from backroom.server.review_messages import PlayerInfo, Tally
from backroom.store.results import Result, result_statements, tally
from backroom.store.sqlite import SqliteJournal
from tests.server.house import House, fbi, first, open_house, run
from tests.store.script import OPENED, sql


async def known(house: House, name: str) -> PlayerInfo | None:
    status, _, body = await house.http("GET", f"/api/players/{quote(name, safe='')}")
    assert status == 200
    info = msgspec.json.decode(body, type=PlayerInfo)
    if info.games == 0:
        assert info == PlayerInfo(name=name, games=0, wins=0, tallies=())
        return None
    return info


async def noted(house: House) -> None:
    while await house.room.journal.unfinished():
        await asyncio.sleep(0.01)


def test_a_game_counts_when_it_is_over_and_once(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house:
            wins = 0
            for number in (1, 2):
                seated = await house.open_table(2, name="Ann")
                assert (await known(house, "Ann")) is None or number == 2
                async with house.guest(seated.table, seated.secret) as ann:
                    await ann.play(first)
                    wins += 0 in fbi(ann.now).winners
                await noted(house)
                info = await known(house, "aNN")
                assert info == PlayerInfo(
                    name="Ann", games=number, wins=wins, tallies=(Tally(game="fbi", games=number, wins=wins),)
                )
            assert await known(house, "Dolores") is None, "bots have no statistics"
        sql(path, "update game_table set over = 0")
        async with open_house(path) as house:
            await noted(house)
            again = await known(house, "Ann")
            assert again is not None
            assert again.games == 2

    run(evening())


def test_a_result_that_was_lost_in_a_crash_is_noted_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house:
            seated = await house.open_table(2, name="Ann")
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first)
        sql(path, "delete from result")
        sql(path, "update game_table set over = 0")
        async with open_house(path) as house:
            await noted(house)
            assert await known(house, "Ann") is not None

    run(evening())


@pytest.mark.parametrize("name", ["Robert'); drop table result;--", "<b>", "a/b", "🕵️", "%", "x" * 500])
def test_any_name_can_be_asked_for(tmp_path: Path, name: str) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            assert await known(house, name) is None
        assert sql(tmp_path / "room.db", "select count(*) from result") == [(0,)]

    run(ask())


def test_results_are_told_by_game_the_most_played_first(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def fill() -> None:
        journal = SqliteJournal(path)
        for table, game, won in (("a", "fbi", True), ("b", "getaway", False), ("c", "getaway", True)):
            await journal.open_table(table, OPENED, {})
            results = [Result(0, "Zoë", game, 3, won), Result(1, "Max", game, 1, not won)]
            await journal.writer.write(*result_statements(table, results))
        await journal.close()

    run(fill())
    assert tally(path, "ZOË") == ("Zoë", [("getaway", 2, 1), ("fbi", 1, 1)])
    assert tally(path, "max") == ("Max", [("getaway", 2, 1), ("fbi", 1, 0)])
    assert tally(path, "nobody") is None


def test_names_that_look_the_same_share_their_results(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    spellings = ("Ann B", "ANN B", "Ann  B", "\uff21nn B", "Ann\u200d B", "A\u034fnn B")

    async def fill() -> None:
        journal = SqliteJournal(path)
        for number, name in enumerate(spellings):
            await journal.open_table(f"t{number}", OPENED, {})
            await journal.writer.write(*result_statements(f"t{number}", [Result(0, name, "fbi", 1, True)]))
        await journal.close()

    run(fill())
    for name in spellings:
        found = tally(path, name)
        assert found is not None
        assert found[1] == [("fbi", len(spellings), len(spellings))]
    assert tally(path, "Anna B") is None
