"""HTTP connections: so many of one address, no request that never ends, and no answer that nobody reads.

A request that is begun must be here whole, head and body, within some seconds; so must the first of a connection. All
of it that is no body, above all its head, is short: whoever reads a body says how much of that is too much. Few
requests wait on one connection: what comes is read in pieces, and no further once too many do. Of an answer something
must be taken every now and then, or the connection is given up with all that waits on it.
Behind a proxy all connections are the proxy's, which does this itself: this machine's own are not counted.
"""

import asyncio
from collections import Counter
from functools import partial
from http import HTTPStatus
from typing import ClassVar, Final

from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from backroom.server.address_limits import network_of
from backroom.server.limits import Limits
from backroom.server.metrics import TURNED_AWAY
from backroom.server.unread import Unread

LATE: Final = b"408 Request Timeout", b"expected the whole request by now"
LONG: Final = b"431 Request Header Fields Too Large", b"expected a shorter address and fewer headers"
CROWDED: Final = b"429 Too Many Requests", b"expected fewer connections from your address"
EARLY: Final = b"400 Bad Request", b"expected all requests to be answered before a socket is opened"
HASTY: Final = b"expected fewer requests before the first is answered"

PIECE: Final = 4096
"""Bytes that are read at once: the shortest requests in it are a hundred."""


class Threshold(HttpToolsProtocol):
    limits: ClassVar[Limits]
    open: ClassVar[Counter[str]]  # connections by address

    _unread: Unread
    _address: str | None = None
    _alarm: asyncio.TimerHandle | None = None
    _turned_away = False
    _upgraded = False
    _around = 0  # bytes of this request that are no body

    # --- coming and going -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unread = Unread(
            transport, self.loop, self.limits.send_seconds, partial(TURNED_AWAY.count, "unread answers")
        )
        address = network_of(self.client[0] if self.client else "")
        if address is None:
            self._set_alarm()
        elif self.open[address] >= self.limits.connections_per_address:
            TURNED_AWAY.count("connections")
            self._turn_away(*CROWDED)
        else:
            self.open[address] += 1
            self._address = address
            self._set_alarm()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unset_alarm()
        self._unread.forget()
        self._give_back()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counted as one. An answer that is still on its way would be nobody's."""
        if self._turned_away:
            return
        if self._answering():
            self._unset_alarm()
            self._break_off(*EARLY)
            return
        self._upgraded = True
        self._unset_alarm()
        self._unread.forget()
        self._give_back()
        super().handle_websocket_upgrade()
        del self.parser  # they hold each other, and would stay until garbage is collected

    def _give_back(self) -> None:
        if self._address is not None:
            self.open[self._address] -= 1
            if self.open[self._address] <= 0:
                del self.open[self._address]
            self._address = None

    # --- the time an answer takes to go ---------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.watch_anew()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.watch_anew()

    def on_response_complete(self) -> None:
        self._unread.watch()
        super().on_response_complete()

    def _answering(self) -> bool:
        unanswered = self.cycle is not None and not self.cycle.response_complete
        return unanswered or self.transport.get_write_buffer_size() > 0

    # --- the time a request takes to come -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._turned_away or self._upgraded or self.transport.is_closing():
                return
            self._read(data[start : start + PIECE])

    def _read(self, data: bytes) -> None:
        if self._alarm is None and (self.cycle is None or self.cycle.response_complete):
            self._set_alarm()
        self._around += len(data)
        super().data_received(data)
        if self._around > self.limits.head_bytes:
            self._too_long()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._unread.is_asked()
        if self._alarm is None and not self._turned_away:
            self._set_alarm()

    def on_headers_complete(self) -> None:
        """A head that comes in one piece is looked at before anybody is given it."""
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > self.limits.head_bytes:
            self._too_long()
        if not self._turned_away:
            super().on_headers_complete()
            if len(self.pipeline) > self.limits.requests_ahead:
                self._too_hasty()

    def on_body(self, body: bytes) -> None:
        self._around = max(0, self._around - len(body))
        if not self._turned_away:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._around = 0
        if not self._turned_away:
            super().on_message_complete()
            self._unset_alarm()

    def _set_alarm(self) -> None:
        self._alarm = self.loop.call_later(self.limits.request_seconds, self._late)

    def _unset_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _late(self) -> None:
        self._alarm = None
        TURNED_AWAY.count("slow requests")
        self._break_off(*LATE)

    def _too_long(self) -> None:
        if not self._turned_away:
            TURNED_AWAY.count("long requests")
            self._unset_alarm()
            self._break_off(*LONG)

    def _too_hasty(self) -> None:
        """All before it are answered, then this is, and nothing after it."""
        TURNED_AWAY.count("hasty requests")
        self._turned_away = True
        self._unset_alarm()
        cycle, _ = self.pipeline.popleft()
        self.pipeline.appendleft((cycle, _hasty))

    def _break_off(self, status: bytes, reason: bytes) -> None:
        """In the middle of a request; nothing is said in the middle of an answer."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # whoever reads it is told that nobody is there
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self._turned_away = True
                self._unread.watch()
                self.transport.close()
                return
        self._turn_away(status, reason)

    def _turn_away(self, status: bytes, reason: bytes) -> None:
        self._turned_away = True
        body = _problem(reason)
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close" % len(body)
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 " + status + b"\r\n" + head + b"\r\n\r\n" + body)
            self._unread.watch()
            self.transport.close()


def _problem(reason: bytes) -> bytes:
    return b'{"reason":"' + reason + b'"}'


async def _hasty(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    body = _problem(HASTY)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": HTTPStatus.TOO_MANY_REQUESTS, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def threshold(limits: Limits) -> type[Threshold]:
    """The threshold of one server."""
    return type("Threshold", (Threshold,), {"limits": limits, "open": Counter()})
