"""Another program that keeps the file locked: how long it is waited for, and which it is."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from backroom.store.log_index import index_of

PATIENCE = 5.0
"""Seconds for which a lock is waited for. Who has waited in vain does not wait again until it has been seen gone."""

GLANCE = 0.05
"""Seconds in which a lock is seen gone: long enough for a program that writes now and then."""

LOCKS: Final = Path("/proc/locks")
WRITING: Final = "120"
"""Which byte of the index of SQLite's log is locked by whoever writes."""


def is_lock(error: sqlite3.Error) -> bool:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def wait_at_most(connection: sqlite3.Connection, seconds: float) -> None:
    """For a lock, from now on."""
    connection.execute(f"pragma busy_timeout = {round(seconds * 1000)}")


def holder(path: Path) -> str:
    """Who keeps it locked now, by name where the system tells."""
    for number in _writers(path):
        try:
            name = Path(f"/proc/{number}/comm").read_text("utf-8", "replace").strip()
        except OSError:  # it is gone, or none of our business
            continue
        return f"another program ({name}, process {number})"
    return "another program"


def _writers(path: Path) -> list[str]:
    """The processes with a lock that keeps others from writing, on the file itself or in the index of its log."""
    try:
        locks = [line.split() for line in LOCKS.read_text().splitlines()]
    except OSError:  # not every system has such a list
        return []
    file, index = _name(path), _name(index_of(path))
    found = []
    for lock in locks:
        if len(lock) == 8 and lock[1] == "POSIX" and lock[3] == "WRITE":
            number, name, start = lock[4:7]
            if name == file or (name == index and start == WRITING):
                found.append(number)
    return found


def _name(path: Path) -> str | None:
    """As it stands in that list."""
    try:
        found = path.stat()
    except OSError:
        return None
    return f"{os.major(found.st_dev):02x}:{os.minor(found.st_dev):02x}:{found.st_ino}"
