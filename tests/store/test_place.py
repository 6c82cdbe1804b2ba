"""A file that is moved away or deleted while it is served: nothing more is written until it is back."""

import shutil
from pathlib import Path

import pytest

from backroom.store.errors import Displaced, StoreError, TornJournal
from backroom.store.file import prepare
from backroom.store.sqlite import SqliteJournal
from tests.store.script import OPENED, acted, leave, run, sql


def test_what_nobody_would_find_again_is_not_written(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "room.db", tmp_path / "elsewhere.db"

    async def evening() -> None:
        journal = SqliteJournal(path)
        await journal.open_table("t", OPENED, {})
        path.rename(elsewhere)
        with pytest.raises(Displaced, match="until it is put back"):
            await journal.check()
        assert journal.time.stands_still()
        with pytest.raises(Displaced):
            await journal.append("t", 2, acted(2))
        assert not path.exists(), "none is made in its place"
        shutil.copy(elsewhere, path)
        with pytest.raises(Displaced):  # a copy is another file: what is written still goes elsewhere
            await journal.check()
        elsewhere.rename(path)
        await journal.check()
        assert not journal.time.stands_still()
        await journal.append("t", 2, acted(2))
        await journal.close()

    run(evening())
    assert sql(path, "select max(seq) from journal") == [(2,)]


def test_whoever_reads_makes_no_file_where_there_was_one(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        journal = SqliteJournal(path)
        await journal.open_table("t", OPENED, {})
        path.unlink()
        with pytest.raises(StoreError, match=r"room\.db"):
            await journal.load("t")
        assert not path.exists()
        await journal.close()
        assert not path.exists()

    run(evening())


def test_a_log_without_its_file_is_told_as_that(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(leave(path))
    path.unlink()
    with pytest.raises(TornJournal, match=r"is not there, and its log room\.db-wal is: put it back"):
        prepare(path)
    assert not path.exists()
    path.touch()
    with pytest.raises(TornJournal, match=r"is empty, and its log room\.db-wal is not"):
        prepare(path)
