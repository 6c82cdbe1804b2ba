"""What is said on one socket: whole frames, written into the transport, whose buffer is the queue."""

import asyncio
import logging
import weakref
from collections.abc import Callable
from typing import Final

log = logging.getLogger("backroom.wire")

PATIENCE: Final = 5.0
ENOUGH: Final = 16 * 1024  # bytes that must leave while a caller is waited for


class Outbox:
    """What is said to all callers in one turn of the loop leaves at its end, together where it is for one.

    For the system each send is dear, and for the loop each call.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[Outgoing] = []

    def put(self, out: "Outgoing") -> None:
        if not self._waiting:
            self._loop.call_soon(self._empty)
        self._waiting.append(out)

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for out in waiting:
            try:
                out.flush()
            except Exception:  # of one caller's; the others are told all the same
                log.exception("caller not told")


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    if loop not in _outboxes:
        _outboxes[loop] = Outbox(weakref.proxy(loop))
    return _outboxes[loop]


_outboxes: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]" = weakref.WeakKeyDictionary()


class Outgoing:
    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.stalled: Callable[[], None] | None = None  # called when nothing has left for too long
        self.stall_seconds = PATIENCE
        self.shut = False  # after the last word
        self._transport = transport
        self._loop = loop
        self._outbox = outbox_of(loop)
        self._unsent: list[bytes] = []
        self._stall: asyncio.TimerHandle | None = None
        self._stuck = 0  # bytes that waited when that was set

    def write(self, framed: bytes) -> None:
        """Send a frame, or let it wait; never blocks. To one who is gone nothing is sent."""
        if not self._unsent:
            self._outbox.put(self)
        self._unsent.append(framed)

    def flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self.shut and not self._transport.is_closing():
            self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    def waiting(self) -> int:
        """Bytes that the caller has not taken yet, if they are many; but for what was said in this turn of the loop."""
        return 0 if self._stall is None else self._transport.get_write_buffer_size()

    def pause(self) -> None:
        """Much waits to be taken."""
        if self._stall is None:
            self._be_patient()

    def resume(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _be_patient(self) -> None:
        self._stuck = self._transport.get_write_buffer_size()
        self._stall = self._loop.call_later(self.stall_seconds, self._give_up)

    def _give_up(self) -> None:
        """Of something long, enough has to leave in that time; all of it is not asked for."""
        self._stall = None
        if self._transport.get_write_buffer_size() <= self._stuck - ENOUGH:
            self._be_patient()
        elif self.stalled is not None:
            self.stalled()
