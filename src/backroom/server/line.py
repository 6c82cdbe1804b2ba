"""What is to be sent on one socket. It never waits: a caller who reads too slowly is dropped, and delays nobody."""

import asyncio
from collections import deque
from typing import Final, NamedTuple

import msgspec

from backroom.server.frames import frame
from backroom.server.limits import Limits
from backroom.server.messages import ServerMessage
from backroom.server.metrics import DROPPED
from backroom.server.outgoing import Outgoing


class Ending(NamedTuple):
    """Why a socket is closed. From 4400 on it is the last word; below, a client may call again."""

    code: int
    reason: str  # at most 123 bytes


class Late(NamedTuple):
    """Not to be sent before its time."""

    framed: bytes
    when: float


UNREADABLE: Final = "this table's journal is torn or of another version of Backroom: backroom doctor tells more"
GONE: Final = Ending(1000, "you left")
SLOW: Final = Ending(1013, "you read more slowly than the table plays; come back and go on")
CROWDED: Final = Ending(1013, "too many sockets are open at this table")
CROWD_FROM_ONE: Final = Ending(1013, "too many watch this table from your address; come back in a while")
FULL: Final = Ending(1013, "all tables of this server are taken; come back in a while")
LATE: Final = Ending(4408, "expected a hello, and none came")
CONFUSED: Final = Ending(4400, "expected the first message to be a hello")
STRANGER: Final = Ending(4403, "that secret opens no seat at this table")
SENT_AWAY: Final = Ending(4401, "you have no seat at this table any more")
UNSEEN: Final = Ending(4402, "this table does not let strangers watch")
NO_TABLE: Final = Ending(4404, "there is no such table")
NOT_NOW: Final = Ending(1013, "this table cannot be read just now; come back in a while")
BROKEN: Final = Ending(1011, "the server could not go on; come back and go on")
CLOSING: Final = Ending(1012, "the server is restarting; come back and go on")


def unreadable(reason: str = UNREADABLE) -> Ending:
    """For good, with this version of Backroom."""
    return Ending(4410, reason)


class Line:
    def __init__(self, out: Outgoing, limits: Limits) -> None:
        self._out = out
        self._longest = limits.queue_bytes
        self._largest = 0  # of all messages: one alone is never too much, or whoever comes back to it never gets it
        self._ending: asyncio.Future[Ending] = asyncio.get_running_loop().create_future()
        self._ended = False
        self._late: deque[Late] = deque()
        out.stall_seconds = limits.send_seconds
        out.stalled = self._stalled

    def say(self, message: ServerMessage) -> None:
        self.say_text(encode(message))

    def say_text(self, framed: bytes, lag: float = 0.0) -> None:
        """Something that `encode` has made, so many seconds later than otherwise; what is said after it waits too."""
        if self._ended:
            return
        if self._out.waiting() > self._longest + self._largest:
            self._stalled()
            return
        self._largest = max(self._largest, len(framed))
        if lag <= 0.0 and not self._late:
            self._out.write(framed)
        else:
            self._wait(framed, lag)

    def hang_up(self, ending: Ending) -> None:
        """Close after what has been said; what is not to be seen yet is told to whoever comes back."""
        self._late.clear()
        self._ended = True
        if not self._ending.done():
            self._ending.set_result(ending)

    async def run(self) -> Ending:
        """Until the line ends; how it did."""
        return await self._ending

    def _stalled(self) -> None:
        if not self._ended:
            DROPPED.count()
        self.hang_up(SLOW)

    def _wait(self, framed: bytes, lag: float) -> None:
        loop = asyncio.get_running_loop()
        after = self._late[-1].when if self._late else 0.0
        self._late.append(Late(framed, max(after, loop.time() + lag)))
        if len(self._late) == 1:
            loop.call_at(self._late[0].when, self._send_late)

    def _send_late(self) -> None:
        loop = asyncio.get_running_loop()
        while self._late and self._late[0].when <= loop.time():
            self._out.write(self._late.popleft().framed)
        if self._late:
            loop.call_at(self._late[0].when, self._send_late)


def encode(message: ServerMessage) -> bytes:
    """Ready to be sent on any number of lines."""
    return frame(_encoder.encode(message))


_encoder = msgspec.json.Encoder()
