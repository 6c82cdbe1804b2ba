"""Backstage, over HTTP: for those who run the server, and nobody else.

Whoever watches a counter grow while somebody thinks at a table learns of a change of mind. So the numbers are for
callers on this machine itself, which no proxy speaks for, and for those with the token that the host has given out.
"""

import os
from hmac import compare_digest
from http import HTTPStatus
from pathlib import Path
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import backroom
from backroom import pure
from backroom.server import lan
from backroom.server.address_limits import network_of
from backroom.server.messages import Reach
from backroom.server.metrics import gauge, page
from backroom.server.room import Room
from backroom.store.sqlite import SqliteJournal

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""By these a proxy is known: the caller is somebody else."""

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


async def metrics(request: Request) -> Response:
    """GET /api/metrics"""
    if not admitted(request):
        reason = "expected a caller on this machine, or the bearer token of --metrics-token"
        raise HTTPException(HTTPStatus.FORBIDDEN, reason)
    room: Room = request.app.state.room
    body = page(
        [
            "# HELP backroom_info The version and the build that is running.",
            "# TYPE backroom_info gauge",
            f'backroom_info{{version="{backroom.__version__}",build="{pure.build()}"}} 1',
        ],
        gauge("backroom_tables", "Tables in memory.", room.tables()),
        gauge("backroom_sockets", "Sockets at tables.", room.sockets()),
        _journal(room),
    )
    return Response(body, headers={"cache-control": "no-store"}, media_type=PROMETHEUS)


def admitted(request: Request) -> bool:
    token: str | None = request.app.state.metrics_token
    scheme, _, said = request.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer" and compare_digest(said.strip().encode("latin-1"), token.encode()):
        return True
    return from_here(request)


def from_here(request: Request) -> bool:
    """Whether the caller is on this machine, and speaks for nobody else."""
    here = network_of(request.client.host if request.client else "") is None
    return here and not any(name in request.headers for name in FORWARDED)


async def reach(request: Request) -> Response:
    """GET /api/reach"""
    addresses: list[str] = []
    if from_here(request):
        addresses = lan.reach(request.app.state.host, _port(request))
    body = msgspec.json.encode(Reach(addresses=tuple(addresses)))
    return Response(body, headers={"cache-control": "no-store"}, media_type="application/json")


def _journal(room: Room) -> list[str]:
    if not isinstance(room.journal, SqliteJournal):
        return []
    writer = room.journal.writer
    disk = os.statvfs(room.journal.path.parent)
    return [
        *gauge("backroom_journal_commits_total", "Commits, each synced to disk.", writer.commits, "counter"),
        *gauge("backroom_journal_jobs_total", "Writes that were committed.", writer.jobs, "counter"),
        *gauge("backroom_journal_failures_total", "Commits that failed.", writer.failures, "counter"),
        *gauge("backroom_journal_bytes", "Size of the file and its log.", _size(room.journal.path)),
        *gauge("backroom_disk_free_bytes", "Room left on the disk.", disk.f_bavail * disk.f_frsize),
    ]


def _port(request: Request) -> int:
    server: tuple[str, int] = request.scope["server"]
    return server[1]


def _size(path: Path) -> int:
    files = (path, Path(f"{path}-wal"))
    return sum(file.stat().st_size for file in files if file.exists())


ROUTES = [Route("/metrics", metrics), Route("/reach", reach)]
