"""`backroom doctor`: everything that could keep the room from being served, looked at before anybody comes."""

import os
import resource
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from errno import EADDRINUSE
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.markup import escape

from backroom import pure
from backroom.cli.journals import torn
from backroom.server import client
from backroom.server.port import free_port, listen, room_at
from backroom.store import lock
from backroom.store.errors import InUse, StoreError
from backroom.store.file import check as check_file
from backroom.store.file import check_head, check_lock, claim, unreadable
from backroom.store.file import look as look_at
from backroom.store.log_chain import check_log
from backroom.store.migrations import version

GOOD: Final = "good"
ODD: Final = "odd"  # it can be served, but the host should know
BAD: Final = "bad"  # it cannot be served like this
MARKS: Final = {GOOD: "[green]ok  [/]", ODD: "[yellow]note[/]", BAD: "[red]bad [/]"}

OLDEST_SQLITE: Final = (3, 35, 0)
LITTLE_ROOM: Final = 200 * 1024**2
NO_ROOM: Final = 10 * 1024**2
FEW_FILES: Final = 4096
NAMED: Final = 3  # tables that are named where many are lost
EARLIEST: Final = 1_700_000_000  # a clock before this was never set


class Finding(NamedTuple):
    state: str
    about: str
    text: str


def examine(db: Path, host: str, port: int, console: Console) -> int:
    """Say what was found; the exit code."""
    findings = list(look(db, host, port))
    for found in findings:
        line = f"{MARKS[found.state]} {found.about:<8} {escape(found.text)}"
        console.print(line, highlight=False, soft_wrap=True)
    bad = sum(found.state == BAD for found in findings)
    console.print("Everything is in order." if not bad else f"{bad} thing{'s' * (bad > 1)} must be put right.")
    return 1 if bad else 0


def look(db: Path, host: str, port: int) -> Iterator[Finding]:
    checks: list[Callable[[], Finding]] = [
        build,
        sqlite,
        lambda: file(db),
        lambda: tables(db),
        lambda: permissions(db),
        lambda: disk(db),
        lambda: address(db, host, port),
        files,
        clock,
        page,
    ]
    for check in checks:
        yield check()


def build() -> Finding:
    python = ".".join(str(part) for part in sys.version_info[:3])
    if pure.build() == "native":
        return Finding(GOOD, "build", f"native, Python {python}")
    return Finding(ODD, "build", f"interpreted, Python {python}: bots think slowly; make play builds")


def sqlite() -> Finding:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(str(part) for part in OLDEST_SQLITE)
        return Finding(BAD, "sqlite", f"expected version {wanted} or newer, got {sqlite3.sqlite_version}")
    return Finding(GOOD, "sqlite", sqlite3.sqlite_version)


def file(db: Path) -> Finding:
    """Whole, of our making and not locked; a file that a server has open is looked at too, and disturbed by nothing."""
    if not db.exists():
        return Finding(GOOD, "file", f"{db} will be made")
    if not db.is_file():
        return Finding(BAD, "file", f"expected a file, got {db}, which is something else")
    try:
        check_head(db)
        check_log(db)
        tables = _read(db)
    except StoreError as error:
        return Finding(BAD, "file", str(error))
    used = "a server has it open" if _in_use(db) else "no server has it open"
    return Finding(GOOD, "file", f"{db} is sound, {_tables(tables)}, {db.stat().st_size / 1024**2:.1f} MB; {used}")


def _tables(number: int) -> str:
    return f"{number} table{'' if number == 1 else 's'}"


def _read(db: Path) -> int:
    try:
        with closing(look_at(db, lock.PATIENCE)) as connection:
            check_file(db, connection)
            made = version(connection) > 0
            tables: int = connection.execute("select count(*) from game_table").fetchone()[0] if made else 0
            check_lock(db, lock.PATIENCE)
            return tables
    except sqlite3.DatabaseError as error:
        raise unreadable(db, error) from error


def tables(db: Path) -> Finding:
    """Whether every table that people may come back to can be opened."""
    if not db.is_file() or not db.stat().st_size:
        return Finding(GOOD, "tables", "there are none yet")
    if file(db).state == BAD:
        return Finding(ODD, "tables", "not looked at: the file must be put right first")
    try:
        lost = list(torn(db))
    except StoreError as error:
        return Finding(BAD, "tables", str(error))
    if not lost:
        return Finding(GOOD, "tables", "all can be read, and those that are played be opened")
    told = "; ".join(f"{name}: {why}" for name, why in lost[:NAMED]) + ("; and more" if len(lost) > NAMED else "")
    return Finding(BAD, "tables", f"{len(lost)} cannot be opened: {told}")


def _in_use(db: Path) -> bool:
    try:
        claim(db).give_up()
    except InUse:
        return True
    except StoreError:
        return False
    return False


def permissions(db: Path) -> Finding:
    folder = db.resolve().parent
    if not folder.is_dir():
        return Finding(BAD, "folder", f"expected a folder, got {folder}, which is not there")
    if not os.access(folder, os.W_OK | os.X_OK):
        return Finding(BAD, "folder", f"{folder} cannot be written to")
    if db.is_file() and not os.access(db, os.R_OK | os.W_OK):
        return Finding(BAD, "folder", f"{db} cannot be read and written")
    if db.is_file() and db.stat().st_mode & 0o077:
        return Finding(ODD, "folder", f"{db} holds the seeds of running games, and others may read it: chmod 600")
    return Finding(GOOD, "folder", f"{folder} can be written to")


def disk(db: Path) -> Finding:
    folder = db.resolve().parent
    if not folder.is_dir():
        return Finding(BAD, "disk", f"there is no {folder}")
    free = shutil.disk_usage(folder).free
    state = BAD if free < NO_ROOM else ODD if free < LITTLE_ROOM else GOOD
    return Finding(state, "disk", f"{free / 1024**2:,.0f} MB free")


def address(db: Path, host: str, port: int) -> Finding:
    """Free, or answered by this very room, which is open already."""
    place = f"{host} port {port}"
    try:
        listen(host, port)
    except OSError as error:
        if error.errno != EADDRINUSE:
            return Finding(BAD, "address", f"{place}: {error.strerror}; --host names another address, --port a port")
        free = free_port(host, port)
        there = room_at(host, port)
        if there is None:
            return Finding(BAD, "address", f"{place} is taken by another program: serve with --port {free}")
        if db.is_file() and _in_use(db):
            return Finding(GOOD, "address", f"{place}: the room is open there, {_tables(there.tables)} in play")
        return Finding(
            BAD,
            "address",
            f"{place}: another room is open there, with another file than {db}: serve this one with --port {free}",
        )
    return Finding(GOOD, "address", f"{place} is free")


def files() -> Finding:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < FEW_FILES:
        return Finding(ODD, "sockets", f"{soft} files may be open at once, sockets among them: ulimit -n raises it")
    return Finding(GOOD, "sockets", "enough files may be open at once")


def clock() -> Finding:
    if time.time() < EARLIEST:
        return Finding(ODD, "clock", f"expected a clock that is set, got {time.ctime()}")
    return Finding(GOOD, "clock", time.strftime("%Y-%m-%d %H:%M:%S %z"))


def page() -> Finding:
    if (client.BUILT / "index.html").is_file():
        return Finding(GOOD, "page", "the web client is built")
    return Finding(ODD, "page", "the web client is not built: make play builds it")
