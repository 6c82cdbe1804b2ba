"""A copy of the journal while it is being written: beside the file lies a log that a plain copy would leave out."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from backroom.store.aside import files_of
from backroom.store.errors import NoRoom, NotWritten, StoreError, TornJournal
from backroom.store.file import check_head, check_ours, look, unreadable
from backroom.store.log_chain import check_log
from backroom.store.log_origin import check_origin
from backroom.store.migrations import LINES, version

OF_THE_ROOM: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR_READ)
"""What can be wrong with the file that is copied, once it is open; everything else is wrong with the copy."""


def back_up(path: Path, target: Path) -> None:
    """Everything acknowledged so far, as one file, for the host's eyes only: it holds the seeds of running games."""
    if not path.is_file():
        raise StoreError(f"expected the file of a room at {path}, got none")
    check_head(path)
    check_log(path)
    for file in files_of(target):
        if file.exists():
            raise StoreError(f"expected a new file to back up to, got {file}, which is there already")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise NotWritten(f"cannot write {target}: {error.strerror}") from error
    try:
        _copy(path, target)
    except BaseException:
        for file in files_of(target):
            file.unlink(missing_ok=True)
        raise


def _copy(path: Path, target: Path) -> None:
    try:
        source = look(path, long=True)
    except sqlite3.DatabaseError as error:
        raise unreadable(path, error) from error
    try:
        with closing(source), closing(sqlite3.connect(target)) as copy:
            check_ours(path, source)
            check_origin(path, source)
            copy.execute("pragma journal_mode = off")  # a copy that fails is thrown away
            source.backup(copy)
            if version(copy) >= LINES:
                copy.execute("update house set line = randomblob(16)")
                copy.commit()
            complaint: str = copy.execute("pragma quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        code = error.sqlite_errorcode
        if code in OF_THE_ROOM or code & 0xFF in OF_THE_ROOM:
            raise unreadable(path, error) from error
        if code == sqlite3.SQLITE_FULL:
            raise NoRoom(f"cannot write {target}: the disk is full") from error
        raise NotWritten(
            f"{path} was not copied to {target}: {error}; is there room, and may it be written?"
        ) from error
    if complaint != "ok":
        raise TornJournal(f"{path} is damaged ({complaint}), and no copy of it is kept")
