"""One thread writes for all tables, and what has gathered shares a commit."""

import asyncio
from pathlib import Path

import pytest

from backroom.store.errors import NotWritten, Taken
from backroom.store.file import prepare
from backroom.store.sqlite import ENTRY, TABLE
from backroom.store.writer import Statement, Writer
from tests.store.script import run, sql


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
