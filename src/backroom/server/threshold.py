"""HTTP connections: so many of one address, and no request that never ends.

A request that is begun must be here whole, head and body, within some seconds; so must the first of a connection.
Behind a proxy all connections are the proxy's, which does this itself: this machine's own are not counted.
"""

import asyncio
from collections import Counter
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from backroom.server.address_limits import network_of
from backroom.server.limits import Limits
from backroom.server.metrics import TURNED_AWAY

LATE: Final = b"408 Request Timeout", b"expected the whole request by now"
CROWDED: Final = b"429 Too Many Requests", b"expected fewer connections from your address"


class Threshold(HttpToolsProtocol):
    limits: ClassVar[Limits]
    open: ClassVar[Counter[str]]  # connections by address

    _address: str | None = None
    _alarm: asyncio.TimerHandle | None = None
    _turned_away = False

    # --- coming and going -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
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
        self._give_back()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counted as one."""
        self._unset_alarm()
        self._give_back()
        super().handle_websocket_upgrade()

    def _give_back(self) -> None:
        if self._address is not None:
            self.open[self._address] -= 1
            if self.open[self._address] <= 0:
                del self.open[self._address]
            self._address = None

    # --- the time a request takes to come -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._turned_away:
            return
        if self._alarm is None and (self.cycle is None or self.cycle.response_complete):
            self._set_alarm()
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._alarm is None:
            self._set_alarm()

    def on_message_complete(self) -> None:
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
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # whoever reads it is told that nobody is there
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.close()
                return
        self._turn_away(*LATE)

    def _turn_away(self, status: bytes, reason: bytes) -> None:
        self._turned_away = True
        body = b'{"reason":"' + reason + b'"}'
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close" % len(body)
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 " + status + b"\r\n" + head + b"\r\n\r\n" + body)
            self.transport.close()


def threshold(limits: Limits) -> type[Threshold]:
    """The threshold of one server."""
    return type("Threshold", (Threshold,), {"limits": limits, "open": Counter()})
