"""Another program keeps the file locked: it is waited for once, and named; who writes meanwhile is told at once."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from backroom.store import lock, sqlite
from backroom.store.errors import Locked, LockedOut, NotWritten
from backroom.store.file import check_lock, prepare
from backroom.store.reading import read_table
from backroom.store.sqlite import SqliteJournal
from backroom.store.writer import BATCH, Writer
from tests.store.script import acted, fill, run, sql
from tests.store.test_writer import write

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
for statement in sys.argv[2:]:
    connection.execute(statement)
print("locked", flush=True)
sys.stdin.read()
"""
TO_WRITE = ("begin exclusive",)
ALTOGETHER = ("pragma locking_mode = exclusive", "begin exclusive", "update house set elapsed = elapsed", "commit")


@contextmanager
def another_program(path: Path, *statements: str) -> Iterator[int]:
    """One that has the file locked; its number."""
    command = [sys.executable, "-c", HOLD, str(path), *(statements or TO_WRITE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"locked\n"
        yield other.pid
        other.communicate()


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.2)
    monkeypatch.setattr(lock, "GLANCE", 0.01)


def patience(writer: Writer) -> float:
    """Seconds for which it would wait now."""
    milliseconds: int = writer._connection.execute("pragma busy_timeout").fetchone()[0]
    return milliseconds / 1000


@pytest.mark.parametrize("seq", [1, 2], ids=["a table", "an entry"])
def test_who_has_waited_in_vain_does_not_wait_again_until_the_lock_is_gone(tmp_path: Path, seq: int) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def play() -> None:
        writer = Writer(path, patience=lock.PATIENCE)
        writer.start()
        await write(writer, "a")
        table = "b" if seq == 1 else "a"
        with another_program(path):
            assert patience(writer) == lock.PATIENCE
            for _ in range(3):
                with pytest.raises(Locked, match="keeps the journal to itself"):
                    await write(writer, table, seq)
                assert patience(writer) == lock.GLANCE
        await write(writer, table, seq)
        assert patience(writer) == lock.PATIENCE
        writer.close()

    run(play())
    assert sql(path, "select count(*) from journal") == [(2,)]


def test_what_cannot_be_sorted_for_a_lock_was_waited_for_too(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def play() -> None:
        writer = Writer(path, patience=lock.PATIENCE)
        writer.start()
        await write(writer, "a")
        await write(writer, "a", 2)
        with another_program(path):
            writer._sort_all()
            assert patience(writer) == lock.GLANCE
        writer.close()

    run(play())
    assert sql(path, "select seq from entry") == [(1,), (2,)]


def test_stopping_waits_for_a_lock_once_however_much_is_to_be_written(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))

    async def stop() -> list[BaseException | None]:
        writer = Writer(path, patience=lock.PATIENCE)
        waits: list[float] = []
        waiting = [write(writer, f"table {number}") for number in range(2 * BATCH + 1)]

        def note(statement: str) -> None:
            if statement == "begin immediate":
                waits.append(lock.GLANCE if writer._impatient else lock.PATIENCE)

        writer._connection.set_trace_callback(note)
        with another_program(path):
            writer.start()
            await asyncio.to_thread(writer.close)
        assert waits == [lock.PATIENCE, lock.GLANCE, lock.GLANCE]
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert {type(outcome) for outcome in run(stop())} == {Locked}
    assert len(read_table(path, "t").entries) == 5, "what was acknowledged before is there"


def test_stopping_does_not_wait_for_a_lock_where_nothing_is_to_be_written(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)
    seen: list[str] = []

    async def stop() -> None:
        writer = Writer(path, patience=lock.PATIENCE)
        writer.start()
        await write(writer, "a")
        await write(writer, "a", 2)
        writer._connection.set_trace_callback(seen.append)
        with another_program(path):
            await asyncio.to_thread(writer.close)

    run(stop())
    assert seen[0] == f"pragma busy_timeout = {round(lock.GLANCE * 1000)}"
    assert sql(path, "select seq from journal where table_id = 'a' order by seq") == [(1,), (2,)]


@pytest.mark.parametrize("statements", [TO_WRITE, ALTOGETHER], ids=["to write", "altogether"])
def test_a_start_waits_once_says_for_whom_and_refuses(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    statements: tuple[str, ...],
) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    waits: list[float] = []

    def note(file: Path, seconds: float) -> None:
        waits.append(seconds)
        prepare(file, seconds)

    monkeypatch.setattr(sqlite, "prepare", note)
    with another_program(path, *statements) as number:
        with pytest.raises(
            LockedOut, match=r"keeps .*room\.db locked: let it end, and start again; nothing is lost"
        ) as why:
            SqliteJournal(path)
        assert waits == [lock.GLANCE, lock.PATIENCE]
        (said,) = [record.getMessage() for record in caplog.records]
        assert "locked: waiting up to 0.2 seconds for it" in said
        if lock.LOCKS.exists():
            assert f"process {number})" in said
            assert f"process {number})" in str(why.value)
    journal = SqliteJournal(path)
    assert patience(journal.writer) == lock.PATIENCE, "for a lock that comes later"
    run(journal.close())
    assert len(read_table(path, "t").entries) == 5


def test_a_start_goes_on_when_the_lock_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    monkeypatch.setattr(lock, "PATIENCE", 60.0)

    async def evening(other: sqlite3.Connection) -> None:
        class LetGo(logging.Handler):
            def emit(self, record: logging.LogRecord) -> None:
                other.execute("rollback")

        handler = LetGo()
        sqlite.log.addHandler(handler)
        try:
            journal = SqliteJournal(path)
        finally:
            sqlite.log.removeHandler(handler)
        assert patience(journal.writer) == lock.PATIENCE
        await journal.append("t", 6, acted(6))
        await journal.close()

    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        run(evening(other))
    assert len(read_table(path, "t").entries) == 6


def test_a_lock_that_goes_in_time_is_none(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("begin immediate")
        with pytest.raises(LockedOut):
            check_lock(path, lock.GLANCE)
        letting_go = threading.Timer(0.1, other.execute, ["rollback"])
        letting_go.start()
        check_lock(path, 60.0)
        letting_go.join()


def test_where_no_lock_is_listed_it_is_another_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "room.db"
    prepare(path)
    assert lock.holder(path) == "another program"
    monkeypatch.setattr(lock, "LOCKS", tmp_path / "none")
    with another_program(path):
        assert lock.holder(path) == "another program"


def test_after_a_failure_in_which_not_even_lengths_could_be_read_they_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def play() -> None:
        writer = Writer(path)
        writer.start()
        await write(writer, "a")
        await write(writer, "a", 2)
        writer._connection.set_authorizer(lambda *asked: sqlite3.SQLITE_DENY)
        with pytest.raises(NotWritten):
            await write(writer, "a", 3)
        writer._connection.set_authorizer(None)
        await write(writer, "a", 3)
        writer.close()

    run(play())
    assert sql(path, "select seq from entry") == [(1,), (2,), (3,)]
