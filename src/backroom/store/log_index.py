"""Room for the index of SQLite's log, a file that is written through memory: where its disk is full, that is a crash.

SQLite makes sure of one byte in every page of it. Where the blocks of a disk are smaller than a page, as on small ones,
the rest of the page may have no room. So there we look for room before the index is made, and then have it given all.
"""

import os
import sqlite3
from errno import EDQUOT, ENOSPC
from pathlib import Path
from typing import Final

PAGE: Final = 4096
FIRST: Final = 32 * 1024
"""Bytes of an index as it is made: enough for 4,062 pages of a log."""

ENOUGH: Final = 8 * FIRST


def find_room(path: Path) -> None:
    """Before the file is looked at by a connection; what SQLite says of a full disk if there is none for an index."""
    if _whole_pages(path) or _given(index_of(path)):
        return
    try:
        probe = os.open(path.absolute().parent, os.O_TMPFILE | os.O_RDWR, 0o600)
    except OSError:  # such files are not known here
        return
    try:
        _give(probe, FIRST)
    finally:
        os.close(probe)


def open_index(path: Path) -> int | None:
    """The index that was just made, where it may have holes.

    It is to be closed after all connections, not before: whoever closes a file gives up all of this process's locks on
    it, SQLite's too.
    """
    return None if _whole_pages(path) else os.open(index_of(path), os.O_RDWR)


def fill_up(index: int) -> None:
    """Give it all the room it may ever need, or what it needs first; say what SQLite says if there is none."""
    try:
        _give(index, ENOUGH)
    except sqlite3.OperationalError:
        _give(index, FIRST)


def index_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-shm")


def _whole_pages(path: Path) -> bool:
    try:
        return os.statvfs(path.absolute().parent).f_frsize >= PAGE
    except OSError:  # SQLite says what is wrong with that place
        return True


def _given(index: Path) -> bool:
    """Whether it is there without holes."""
    try:
        found = index.stat()
    except OSError:
        return False
    return found.st_size >= FIRST and found.st_blocks * 512 >= found.st_size


def _give(file: int, size: int) -> None:
    try:
        os.posix_fallocate(file, 0, size)
    except OSError as error:
        if error.errno in (ENOSPC, EDQUOT):
            full = sqlite3.OperationalError("the index of the log has no room")
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise full from error
