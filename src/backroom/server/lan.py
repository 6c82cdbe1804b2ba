"""Where this machine can be found by others on its network."""

import contextlib
import socket
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses kept for documents. Nothing is sent there: the system only says from which address it would be."""


def reach(host: str, port: int) -> list[str]:
    """Where others find a server that listens on this address; nowhere if it is this machine's alone."""
    if host in EVERYWHERE:
        return neighbours(f"http://{host}:{port}")
    if host == "localhost" or host.startswith("127.") or host == "::1":
        return []
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]


def neighbours(address: str) -> list[str]:
    """The address of this server as the network knows it: what a friend types."""
    port = address.rpartition(":")[2]
    found = []
    for family, there in ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            host: str = probe.getsockname()[0]
            if not host.startswith(("127.", "::1", "fe80")):
                found.append(f"http://{f'[{host}]' if ':' in host else host}:{port}")
    return found
