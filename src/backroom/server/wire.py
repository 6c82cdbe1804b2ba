"""uvicorn's WebSocket, with a short way in and out for what a table says and hears.

What is said leaves by `Outgoing`, without a task or a queue of uvicorn's. Messages that come in are read on while a few
of them wait, instead of stopping the socket for each. Much that comes at once is read in pieces: between two of them
all others have their turn, and nothing more is taken from the socket meanwhile.
"""

import logging
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from backroom.server.frames import Edges, text_of
from backroom.server.line import CLOSING
from backroom.server.metrics import TURNED_AWAY
from backroom.server.outgoing import PATIENCE, Outgoing
from backroom.server.pace import Pace
from backroom.server.round_trip import round_trip

log = logging.getLogger("backroom.wire")

READ_AHEAD: Final = 16
"""Messages of one caller that may wait to be heard before its socket is not read any more."""

PIECE: Final = 4096
"""Bytes that are read in one turn of the loop: of the shortest messages some two hundred."""

SMALL_PER_SECOND = 20.0  # in the long run
SMALL_AT_ONCE = 400
"""Frames of one caller that are no whole message: a browser sends one in a minute, and each costs as much as a word."""

AFTER_THE_LAST_WORD: Final = 16384
"""Bytes that may still be on their way when a socket is closed from here."""

NO_TEXT: Final = 1007
TOO_MANY: Final = 1008
END_OF_HEAD: Final = b"\r\n\r\n"


class Wire(WebSocketsSansIOProtocol):
    gone: Callable[[], None] | None = None  # called when nothing of it is open any more
    hear: Callable[[bytes], bool] | None = None  # is offered every message that comes whole; says whether it took it
    _edges: Edges | None = None
    _unheard: int = 0  # bytes that came after the last word
    _unread: bytes = b""  # what came and waits for its turn
    _turn_is_due: bool = False
    _small: Pace | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.out = Outgoing(self.transport, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()

    # --- out ------------------------------------------------------------------------------------------------------

    async def send(self, message: ASGISendEvent) -> None:
        """Whatever else is sent, the end above all, comes after what was said."""
        self.out.flush()
        await super().send(message)
        self.out.shut = self.close_sent
        if self._unread:  # the answer to the last word comes after it
            self._read_soon()

    def shutdown(self) -> None:
        """uvicorn says no word of why, and fails where a caller has just hung up."""
        self.out.flush()
        if not self.handshake_complete or self.close_sent:
            super().shutdown()
        elif not self.transport.is_closing():
            self.stop_keepalive()
            self.conn.send_close(*CLOSING)
            self.handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.out.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.out.resume()

    def round_trip(self) -> int | None:
        return round_trip(self.transport)

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
            if self._unread:
                self._hold_back(data)
            elif self.hear is None or not self._heard(data):
                if len(data) > PIECE:
                    self._hold_back(data)
                else:
                    self._read(data)
            return
        super().data_received(data)
        if self.handshake_initiated and data.endswith(END_OF_HEAD):
            self._edges = Edges()

    def _hold_back(self, data: bytes) -> None:
        self._unread += data
        self.transport.pause_reading()
        self._read_soon()

    def _read_soon(self) -> None:
        if not self._turn_is_due:
            self._turn_is_due = True
            self.loop.call_soon(self._read_a_piece)

    def _read_a_piece(self) -> None:
        """Of what was held back; not while many messages wait."""
        self._turn_is_due = False
        if self.transport.is_closing():
            self._unread = b""
        elif self._unread and not self.read_paused:
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            self._read(piece)
            self._go_on()

    def _go_on(self) -> None:
        """With what was held back, or with the socket."""
        if self._unread:
            self._read_soon()
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _read(self, data: bytes) -> None:
        assert self._edges is not None
        small = self._edges.follow(data)
        if small == 0 or not self._too_many(small):
            super().data_received(data)

    async def receive(self) -> ASGIReceiveEvent:
        """uvicorn takes more from the socket when all that came is heard; here, what was held back comes first."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

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
            self.out.resume()
            if self.transport.get_write_buffer_size() > 0:
                self.loop.call_later(PATIENCE, self.transport.abort)
