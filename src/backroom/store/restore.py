"""A backup becomes the room's file again. What was there before is kept, and its log never lies beside the new file."""

import contextlib
import fcntl
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO, Final

from backroom.store.aside import files_of, leave_only_aside, name_aside, sync_folder
from backroom.store.backup import back_up
from backroom.store.claim import Claim
from backroom.store.errors import InUse, NotAJournal, NotWritten, StoreError, TornJournal
from backroom.store.file import APPLICATION, check, look, unreadable

SHARED: Final = 0x40000002
READERS: Final = 510
"""Which bytes of its file SQLite locks for as long as it has it open, and how many."""


def restore(backup: Path, path: Path) -> Path | None:
    """Where the room that was there before lies now; None if there was none. Whenever this is broken off, the old file
    and its log lie together under some name, and at the room's own is the old one, the new one, or one nobody opens.
    """
    path = path.resolve()
    if not backup.is_file():
        raise StoreError(f"expected a backup at {backup}, got none")
    if path.exists() and path.samefile(backup):
        raise StoreError(f"expected a backup other than the room's own file, got {backup}")
    if backup.resolve() == _new(path):
        raise StoreError(f"expected a backup by another name, got {backup}: a restore writes there; rename it first")
    if path.exists() and not path.is_file():
        raise StoreError(f"expected a file to put the backup in the place of, got {path}, which is something else")
    claim = Claim(path)
    try:
        with contextlib.ExitStack() as held:
            if path.is_file():
                _keep_others_out(held.enter_context(path.open("r+b")), path)
            return _replace(backup, path)
    finally:
        claim.give_up()


def _replace(backup: Path, path: Path) -> Path | None:
    new = _new(path)
    _clear(new)  # what was broken off before
    try:
        back_up(backup, new)
        _check(backup, new)
        _sync(new, path)
        aside = name_aside(path)
        if aside is not None:
            leave_only_aside(path, aside)
        new.replace(path)
        sync_folder(path)
    except TornJournal as error:
        raise TornJournal(f"{backup} is no sound backup, and nothing was touched: {error}") from error
    except OSError as error:
        raise NotWritten(f"cannot restore {path}: {error.strerror}") from error
    finally:
        _clear(new)
    return aside


def _new(path: Path) -> Path:
    """Where the copy is made."""
    return path.with_name(f"{path.name}.restoring")


def _keep_others_out(file: IO[bytes], path: Path) -> None:
    """A program that has it open would go on with the log by its name, which is to be another's."""
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, READERS, SHARED)
    except OSError as error:
        raise InUse(f"another program has {path} open: let it end, and restore again") from error


def _check(backup: Path, new: Path) -> None:
    """That what was copied is a room's file that we can open."""
    try:
        with closing(look(new)) as connection:
            if connection.execute("pragma application_id").fetchone() != (APPLICATION,):
                raise NotAJournal(f"expected a backup of a room, got {backup}, which holds nothing")
            check(new, connection)
    except sqlite3.DatabaseError as error:
        raise unreadable(backup, error) from error


def _sync(new: Path, path: Path) -> None:
    """On disk before it gets its name, and whose the old one was."""
    with new.open("rb") as file:
        if path.exists():
            owner = path.stat()
            with contextlib.suppress(PermissionError):
                os.fchown(file.fileno(), owner.st_uid, owner.st_gid)
        os.fsync(file.fileno())


def _clear(new: Path) -> None:
    for file in files_of(new):
        file.unlink(missing_ok=True)
