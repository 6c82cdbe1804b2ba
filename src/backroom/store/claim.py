"""Being the only server on a file, whatever it is called: by a link, a second name, or with its mark taken away."""

import errno
import fcntl
from pathlib import Path
from typing import IO

from backroom.store.errors import InUse, StoreError


class Claim:
    """Lasts until it is closed, and is let go by the system if we are killed.

    The mark beside the file is for a file that is not there yet. The file itself is held besides, and its descriptor
    stays open for as long as SQLite has the file open: closing it would take SQLite's own locks away.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._mark = Path(f"{path}.lock")
        self._fresh = not self._mark.exists()
        self._held: IO[bytes] | None = None
        try:
            self._file = self._mark.open("wb")
        except OSError as error:
            raise StoreError(f"cannot write beside {path}: {error.strerror}") from error
        try:
            _hold(self._file, path)
            self.hold()
        except StoreError:
            self.give_up()
            raise

    def hold(self) -> None:
        """Hold the file itself, as soon as it is there."""
        if self._held is not None or not self._path.is_file():
            return
        held = self._path.open("rb")
        try:
            _hold(held, self._path)
        except InUse:
            held.close()
            raise
        self._held = held

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
        self._file.close()

    def give_up(self) -> None:
        """The file could not be used: nothing of ours is left beside it."""
        self.close()
        if self._fresh:
            self._mark.unlink(missing_ok=True)


def _hold(file: IO[bytes], path: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
            raise InUse(f"another server has {path} open: end it, or name another file with --db") from error
        if file.writable():
            raise StoreError(f"cannot lock {file.name}: {error.strerror}") from error
        # a file system that locks no file opened for reading: the mark has to do
