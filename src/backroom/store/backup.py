"""A copy of the journal while it is being written: beside the file lies a log that a plain copy would leave out."""

import sqlite3
from contextlib import closing
from pathlib import Path

from backroom.store.errors import StoreError
from backroom.store.file import unreadable


def back_up(path: Path, target: Path) -> None:
    """Everything acknowledged so far, as one file."""
    if not path.is_file():
        raise StoreError(f"expected the file of a room at {path}, got none")
    if target.exists():
        raise StoreError(f"expected a new file to back up to, got {target}, which is there already")
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.DatabaseError as error:
        target.unlink(missing_ok=True)
        raise unreadable(path, error) from error
