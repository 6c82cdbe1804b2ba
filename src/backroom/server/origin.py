"""By what names this server is called, and from whose pages.

A page of another site can make a browser call this server, and by a trick with its own name (DNS rebinding) even seem
to be of this server. So the server answers only to names that nobody else can have: an address, this machine's own
name, names of the local network, and those that the host has given it. Whatever changes something is taken only from a
page of this server, or from no page at all: a bot, a terminal, a test.
"""

import socket
from collections.abc import Iterable
from http import HTTPStatus
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from backroom.server.messages import Problem

NEAR: Final = (".local", ".localhost")
"""Names that are only ever found on this network or this machine."""

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")


class Hosts:
    """The names this server answers to."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        """`*.example.org` stands for all names under it, `*` for any at all."""
        self._names = {"localhost", socket.gethostname().lower(), *(name.lower() for name in names)}

    def known(self, host: str) -> bool:
        """Whether this is ours, as a Host header says it; whoever says none is no browser."""
        name = _name(host)
        return name is not None and (
            not name
            or _is_address(name)
            or name in self._names
            or name.endswith(NEAR)
            or any(name.endswith(each[1:]) for each in self._names if each.startswith("*"))
        )


class AnswerToOwnName:
    """Turns away who calls this server by a strange name, or would change something from a strange page."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reason = self._why_not(scope) if scope["type"] in ("http", "websocket") else None
        if reason is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close"})  # before accepting: the browser is told 403
        else:
            body = msgspec.json.encode(Problem(reason=reason))
            await Response(body, HTTPStatus.FORBIDDEN, {"cache-control": "no-store"}, "application/json")(
                scope, receive, send
            )

    def _why_not(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._hosts.known(host):
            return f"expected a name of this server, got {host[:100]!r}; its host can add it with --allow-host"
        if scope.get("method") not in HARMLESS and not same_origin(headers.get("origin"), host):
            return "expected to be called from a page of this server"
        return None


def same_origin(origin: str | None, host: str) -> bool:
    """A page of this server, or no page at all."""
    if origin is None:
        return True
    try:
        return host != "" and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def _name(host: str) -> str | None:
    """Without a port; None if it cannot be read."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
