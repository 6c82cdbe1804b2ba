"""One thread writes for all tables, and what has gathered shares a commit."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from backroom.store.errors import NoRoom, NotWritten, Taken
from backroom.store.file import prepare
from backroom.store.sqlite import ENTRY, TABLE
from backroom.store.writer import Job, Statement, Writer, runs
from tests.store.script import run, small_files, sql


def statements(table: str, seq: int = 1) -> tuple[Statement, ...]:
    opening = (Statement(TABLE, (table, 0)),) if seq == 1 else ()
    return (*opening, Statement(ENTRY, (table, seq, b"{}")))


def test_what_has_gathered_shares_a_commit(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def gather() -> None:
        writer = Writer(path)
        waiting = [writer.write(*statements(f"table {number}")) for number in range(100)]
        writer.start()
        await asyncio.gather(*waiting)
        assert (writer.jobs, writer.commits) == (100, 1)
        writer.close()

    run(gather())
    assert sql(path, "select count(*) from entry") == [(100,)]


def test_one_that_fails_takes_back_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def mixed() -> list[BaseException | None]:
        writer = Writer(path)
        jobs = [statements("a"), statements("b"), (*statements("c"), *statements("a")), statements("a", 2)]
        waiting = [writer.write(*job) for job in jobs]
        writer.start()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        writer.close()
        return outcomes

    first, second, third, fourth = run(mixed())
    assert (first, second, fourth) == (None, None, None)
    assert isinstance(third, Taken)
    assert sql(path, "select table_id, seq from entry order by 1, 2") == [("a", 1), ("a", 2), ("b", 1)]


def test_a_disk_that_refuses_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def refused() -> None:
        writer = Writer(path)
        writer._connection.execute("pragma query_only = on")
        writer.start()
        with pytest.raises(NotWritten, match="was not written"):
            await writer.write(*statements("a"))
        writer._connection.execute("pragma query_only = off")
        await writer.write(*statements("b"))
        writer.close()

    run(refused())
    assert sql(path, "select id from game_table") == [("b",)]


def test_nobody_waiting_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def cancelled() -> None:
        writer = Writer(path)
        gone = writer.write(*statements("a"))
        gone.cancel()
        writer.start()
        await writer.write(*statements("b"))
        writer.close()

    run(cancelled())
    assert sql(path, "select id from game_table order by id") == [("a",), ("b",)]


def test_entries_of_many_tables_are_one_statement_and_a_taken_place_spoils_no_other(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def taken() -> tuple[list[BaseException | None], list[str]]:
        writer = Writer(path)
        seen: list[str] = []
        writer._connection.set_trace_callback(seen.append)
        opened = [writer.write(*statements(table)) for table in "abc"]
        writer.start()
        await asyncio.gather(*opened)
        await asyncio.gather(*[writer.write(*statements(table, 2)) for table in "abc"])
        inserts = [text for text in seen if "entry" in text]
        outcomes = await asyncio.gather(
            *[writer.write(*statements(table, seq)) for table, seq in (("a", 3), ("b", 2), ("c", 3))],
            return_exceptions=True,
        )
        writer.close()
        return outcomes, inserts

    (first, second, third), inserts = run(taken())
    assert (first, third) == (None, None)
    assert isinstance(second, Taken)
    assert sql(path, "select table_id, seq from entry where seq = 3") == [("a", 3), ("c", 3)]
    assert len(inserts) < 6


def test_neighbours_with_the_same_statement_are_together_and_order_is_kept() -> None:
    jobs = [statements("a"), statements("a", 2), statements("b", 2), statements("c"), statements("d", 2)]
    together = runs([Job(job, None) for job in jobs])  # type: ignore[arg-type]
    assert [[job.statements for job in each] for each in together] == [[jobs[0]], jobs[1:3], [jobs[3]], [jobs[4]]]


def test_a_job_of_nothing_stands_alone() -> None:
    nothing, entry = Job((), None), Job(statements("a", 2), None)  # type: ignore[arg-type]
    assert runs([nothing, nothing, entry]) == [[nothing], [nothing], [entry]]


def test_a_quota_is_no_room_and_the_next_is_written_when_there_is(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def quota() -> None:
        writer = Writer(path)
        writer.start()
        await writer.write(*statements("a"))
        with small_files(path):
            for table in "bcd":
                with pytest.raises(NoRoom, match="takes nothing more"):
                    await writer.write(*statements(table))
        await writer.write(*statements("e"))
        writer.close()

    run(quota())
    assert sql(path, "select id from game_table") == [("a",), ("e",)]
    assert sql(path, "pragma integrity_check") == [("ok",)]


class Stuck(sqlite3.Connection):
    """Cannot even take back what it could not write."""

    def execute(self, text: str, values: object = (), /) -> sqlite3.Cursor:
        if text in ("commit", "rollback"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(text, values)  # type: ignore[arg-type]


def test_a_write_that_cannot_be_taken_back_stops_nobody_after_it(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def stuck() -> None:
        writer = Writer(path)
        writer._connection.close()
        writer._connection = sqlite3.connect(path, factory=Stuck, isolation_level=None, check_same_thread=False)
        writer.start()
        with pytest.raises(NotWritten, match="was not written"):
            await writer.write(*statements("a"))
        await writer.write(*statements("b"))
        writer.close()

    run(stuck())
    assert sql(path, "select id from game_table") == [("b",)]
