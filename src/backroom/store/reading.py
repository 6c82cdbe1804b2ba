"""Reads one table out of the SQLite file, also while a server is writing to it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from backroom.store.errors import NoTable, StoreError, TornJournal
from backroom.store.file import check_head, connect, unreadable
from backroom.store.journal import Kept
from backroom.table.entry import decode


def read_table(path: Path, table: str) -> Kept:
    """All that is kept of a table, or NoTable. Makes no file where there is none."""
    if not path.is_file():
        raise StoreError(f"expected the file of a room at {path}, got none")
    check_head(path)
    return load_table(path, table)


def load_table(path: Path, table: str) -> Kept:
    """The same from a file that was looked over before."""
    try:
        with closing(connect(path)) as connection:
            rows = connection.execute("select seq, body from entry where table_id = ? order by seq", (table,))
            bodies = rows.fetchall()
            rows = connection.execute("select seat, fingerprint from seat where table_id = ?", (table,))
            guests = dict(rows.fetchall())
    except sqlite3.DatabaseError as error:
        raise unreadable(path, error) from error
    if not bodies:
        raise NoTable(f"there is no table {table!r}")
    if [seq for seq, _ in bodies] != list(range(1, len(bodies) + 1)):
        raise TornJournal(f"expected the entries 1 to {len(bodies)} of table {table}, got others: some are missing")
    return Kept([decode(body) for _, body in bodies], guests)
