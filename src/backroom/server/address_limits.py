"""How much of the server one address may use: requests, sockets and new tables. To open a socket is a request.

Whoever calls from this machine itself is not limited: that is the host, a test, or a proxy. Behind a proxy, the host
says so (`--trust-proxy`, `--proxy`), and the address is the last in X-Forwarded-For that is no proxy's; nobody else's
word is taken for it. Addresses of IPv6 count by the network of 64 bits that one customer is given.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from backroom.server.address import ADDRESS, Address, too_many
from backroom.server.limits import Limits
from backroom.server.line import Ending
from backroom.server.messages import Problem
from backroom.server.metrics import TURNED_AWAY
from backroom.server.proxies import NO_PROXIES, Proxies, without_port
from backroom.server.wire import Wire

REMEMBERED: Final = 4096
"""Addresses that are remembered before those at rest are forgotten."""

OPENING: Final = ("/api/tables", "/api/records")
"""Where tables are opened."""

KNOWN: Final = "backroom.known"
"""Where in a scope it says what is to be called if the table was opened before: that counts once."""

POLITE: Final = 20
"""Sockets of one address that are told why they are turned away, and whose answer is waited for, at a time."""

TOO_MANY: Final = Ending(1013, "too many sockets are open from your address")
TOO_OFTEN: Final = Ending(1013, "too many sockets were opened from your address; come back in a while")


class LimitAddresses:
    """Turns away who asks too much, before anything else is done."""

    def __init__(self, app: ASGIApp, limits: Limits, proxies: Proxies = NO_PROXIES) -> None:
        self._app = app
        self._limits = limits
        self._proxies = proxies
        self._addresses: dict[str, Address] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = address_of(scope, self._proxies) if scope["type"] in ("http", "websocket") else None
        if name is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(self._address(name), scope, receive, send)
        else:
            await self._request(self._address(name), scope, receive, send)

    async def _request(self, address: Address, scope: Scope, receive: Receive, send: Send) -> None:
        now = asyncio.get_running_loop().time()
        wait = address.requests.ask(now)
        if wait > 0:
            await _too_many("requests", wait)(scope, receive, send)
            return
        if scope["method"] == "POST" and scope["path"] in OPENING:
            wait = address.tables.ask(now)
            if wait > 0:
                await _too_many("tables", wait)(scope, receive, send)
                return
            scope[KNOWN] = address.tables.give_back
        await self._app(scope, receive, send)

    async def _socket(self, address: Address, scope: Scope, receive: Receive, send: Send) -> None:
        crowded = address.sockets >= self._limits.sockets_per_address
        if crowded or address.requests.ask(asyncio.get_running_loop().time()) > 0.0:
            TURNED_AWAY.count("sockets")
            await self._turn_away(address, TOO_MANY if crowded else TOO_OFTEN, scope, receive, send)
            return
        address.sockets += 1
        scope[ADDRESS] = address
        try:
            await self._app(scope, receive, send)
        finally:
            _when_gone(scope, address.leave)

    async def _turn_away(self, address: Address, ending: Ending, scope: Scope, receive: Receive, send: Send) -> None:
        """Politely, which keeps a socket open until its caller answers; where many do not, shortly."""
        await receive()
        if address.turned_away >= POLITE:
            await send({"type": "websocket.http.response.start", "status": HTTPStatus.TOO_MANY_REQUESTS, "headers": []})
            await send({"type": "websocket.http.response.body", "body": ending.reason.encode()})
            return
        address.turned_away += 1
        try:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": ending.code, "reason": ending.reason})
        finally:
            _when_gone(scope, address.give_up)

    def _address(self, name: str) -> Address:
        now = asyncio.get_running_loop().time()
        if name not in self._addresses:
            if len(self._addresses) >= REMEMBERED:
                self._forget(now)
            self._addresses[name] = Address(name, self._limits, now)
        self._addresses[name].seen = now
        return self._addresses[name]

    def _forget(self, now: float) -> None:
        """Whoever has no socket open is forgotten after an hour; if there are still too many, the longest unseen."""
        idle = sorted((address.seen, name) for name, address in self._addresses.items() if address.at_rest())
        for place, (seen, name) in enumerate(idle):
            if now - seen > 3600 or place < REMEMBERED // 4:
                del self._addresses[name]


def _when_gone(scope: Scope, done: Callable[[], None]) -> None:
    """A socket that was closed from here is open until the other end has answered, or has been waited for."""
    wire: Wire | None = scope.get("wire")
    if wire is None or wire.disconnected:
        done()
    else:
        wire.gone = done


def address_of(scope: Scope, proxies: Proxies) -> str | None:
    """Whom to count this for; None for this machine itself."""
    peer = scope["client"][0] if scope.get("client") else ""
    if not proxies.trusted(peer):
        return network_of(peer)
    forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    chain = [without_port(part.strip()) for part in forwarded if part.strip()]
    return network_of(next((part for part in reversed(chain) if not proxies.trusted(part)), (chain or [peer])[0]))


def network_of(text: str) -> str | None:
    """What an address counts as; None for this machine itself."""
    try:
        address = ip_address(text)
    except ValueError:
        return text or None
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return None if address.is_loopback else str(IPv6Address(int(address) >> 64 << 64))
        address = address.ipv4_mapped
    return None if address.is_loopback else str(address)


def _too_many(limit: str, wait: float) -> Response:
    TURNED_AWAY.count(limit)
    headers = {"retry-after": str(ceil(wait)), "cache-control": "no-store"}
    body = msgspec.json.encode(Problem(reason=too_many(limit, wait)))
    return Response(body, HTTPStatus.TOO_MANY_REQUESTS, headers, "application/json")
