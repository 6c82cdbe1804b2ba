"""Opens a SQLite file, and says clearly why if it cannot: foreign, torn, in use, or made by a newer Backroom."""

import fcntl
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO, Final

from backroom.store.errors import InUse, NotAJournal, StoreError, TornJournal
from backroom.store.migrations import migrate

SQLITE_HEAD: Final = b"SQLite format 3\0"
APPLICATION: Final = 0x4261636B
"""SQLite's application id of our files: "Back" in ASCII."""


def claim(path: Path) -> IO[bytes]:
    """Be the only server on this file, for as long as the result is open. Let go by the system if we are killed."""
    if path.is_file():
        check_head(path)  # beside a file that is none of ours not even a mark is left
    try:
        mark = open(f"{path}.lock", "wb")  # noqa: SIM115  the claim lasts as long as the server
    except OSError as error:
        raise StoreError(f"cannot write beside {path}: {error.strerror}") from error
    try:
        fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        mark.close()
        raise InUse(f"another server has {path} open: end it, or name another file with --db") from error
    return mark


def check_head(path: Path) -> None:
    """That the file begins as SQLite's do, or is empty."""
    try:
        with path.open("rb") as file:
            head = file.read(len(SQLITE_HEAD))
    except OSError as error:
        raise StoreError(f"cannot open {path}: {error.strerror}") from error
    if head and head != SQLITE_HEAD:
        raise NotAJournal(f"{path} is not a file of Backroom's")


def prepare(path: Path) -> None:
    """Check the file, or make it, and bring it to the newest version. What is damaged is looked at and not touched."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it will hold seeds: for the host's eyes only
        if path.stat().st_size > 0:
            with closing(_look(path)) as connection:
                _check(path, connection)
        elif _log(path).is_file() and _log(path).stat().st_size > 0:
            raise TornJournal(f"{path} is empty, and its log {_log(path).name} is not: restore it from a backup")
        with closing(connect(path)) as connection:
            connection.execute(f"pragma application_id = {APPLICATION}")
            connection.execute("pragma journal_mode = wal")
            migrate(connection)
    except OSError as error:
        raise StoreError(f"cannot open {path}: {error.strerror}") from error
    except sqlite3.DatabaseError as error:
        raise unreadable(path, error) from error


def _look(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing: even its leaving writes nothing from the log into the file."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _log(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def connect(path: Path) -> sqlite3.Connection:
    """A connection that is durable at every commit."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    return connection


def unreadable(path: Path, error: sqlite3.DatabaseError) -> StoreError:
    if "not a database" in str(error):
        return NotAJournal(f"{path} is not a file of Backroom's")
    return TornJournal(f"{path} is damaged ({error}): restore it from a backup")


def _check(path: Path, connection: sqlite3.Connection) -> None:
    application: int = connection.execute("pragma application_id").fetchone()[0]
    if application != APPLICATION:
        foreign = application != 0 or connection.execute("select count(*) from sqlite_master").fetchone()[0] != 0
        if foreign:
            raise NotAJournal(f"{path} is a SQLite file of another program")
    complaint: str = connection.execute("pragma quick_check(1)").fetchone()[0]
    if complaint != "ok":
        raise TornJournal(f"{path} is damaged ({complaint}): restore it from a backup")
