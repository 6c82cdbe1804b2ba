"""A backup holds everything acknowledged, also while the room is open."""

import asyncio
from pathlib import Path

import pytest

from backroom.store.backup import back_up
from backroom.store.errors import NotAJournal, StoreError
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Player
from backroom.table.opening import open_table


def test_a_backup_taken_while_the_room_is_open_is_whole(tmp_path: Path) -> None:
    async def story() -> None:
        journal = SqliteJournal(tmp_path / "room.sqlite3")
        opened = open_table("fbi", {}, (Player(name="Ann"), Player(name="Bot", bot="random")), 7)
        await journal.open_table("one", opened, {})
        await asyncio.to_thread(back_up, tmp_path / "room.sqlite3", tmp_path / "copy.sqlite3")
        await journal.close()
        copy = SqliteJournal(tmp_path / "copy.sqlite3")
        assert (await copy.load("one")).entries == [opened]
        await copy.close()

    asyncio.run(story())


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "room").touch()
    (tmp_path / "copy").write_text("precious")
    with pytest.raises(StoreError, match="which is there already"):
        back_up(tmp_path / "room", tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "precious"


def test_a_room_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="expected the file of a room"):
        back_up(tmp_path / "room", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "room").write_text("not a database at all, but long enough to be taken for one" * 20)
    with pytest.raises(NotAJournal):
        back_up(tmp_path / "room", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
