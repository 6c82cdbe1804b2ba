"""One thread writes for all tables, and what has gathered shares a commit."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from backroom.store import writer as writing
from backroom.store.errors import NoRoom, NotWritten, Taken
from backroom.store.file import prepare
from backroom.store.house_time import HouseTime
from backroom.store.pending import Pending
from backroom.store.sqlite import ELAPSED, ENTRY, TABLE
from backroom.store.writer import Fresh, Job, Statement, Writer
from tests.store.script import run, small_files, sql


def opening(table: str) -> tuple[Statement, ...]:
    return (Statement(TABLE, (table, 0)), Statement(ENTRY, (table, 1, b"{}")))


def write(writer: Writer, table: str, seq: int = 1) -> Pending:
    return writer.write(*opening(table)) if seq == 1 else writer.write(fresh=Fresh(table, seq, b"{}"))


def test_what_has_gathered_shares_a_commit(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def gather() -> None:
        writer = Writer(path)
        waiting = [write(writer, f"table {number}") for number in range(100)]
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
        waiting = [
            write(writer, "a"),
            write(writer, "b"),
            writer.write(*opening("c"), *opening("a"), fresh=Fresh("b", 2, b"{}")),
            writer.write(*opening("d"), fresh=Fresh("a", 1, b"{}")),
            write(writer, "a", 2),
        ]
        writer.start()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        writer.close()
        return outcomes

    first, second, third, fourth, fifth = run(mixed())
    assert (first, second, fifth) == (None, None, None)
    assert isinstance(third, Taken)
    assert isinstance(fourth, Taken)
    assert sql(path, "select table_id, seq from entry order by 1, 2") == [("a", 1), ("a", 2), ("b", 1)]


def test_a_disk_that_refuses_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def refused() -> None:
        writer = Writer(path)
        writer._connection.execute("pragma query_only = on")
        writer.start()
        with pytest.raises(NotWritten, match="was not written"):
            await write(writer, "a")
        writer._connection.execute("pragma query_only = off")
        await write(writer, "b")
        writer.close()

    run(refused())
    assert sql(path, "select id from game_table") == [("b",)]


def test_nobody_waiting_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def cancelled() -> None:
        writer = Writer(path)
        gone = asyncio.ensure_future(write(writer, "a"))
        await asyncio.sleep(0)
        gone.cancel()
        writer.start()
        await write(writer, "b")
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
        opened = [write(writer, table) for table in "abc"]
        writer.start()
        await asyncio.gather(*opened)
        await asyncio.gather(*[write(writer, table, 2) for table in "abc"])
        inserts = [text for text in seen if "into fresh" in text]
        outcomes = await asyncio.gather(
            *[write(writer, table, seq) for table, seq in (("a", 3), ("b", 2), ("c", 3))],
            return_exceptions=True,
        )
        writer.close()
        return outcomes, inserts

    (first, second, third), inserts = run(taken())
    assert (first, third) == (None, None)
    assert isinstance(second, Taken)
    assert sql(path, "select table_id, seq from entry where seq = 3") == [("a", 3), ("c", 3)]
    assert len(inserts) < 3


def test_a_quota_is_no_room_and_the_next_is_written_when_there_is(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def quota() -> None:
        writer = Writer(path)
        writer.start()
        await write(writer, "a")
        with small_files(path):
            for table in "bcd":
                with pytest.raises(NoRoom, match="takes nothing more"):
                    await write(writer, table)
        await write(writer, "e")
        writer.close()

    run(quota())
    assert sql(path, "select id from game_table") == [("a",), ("e",)]
    assert sql(path, "pragma integrity_check") == [("ok",)]


@pytest.mark.parametrize("tables", [1, 64])
def test_fresh_entries_are_sorted_into_their_journals_when_many_have_gathered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int
) -> None:
    monkeypatch.setattr(writing, "SORT_AT", 7)
    monkeypatch.setattr(writing, "SORTED_AT_ONCE", tables)
    path = tmp_path / "room.db"
    prepare(path)
    shares: list[tuple[int, int]] = []

    async def play() -> None:
        writer = Writer(path)
        writer.start()
        await asyncio.gather(write(writer, "a"), write(writer, "b"))
        for seq in range(2, 12):
            await asyncio.gather(write(writer, "a", seq), write(writer, "b", seq))
            shares.extend(sql(path, "select (select count(*) from fresh), (select count(*) from entry)"))
            with pytest.raises(Taken):
                await write(writer, "a", seq)
        writer.close()

    run(play())
    assert any(fresh for fresh, _ in shares)
    assert any(sorted_ > 2 for _, sorted_ in shares)
    assert [sum(share) for share in shares] == [2 * seq for seq in range(2, 12)]
    assert sql(path, "select count(*) from fresh") == [(0,)], "all are sorted before the file is let go"
    assert sql(path, "select seq from entry where table_id = 'b'") == [(seq,) for seq in range(1, 12)]


def waiting(writer: Writer) -> list[Job]:
    jobs = []
    while not writer._queue.empty():
        job = writer._queue.get()
        assert job is not None
        jobs.append(job)
    return jobs


def test_while_some_tables_are_sorted_all_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "SORT_AT", 6)
    monkeypatch.setattr(writing, "SORTED_AT_ONCE", 1)
    path = tmp_path / "room.db"
    prepare(path)
    tables = ["a", "b", "c"]

    async def play() -> None:
        writer = Writer(path)
        for seq in 1, 2, 3:
            for table in tables:
                write(writer, table, seq)
        writer._commit(waiting(writer))
        writer._begin_to_sort()
        writer._sort_some()
        assert sql(path, "select distinct table_id from fresh") == [("b",), ("c",)]
        for table in tables:
            write(writer, table, 3)
            write(writer, table, 4)
        outcomes = writer._commit(waiting(writer))
        assert [type(outcome) for outcome in outcomes] == [Taken, type(None)] * 3
        writer._go_on_sorting()
        assert sql(path, "select table_id, seq from fresh") == [("a", 4)], "it came after its table's turn"
        writer.close()

    run(play())
    assert sql(path, "select count(*) from journal") == [(12,)]


def test_sorting_is_through_before_it_begins_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "SORT_AT", 3)
    monkeypatch.setattr(writing, "SORTED_AT_ONCE", 1)
    path = tmp_path / "room.db"
    prepare(path)
    tables = ["a", "b", "c"]

    async def play() -> None:
        writer = Writer(path)
        for table in tables:
            write(writer, table)
        writer._commit(waiting(writer))
        left = []
        for seq in 2, 3:
            for table in tables:
                write(writer, table, seq)
            writer._commit(waiting(writer))
            writer._sort_if_due()
            writer._sort_some()
            left.append(sql(path, "select distinct table_id from fresh order by 1"))
        assert left == [[("b",), ("c",)], [("a",), ("c",)]], "b has its turn, though a has more again"
        writer.close()

    run(play())


def test_what_a_killed_server_left_unsorted_is_read_and_is_sorted_by_the_next(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def killed() -> None:
        writer = Writer(path)
        writer.start()
        await write(writer, "a")
        await write(writer, "a", 2)

    async def next_one() -> None:
        writer = Writer(path)
        writer.start()
        with pytest.raises(Taken):
            await write(writer, "a", 2)
        await write(writer, "a", 3)
        writer.close()

    run(killed())
    assert sql(path, "select seq from fresh") == [(2,)]
    assert sql(path, "select seq from journal where table_id = 'a' order by seq") == [(1,), (2,)]
    run(next_one())
    assert sql(path, "select seq from entry") == [(1,), (2,), (3,)]


def test_the_time_of_the_house_is_that_of_the_last_entry_sorted_or_not(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)
    seconds = [0.0]

    async def killed() -> None:
        writer = Writer(path, HouseTime(1000, lambda: seconds[0]))
        writer.start()
        await write(writer, "a")
        seconds[0] = 3.321
        await write(writer, "a", 2)

    async def next_one() -> None:
        writer = Writer(path, HouseTime(4321, lambda: 0.0))
        writer.start()
        writer.close()

    run(killed())
    assert sql(path, "select elapsed from house") == [(1000,)]
    assert sql(path, ELAPSED) == [(4321,)]
    run(next_one())
    assert sql(path, "select count(*) from fresh") == [(0,)]
    assert sql(path, ELAPSED) == [(4321,)]


def test_what_cannot_be_sorted_stays_and_is_known(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)
    sql(path, "create trigger no_room before insert on entry when new.seq > 1 begin select raise(abort, 'no'); end")

    async def begin() -> None:
        writer = Writer(path)
        writer.start()
        await write(writer, "a")
        await write(writer, "a", 2)
        writer.close()

    async def go_on() -> None:
        writer = Writer(path)
        writer.start()
        with pytest.raises(Taken):
            await write(writer, "a", 2)
        await write(writer, "a", 3)
        writer.close()

    run(begin())
    run(go_on())
    assert sql(path, "select seq from journal where table_id = 'a' order by seq") == [(1,), (2,), (3,)]
    sql(path, "drop trigger no_room")
    run(begin_and_close(path))
    assert sql(path, "select seq from entry") == [(1,), (2,), (3,)]


async def begin_and_close(path: Path) -> None:
    writer = Writer(path)
    writer.start()
    writer.close()


def test_a_journal_that_was_never_begun_takes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def nowhere() -> None:
        writer = Writer(path)
        writer.start()
        with pytest.raises(NotWritten, match="no journal"):
            await write(writer, "a", 2)
        writer.close()

    run(nowhere())
    assert sql(path, "select count(*) from journal") == [(0,)]


def test_what_is_too_much_for_a_row_takes_back_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)

    async def both() -> list[BaseException | None]:
        writer = Writer(path)
        writer._connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 10_000)
        too_much = Statement(TABLE, ("x" * 20_000, 0))
        waiting = [write(writer, "a"), writer.write(too_much), write(writer, "b")]
        writer.start()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        writer.close()
        return outcomes

    first, second, third = run(both())
    assert (first, third) == (None, None)
    assert isinstance(second, NotWritten)


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
            await write(writer, "a")
        await write(writer, "b")
        writer.close()

    run(stuck())
    assert sql(path, "select id from game_table") == [("b",)]
