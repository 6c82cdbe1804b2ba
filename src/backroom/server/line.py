"""What is to be sent on one socket. It never waits: a caller who reads too slowly is dropped, and delays nobody."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import msgspec

from backroom.server.limits import Limits
from backroom.server.messages import ServerMessage


class Ending(NamedTuple):
    """Why a socket is closed. From 4400 on it is the last word; below, a client may call again."""

    code: int
    reason: str  # at most 123 bytes


class Late(NamedTuple):
    """Not to be sent before its time."""

    text: str
    when: float


GONE: Final = Ending(1000, "you left")
SLOW: Final = Ending(1013, "you read more slowly than the table plays; come back and go on")
CROWDED: Final = Ending(1013, "too many sockets are open at this table")
LATE: Final = Ending(4408, "expected a hello, and none came")
CONFUSED: Final = Ending(4400, "expected the first message to be a hello")
STRANGER: Final = Ending(4403, "that secret opens no seat at this table")
SENT_AWAY: Final = Ending(4401, "the host has sent you away from this table")
UNSEEN: Final = Ending(4402, "this table does not let strangers watch")
NO_TABLE: Final = Ending(4404, "there is no such table")
OTHER_RULES: Final = Ending(4410, "this table cannot be opened by this version of Backroom")
BROKEN: Final = Ending(1011, "the server could not go on; come back and go on")


class Line:
    def __init__(self, send: Callable[[str], Awaitable[None]], limits: Limits) -> None:
        self._send = send
        self._seconds = limits.send_seconds
        self._longest = limits.queue
        self._queue: asyncio.Queue[str | Late | Ending] = asyncio.Queue()
        self._ended = False

    def say(self, message: ServerMessage) -> None:
        self.say_text(encode(message))

    def say_text(self, text: str, lag: float = 0.0) -> None:
        """Send it, so many seconds later than otherwise; what is said after it waits as well."""
        if self._ended:
            return
        if self._queue.qsize() >= self._longest:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.hang_up(SLOW)
        else:
            self._queue.put_nowait(text if lag <= 0.0 else Late(text, asyncio.get_running_loop().time() + lag))

    def hang_up(self, ending: Ending) -> None:
        """Close after what has been said."""
        if not self._ended:
            self._ended = True
            self._queue.put_nowait(ending)

    async def run(self) -> Ending:
        """Send until the line ends; how it did."""
        while True:
            said = await self._queue.get()
            if isinstance(said, Ending):
                return said
            if isinstance(said, Late):
                await asyncio.sleep(said.when - asyncio.get_running_loop().time())
                said = said.text
            try:
                async with asyncio.timeout(self._seconds):
                    await self._send(said)
            except TimeoutError:
                self._ended = True
                return SLOW


def encode(message: ServerMessage) -> str:
    return _encoder.encode(message).decode()


_encoder = msgspec.json.Encoder()
