"""Whoever only reads a file that a crash left changes nothing of it, sound or not: no log is merged or deleted."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from backroom.store.backup import back_up
from backroom.store.errors import NotAJournal, StoreError, TornJournal
from backroom.store.log_chain import log_of
from backroom.store.reading import read_table
from tests.store.script import fill, leave, run

READERS: dict[str, Callable[[Path], object]] = {
    "backup": lambda path: back_up(path, path.with_name("copy.db")),
    "verify and export": lambda path: read_table(path, "t"),
}


def bytes_of(path: Path) -> tuple[bytes, bytes]:
    return path.read_bytes(), log_of(path).read_bytes()


def left(path: Path) -> None:
    """A room that a crash left, with its newest entries in the log."""
    run(leave(path))
    assert log_of(path).stat().st_size > 0


def of_another_program(path: Path) -> None:
    source = path.with_name("another.db")
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("pragma journal_mode = wal")
        connection.execute("create table x (y)")
        connection.commit()
        for end in ("", "-wal"):
            shutil.copy(f"{source}{end}", f"{path}{end}")


def damaged(path: Path) -> None:
    """Pages of the file itself are spoilt, and the log beside it is honest."""
    run(fill(path, 400))
    whole = bytearray(path.read_bytes())
    other = path.with_name("other.db")
    left(other)
    for page in range(2, len(whole) // 4096):
        whole[page * 4096] ^= 0xFF
    path.write_bytes(whole)
    shutil.copy(log_of(other), log_of(path))


@pytest.mark.parametrize("reader", READERS)
def test_a_sound_file_is_read_and_left_as_it_is(tmp_path: Path, reader: str) -> None:
    path = tmp_path / "room.db"
    left(path)
    before = bytes_of(path)
    READERS[reader](path)
    assert bytes_of(path) == before


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("make", "error"), [(of_another_program, NotAJournal), (damaged, TornJournal)], ids=["of another", "damaged"]
)
def test_what_is_refused_is_not_touched(
    tmp_path: Path, reader: str, make: Callable[[Path], None], error: type[StoreError]
) -> None:
    path = tmp_path / "room.db"
    make(path)
    before = bytes_of(path)
    with pytest.raises(error):
        READERS[reader](path)
    assert bytes_of(path) == before
