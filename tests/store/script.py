"""What the tests of the store say to it."""

import asyncio
import resource
import shutil
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Acted, Opened, Player
from backroom.table.opening import open_table

T = TypeVar("T")
OPENED: Opened = open_table("fbi", {}, (Player(name="Ann"), Player(name="Otto", bot="random")), 7)


def acted(number: int) -> Acted:
    return Acted(seat=0, action="release none", key=f"k{number}")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def sql(path: Path, statement: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(statement).fetchall()
        connection.commit()
        return rows


@contextmanager
def small_files(path: Path) -> Iterator[None]:
    """No file may grow beyond the log of this one, as if a quota were used up: EFBIG, not ENOSPC."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def fill(path: Path, entries: int = 5) -> None:
    """A file with one table."""
    journal = SqliteJournal(path)
    await journal.open_table("t", OPENED, {0: b"f" * 32})
    await asyncio.gather(*[journal.append("t", number, acted(number)) for number in range(2, entries + 1)])
    await journal.close()


async def leave(path: Path, entries: int = 12) -> None:
    """A file with one table whose server was killed: each of its entries is a commit of its own in the log."""
    before = path.with_name("before.db")
    journal = SqliteJournal(before)
    await journal.open_table("t", OPENED, {0: b"f" * 32})
    for number in range(2, entries + 1):
        await journal.append("t", number, acted(number))
    for end in ("", "-wal"):
        shutil.copy(f"{before}{end}", f"{path}{end}")
    await journal.close()
    for file in path.parent.glob("before.db*"):
        file.unlink()


def flip(file: Path, at: int, bit: int = 0) -> None:
    """One bit, as a disk does."""
    body = bytearray(file.read_bytes())
    body[at] ^= 1 << bit
    file.write_bytes(body)
