"""The front desk: what can be played, a new table, a record, and every error as a Problem."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.games import GAMES
from backroom.record.record import read
from backroom.server.messages import Accepted, GameInfo, Health, Problem
from backroom.store.errors import NotWritten
from backroom.store.sqlite import SqliteJournal
from backroom.table.wish import Begin
from tests.server.house import House, first, open_house, run
from tests.store.script import sql

JSON = {"content-type": "application/json"}
WISH: dict[str, Any] = {"game": "fbi", "name": "Ann", "seats": 3, "bot": "random"}


async def problem(
    house: House, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, str]:
    status, answered, text = await house.http(method, path, body, headers)
    assert answered["content-type"] == "application/json"
    assert answered["x-content-type-options"] == "nosniff"
    return status, msgspec.json.decode(text, type=Problem).reason


def test_the_games(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            status, headers, body = await house.http("GET", "/api/games")
            assert (status, headers["content-type"]) == (200, "application/json")
            games = {game.name: game for game in msgspec.json.decode(body, type=tuple[GameInfo, ...])}
            assert list(games) == list(GAMES)
            fbi = games["fbi"]
            assert (fbi.name, fbi.min_seats, fbi.max_seats, fbi.bots[0]) == ("fbi", 2, 5, "random")
            assert all(option.default in option.values for option in fbi.options)

    run(ask())


def test_health(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table):
                status, _, body = await house.http("GET", "/api/health")
                health = msgspec.json.decode(body, type=Health)
                assert (status, health.tables, health.sockets) == (200, 1, 1)

    run(ask())


def test_a_new_table_seats_me_and_bots(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(5, name="  Otto  ", options={"deck": "fbi59-b"})
            async with house.guest(seated.table, seated.secret) as guest:
                names = [player.name for player in guest.now.players]
                assert names[0] == "Otto"
                assert len({name.casefold() for name in names}) == 5
                assert [player.bot for player in guest.now.players] == [None, *["random"] * 4]
                assert guest.welcome is not None
                assert guest.welcome.options["deck"] == "fbi59-b"

    run(ask())


@pytest.mark.parametrize("name", ["'; drop table seat;", '"><script>x</script>', "{{7*7}} ${x} %s", "\\'\"--/*"])
def test_a_name_is_words_and_nothing_else_wherever_it_is_written_or_shown(tmp_path: Path, name: str) -> None:
    path = tmp_path / "room.db"

    async def ask() -> None:
        async with open_house(path) as house:
            seated = await house.open_table(2, name=name, begin=False, listed=True)
            status, headers, body = await house.http("GET", "/api/tables")
            assert (status, headers["content-type"]) == (200, "application/json")
            assert [table["host"] for table in json.loads(body)] == [name]
            async with house.guest(seated.table, seated.secret) as guest:
                assert guest.now.players[0].name == name
                assert isinstance(await guest.wish(Begin(key="b")), Accepted)
                await guest.play(first)
        async with open_house(path) as house, house.guest(seated.table, seated.secret) as guest:
            assert guest.now.players[0].name == name
            assert sql(path, "select name from result") == [(name,)]

    run(ask())


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": 1}, "2 to 5"),
        ({"seats": 6}, "2 to 5"),
        ({"seats": 10**30}, ""),
        ({"seats": -1}, "2 to 5"),
        ({"seats": "3"}, "int"),
        ({"bot": "genius"}, "genius"),
        ({"options": {"deck": "marked"}}, "marked"),
        ({"options": {"cheat": "yes"}}, "cheat"),
        ({"name": ""}, "1 to 20"),
        ({"name": "   "}, "1 to 20"),
        ({"name": "x" * 21}, "1 to 20"),
        ({"name": "line\nbreak"}, "printable"),
        ({"name": "zero\u200bwidth"}, "printable"),
        ({"name": "\u202eright to left"}, "printable"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wish_that_cannot_be_met_is_a_400(tmp_path: Path, change: dict[str, Any], word: str) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            status, reason = await problem(house, "POST", "/api/tables", json.dumps(WISH | change).encode(), JSON)
            assert status == 400
            assert word in reason
            assert house.room.tables() == 0

    run(ask())


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status"),
    [
        ("POST", "/api/tables", b"{", JSON, 400),
        ("POST", "/api/tables", b"\xff\xfe", JSON, 400),
        ("POST", "/api/tables", b"[" * 3000, JSON, 400),
        ("POST", "/api/tables", b"{" + b" " * 5000, JSON, 413),
        ("POST", "/api/tables", b"{" + b" " * 5_000_000, JSON, 413),  # whoever sends it all is told so too
        ("POST", "/api/tables", b"{}", {"content-type": "text/plain"}, 415),
        ("POST", "/api/tables", b"{}", {}, 415),
        ("DELETE", "/api/tables", None, {}, 405),
        ("DELETE", "/api/games", None, {}, 405),
        ("GET", "/api/nothing", None, {}, 404),
        ("GET", "/api/tables/nowhere/record", None, {}, 404),
        ("GET", "/nowhere", None, {}, 404),
    ],
)
def test_errors_are_problems(
    tmp_path: Path, method: str, path: str, body: bytes | None, headers: dict[str, str], status: int
) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            assert (await problem(house, method, path, body, headers))[0] == status

    run(ask())


def test_a_record_is_given_when_the_game_is_over(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            path = f"/api/tables/{seated.table}/record"
            status, reason = await problem(house, "GET", path)
            assert status == 409
            assert "not over" in reason
            async with house.guest(seated.table, seated.secret) as guest:
                await guest.play(first)
            status, headers, text = await house.http("GET", path)
            assert (status, headers["content-type"]) == (200, "text/plain; charset=utf-8")
            assert read(text.decode()).seats == 2

    run(ask())


class Full(SqliteJournal):
    """A disk that takes nothing."""

    async def open_table(self, table: str, opened: object, seats: object) -> None:
        raise NotWritten("disk full at /secret/place")

    async def check(self) -> None:
        raise NotWritten("disk full at /secret/place")


class Puzzled(SqliteJournal):
    async def check(self) -> None:
        raise ZeroDivisionError("inner workings")


def test_a_journal_that_fails_is_a_503_without_details(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path, journal=Full(tmp_path / "room.db")) as house:
            for method, path, body in (
                ("POST", "/api/tables", json.dumps(WISH).encode()),
                ("GET", "/api/health", None),
            ):
                status, reason = await problem(house, method, path, body, JSON)
                assert status == 503
                assert "secret" not in reason

    run(ask())


@pytest.mark.filterwarnings("ignore")
def test_a_bug_is_a_500_without_details(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path, journal=Puzzled(tmp_path / "room.db")) as house:
            status, reason = await problem(house, "GET", "/api/health")
            assert status == 500
            assert "inner workings" not in reason

    run(ask())
