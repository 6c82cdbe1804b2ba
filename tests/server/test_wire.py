"""One socket as uvicorn hands it over: what is said leaves in order."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode

from backroom.server.frames import frame
from backroom.server.wire import Wire
from tests.server.house import run

HEAD = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
App = Callable[["Socket"], Awaitable[None]]


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
        assert socket.sent.startswith(frame(b"one") + b"\x88")
        await end(socket)

    run(talk())
