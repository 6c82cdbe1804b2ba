"""A sound file that cannot be read at the moment is not called damaged: whoever restored it would lose moves."""

import os
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from backroom.store.errors import LockedOut, NotNow, TornJournal
from backroom.store.file import prepare, unreadable
from backroom.store.migrations import STEPS
from backroom.store.reading import load_table, read_table
from backroom.store.sqlite import SqliteJournal
from tests.store.script import fill, run, sql


def beside(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


def test_a_file_that_is_ready_is_not_written_to(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    before = path.read_bytes(), path.stat().st_mtime_ns, beside(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        prepare(path)
        other.execute("rollback")
    prepare(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns, beside(path)) == before


def test_a_file_that_must_be_changed_while_another_program_writes_is_sound(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    sql(path, f"pragma user_version = {len(STEPS) - 1}")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        with pytest.raises(LockedOut, match=r"another program.* keeps .* locked: .*nothing is lost"):
            prepare(path, 0.05)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full. Make room and start again; nothing is lost"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "the disk is full"),
        (sqlite3.SQLITE_IOERR_READ, "cannot be read now"),
        (sqlite3.SQLITE_BUSY_RECOVERY, "another program keeps"),
        (sqlite3.SQLITE_LOCKED, "another program keeps"),
        (sqlite3.SQLITE_CANTOPEN, "too many files open"),
        (sqlite3.SQLITE_READONLY, "cannot open"),
    ],
)
def test_only_what_is_damaged_is_called_so(tmp_path: Path, code: int, reason: str) -> None:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code
    told = unreadable(tmp_path / "room.db", error)
    assert isinstance(told, NotNow)
    assert reason in str(told)
    assert "backup" not in str(told)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    assert isinstance(unreadable(tmp_path / "room.db", error), TornJournal)


def test_too_many_open_files_are_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    with path.open("rb") as newest:
        resource.setrlimit(resource.RLIMIT_NOFILE, (newest.fileno() + 2, limit[1]))  # the file's, and none for its log
        taken = os.dup(newest.fileno())
        os.close(taken)
        try:
            with pytest.raises(NotNow, match="too many files open"):
                load_table(path, "t")
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limit)
    assert len(read_table(path, "t").entries) == 5


def test_beside_a_damaged_file_nothing_is_left(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path, 400))
    Path(f"{path}.lock").unlink()
    whole = bytearray(path.read_bytes())
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle:] = b"\xff" * (len(whole) - middle)
    path.write_bytes(bytes(whole))
    with pytest.raises(TornJournal, match="damaged"):
        SqliteJournal(path)
    assert beside(path) == ["room.db"]
    assert path.read_bytes() == bytes(whole)
