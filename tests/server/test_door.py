"""The socket at the door: who is let in, and what becomes of callers who misbehave."""

import asyncio
import contextlib
import socket as sockets
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from backroom.core.state import EVERYONE
from backroom.server.limits import Limits
from backroom.server.line import encode
from backroom.server.messages import Hello, Ping, Refused
from backroom.server.proxies import Proxies
from tests.server.house import PATIENCE, Guest, House, first, open_house, run


@pytest.mark.parametrize("secret", ["", "wrong", "ä" * 40])
def test_a_wrong_secret_is_refused_and_closed(tmp_path: Path, secret: str) -> None:
    async def stranger() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.socket(seated.table) as socket:
                guest = Guest(socket)
                await guest.say(Hello(secret=secret))
                assert await guest.closed() == (4403, "that secret opens no seat at this table")
                assert [type(answer) for answer in guest.answers.values()] == [Refused]
                assert guest.welcome is None
                assert guest.update is None

    run(stranger())


def test_another_tables_secret_opens_nothing_here(tmp_path: Path) -> None:
    async def stranger() -> None:
        async with open_house(tmp_path / "room.db") as house:
            here, there = await house.open_table(2), await house.open_table(2)
            async with house.socket(here.table) as socket:
                guest = Guest(socket)
                await guest.say(Hello(secret=there.secret))
                assert (await guest.closed())[0] == 4403

    run(stranger())


@pytest.mark.parametrize("table", ["nowhere", "..", "%00", "x" * 300])
def test_an_unknown_table_is_a_clear_close(tmp_path: Path, table: str) -> None:
    async def lost() -> None:
        async with open_house(tmp_path / "room.db") as house, house.socket(table) as socket:
            guest = Guest(socket)
            await guest.say(Hello())
            assert await guest.closed() == (4404, "there is no such table")
            assert guest.answers[None] == Refused(key=None, rule=None, reason="there is no such table")

    run(lost())


def test_the_first_message_is_a_hello(tmp_path: Path) -> None:
    async def rude() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.socket(seated.table) as socket:
                guest = Guest(socket)
                await guest.say(Ping(n=1))
                assert (await guest.closed())[0] == 4400

    run(rude())


def test_a_caller_who_says_nothing_is_not_kept(tmp_path: Path) -> None:
    async def silent() -> None:
        async with open_house(tmp_path / "room.db", limits=Limits(hello_seconds=0.05)) as house:
            seated = await house.open_table(2)
            async with house.socket(seated.table) as socket:
                assert (await Guest(socket).closed())[0] == 4408

    run(silent())


@pytest.mark.parametrize(
    ("message", "word"),
    [
        ("{", "truncated"),
        ("[]", "object"),
        ("null", "object"),
        ('{"type":"dance"}', "dance"),
        ('{"type":"act","decision":"1.0","action":"release none"}', "key"),
        ('{"type":"act","decision":1,"action":"a","key":"k"}', "str"),
        ('{"type":"ping","n":1,"extra":true}', "extra"),
        ('{"type":"hello"}', "second"),
        ("[" * 2000, "protocol"),
        (b"{}", "bytes"),
    ],
)
def test_what_cannot_be_read_is_refused_and_the_line_stays_open(
    tmp_path: Path, message: str | bytes, word: str
) -> None:
    async def garbled() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as guest:
                await guest.socket.send(message)
                await guest.until(lambda: None in guest.answers)
                answer = guest.answers[None]
                assert isinstance(answer, Refused)
                assert word in answer.reason
                await guest.play(first)

    run(garbled())


def test_a_message_too_long_closes_the_socket_of_its_sender_only(tmp_path: Path) -> None:
    async def loud() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table) as loudmouth, house.guest(seated.table, seated.secret) as guest:
                await loudmouth.socket.send("x" * 5000)
                assert (await loudmouth.closed())[0] == 1009
                await guest.play(first)

    run(loud())


def test_a_hasty_caller_is_slowed_and_heard(tmp_path: Path) -> None:
    async def hasty() -> float:
        limits = Limits(messages_per_second=100.0, burst=5)
        async with open_house(tmp_path / "room.db", limits=limits) as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table) as guest:
                began = asyncio.get_running_loop().time()
                for n in range(25):
                    await guest.say(Ping(n=n))
                await guest.until(lambda: len(guest.pongs) == 25)
                return asyncio.get_running_loop().time() - began

    assert run(hasty()) >= 0.15  # never faster; how much slower is the machine's affair


def test_a_table_has_room_for_so_many_watchers_and_always_for_its_players(tmp_path: Path) -> None:
    async def crowd() -> None:
        limits = Limits(watchers_per_table=2, sockets_per_seat=1)
        async with open_house(tmp_path / "room.db", limits=limits) as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table), house.guest(seated.table):
                assert await _turned_away(house, seated.table, Hello())
                async with house.guest(seated.table, seated.secret):
                    assert await _turned_away(house, seated.table, Hello(secret=seated.secret))

    run(crowd())


def test_one_address_keeps_no_other_watcher_out(tmp_path: Path) -> None:
    ann, bob = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "198.51.100.2"}

    async def crowd() -> None:
        limits, proxies = Limits(watchers_per_table=8), Proxies(any_here=True)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=proxies) as house:
            seated = await house.open_table(2)
            table = seated.table
            async with house.guest(table, headers=ann) as first_of_ann, house.guest(table, headers=ann):
                assert await _turned_away(house, table, Hello(), ann)
                async with house.guest(table, seated.secret, headers=ann), house.guest(table, headers=bob):
                    assert await _turned_away(house, table, Hello(), ann)
                    await first_of_ann.socket.close()
                    live = await house.room.find(table)
                    while live.sockets() > 3:
                        await asyncio.sleep(0.01)
                    async with house.guest(table, headers=ann):
                        assert live.sockets() == 4

    run(crowd())


async def _turned_away(house: House, table: str, hello: Hello, headers: dict[str, str] | None = None) -> bool:
    async with house.socket(table, additional_headers=headers) as socket:
        guest = Guest(socket)
        await guest.say(hello)
        return (await guest.closed())[0] == 1013


@pytest.mark.parametrize(
    "limits",
    [
        Limits(queue_bytes=8192, send_seconds=3600.0, messages_per_second=100_000.0),
        Limits(queue_bytes=1 << 40, send_seconds=0.2, messages_per_second=100_000.0),
    ],
    ids=["by what waits", "by how long"],
)
def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(tmp_path: Path, limits: Limits) -> None:
    async def slow() -> None:
        async with open_house(tmp_path / "room.db", limits=limits) as house:
            seated = await house.open_table(2)
            stuck = await asyncio.to_thread(_stuck_watcher, house.address, seated.table)
            async with house.guest(seated.table, seated.secret) as ann:
                live = await house.room.find(seated.table)
                try:
                    async with asyncio.timeout(PATIENCE):
                        while live.sockets() < 2:
                            await asyncio.sleep(0.01)
                        while live.sockets() == 2:
                            live.tell(EVERYONE)
                            await ann.hear()
                except TimeoutError:
                    pytest.fail("expected a socket that is never read to be dropped, and it was kept")
                await ann.play(first)
            stuck.close()

    run(slow())


def _stuck_watcher(address: str, table: str) -> sockets.socket:
    """Says hello and never reads again."""
    at = urlsplit(address)
    stuck = sockets.socket()
    stuck.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    stuck.connect((at.hostname, at.port))
    stuck.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert stuck.recv(12) == b"HTTP/1.1 101"
    hello = b'{"type":"hello"}'
    stuck.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return stuck


def test_whoever_reads_something_long_slowly_gets_it_all(tmp_path: Path) -> None:
    """The waiting message is longer than all that may wait, and takes several times as long as one may wait for."""
    limits = Limits(queue_bytes=8192, send_seconds=0.5, messages_per_second=100_000.0)
    long = encode(Refused(key=None, rule=None, reason="x" * 1_000_000))

    async def slow() -> None:
        async with open_house(tmp_path / "room.db", limits=limits) as house:
            seated = await house.open_table(2)
            stuck = await asyncio.to_thread(_stuck_watcher, house.address, seated.table)
            stuck.setblocking(False)
            live = await house.room.find(seated.table)
            while not live._places:
                await asyncio.sleep(0.01)
            (line,) = live._places
            own = line._out._transport.get_extra_info("socket")
            own.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)  # or the system takes it all
            line.say_text(long)
            read = 0
            while read < len(long):
                got = len(await asyncio.get_running_loop().sock_recv(stuck, 4096))
                assert got, f"hung up after {read} bytes"
                read += got
                await asyncio.sleep(0.01)
            assert live.sockets() == 1, "nobody was hung up on"
            stuck.close()

    run(slow())


def test_what_is_no_text_is_hung_up_on_in_one_quiet_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def noise() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            for parts in (b"\xff\xfe",), (b"\xff", b"\xfe"):
                async with house.socket(seated.table) as socket:
                    guest = Guest(socket)
                    await guest.say(Hello())
                    await guest.until(lambda guest=guest: guest.update is not None)  # type: ignore[misc]
                    await socket.send(parts[0] if len(parts) == 1 else parts, text=True)
                    assert (await guest.closed())[0] == 1007

    with caplog.at_level("INFO"):
        run(noise())
    said = [record for record in caplog.records if record.name in ("backroom.wire", "backroom.door", "uvicorn.error")]
    assert [(record.levelname, record.exc_info) for record in said if record.name == "backroom.wire"] == [
        ("INFO", None)
    ] * 2
    assert all(record.levelname == "INFO" for record in said)


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\x07b", "\u202e"])
def test_a_bad_name_takes_no_seat_and_disturbs_nobody(tmp_path: Path, name: str) -> None:
    async def intrude() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(3, begin=False)
            async with house.guest(seated.table, seated.secret) as ann:
                body = msgspec.json.encode({"name": name})
                path = f"/api/tables/{seated.table}/seats"
                status, _, answer = await house.http("POST", path, body, {"content-type": "application/json"})
                assert status == 400
                assert b"1 to 20 printable" in answer
                await ann.say(Ping(n=7))
                await ann.until(lambda: 7 in ann.pongs)

    run(intrude())


EMPTY = {
    "pings": b"\x89\x80\0\0\0\0",
    "pongs": b"\x8a\x80\0\0\0\0",
    "parts": b"\x00\x80\0\0\0\0",
    "messages": b"\x81\x80\0\0\0\0",
}


@pytest.mark.parametrize("kind", list(EMPTY))
def test_whoever_floods_with_frames_that_say_nothing_is_hung_up_on(tmp_path: Path, kind: str) -> None:
    async def flood() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as ann, house.socket(seated.table) as socket:
                await Guest(socket).say(Hello())
                if kind == "parts":
                    socket.transport.write(b"\x01\x80\0\0\0\0")
                for _ in range(20):
                    socket.transport.write(EMPTY[kind] * 100)
                code, reason = await Guest(socket).closed()
                assert (code, "say nothing" in reason) == (1008, True)
                await ann.play(first)

    run(flood())


def test_whoever_goes_on_talking_after_the_last_word_is_cut_off(tmp_path: Path) -> None:
    """Long before the ten seconds after which such a socket would end by itself."""

    async def flood() -> None:
        async with open_house(tmp_path / "room.db") as house:
            at = urlsplit(house.address)
            reader, writer = await asyncio.open_connection(at.hostname, at.port)
            writer.write(
                f"GET /api/tables/nowhere/live HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            reading = asyncio.create_task(reader.read())
            async with asyncio.timeout(5.0):
                while not reading.done():
                    writer.write(b"\x81\x80\0\0\0\0" * 1000)
                    await asyncio.wait([reading], timeout=0.05)
            writer.close()
            with contextlib.suppress(ConnectionError):
                await reading
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    run(flood())


def test_a_ping_now_and_then_is_welcome(tmp_path: Path) -> None:
    async def calm() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as ann:
                for _ in range(100):
                    await (await ann.socket.ping())
                await ann.play(first)

    run(calm())
