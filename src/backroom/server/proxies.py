"""Whose word is taken for where a caller calls from."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from backroom.core.errors import Malformed


class Proxies:
    """The proxies before this server: those on this machine if there are any at all, and those at given addresses."""

    def __init__(self, any_here: bool = False, elsewhere: Iterable[str] = ()) -> None:
        try:
            self._networks = [ip_network(text) for text in elsewhere]
        except ValueError as error:
            raise Malformed(f"expected the address of a proxy, or its network as 10.0.0.0/8: {error}") from error
        self._any = any_here or bool(self._networks)

    def there(self) -> bool:
        """Whether there are any."""
        return self._any

    def trusted(self, text: str) -> bool:
        """Whether this is a proxy of ours, and no caller."""
        address = _read(text) if self._any else None
        return address is not None and (
            address.is_loopback
            or any(address.version == network.version and address in network for network in self._networks)
        )


NO_PROXIES: Final = Proxies()


def without_port(text: str) -> str:
    """Some proxies write 203.0.113.5:4711, or [2001:db8::1]:4711."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
