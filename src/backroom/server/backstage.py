"""Backstage, over HTTP: for those who run the server."""

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import backroom
from backroom import pure
from backroom.server.metrics import gauge, page
from backroom.server.room import Room
from backroom.store.sqlite import SqliteJournal

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


async def metrics(request: Request) -> Response:
    """GET /api/metrics"""
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


def _size(path: Path) -> int:
    files = (path, Path(f"{path}-wal"))
    return sum(file.stat().st_size for file in files if file.exists())


ROUTES = [Route("/metrics", metrics)]
