"""The archive over HTTP: nothing before the end, everything after it."""

import asyncio
import gzip
import threading
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from backroom.record.record import Played, read, replay
from backroom.record.seed import commitment, read_seed, verify_seed
from backroom.server import app, archive
from backroom.server.certificate import certify
from backroom.server.messages import Problem
from backroom.server.review import review
from backroom.server.review_messages import Certificate, GameReview, Past, Replay
from backroom.table.wish import Close, Rename
from tests.server.finished import finished, players
from tests.server.house import PATIENCE, House, fbi, first, open_house, run

PAGES = ("replay", "replay?eyes=0", "review", "certificate")
Reader = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _played(house: House) -> str:
    """A game between two, to its end; its table."""
    seated = await house.open_table(2)
    async with house.guest(seated.table, seated.secret) as ann:
        await ann.play(first)
    return seated.table


async def _ask_for_a_review(house: House, table: str, readers: int) -> list[Reader]:
    """So many ask at once, and read no answer yet."""
    address = urlsplit(house.address)
    request = f"GET /api/tables/{table}/review HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode()
    asking = [await asyncio.open_connection(address.hostname, address.port) for _ in range(readers)]
    for _, line in asking:
        line.write(request)
        await line.drain()
    await asyncio.sleep(0.3)
    return asking


def test_what_happened_beside_a_game_is_told_with_its_replay(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first, until=lambda now: fbi(now).turn > 1)
                await ann.wish(Rename(key="r", name="Zoe"))
                await ann.play(first)
            _, _, body = await house.http("GET", f"/api/tables/{seated.table}/replay")
            (told,) = msgspec.json.decode(body, type=Replay).asides
            assert (told.what, told.name, told.now) == ("renamed", "Ann", "Zoe")
            assert told.seq > 0

    run(ask())


def test_nothing_is_answered_before_the_end(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            for page in PAGES:
                status, _, body = await house.http("GET", f"/api/tables/{seated.table}/{page}")
                assert status == 409, page
                assert "not over" in msgspec.json.decode(body, type=Problem).reason
                assert (await house.http("GET", f"/api/tables/nowhere/{page}"))[0] == 404

    run(ask())


def test_whether_there_is_a_past_is_answered_without_an_error(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)

            async def past(table: str) -> str:
                status, _, body = await house.http("GET", f"/api/tables/{table}/past")
                assert status == 200
                return msgspec.json.decode(body, type=Past).state

            assert await past("nowhere") == "unknown"
            assert (await house.http("GET", "/api/tables/NO-WHERE/past"))[0] == 404
            assert await past(seated.table) == "unfinished"
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first)
            assert await past(seated.table) == "over"

    run(ask())


def test_a_finished_game_is_replayed_reviewed_and_certified(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(3, name="Ann")
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first)
            here = f"/api/tables/{seated.table}"
            assert ann.welcome is not None

            _, _, body = await house.http("GET", f"{here}/replay?eyes=0&from=1&to=7")
            shown = msgspec.json.decode(body, type=Replay)
            assert [step.step for step in shown.steps] == list(range(1, 8))
            assert shown.players[0].name == "Ann"
            assert [sat.bot for sat in shown.players] == [None, "random", "random"]
            _, _, body = await house.http("GET", f"{here}/replay?eyes=0")
            assert msgspec.json.decode(body, type=Replay).steps[-1].view == ann.now.view

            _, _, body = await house.http("GET", f"{here}/review")
            review = msgspec.json.decode(body, type=GameReview)
            assert review.points[-1].values == fbi(ann.now).scores

            _, _, text = await house.http("GET", f"{here}/record")
            _, _, body = await house.http("GET", f"{here}/certificate")
            proof = msgspec.json.decode(body, type=Certificate)
            assert proof.replays
            assert not proof.cut_short
            assert proof.commitment == ann.welcome.commitment
            verify_seed(read_seed(proof.seed), ann.welcome.commitment)
            assert proof.digest == sha256(text).hexdigest()
            assert proof.actions == len(read(text.decode()).actions)
            assert [sat.score for sat in proof.players] == list(replay(read(text.decode())).outcome().scores)

            for wish in ("eyes=3", "eyes=", "from=-1", "to=x", "from=9&to=8", "from=" + "9" * 40, "from=٣"):
                status, _, body = await house.http("GET", f"{here}/replay?{_quoted(wish)}")
                assert status == 400, wish
                assert msgspec.json.decode(body, type=Problem).reason.startswith("expected")

    run(ask())


def test_a_game_that_its_host_has_closed_is_certified_as_cut_short(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.wish(Close(key="enough"))
            _, _, body = await house.http("GET", f"/api/tables/{seated.table}/certificate")
            proof = msgspec.json.decode(body, type=Certificate)
            assert proof.cut_short
            assert proof.replays

    run(ask())


def _quoted(wish: str) -> str:
    return wish if wish.isascii() else "from=%D9%A3"


def test_answers_are_packed_for_those_who_can_unpack(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            path = f"/api/tables/{await _played(house)}/replay"
            _, plain, whole = await house.http("GET", path)
            _, packed, body = await house.http("GET", path, headers={"accept-encoding": "br, gzip"})
            assert "content-encoding" not in plain
            assert packed["content-encoding"] == "gzip"
            assert packed["vary"] == "accept-encoding"
            assert gzip.decompress(body) == whole
            assert len(body) * 5 < len(whole)

    run(ask())


@pytest.mark.parametrize("game", ["fbi", "criminals", "inkognito", "getaway", "sleepers"])
def test_a_record_that_was_tampered_with_is_not_certified(game: str) -> None:
    record = finished(game)
    shown = commitment(record.seed)
    assert certify("t", record, players(record), commitment=shown).replays
    for actions in (record.actions[:-1], (*record.actions, record.actions[-1]), (Played(1, "x"), *record.actions)):
        assert not certify(
            "t", msgspec.structs.replace(record, actions=actions), players(record), commitment=shown
        ).replays


def test_many_who_look_back_at_once_hold_up_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a review takes: lists, results and tables that are not in memory are asked of other threads."""
    go_on = threading.Event()
    made = review

    def slow(*about: Any, **more: Any) -> GameReview:
        assert go_on.wait(PATIENCE)
        return made(*about, **more)

    monkeypatch.setattr(archive, "review", slow)

    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            readers = await _ask_for_a_review(house, await _played(house), 40)
            try:
                for path in ("/api/tables", "/api/players/Ann"):
                    status, _, _ = await asyncio.wait_for(house.http("GET", path), PATIENCE / 2)
                    assert status == 200
            finally:
                go_on.set()
            for heard, line in readers:
                assert b" 200 " in await heard.readline()
                line.close()

    run(ask())


def test_who_still_reads_when_the_house_closes_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def endless(*about: Any) -> GameReview:
        go_on.wait(PATIENCE)
        return review(*about)

    monkeypatch.setattr(archive, "review", endless)
    monkeypatch.setattr(app, "GRACE_SECONDS", 0.1)

    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            [(heard, line)] = await _ask_for_a_review(house, await _played(house), 1)
        assert b" 503 " in await heard.readline()
        assert b"the house closes" in await heard.read()
        line.close()

    try:
        run(ask())
    finally:
        go_on.set()
