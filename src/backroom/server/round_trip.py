"""How far away the other end of a socket is, by the system's own acknowledgements: no page can hold those back."""

import socket
import struct
from asyncio.transports import BaseTransport
from typing import Final

INFO_BYTES: Final = 104
SMOOTHED: Final = 68
"""Where Linux has the smoothed round trip, in microseconds, in its description of a connection."""


def round_trip(transport: BaseTransport) -> int | None:
    """In milliseconds; none where the system does not say."""
    connection = transport.get_extra_info("socket")
    if connection is None or not hasattr(socket, "TCP_INFO"):
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, INFO_BYTES)
    except OSError:
        return None
    return int(struct.unpack_from("=I", info, SMOOTHED)[0]) // 1000 if len(info) >= SMOOTHED + 4 else None
