"""uvicorn's WebSocket, with a short way in and out for what a table says and hears.

Words leave as whole frames, written at once into the transport, whose buffer is the queue: no task, no second queue.
Messages that come in are read on while a few of them wait, instead of stopping the socket for each.
"""

import asyncio
import logging
import weakref
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from backroom.server.frames import Edges, text_of
from backroom.server.metrics import TURNED_AWAY
from backroom.server.pace import Pace
from backroom.server.round_trip import round_trip

log = logging.getLogger("backroom.wire")

PATIENCE: Final = 5.0
ENOUGH: Final = 16 * 1024  # bytes that must leave while a caller is waited for
READ_AHEAD: Final = 16
"""Messages of one caller that may wait to be heard before its socket is not read any more."""

SMALL_PER_SECOND = 20.0  # in the long run
SMALL_AT_ONCE = 400
"""Frames of one caller that are no whole message: a browser sends one in a minute, and each costs as much as a word."""

AFTER_THE_LAST_WORD: Final = 16384
"""Bytes that may still be on their way when a socket is closed from here."""

NO_TEXT: Final = 1007
TOO_MANY: Final = 1008
END_OF_HEAD: Final = b"\r\n\r\n"


class Outbox:
    """What is said to all callers in one turn of the loop leaves at its end, together where it is for one.

    For the system each send is dear, and for the loop each call.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._wires: list[Wire] = []

    def put(self, wire: "Wire") -> None:
        if not self._wires:
            self._loop.call_soon(self._empty)
        self._wires.append(wire)

    def _empty(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            try:
                wire.flush()
            except Exception:  # of one caller's; the others are told all the same
                log.exception("caller not told")


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    if loop not in _outboxes:
        _outboxes[loop] = Outbox(weakref.proxy(loop))
    return _outboxes[loop]


_outboxes: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]" = weakref.WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    stalled: Callable[[], None] | None = None  # called when nothing has left for too long
    stall_seconds: float = PATIENCE
    gone: Callable[[], None] | None = None  # called when nothing of it is open any more
    hear: Callable[[bytes], bool] | None = None  # is offered every message that comes whole; says whether it took it
    _stall: asyncio.TimerHandle | None = None
    _stuck = 0  # bytes that waited when that was set
    _edges: Edges | None = None
    _unheard: int = 0  # bytes that came after the last word
    _small: Pace | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._unsent: list[bytes] = []
        self._outbox = outbox_of(self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()

    # --- out ------------------------------------------------------------------------------------------------------

    def write(self, framed: bytes) -> None:
        """Send a frame, or let it wait; never blocks. To one who is gone nothing is sent."""
        if not self._unsent:
            self._outbox.put(self)
        self._unsent.append(framed)

    def flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    def waiting(self) -> int:
        """Bytes that the caller has not taken yet, if they are many; but for what was said in this turn of the loop."""
        return 0 if self._stall is None else self.transport.get_write_buffer_size()

    def round_trip(self) -> int | None:
        return round_trip(self.transport)

    async def send(self, message: ASGISendEvent) -> None:
        """Whatever else is sent, the end above all, comes after what was said."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stall is None:
            self._be_patient()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _be_patient(self) -> None:
        self._stuck = self.transport.get_write_buffer_size()
        self._stall = self.loop.call_later(self.stall_seconds, self._give_up)

    def _give_up(self) -> None:
        """Of something long, enough has to leave in that time; all of it is not asked for."""
        self._stall = None
        if self.transport.get_write_buffer_size() <= self._stuck - ENOUGH:
            self._be_patient()
        elif self.stalled is not None:
            self.stalled()

    # --- in -------------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]

    def data_received(self, data: bytes) -> None:
        """A message that comes alone and whole, as nearly all do, needs no library to be read."""
        if self.close_sent and self._deaf_to(len(data)):
            return
        if self._edges is not None:
            if self.hear is not None and self._heard(data):
                return
            small = self._edges.follow(data)
            if small > 0 and self._too_many(small):
                return
            super().data_received(data)
            return
        super().data_received(data)
        if self.handshake_initiated and data.endswith(END_OF_HEAD):
            self._edges = Edges()

    def _deaf_to(self, more: int) -> bool:
        """After the last word only its answer is read; who goes on talking is cut off."""
        self._unheard += more
        if self._unheard > AFTER_THE_LAST_WORD:
            self.transport.abort()
            return True
        return False

    def _too_many(self, small: int) -> bool:
        """Hangs up on whoever sends frames that say nothing, before they are read."""
        now = self.loop.time()
        if self._small is None:
            self._small = Pace(SMALL_PER_SECOND, SMALL_AT_ONCE, now)
        if self._small.spend(small, now):
            return False
        if not self.close_sent:
            TURNED_AWAY.count("frames")
            log.info("a caller sent too many frames that say nothing, and was hung up on")
            self.conn.send_close(TOO_MANY, "expected messages, got too many frames that say nothing")
            self.handle_parser_exception()
        return True

    def _heard(self, data: bytes) -> bool:
        assert self.hear is not None
        assert self._edges is not None
        if len(data) > self.config.ws_max_size or self.close_sent or not self._edges.between():
            return False
        text = text_of(data) if self.queue.empty() else None
        return text is not None and self.hear(text)

    def handle_text(self, event: Frame) -> None:
        """uvicorn stops reading after every message; here, only when many wait."""
        if event.fin and not self.close_sent and self.queue.qsize() < READ_AHEAD:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                self._no_text()
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """A message that came in parts, or while many wait; uvicorn would make an error of ours of what is no text."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self._no_text()
        else:
            super().send_receive_event_to_app()

    def _no_text(self) -> None:
        if not self.close_sent:
            log.info("a caller sent what is no text, and was hung up on")
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        """uvicorn closes a transport politely, after all is sent; to one who never reads that is never."""
        try:
            await super().run_asgi()
        finally:
            if self._stall is not None:
                self._stall.cancel()
            if self.transport.get_write_buffer_size() > 0:
                self.loop.call_later(PATIENCE, self.transport.abort)
