"""Where this machine can be found by others on its network."""

import socket
from typing import Final

EVERYWHERE: Final = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""Who listens everywhere does so in one family of addresses; and an address of it that is kept for documents.

Nothing is sent there: the system only says from which address it would be.
"""


def reach(host: str, port: int) -> list[str]:
    """Where others find a server that listens on this address: what a friend types. Nowhere if it is this machine's."""
    if host in EVERYWHERE:
        host = _own_address(*EVERYWHERE[host])
    if host in ("", "localhost", "::1") or host.startswith(("127.", "fe80")):
        return []
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]


def _own_address(family: socket.AddressFamily, elsewhere: str) -> str:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            host: str = probe.getsockname()[0]
            return host
    except OSError:  # no network, or none of this family
        return ""
