"""Whether the log beside a file was written for this very file, and not left there when another took its place.

SQLite takes what is in a log for newer than the file, whatever lies beside it: of a backup that was copied over the old
file it would keep some pages and replace others. Nothing in a log names its file, but what it would make of it tells:

- Every backup has a line of its own, and a room keeps its line.
- The house's time only goes on, and so does the version of the file.
- Of a journal no entry is missing.

After a crash some pages of the log may have been written into the file, and others not: what the file tells by itself
is old, or cannot be read at all, and never newer than what it tells with its log.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from backroom.store.errors import StrayLog
from backroom.store.log_chain import log_of
from backroom.store.migrations import version

HOUSE: Final = "select line, max(elapsed, coalesce((select max(at) from fresh), 0)) from house"
TORN: Final = """
    select table_id from fresh group by table_id
    having count(*) != max(seq) - min(seq) + 1
        or min(seq) != 1 + (select coalesce(max(seq), 0) from entry where entry.table_id = fresh.table_id)
"""


class Told(NamedTuple):
    """What a file tells of itself, alone or with its log."""

    version: int
    line: bytes | None
    elapsed: int
    torn: frozenset[str]  # tables of which entries are missing before the newest


def check_origin(path: Path, connection: sqlite3.Connection) -> None:
    """StrayLog if the log is another file's. The connection looks at the file with its log."""
    log = log_of(path)
    if not log.exists() or log.stat().st_size == 0:
        return
    alone = _alone(path)
    if alone is None:
        return
    fault = _fault(alone, connection)
    if fault is not None:
        raise StrayLog(
            f"{log} {fault}: the file was replaced, and this log left behind. Nothing was touched. "
            f"With no server running, put the log aside (mv {log} {log}.stray) to go on with {path} as it is; "
            "`backroom restore` does so by itself"
        )


def _fault(alone: Told, connection: sqlite3.Connection) -> str | None:
    older = "is older than the file beside it"
    if version(connection) < alone.version:
        return older
    together = _tell(connection)
    if together.line != alone.line:
        return "belongs to another file than the one beside it"
    if together.elapsed < alone.elapsed:
        return older
    if together.torn - alone.torn:
        return "goes on from a newer file than the one beside it, and entries between them are missing"
    return None


def _alone(path: Path) -> Told | None:
    """None if it cannot be read without its log."""
    address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            return _tell(connection)
    except sqlite3.DatabaseError:
        return None


def _tell(connection: sqlite3.Connection) -> Told:
    line, elapsed = connection.execute(HOUSE).fetchone() or (None, 0)
    torn = frozenset(str(table) for (table,) in connection.execute(TORN))
    return Told(version(connection), line, elapsed, torn)
