"""Answers that nobody reads: what waits for them is given up in time, and slow readers are not."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, cast
from urllib.parse import urlsplit

import pytest

from backroom.server.limits import Limits
from backroom.server.metrics import TURNED_AWAY
from backroom.server.unread import ENOUGH, Unread
from tests.server.house import PATIENCE, House, open_house, run
from tests.server.test_threshold import call, heard

LONG = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
MANY = 400  # answers, more than systems keep for a connection by themselves
UPGRADE = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Pipe:
    """A transport from which so many bytes are taken as a test says."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


class Alarm(NamedTuple):
    at: int
    ring: Callable[[], None]
    alarms: list["Alarm"]

    def cancel(self) -> None:
        self.alarms.remove(self)


class Hours:
    """A loop in which time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0
        self.alarms: list[Alarm] = []

    def call_later(self, seconds: int, ring: Callable[[], None]) -> Alarm:
        alarm = Alarm(self.now + seconds, ring, self.alarms)
        self.alarms.append(alarm)
        return alarm

    def go_on(self, seconds: int) -> None:
        self.now += seconds
        for alarm in [alarm for alarm in self.alarms if alarm.at <= self.now]:
            alarm.cancel()
            alarm.ring()


def unread_of(pipe: Pipe, hours: Hours) -> Unread:
    return Unread(cast(asyncio.Transport, pipe), cast(asyncio.AbstractEventLoop, hours), 10, lambda: None)


def watched(pipe: Pipe, *taken: int) -> bool:
    """Whether it was given up, when so many bytes were taken in each of the times for which it is waited."""
    hours = Hours()
    unread = unread_of(pipe, hours)
    unread.watch()
    for bytes_taken in taken:
        pipe.waiting -= bytes_taken
        unread.watch()  # that more is written gives nobody more time
        hours.go_on(10)
    return pipe.aborted


@pytest.mark.parametrize(
    ("waiting", "taken", "given_up"),
    [
        (100, (0,), True),
        (100, (100, 0), False),
        (100, (50,), True),
        (3 * ENOUGH, (ENOUGH, 0), True),
        (3 * ENOUGH, (ENOUGH - 1,), True),
        (0, (0, 0), False),
    ],
)
def test_enough_must_be_taken_while_a_reader_is_waited_for(
    waiting: int, taken: tuple[int, ...], given_up: bool
) -> None:
    assert watched(Pipe(waiting), *taken) is given_up


def test_an_answer_has_all_its_time_though_one_before_it_was_waited_for() -> None:
    pipe, hours = Pipe(100), Hours()
    unread = unread_of(pipe, hours)
    unread.watch()
    hours.go_on(7)
    pipe.waiting = 0  # the first is taken
    unread.is_asked()
    pipe.waiting = 100
    unread.watch()
    hours.go_on(9)
    assert not pipe.aborted
    hours.go_on(1)
    assert pipe.aborted


async def call_and_take_little(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Whoever reads is sent a little at a time."""
    address = urlsplit(house.address)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (address.hostname, address.port))
    return await asyncio.open_connection(sock=line, limit=4096)


def test_a_connection_on_which_nothing_is_read_is_given_up(tmp_path: Path) -> None:
    async def deaf() -> None:
        limits = Limits(send_seconds=0.3, requests_ahead=MANY)
        async with open_house(tmp_path / "room.db", limits=limits) as house:
            before = TURNED_AWAY.read("unread answers")
            reader, writer = await call_and_take_little(house)
            writer.write(LONG * MANY)
            async with asyncio.timeout(PATIENCE / 4):
                while TURNED_AWAY.read("unread answers") == before:
                    await asyncio.sleep(0.05)
            _, _, body = await house.http("GET", "/api/openapi.json")
            assert len(await heard(reader)) < len(body) * MANY, "what was on its way already still comes"
            writer.close()

    run(deaf())


def test_who_reads_slowly_is_waited_for(tmp_path: Path) -> None:
    async def slow() -> None:
        limits = Limits(send_seconds=2.5, requests_ahead=MANY)
        async with open_house(tmp_path / "room.db", limits=limits) as house:
            _, _, body = await house.http("GET", "/api/openapi.json")
            reader, writer = await call_and_take_little(house)
            writer.write(LONG * (MANY - 1) + LONG.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            whole, answers = 0, 0
            async with asyncio.timeout(PATIENCE):
                while piece := await reader.read(1 << 20):
                    whole += len(piece)
                    if whole // (len(body) * MANY // 8) > answers:  # eight times on the way
                        answers += 1
                        await asyncio.sleep(0.6)
            assert whole > len(body) * MANY
            writer.close()

    run(slow())


def test_no_socket_is_opened_where_an_answer_is_on_its_way(tmp_path: Path) -> None:
    """Nobody would be told any more that it was read, or never will be."""

    async def early() -> None:
        async with open_house(tmp_path / "room.db") as house:
            upgrade = UPGRADE % (await house.open_table(2)).table.encode()
            reader, writer = await call(house)
            writer.write(LONG + upgrade)
            assert b" 101 " not in await heard(reader)
            writer.close()
            reader, writer = await call(house)
            writer.write(upgrade)
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            writer.close()

    run(early())
