"""Journals in a file: on disk when awaited, in order, and only once at each place."""

import asyncio
import stat
from pathlib import Path

import pytest

from backroom.store.errors import InUse, NoTable, NotWritten, StoreError, Taken, TornJournal
from backroom.store.file import connect
from backroom.store.journal import Kept
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Rematched
from backroom.table.errors import BadJournal
from tests.store.script import OPENED, acted, fill, run, sql


def test_what_is_written_is_read_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path, 4))

    async def again() -> Kept:
        journal = SqliteJournal(path)
        kept = await journal.load("t")
        await journal.close()
        return kept

    assert run(again()) == Kept([OPENED, acted(2), acted(3), acted(4)], {0: b"f" * 32})


def test_an_append_returns_only_after_its_commit(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def appended() -> None:
        journal = SqliteJournal(path)
        await journal.open_table("t", OPENED, {})
        for number in range(2, 20):
            await journal.append("t", number, acted(number))
            assert sql(path, "select max(seq) from journal") == [(number,)]
        await journal.close()

    run(appended())


def test_the_file_is_in_wal_mode_and_fully_synchronous(tmp_path: Path) -> None:
    """Together they make a commit survive a loss of power; 2 is FULL."""
    path = tmp_path / "room.db"
    run(fill(path))
    connection = connect(path)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    connection.close()


def test_the_file_is_for_the_hosts_eyes_only(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_place_in_a_journal_is_given_once(tmp_path: Path) -> None:
    async def twice() -> None:
        journal = SqliteJournal(tmp_path / "room.db")
        await journal.open_table("t", OPENED, {})
        await journal.append("t", 2, acted(2))
        with pytest.raises(Taken):
            await journal.append("t", 2, acted(99))
        with pytest.raises(Taken):
            await journal.open_table("t", OPENED, {})
        assert (await journal.load("t")).entries == [OPENED, acted(2)]
        await journal.close()

    run(twice())


def test_an_entry_needs_a_table(tmp_path: Path) -> None:
    async def stray() -> None:
        journal = SqliteJournal(tmp_path / "room.db")
        with pytest.raises(NotWritten):
            await journal.append("nowhere", 2, acted(2))
        with pytest.raises(NoTable, match="nowhere"):
            await journal.load("nowhere")
        await journal.close()

    run(stray())


def test_tables_are_unfinished_until_noted(tmp_path: Path) -> None:
    async def two() -> None:
        journal = SqliteJournal(tmp_path / "room.db")
        await journal.open_table("a", OPENED, {})
        await journal.open_table("b", OPENED, {})
        await journal.finish("a")
        assert await journal.unfinished() == ["b"]
        await journal.close()

    run(two())


def test_a_rematch_is_written_with_the_word_of_it_or_not_at_all(tmp_path: Path) -> None:
    async def again() -> None:
        journal = SqliteJournal(tmp_path / "room.db")
        await journal.open_table("old", OPENED, {})
        rematched = Rematched(guest=0, key="k", table="new")
        with pytest.raises(Taken):
            await journal.open_again("old", 1, rematched, OPENED, {0: b"x"})
        with pytest.raises(NoTable):
            await journal.load("new")
        await journal.open_again("old", 2, rematched, OPENED, {0: b"x"})
        assert (await journal.load("old")).entries == [OPENED, rematched]
        assert await journal.load("new") == Kept([OPENED], {0: b"x"})
        await journal.close()

    run(again())


def test_closing_writes_what_is_waiting_and_then_takes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def close_at_once() -> None:
        journal = SqliteJournal(path)
        await journal.open_table("t", OPENED, {})
        waiting = [asyncio.ensure_future(journal.append("t", number, acted(number))) for number in range(2, 30)]
        await asyncio.sleep(0)
        await journal.close()
        await asyncio.gather(*waiting)
        with pytest.raises(NotWritten):
            await journal.append("t", 30, acted(30))

    run(close_at_once())
    assert sql(path, "select count(*) from entry") == [(29,)]


def test_one_server_has_the_file(tmp_path: Path) -> None:
    async def second() -> None:
        journal = SqliteJournal(tmp_path / "room.db")
        with pytest.raises(InUse, match="another server"):
            SqliteJournal(tmp_path / "room.db")
        await journal.close()
        await SqliteJournal(tmp_path / "room.db").close()

    run(second())


@pytest.mark.parametrize("again", ["link", "without its mark"])
def test_one_server_has_the_file_whatever_it_is_called(tmp_path: Path, again: str) -> None:
    path = tmp_path / "room.db"
    other = path if again == "without its mark" else tmp_path / "other.db"

    async def second() -> None:
        journal = SqliteJournal(path)
        if again == "link":
            other.symlink_to(path)
        else:
            (tmp_path / "room.db.lock").unlink()
        beside = sorted(tmp_path.iterdir())
        with pytest.raises(InUse, match="another server"):
            SqliteJournal(other)
        assert sorted(tmp_path.iterdir()) == beside
        await journal.open_table("t", OPENED, {})
        await journal.close()
        await SqliteJournal(path).close()

    run(second())


def test_a_file_with_a_second_name_is_refused_by_both(tmp_path: Path) -> None:
    """SQLite's log goes by one name: what is in it would be lost by the other."""
    path = tmp_path / "room.db"
    run(fill(path))
    (tmp_path / "other.db").hardlink_to(path)
    for name in ("room.db", "other.db"):
        with pytest.raises(StoreError, match="second name"):
            SqliteJournal(tmp_path / name)
    (tmp_path / "other.db").unlink()
    run(SqliteJournal(path).close())


def test_a_missing_entry_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    sql(path, "delete from entry where seq = 3")
    with pytest.raises(TornJournal, match="missing"):
        run(_load(path))


def test_an_entry_that_cannot_be_read_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    sql(path, "update entry set body = '{' where seq = 3")
    with pytest.raises(BadJournal, match="expected an entry"):
        run(_load(path))


async def _load(path: Path) -> Kept:
    journal = SqliteJournal(path)
    try:
        return await journal.load("t")
    finally:
        await journal.close()
