"""Records go out as text and come in again: as tables that are over, which can be replayed, reviewed and watched."""

import re
from pathlib import Path

import msgspec
import pytest

from backroom.record.record import Record, write
from backroom.server.limits import Limits
from backroom.server.messages import Kept, Problem
from backroom.server.proxies import Proxies
from backroom.server.review_messages import Certificate, GameReview, Replay
from tests.server.finished import SEATS, finished
from tests.server.house import House, first, open_house, run
from tests.store.script import sql

TEXT = {"content-type": "text/plain; charset=utf-8"}


async def bring_in(house: House, text: str | bytes) -> tuple[int, bytes]:
    body = text.encode() if isinstance(text, str) else text
    status, _, answer = await house.http("POST", "/api/records", body, TEXT)
    return status, answer


async def kept(house: House, record: Record) -> str:
    status, answer = await bring_in(house, write(record))
    assert status == 201, answer
    return msgspec.json.decode(answer, type=Kept).table


@pytest.mark.parametrize("game", SEATS)
def test_a_record_is_brought_in_replayed_reviewed_and_given_out_again(tmp_path: Path, game: str) -> None:
    path = tmp_path / "room.db"
    record = finished(game)

    async def ask() -> None:
        async with open_house(path) as house:
            table = await kept(house, record)
            here = f"/api/tables/{table}"
            assert (await house.http("GET", f"{here}/record"))[2].decode() == write(record)
            shown = msgspec.json.decode((await house.http("GET", f"{here}/replay"))[2], type=Replay)
            assert shown.last == len(record.actions)
            review = msgspec.json.decode((await house.http("GET", f"{here}/review"))[2], type=GameReview)
            assert review.points
            proof = msgspec.json.decode((await house.http("GET", f"{here}/certificate"))[2], type=Certificate)
            assert (proof.replays, proof.imported) == (True, True)
            async with house.guest(table) as watcher:
                assert watcher.welcome is not None
                assert watcher.welcome.imported
                assert (watcher.now.stage, watcher.now.seat) == ("over", -1)
                assert watcher.now.seed == proof.seed
            name = watcher.now.players[0].name
            _, _, counted = await house.http("GET", f"/api/players/{name.replace(' ', '%20')}")
            assert msgspec.json.decode(counted)["games"] == 0

    run(ask())
    assert sql(path, "select over, listed from game_table") == [(1, 0)]
    assert sql(path, "select count(*) from result") == [(0,)]


def test_a_game_played_here_is_certified_as_such(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first)
                assert ann.welcome is not None
                assert not ann.welcome.imported
            _, _, body = await house.http("GET", f"/api/tables/{seated.table}/certificate")
            assert not msgspec.json.decode(body, type=Certificate).imported

    run(ask())


def test_what_is_no_record_of_a_finished_game_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    record = finished("fbi")
    good = write(record)

    def but(**change: object) -> str:
        return write(msgspec.structs.replace(record, **change))

    bad: list[tuple[str | bytes, str]] = [
        ("", "beginning with"),
        ("{}", "beginning with"),
        (b"\xff\xfe", "as text"),
        (good.replace("seats 4", "seats 5"), "it was edited"),
        (good[: len(good) // 2], "cut short"),
        (but(rules=99), "got one of rules 99"),
        (but(game="chess"), "chess"),
        (but(seats=9), "2 to 5 seats"),
        (but(seats=999999999), "2 to 5 seats"),
        (but(options={"deck": "marked"}), "marked"),
        (but(actions=record.actions[:-1]), "before the end"),
        (but(actions=(record.actions[0], *record.actions)), "rules allow"),
        (but(actions=record.actions[1:]), "expected"),
    ]

    async def ask() -> None:
        async with open_house(path) as house:
            for text, word in bad:
                status, answer = await bring_in(house, text)
                assert status == 400, (word, answer)
                assert word in msgspec.json.decode(answer, type=Problem).reason
            assert (await house.http("POST", "/api/records", good.encode(), {"content-type": "application/json"}))[
                0
            ] == 415
            assert (await house.http("GET", "/api/records"))[0] == 405

    run(ask())
    assert sql(path, "select count(*) from game_table") == [(0,)]


def test_lines_may_end_as_on_windows(tmp_path: Path) -> None:
    text = write(finished("fbi"))

    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            status, answer = await bring_in(house, text.replace("\n", "\r\n"))
            assert status == 201, answer
            table = msgspec.json.decode(answer, type=Kept).table
            assert (await house.http("GET", f"/api/tables/{table}/record"))[2] == text.encode()

    run(ask())


def test_a_record_may_be_so_long_and_no_longer(tmp_path: Path) -> None:
    text = write(finished("fbi"))

    async def ask(longest: int) -> int:
        async with open_house(tmp_path / "room.db", limits=Limits(record_bytes=longest)) as house:
            return (await bring_in(house, text))[0]

    assert run(ask(len(text.encode()))) == 201
    assert run(ask(len(text.encode()) - 1)) == 413


def test_a_record_counts_as_a_table_that_its_address_has_opened(tmp_path: Path) -> None:
    async def ask() -> list[int]:
        limits = Limits(tables_per_hour=2)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=Proxies(any_here=True)) as house:
            from_afar = TEXT | {"x-forwarded-for": "203.0.113.7"}
            body = write(finished("fbi")).encode()
            return [(await house.http("POST", "/api/records", body, from_afar))[0] for _ in range(3)]

    assert run(ask()) == [201, 201, 429]


def test_it_is_a_table_like_others_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def ask() -> None:
        async with open_house(path) as house:
            table = await kept(house, finished("sleepers"))
        async with open_house(path) as house:
            status, _, body = await house.http("GET", f"/api/tables/{table}/record")
            assert status == 200
            assert re.match(r"backroom record 1\ngame sleepers\n", body.decode())

    run(ask())
