"""Reads one table out of the SQLite file, also while a server is writing to it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from backroom.store.errors import NoTable, StoreError, TornJournal
from backroom.store.file import check_head, check_ours, connect_to_read, look, unreadable
from backroom.store.journal import Kept
from backroom.store.log_chain import check_log
from backroom.store.log_origin import check_origin
from backroom.store.migrations import check_version
from backroom.table.entry import decode

ENTRIES: Final = "select seq, body from journal where table_id = ? and (seq = 1 or seq > ?) order by seq"


def read_table(path: Path, table: str) -> Kept:
    """All that is kept of a table, or NoTable. Makes no file where there is none."""
    if not path.is_file():
        raise StoreError(f"expected the file of a room at {path}, got none")
    check_head(path)
    check_log(path)
    try:
        with closing(look(path, long=True)) as connection:
            check_ours(path, connection)
            check_version(connection)
            check_origin(path, connection)
            return load_by(connection, table)
    except sqlite3.DatabaseError as error:
        raise unreadable(path, error) from error


def load_table(path: Path, table: str, *, tail: bool = False) -> Kept:
    """The same from a file that was looked over before; with `tail`, by its snapshot and what came after it."""
    try:
        with closing(connect_to_read(path)) as connection:
            return load_by(connection, table, tail=tail)
    except sqlite3.DatabaseError as error:
        raise unreadable(path, error) from error


def load_by(connection: sqlite3.Connection, table: str, *, tail: bool = False) -> Kept:
    """The same, for whoever has the file open."""
    snapshot: tuple[int, bytes | None] | None = None
    if tail:
        rows = connection.execute("select length, body from snapshot where table_id = ?", (table,))
        snapshot = rows.fetchone()
    length, body = snapshot or (1, None)
    bodies = connection.execute(ENTRIES, (table, length)).fetchall()
    rows = connection.execute("select seat, fingerprint from seat where table_id = ?", (table,))
    guests = dict(rows.fetchall())
    if not bodies:
        raise NoTable(f"there is no table {table!r}")
    if [seq for seq, _ in bodies] != [1, *range(length + 1, length + len(bodies))]:
        last = length + len(bodies) - 1
        raise TornJournal(f"expected the entries 1 to {last} of table {table}, got others: some are missing")
    return Kept([decode(entry) for _, entry in bodies], guests, body, 0 if body is None else length)
