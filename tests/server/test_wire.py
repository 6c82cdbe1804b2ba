"""One socket as uvicorn hands it over: what is said leaves in order, and much that comes leaves turns to others."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode

from backroom.server.frames import frame
from backroom.server.limits import Limits
from backroom.server.wire import PIECE, READ_AHEAD, Wire
from tests.server.house import run

HEAD = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
READ: int = 65536
"""Bytes that a socket gives at once."""

App = Callable[["Socket"], Awaitable[None]]


def text(number: int, digits: int = 8) -> bytes:
    return Frame(Opcode.TEXT, b"message %0*d" % (digits, number)).serialize(mask=True)


def flood(first: int, last: int) -> bytes:
    return b"".join(text(number) for number in range(first, last))


CLOSE = Frame(Opcode.CLOSE, Close(1000, "").serialize()).serialize(mask=True)


class Socket(asyncio.Transport):
    """A wire with its app at one end and a test at the other."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.sent = b""
        self.reading = True
        self.open = True
        self.read_in_vain = False
        self.heard: list[int] = []

        async def serve(scope: Any, receive: Any, send: Any) -> None:
            assert (await self.receive())["type"] == "websocket.connect"
            await self.wire.send({"type": "websocket.accept"})
            self.sent = b""
            await app(self)

        config = uvicorn.Config(serve, lifespan="off", log_config=None, ws_ping_interval=None, ws_max_size=4096)
        self.wire = Wire(config, ServerState(), {}, asyncio.get_running_loop())
        self.wire.connection_made(self)
        self.wire.data_received(HEAD)

    async def receive(self) -> dict[str, Any]:
        return dict(await self.wire.receive())

    async def hear(self) -> bool:
        """The next message; False if there is none any more."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            return False
        self.heard.append(int(message["text"].removeprefix("message ")))
        return True

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(30.0):
            while not condition():
                await asyncio.sleep(0)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += data

    def is_reading(self) -> bool:
        return self.reading

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True
        self.read_in_vain |= not self.open  # for uvloop that is an error

    def is_closing(self) -> bool:
        return not self.open

    def close(self) -> None:
        if self.open:
            self.open = False
            asyncio.get_running_loop().call_soon(self.wire.connection_lost, None)

    abort = close

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def get_write_buffer_size(self) -> int:
        return 0


async def listen(socket: Socket) -> None:
    while await socket.hear():
        pass


async def ready(app: App) -> Socket:
    socket = Socket(app)
    await socket.until(lambda: socket.wire.handshake_complete)
    return socket


async def end(*open_sockets: Socket) -> None:
    for socket in open_sockets:
        socket.close()
        await socket.until(lambda socket=socket: not socket.wire.tasks)  # type: ignore[misc]


def test_what_is_said_and_the_end_at_once_leave_in_this_order() -> None:
    async def talk() -> None:
        async def last_word(socket: Socket) -> None:
            socket.wire.out.write(frame(b"one"))
            socket.wire.out.write(frame(b"two"))
            await socket.wire.send({"type": "websocket.close", "code": 4400, "reason": "no more"})
            socket.wire.out.write(frame(b"three"))

        socket = await ready(last_word)
        await socket.until(lambda: socket.wire.close_sent)
        await asyncio.sleep(0)
        said = Frame(Opcode.CLOSE, Close(4400, "no more").serialize()).serialize(mask=False)
        assert socket.sent == frame(b"one") + frame(b"two") + said
        await end(socket)

    run(talk())


def test_when_the_server_stops_what_is_said_leaves_before_the_end() -> None:
    async def talk() -> None:
        socket = await ready(listen)
        socket.wire.out.write(frame(b"one"))
        socket.wire.shutdown()
        why = Frame(Opcode.CLOSE, Close(1012, "the server is restarting; come back and go on").serialize())
        assert socket.sent == frame(b"one") + why.serialize(mask=False)
        await end(socket)

    run(talk())


def test_a_server_that_stops_has_nothing_more_to_say_to_whoever_has_hung_up() -> None:
    async def talk() -> None:
        socket = await ready(listen)
        socket.wire.data_received(CLOSE)
        answered = socket.sent
        socket.wire.shutdown()
        assert socket.sent == answered
        await end(socket)

    run(talk())


def test_while_one_floods_others_have_their_turn() -> None:
    """The other has as much to say, and comes later; both are through at about the same time."""

    async def talk() -> None:
        loud, other = await ready(listen), await ready(listen)
        loud.wire.data_received(flood(0, 2000))
        assert len(loud.heard) + loud.wire.queue.qsize() < 200
        shares: list[int] = []
        for number in range(20):
            other.wire.data_received(text(number))
            await other.until(lambda number=number: number in other.heard)  # type: ignore[misc]
            shares.append(len(loud.heard))
        assert shares == sorted(shares)
        assert shares[0] < shares[10] < 2000, "it is read between what others say, and not before"
        await loud.until(lambda: len(loud.heard) == 2000)
        assert loud.heard == list(range(2000))
        await end(loud, other)

    run(talk())


def test_however_much_comes_little_of_it_is_held_back_and_all_of_it_is_heard() -> None:
    async def talk() -> None:
        socket = await ready(listen)
        stream = flood(0, 20_000)
        most = 0
        async with asyncio.timeout(30.0):
            while stream or socket.wire._unread:
                if socket.reading and stream:
                    socket.wire.data_received(stream[:READ])
                    stream = stream[READ:]
                most = max(most, len(socket.wire._unread))
                assert not (socket.reading and socket.wire._unread)
                await asyncio.sleep(0)
        await socket.until(lambda: len(socket.heard) == 20_000)
        assert socket.heard == list(range(20_000))
        assert 0 < most <= READ
        assert socket.reading
        await end(socket)

    run(talk())


LONG_ONES: bytes = b"".join(text(number, 400) for number in range(12))


@pytest.mark.parametrize(
    ("stream", "messages"),
    [(flood(0, 2000), 2000), (LONG_ONES + flood(12, 100), 100)],
    ids=["in the middle", "at the end"],
)
def test_of_one_who_is_not_heard_no_more_is_read_than_may_wait(stream: bytes, messages: int) -> None:
    async def talk() -> None:
        go_on = asyncio.Event()

        async def wait_and_listen(socket: Socket) -> None:
            await go_on.wait()
            await listen(socket)

        socket = await ready(wait_and_listen)
        socket.wire.data_received(stream)
        for _ in range(100):
            await asyncio.sleep(0)
        assert READ_AHEAD < socket.wire.queue.qsize() <= PIECE // len(text(0)) + 1
        assert not socket.is_reading()
        go_on.set()
        await socket.until(lambda: len(socket.heard) == messages)
        assert socket.heard == list(range(messages))
        assert socket.is_reading()
        await end(socket)

    run(talk())


def test_what_comes_while_something_is_held_back_comes_after_it() -> None:
    async def talk() -> None:
        socket = await ready(listen)
        short: list[bytes] = []

        def hear(message: bytes) -> bool:
            short.append(message)
            return True

        socket.wire.hear = hear
        whole = PIECE // len(text(0)) + 1
        socket.wire.data_received(flood(0, whole))
        socket.wire.data_received(text(whole))
        assert short == []
        await socket.until(lambda: len(socket.heard) == whole + 1)
        assert socket.heard == list(range(whole + 1))
        socket.wire.data_received(text(7))
        assert short == [b"message %08d" % 7], "then the short way is open again"
        await end(socket)

    run(talk())


@pytest.mark.parametrize("more", [b"", flood(600, 1200)], ids=["and nothing comes", "and more comes"])
def test_after_the_callers_end_nothing_is_read(more: bytes) -> None:
    async def talk() -> None:
        socket = await ready(listen)
        socket.wire.data_received(flood(0, 600) + CLOSE + more)
        await socket.until(lambda: not socket.open and not socket.wire.tasks)
        assert socket.heard == list(range(600))
        assert socket.sent == Frame(Opcode.CLOSE, Close(1000, "").serialize()).serialize(mask=False)
        assert socket.wire._unread == b""
        assert not socket.read_in_vain

    run(talk())


@pytest.mark.parametrize("later", [0, 10], ids=["at once", "later"])
@pytest.mark.parametrize("heard", [1, 2 * READ_AHEAD], ids=["one", "some"])
def test_after_the_last_word_its_answer_is_found_behind_what_was_held_back(heard: int, later: int) -> None:
    async def talk() -> None:
        async def hang_up(socket: Socket) -> None:
            for _ in range(heard):
                await socket.hear()
            for _ in range(later):
                await asyncio.sleep(0)
            await socket.wire.send({"type": "websocket.close", "code": 4400, "reason": ""})

        socket = await ready(hang_up)
        socket.wire.data_received(flood(0, 1200) + CLOSE)
        await socket.until(lambda: socket.wire.close_sent)
        assert socket.open
        await socket.until(lambda: not socket.open)
        assert socket.wire.close_timer is None, "it was not closed for want of an answer"
        assert socket.heard == list(range(heard))

    run(talk())


def test_frames_that_say_nothing_are_counted_piece_by_piece() -> None:
    async def talk() -> None:
        socket = await ready(listen)
        socket.wire.data_received(flood(0, 200) + Frame(Opcode.PING, b"").serialize(mask=True) * 2000 + flood(200, 300))
        await socket.until(lambda: not socket.open and not socket.wire.tasks)
        assert socket.heard == list(range(len(socket.heard)))
        assert len(socket.heard) <= 200
        assert b"say nothing" in socket.sent

    run(talk())


def test_a_connection_that_is_lost_is_not_read_on() -> None:
    async def talk() -> None:
        socket = await ready(listen)
        socket.wire.data_received(flood(0, 2000))
        socket.close()
        await socket.until(lambda: not socket.wire.tasks)
        assert socket.wire._unread == b""
        assert len(socket.heard) < 2000

    run(talk())


def test_the_longest_message_is_heard() -> None:
    async def talk() -> None:
        said: list[str] = []

        async def listen_to_one(socket: Socket) -> None:
            said.append((await socket.receive())["text"])

        socket = await ready(listen_to_one)
        longest = b"x" * Limits().message_bytes
        socket.wire.data_received(Frame(Opcode.TEXT, longest).serialize(mask=True))
        await socket.until(lambda: said == [longest.decode()])
        await end(socket)

    run(talk())
