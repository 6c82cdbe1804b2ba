"""How far away the other end of a socket is, by the system's own acknowledgements: no page can hold those back."""

import socket
import struct
from asyncio.transports import BaseTransport
from typing import Final

INFO_BYTES: Final = 152
SMOOTHED, LEAST = 68, 148
"""Where Linux has round trips, in microseconds, in its description of a connection: smoothed, and the least of late."""


def round_trip(transport: BaseTransport) -> int | None:
    """In milliseconds; none where the system does not say. The least counts: acknowledgements may wait for company."""
    connection = transport.get_extra_info("socket")
    if connection is None or not hasattr(socket, "TCP_INFO"):
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, INFO_BYTES)
    except OSError:
        return None
    found = [int(struct.unpack_from("=I", info, at)[0]) for at in (SMOOTHED, LEAST) if len(info) >= at + 4]
    return min(found) // 1000 if found else None
