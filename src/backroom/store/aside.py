"""Puts a room's file aside with all that SQLite keeps beside it, under a name at which it can be opened again.

The file and its log belong together, and no system renames two files at once. So both get a second name first, then
lose the first one: at every moment there is a name under which both lie. A file with two names is opened by nobody.
"""

import errno
import glob
import os
from pathlib import Path
from typing import Final

BESIDE: Final = ("", "-journal", "-wal", "-shm")
"""What SQLite may write for one file, by the ends of their names."""

NO_LINKS: Final = (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK)


def files_of(path: Path) -> list[Path]:
    return [Path(f"{path}{end}") for end in BESIDE]


def name_aside(path: Path) -> Path | None:
    """Give all that is there a second name, unless it has one from a time that was broken off; None if nothing is."""
    found = [end for end in BESIDE if Path(f"{path}{end}").exists()]
    if not found:
        return None
    aside = _name(path)
    for end in found:
        if not Path(f"{aside}{end}").exists():
            try:
                os.link(f"{path}{end}", f"{aside}{end}")
            except OSError as error:
                if error.errno not in NO_LINKS:
                    raise
    sync_folder(path)
    return aside


def leave_only_aside(path: Path, aside: Path) -> None:
    """Take the first names away: first those of the log and all else, so that no other file comes to lie beside them.

    Where a disk knows no second names, the file itself goes first: a log without a file is opened by nobody either.
    """
    linked = not path.exists() or aside.exists()
    for end in BESIDE[1:] if linked else BESIDE:
        file = Path(f"{path}{end}")
        if _same(file, Path(f"{aside}{end}")):
            file.unlink()
        elif file.exists():
            file.rename(f"{aside}{end}")
    sync_folder(path)


def is_named_aside(path: Path) -> bool:
    """Whether the second name it has was given it here."""
    return any(_same(path, other) for other in path.parent.glob(f"{glob.escape(path.name)}.old-*"))


def sync_folder(path: Path) -> None:
    """That names are on disk as they are now."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _name(path: Path) -> Path:
    """The first number that is free, or under which this very file lies."""
    number = 1
    while True:
        aside = Path(f"{path}.old-{number}")
        pairs = list(zip(files_of(path), files_of(aside), strict=True))
        if not any(other.exists() for _, other in pairs):
            return aside
        if _same(path, aside) and all(_same(*pair) or not all(file.exists() for file in pair) for pair in pairs):
            return aside
        number += 1


def _same(path: Path, other: Path) -> bool:
    return path.exists() and other.exists() and path.samefile(other)
