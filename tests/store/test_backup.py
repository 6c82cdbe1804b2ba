"""A backup holds everything acknowledged, also while the room is open."""

import asyncio
import resource
from pathlib import Path

import pytest

from backroom.store.backup import back_up
from backroom.store.errors import NotAJournal, NotWritten, StoreError, TornJournal
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Player
from backroom.table.opening import open_table
from tests.store.script import fill, run, sql


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


def test_a_file_of_another_program_is_not_copied(tmp_path: Path) -> None:
    sql(tmp_path / "photos", "create table photo (name text)")
    with pytest.raises(NotAJournal, match="another program"):
        back_up(tmp_path / "photos", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_a_room_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="expected the file of a room"):
        back_up(tmp_path / "room", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "room").write_text("not a database at all, but long enough to be taken for one" * 20)
    with pytest.raises(NotAJournal):
        back_up(tmp_path / "room", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_a_copy_is_for_the_hosts_eyes_only(tmp_path: Path) -> None:
    run(fill(tmp_path / "room"))
    back_up(tmp_path / "room", tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy"]


def test_a_target_that_cannot_be_written_is_named_and_the_room_not_blamed(tmp_path: Path) -> None:
    run(fill(tmp_path / "room"))
    with pytest.raises(NotWritten, match=r"cannot write .*nowhere/copy: No such file or directory"):
        back_up(tmp_path / "room", tmp_path / "nowhere" / "copy")


def test_a_target_without_room_is_named_and_leaves_nothing(tmp_path: Path) -> None:
    run(fill(tmp_path / "room", 3000))
    before = sorted(tmp_path.iterdir())
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (65536, limit[1]))
    try:
        with pytest.raises(NotWritten, match=r"room was not copied to .*copy: disk I/O error"):
            back_up(tmp_path / "room", tmp_path / "copy")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert sorted(tmp_path.iterdir()) == before


def test_a_torn_room_is_told_from_a_bad_target(tmp_path: Path) -> None:
    run(fill(tmp_path / "room", 200))
    whole = (tmp_path / "room").read_bytes()
    (tmp_path / "room").write_bytes(whole[:100] + b"\xff" * 4000 + whole[4100:])
    with pytest.raises(TornJournal, match="damaged"):
        back_up(tmp_path / "room", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("end", ["-journal", "-wal"])
def test_what_another_copy_left_behind_is_not_mixed_in(tmp_path: Path, end: str) -> None:
    run(fill(tmp_path / "room"))
    (tmp_path / f"copy{end}").write_text("left behind")
    with pytest.raises(StoreError, match=f"copy{end}, which is there already"):
        back_up(tmp_path / "room", tmp_path / "copy")
