"""Requests that never end, and crowds of connections."""

import asyncio
import logging
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from backroom.server import threshold
from backroom.server.limits import Limits
from tests.server.house import PATIENCE, House, first, open_house, run

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
GET = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
QUICK = Limits(request_seconds=0.3)


async def call(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlsplit(house.address)
    return await asyncio.open_connection(address.hostname, address.port)


async def heard(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server hangs up; nothing if what was written to it meanwhile crossed that on the way."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionResetError:
        return b""


async def answer(reader: asyncio.StreamReader) -> None:
    """One answer, head and body."""
    head = await reader.readuntil(b"\r\n\r\n")
    (length,) = [line.split(b": ")[1] for line in head.split(b"\r\n") if line.startswith(b"content-length")]
    await reader.readexactly(int(length))


@pytest.mark.parametrize("begun", [b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX-", HEAD, HEAD + b"{", b"\r\n"])
def test_a_request_that_never_ends_is_hung_up_on(
    tmp_path: Path, begun: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def slow() -> None:
        async with open_house(tmp_path / "room.db", limits=QUICK) as house:
            reader, writer = await call(house)
            writer.write(begun)
            assert (await heard(reader)).startswith(b"HTTP/1.1 408 ")
            writer.close()

    with caplog.at_level(logging.WARNING):
        run(slow())
    assert caplog.records == []


@pytest.mark.parametrize("begun", [b"\r\n", b"GET /", HEAD])
def test_so_is_one_that_comes_after_another(tmp_path: Path, begun: bytes) -> None:
    async def slow() -> None:
        async with open_house(tmp_path / "room.db", limits=QUICK) as house:
            reader, writer = await call(house)
            writer.write(GET)
            await answer(reader)
            writer.write(begun)
            assert (await heard(reader)).startswith(b"HTTP/1.1 408 ")
            writer.close()

    run(slow())


def test_a_request_that_trickles_in_is_not_given_more_time(tmp_path: Path) -> None:
    async def trickle() -> None:
        async with open_house(tmp_path / "room.db", limits=QUICK) as house:
            reader, writer = await call(house)
            writer.write(HEAD)
            hearing = asyncio.create_task(heard(reader))
            while not hearing.done():
                writer.write(b" ")
                await asyncio.sleep(0.05)
            assert b" 408 " in hearing.result() or hearing.result() == b""
            writer.close()

    run(trickle())


def test_who_plays_is_not_hurried(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db", limits=QUICK) as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as guest:
                await asyncio.sleep(0.6)
                await guest.play(first)

    run(evening())


def test_connections_of_one_address_are_limited_and_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threshold, "network_of", lambda text: text)  # all callers of a test are of this machine

    async def crowd() -> None:
        limits = Limits(connections_per_address=2)
        async with open_house(tmp_path / "room.db", limits=limits) as house:
            (_, one), (_, two) = await call(house), await call(house)
            one.write(HEAD)
            reader, third = await call(house)
            assert (await heard(reader)).startswith(b"HTTP/1.1 429 ")
            for writer in (one, two, third):
                writer.close()
                await writer.wait_closed()
            while (await house.http("GET", "/api/games"))[0] == 429:
                await asyncio.sleep(0.01)
            seated = await house.open_table(2)
            async with house.guest(seated.table), house.guest(seated.table), house.guest(seated.table):
                assert (await house.http("GET", "/api/games"))[0] == 200, "sockets are counted elsewhere"

    run(crowd())


def test_a_connection_may_be_used_again_and_again(tmp_path: Path) -> None:
    async def busy() -> None:
        async with open_house(tmp_path / "room.db", limits=Limits(request_seconds=0.5)) as house:
            reader, writer = await call(house)
            for _ in range(12):
                writer.write(GET)
                await answer(reader)
                await asyncio.sleep(0.1)
            writer.close()

    run(busy())


def test_few_requests_wait_on_one_connection(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def hasty() -> None:
        async with open_house(tmp_path / "room.db", limits=Limits(requests_ahead=4)) as house:
            reader, writer = await call(house)
            writer.write(GET * 5000)
            heads = (await heard(reader)).count(b"HTTP/1.1 200 "), (await house.http("GET", "/api/games"))[0]
            assert heads == (5, 200), "one is answered and four wait"
            writer.close()
            reader, writer = await call(house)
            for _ in range(3):
                writer.write(GET * 5)
                for _ in range(5):
                    await answer(reader)
            writer.write(GET * 6)
            assert (await heard(reader)).endswith(b'{"reason":"' + threshold.HASTY + b'"}')
            writer.close()

    with caplog.at_level(logging.WARNING):
        run(hasty())
    assert caplog.records == []


LINE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CHUNKED = LINE.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "a header": (LINE + b"X-A: ", b"a" * 1000),
    "an address": (b"GET /", b"a" * 1000),
    "headers": (LINE, b"X-A: b\r\n" * 100),
    "a trailer": (CHUNKED + b"0\r\n", b"X-A: b\r\n" * 100),
}


@pytest.mark.parametrize("what", list(ENDLESS))
def test_a_head_without_end_is_not_read(tmp_path: Path, what: str) -> None:
    begun, more = ENDLESS[what]

    async def endless() -> None:
        async with open_house(tmp_path / "room.db", limits=Limits(request_seconds=PATIENCE)) as house:
            reader, writer = await call(house)
            hearing = asyncio.create_task(heard(reader))
            writer.write(begun)
            sent = 0
            while not hearing.done() and sent < 10_000_000:
                writer.write(more)
                sent += len(more)
                await asyncio.sleep(0.001)
            assert hearing.done(), f"{sent} bytes were read"
            if what != "a trailer":  # the address was answered before its trailer came
                assert hearing.exception() or hearing.result() == b"" or b" 431 " in hearing.result()
            writer.close()

    run(endless())


@pytest.mark.parametrize(("length", "status"), [(1000, b" 404 "), (20_000, b" 431 ")])
def test_a_head_is_as_long_as_it_may_be_though_it_comes_in_one_piece(
    tmp_path: Path, length: int, status: bytes
) -> None:
    async def long() -> None:
        async with open_house(tmp_path / "room.db") as house:
            reader, writer = await call(house)
            writer.write(b"GET /api/%s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n" % (b"a" * length))
            assert status in (await heard(reader)).split(b"\r\n")[0]
            writer.close()

    run(long())


def test_a_body_is_no_head(tmp_path: Path) -> None:
    """A record is longer than any head, and is read, in pieces or in chunks."""

    async def send() -> None:
        async with open_house(tmp_path / "room.db") as house:
            head = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/plain\r\nConnection: close\r\n"
            body = b"no record " * 10_000
            chunk = b"%x\r\n" % 1000 + body[:1000] + b"\r\n"
            for request in (
                head + b"Content-Length: %d\r\n\r\n" % len(body) + body,
                head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 100 + b"0\r\n\r\n",
            ):
                reader, writer = await call(house)
                writer.write(request)
                assert b" 400 " in (await heard(reader)).split(b"\r\n")[0]
                writer.close()

    run(send())


HANDSHAKE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
NO_PROBLEM = {
    "no HTTP": (b"HELLO\r\n\r\n", b" 400 "),
    "no handshake": (b"GET /api/tables/t/live HTTP/1.1\r\nHost: 127.0.0.1\r\n" + HANDSHAKE + b"\r\n", b" 400 "),
    "a strange name": (b"GET /api/tables/t/live HTTP/1.1\r\nHost: evil.example\r\n" + HANDSHAKE + KEY, b" 403 "),
    "no such socket": (b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n" + HANDSHAKE + KEY, b" 403 "),
}


@pytest.mark.parametrize("what", list(NO_PROBLEM))
def test_the_errors_that_are_no_problem_are_as_the_protocol_says(tmp_path: Path, what: str) -> None:
    request, status = NO_PROBLEM[what]

    async def odd() -> None:
        async with open_house(tmp_path / "room.db") as house:
            reader, writer = await call(house)
            writer.write(request)
            head, _, body = (await heard(reader)).partition(b"\r\n\r\n")
            assert status in head.split(b"\r\n")[0]
            assert b"text/plain" in head.lower()
            assert (body == b"") == (status == b" 403 ")
            writer.close()

    run(odd())
