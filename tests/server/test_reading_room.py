"""Who looks back at finished games: in fair turns, without making anything twice, and few of one address."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from starlette.exceptions import HTTPException
from starlette.types import Message

from backroom.record.record import write
from backroom.server import archive, reading_room, review
from backroom.server.limits import Limits
from backroom.server.messages import Kept, Problem
from backroom.server.proxies import Proxies
from backroom.server.reading_room import HERE, PIECE, HungUp, ReadingRoom, in_pieces
from backroom.server.review_messages import GameReview
from backroom.server.shelf import Asked, Made, Shelf
from tests.server.finished import finished, players
from tests.server.house import PATIENCE, House, open_house, run

ANN, BOB = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "198.51.100.2"}
PROXY = Proxies(any_here=True)


class Desk:
    """A reading room, and what is made in it, in order; nothing is finished before it is told to go on."""

    def __init__(self, limits: Limits) -> None:
        self.room = ReadingRoom(limits)
        self.made: list[str] = []
        self.go_on = threading.Event()
        self.gone = asyncio.Event()

    def ask(self, address: str, what: str, gone: asyncio.Event | None = None) -> "asyncio.Task[Made]":
        async def receive() -> Message:
            await (gone or self.gone).wait()
            return {"type": "http.disconnect"}

        return asyncio.create_task(self.room.make(Asked("t", what, False), address, partial(self._make, what), receive))

    def _make(self, what: str) -> Made:
        self.made.append(what)
        assert self.go_on.wait(PATIENCE)
        if what == "bad":
            raise ValueError(what)
        return Made(what.encode(), False)

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE / 4):
            while not condition():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def desk(**limits: int) -> AsyncIterator[Desk]:
    made = Desk(Limits(**limits))
    try:
        yield made
    finally:
        made.go_on.set()
        made.room.close()


def test_what_many_ask_for_at_once_is_made_once_and_kept() -> None:
    async def many() -> None:
        async with desk() as at:
            asked = [at.ask(f"{n}", "review") for n in range(20)]
            await at.until(lambda: at.made == ["review"])
            at.go_on.set()
            assert {(await one).body for one in asked} == {b"review"}
            assert at.made == ["review"]
            assert at.room.find(Asked("t", "review", False)) == Made(b"review", False)
            assert at.room.find(Asked("t", "review", True)) is None

    run(many())


def test_each_address_has_its_turn() -> None:
    async def fair() -> None:
        async with desk() as at:
            greedy = [at.ask("greedy", f"page {n}") for n in range(6)]
            await at.until(lambda: at.made == ["page 0"])
            modest = [at.ask("modest", "mine"), at.ask("third", "page 5")]
            await asyncio.sleep(0)
            at.go_on.set()
            await asyncio.gather(*greedy, *modest)
            assert at.made == ["page 0", "page 1", "mine", "page 5", "page 2", "page 3", "page 4"]

    run(fair())


def test_a_review_holds_up_no_page() -> None:
    async def beside() -> None:
        async with desk() as at:
            slow, page = at.ask("a", "review"), at.ask("b", "page")
            await at.until(lambda: set(at.made) == {"review", "page"})
            at.go_on.set()
            await asyncio.gather(slow, page)

    run(beside())


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def leaving() -> None:
        async with desk() as at:
            first = at.ask("a", "first")
            left, stays = asyncio.Event(), asyncio.Event()
            alone, one, other = at.ask("b", "alone", left), at.ask("b", "both", left), at.ask("c", "both", stays)
            await at.until(lambda: at.made == ["first"])
            left.set()
            for gone in (alone, one):
                with pytest.raises(HungUp):
                    await gone
            at.go_on.set()
            await asyncio.gather(first, other)
            assert at.made == ["first", "both"]
            assert (await at.ask("b", "alone")).body == b"alone", "asked again, it is made"

    run(leaving())


def test_what_goes_wrong_is_told_to_all_and_not_kept() -> None:
    async def wrong() -> None:
        async with desk() as at:
            asked = [at.ask("a", "bad"), at.ask("b", "bad")]
            at.go_on.set()
            for one in asked:
                with pytest.raises(ValueError, match="bad"):
                    await one
            with pytest.raises(ValueError, match="bad"):
                await at.ask("a", "bad")
            assert at.made == ["bad", "bad"]

    run(wrong())


def test_a_shelf_has_an_end() -> None:
    shelf = Shelf(100)
    keys = [Asked("t", f"{n}", False) for n in range(4)]
    for key in keys[:2]:
        shelf.put(key, Made(b"x" * 40, False))
    assert shelf.find(keys[0]) is not None
    shelf.put(keys[2], Made(b"x" * 40, False))
    assert [shelf.find(key) is not None for key in keys[:3]] == [True, False, True], "the longest unasked goes"
    shelf.put(keys[3], Made(b"x" * 101, False))
    assert [shelf.find(key) is not None for key in keys] == [True, False, True, False]


def test_places_are_few_for_an_address_and_not_many_for_all() -> None:
    room = ReadingRoom(Limits(readers=5, readers_per_address=2))
    for address in ("a", "a", "b", HERE, HERE):
        room.enter(address)
    for address, status in (("a", 429), ("c", 503), (HERE, 503)):
        with pytest.raises(HTTPException) as refused:
            room.enter(address)
        assert refused.value.status_code == status
        assert refused.value.headers == {"retry-after": "2"}
    room.leave("a")
    room.enter("c")
    for address in ("a", "b", "c", HERE, HERE):
        room.leave(address)
    assert not room._readers
    room.close()


def test_a_long_answer_leaves_in_pieces() -> None:
    async def send_all(body: bytes, more: bool = False) -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        await in_pieces(send, {"type": "http.response.start", "status": 200})
        await in_pieces(send, {"type": "http.response.body", "body": body, "more_body": more})
        assert sent[0] == {"type": "http.response.start", "status": 200}
        return sent[1:]

    body = bytes(range(256)) * 1024
    for length in (0, 1, PIECE, PIECE + 1, 2 * PIECE, len(body)):
        sent = run(send_all(body[:length]))
        assert b"".join(message["body"] for message in sent) == body[:length]
        assert all(len(message["body"]) <= PIECE for message in sent)
        assert [message.get("more_body", False) for message in sent] == [True] * (len(sent) - 1) + [False]
    assert all(message["more_body"] for message in run(send_all(body, more=True)))


# --- over HTTP ----------------------------------------------------------------------------------------------------


async def bring_in(house: House) -> str:
    record = write(finished("criminals")).encode()
    status, _, body = await house.http("POST", "/api/records", record, {"content-type": "text/plain"})
    assert status == 201
    return msgspec.json.decode(body, type=Kept).table


def test_a_review_is_reckoned_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned: list[str] = []

    def count(table: str, *about: Any) -> GameReview:
        reckoned.append(table)
        return review.review(table, *about)

    monkeypatch.setattr(archive, "review", count)

    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, other = await bring_in(house), await bring_in(house)
            path = f"/api/tables/{table}/review"
            answers = await asyncio.gather(*[house.http("GET", path) for _ in range(3)])
            answers.append(await house.http("GET", path))
            assert {(status, body) for status, _, body in answers} == {(200, answers[0][2])}
            assert reckoned == [table]
            assert (await house.http("GET", f"/api/tables/{other}/review"))[0] == 200
            assert reckoned == [table, other]

    run(ask())


async def unread(house: House, path: str, headers: dict[str, str]) -> asyncio.StreamWriter:
    """Ask, and take nothing of the answer."""
    address = urlsplit(house.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=1024)
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\n{lines}\r\n".encode())
    await reader.readline()
    return writer


def test_an_answer_that_is_not_read_takes_a_place_until_it_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "_made", lambda make, packed: Made(b"x" * 40_000_000, False))

    async def ask() -> None:
        limits = Limits(readers_per_address=2, send_seconds=1.0, shelf_bytes=100_000_000)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=PROXY) as house:
            path = f"/api/tables/{await bring_in(house)}/review"
            deaf = [await unread(house, path, ANN) for _ in range(2)]
            for page in ("review", "replay", "certificate", "record"):
                status, headers, body = await house.http("GET", path.replace("review", page), headers=ANN)
                assert (status, headers["retry-after"]) == (429, "2"), page
                assert "fewer readers" in msgspec.json.decode(body, type=Problem).reason
            record = path.replace("review", "record")
            assert (await house.http("GET", record, headers=BOB))[0] == 200
            async with asyncio.timeout(PATIENCE / 4):
                while (await house.http("GET", record, headers=ANN))[0] == 429:
                    await asyncio.sleep(0.1)
            for line in deaf:
                line.close()

    run(ask())


def test_who_hangs_up_before_an_answer_is_begun_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, begun = threading.Event(), []

    def slow(table: str, *about: Any) -> GameReview:
        begun.append(table)
        assert go_on.wait(PATIENCE)
        return review.review(table, *about)

    monkeypatch.setattr(archive, "review", slow)

    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            tables = [await bring_in(house) for _ in range(3)]
            address = urlsplit(house.address)
            lines = []
            for table in tables:
                _, writer = await asyncio.open_connection(address.hostname, address.port)
                writer.write(f"GET /api/tables/{table}/review HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
                await writer.drain()
                lines.append(writer)
                await asyncio.sleep(0.2)
            lines[1].close()
            await asyncio.sleep(0.2)
            go_on.set()
            assert (await house.http("GET", f"/api/tables/{tables[2]}/review"))[0] == 200
            assert begun == [tables[0], tables[2]]
            for line in lines:
                line.close()

    run(ask())


def test_tables_have_their_turn_between_two_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    breaths: list[float] = []
    monkeypatch.setattr(review, "sleep", breaths.append)
    record = finished("criminals")
    made = review.review("t", record, players(record))
    assert len(breaths) >= len(made.points) * record.seats
    assert min(breaths) > 0


def test_pieces_are_small_enough_for_many() -> None:
    """What a reader who takes nothing holds is about two of them, beside the one answer on the shelf."""
    assert reading_room.PIECE * 2 * Limits().readers < 16_000_000
