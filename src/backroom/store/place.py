"""Whether a file is still where it was opened: one that is moved or deleted takes what is written, and it is lost."""

from pathlib import Path


class Place:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = _identity(path)

    def left(self) -> bool:
        """Whether the file has gone from here, or another is here instead."""
        return _identity(self._path) != self._file


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
