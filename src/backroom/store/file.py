"""Opens a SQLite file, and says clearly why if it cannot: foreign, torn, in use, newer than we are, or without room."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from backroom.store import lock
from backroom.store.aside import is_named_aside
from backroom.store.claim import Claim
from backroom.store.errors import LockedOut, NotAJournal, NotNow, StoreError, TornJournal
from backroom.store.log_chain import check_log, log_of, sync_log
from backroom.store.log_index import find_room
from backroom.store.log_origin import check_origin
from backroom.store.migrations import STEPS, check_parts, check_version, migrate, version

SQLITE_HEAD: Final = b"SQLite format 3\0"
LOGGED: Final = b"\2\2"
"""How a file is marked that is written with a log: where SQLite has its versions for writing and reading."""

APPLICATION: Final = 0x4261636B
"""SQLite's application id of our files: "Back" in ASCII."""

NO_SPACE: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_WRITE)
"""What a full disk is told as: by a file that cannot grow, or by the index of its log, which even readers make."""


def claim(path: Path) -> Claim:
    """Be the only server on this file, by whatever name it is known."""
    path = path.resolve()
    if path.is_file():
        check_head(path)  # beside a file that is none of ours not even a mark is left
    return Claim(path)


def check_head(path: Path) -> None:
    """That the file begins as SQLite's do, or is empty."""
    try:
        with path.open("rb") as file:
            head = file.read(len(SQLITE_HEAD))
    except OSError as error:
        raise StoreError(f"cannot open {path}: {error.strerror}") from error
    if head and head != SQLITE_HEAD:
        raise NotAJournal(f"{path} is not a file of Backroom's")
    if path.stat().st_nlink > 1:  # its log goes by one name, and is not seen by the other
        if is_named_aside(path.resolve()):
            raise StoreError(f"{path} was to be replaced, and that was broken off: do `backroom restore` again")
        raise StoreError(f"{path} has a second name (a hard link): remove one of them, or make a symbolic link of it")


def prepare(path: Path, patience: float = lock.PATIENCE) -> None:
    """Check the file, or make it, and bring it to the newest version.

    What is damaged is looked at and not touched; what is as it should be is not written to, for there may be no room.
    For a lock of another program's it waits for `patience` seconds.
    """
    try:
        _check_together(path)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it will hold seeds: for the host's eyes only
        if path.stat().st_size > 0:
            check_log(path)
            with closing(look(path, patience)) as connection:
                check(path, connection)
                sync_log(path)
                if _ready(path, connection):
                    return
        with closing(connect(path, patience)) as connection:
            connection.execute(f"pragma application_id = {APPLICATION}")
            connection.execute("pragma journal_mode = wal")
            migrate(connection)
    except OSError as error:
        raise StoreError(f"cannot open {path}: {error.strerror}") from error
    except sqlite3.DatabaseError as error:
        raise unreadable(path, error) from error


def _check_together(path: Path) -> None:
    """A log with something in it belongs to a file with something in it."""
    log = log_of(path)
    if at_rest(path) or (path.exists() and path.stat().st_size > 0):
        return
    if path.exists():
        raise TornJournal(f"{path} is empty, and its log {log.name} is not: restore it from a backup")
    raise TornJournal(f"{path} is not there, and its log {log.name} is: put it back, or restore it from a backup")


def look(path: Path, patience: float = lock.PATIENCE, *, long: bool = False) -> sqlite3.Connection:
    """A connection that changes nothing: even its leaving writes nothing from the log into the file.

    Whoever looks `long` sees a file that may be written meanwhile: an empty log may be a server's.
    """
    still = not log_of(path).exists() if long else at_rest(path)
    alone = "&immutable=1" if still else ""  # else even reading would leave files behind
    if not alone:
        find_room(path)
    address = f"{path.absolute().as_uri()}?mode=ro{alone}"
    return sqlite3.connect(address, patience, uri=True, isolation_level=None)


def at_rest(path: Path) -> bool:
    """Whether everything is in the file itself, and nothing in a log beside it."""
    log = log_of(path)
    return not log.exists() or log.stat().st_size == 0


def connect(path: Path, patience: float = lock.PATIENCE) -> sqlite3.Connection:
    """A connection that is durable at every commit."""
    connection = reach(path, patience)
    make_durable(connection)
    return connection


def reach(path: Path, patience: float = lock.PATIENCE) -> sqlite3.Connection:
    """A connection that has not looked at the file yet: on a full disk it could not. It makes no file."""
    address = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(address, patience, uri=True, isolation_level=None, check_same_thread=False)


def make_durable(connection: sqlite3.Connection) -> None:
    """Before anything is written."""
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")


def connect_to_read(path: Path, patience: float = lock.PATIENCE) -> sqlite3.Connection:
    """A connection for reading. SQLite wants to write beside the file even then; on a full disk it goes without."""
    connection = reach(path, patience)
    try:
        find_room(path)
        connection.execute("select count(*) from sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        connection.close()
        if error.sqlite_errorcode in NO_SPACE and at_rest(path):
            return look(path)
        raise
    return connection


def check_lock(path: Path, patience: float) -> None:
    """LockedOut if another program keeps everybody from writing; a server that writes now and then does not.

    Nothing is written. Whoever looks at a file that nobody has open holds on to it by `look` meanwhile: the last to let
    go would clear up.
    """
    if _logged(path) and not log_of(path).exists():
        return  # nobody has it open
    try:
        address = f"{path.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(address, patience, uri=True, isolation_level=None)) as connection:
            connection.execute("begin immediate")
            connection.execute("rollback")
    except sqlite3.OperationalError as error:
        if lock.is_lock(error):
            raise unreadable(path, error) from error


def unreadable(path: Path, error: sqlite3.DatabaseError) -> StoreError:
    """Only what is damaged is called so: whoever restores a sound file from a backup loses what was played since."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if code in NO_SPACE:
        return NotNow(f"{path} cannot be used: the disk is full. Make room and start again; nothing is lost")
    match code & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return NotAJournal(f"{path} is not a file of Backroom's")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return LockedOut(f"{lock.holder(path)} keeps {path} locked: let it end, and start again; nothing is lost")
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            reason = "may it and its folder be read and written, and are there not too many files open?"
            return NotNow(f"cannot open {path} ({error}): {reason}")
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_NOMEM:
            return NotNow(f"{path} cannot be read now ({error}): is the disk sound, and is there memory?")
    return TornJournal(f"{path} is damaged ({error}): restore it from a backup")


def _ready(path: Path, connection: sqlite3.Connection) -> bool:
    """Whether nothing has to be written before it is used."""
    if version(connection) != len(STEPS) or _number(connection, "pragma application_id") != APPLICATION:
        return False
    return _logged(path)


def _logged(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(SQLITE_HEAD) + 4)[-2:] == LOGGED


def check(path: Path, connection: sqlite3.Connection) -> None:
    """That it is a file of ours, no newer than we are, and whole."""
    check_ours(path, connection)
    check_version(connection)
    check_parts(connection)
    check_origin(path, connection)
    complaint: str = connection.execute("pragma quick_check(1)").fetchone()[0]
    if complaint != "ok":
        raise TornJournal(f"{path} is damaged ({complaint}): restore it from a backup")


def check_ours(path: Path, connection: sqlite3.Connection) -> None:
    application = _number(connection, "pragma application_id")
    if application != APPLICATION:
        foreign = application != 0 or _number(connection, "select count(*) from sqlite_master") != 0
        if foreign:
            raise NotAJournal(f"{path} is a SQLite file of another program")


def _number(connection: sqlite3.Connection, sql: str) -> int:
    found: int = connection.execute(sql).fetchone()[0]
    return found
