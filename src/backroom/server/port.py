"""The address a room listens on: whether it can be had, which else could, and who answers there."""

import contextlib
import socket
import urllib.request
from errno import EADDRINUSE
from typing import Final

import msgspec

from backroom.core.errors import Malformed
from backroom.server.messages import Health

PORTS: Final = 20  # that are tried to find one that is not taken
SECONDS: Final = 3.0
LONGEST: Final = 2000


def check_free(host: str, port: int) -> None:
    """Say plainly if the address cannot be had."""
    try:
        listen(host, port)
    except OSError as error:
        if error.errno == EADDRINUSE:
            if room_at(host, port) is not None:
                raise Malformed(f"port {port} is taken by a room that is open already") from error
            free = free_port(host, port)
            raise Malformed(f"port {port} is taken: try --port {free} (make play PORT={free})") from error
        raise Malformed(f"expected an address to listen on, got {host} port {port}: {error.strerror}") from error


def free_port(host: str, port: int) -> int:
    """The next one that is not taken; if there is none near, any (0)."""
    for other in range(port + 1, min(port + PORTS, 65536)):
        with contextlib.suppress(OSError):
            listen(host, other)
            return other
    return 0


def listen(host: str, port: int) -> None:
    """For a moment; OSError if it cannot be had."""
    socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()


def room_at(host: str, port: int) -> Health | None:
    """What a room says of itself that is open there already."""
    shown = f"[{host}]" if ":" in host else host
    try:
        with urllib.request.urlopen(f"http://{shown}:{port}/api/health", timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(LONGEST), type=Health)
    except (OSError, ValueError, msgspec.MsgspecError):
        return None
