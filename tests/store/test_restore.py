"""A backup takes the place of the room's file; what was there is kept whole, whenever the lights go out."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from backroom.store.backup import back_up
from backroom.store.errors import InUse, NotAJournal, NotWritten, StoreError, TornJournal
from backroom.store.file import claim
from backroom.store.log_chain import log_of
from backroom.store.reading import read_table
from backroom.store.restore import restore
from backroom.store.sqlite import SqliteJournal
from tests.store.script import fill, leave, run, small_files, sql
from tests.store.test_lock import another_program

THEN, NOW = 5, 12
"""Entries of the table in the backup, and in the room as a killed server left it: some of them in its log."""


@pytest.fixture
def room(tmp_path: Path) -> Path:
    path = tmp_path / "room.db"
    run(leave(path, NOW))
    return path


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    (tmp_path / "backups").mkdir()
    run(fill(tmp_path / "backups" / "then.db", THEN))
    back_up(tmp_path / "backups" / "then.db", tmp_path / "backups" / "copy.db")
    return tmp_path / "backups" / "copy.db"


def entries(path: Path) -> int:
    return len(read_table(path, "t").entries)


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir()) if file.is_file()}


def test_a_backup_is_restored_and_what_was_there_is_kept_with_its_log(room: Path, backup: Path) -> None:
    before = bytes_of(room.parent)
    copied = backup.read_bytes()
    aside = restore(backup, room)
    assert aside == room.with_name("room.db.old-1")
    assert (aside.read_bytes(), log_of(aside).read_bytes()) == (before["room.db"], before["room.db-wal"])
    assert not log_of(room).exists()
    assert (entries(room), entries(aside)) == (THEN, NOW)
    assert backup.read_bytes() == copied
    assert room.stat().st_mode & 0o777 == 0o600
    assert sorted(bytes_of(room.parent)) == ["room.db", "room.db.old-1", "room.db.old-1-shm", "room.db.old-1-wal"]
    run(SqliteJournal(room).close())
    assert entries(room) == THEN


def test_each_gets_a_name_of_its_own(room: Path, backup: Path) -> None:
    assert restore(backup, room) == room.with_name("room.db.old-1")
    assert restore(backup, room) == room.with_name("room.db.old-2")
    assert [entries(room.with_name(f"room.db.old-{number}")) for number in (1, 2)] == [NOW, THEN]


def test_a_room_that_is_gone_is_restored_and_a_log_it_left_does_not_come_to_lie_beside(
    room: Path, backup: Path
) -> None:
    room.unlink()
    aside = restore(backup, room)
    assert aside is not None
    assert not aside.exists()
    assert log_of(aside).exists()
    assert entries(room) == THEN
    assert restore(backup, room.with_name("elsewhere.db")) is None


def test_a_damaged_room_is_restored(room: Path, backup: Path) -> None:
    room.write_bytes(b"\xff" * 5000)
    restore(backup, room)
    assert entries(room) == THEN


def test_a_backup_that_has_a_log_itself_is_restored_with_it(room: Path, backup: Path) -> None:
    shutil.copy(room, backup.with_name("pair.db"))
    shutil.copy(log_of(room), backup.with_name("pair.db-wal"))
    restore(backup.with_name("pair.db"), room.with_name("other.db"))
    assert entries(room.with_name("other.db")) == NOW


def test_a_link_stays_a_link(room: Path, backup: Path) -> None:
    link = backup.with_name("link.db")
    link.symlink_to(room)
    restore(backup, link)
    assert link.is_symlink()
    assert entries(room) == THEN
    assert log_of(room.with_name("room.db.old-1")).exists()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def foreign(path: Path) -> None:
    path.unlink()
    sql(path, "create table photo (name text)")


def text(path: Path) -> None:
    path.write_text("something else entirely")


def newer(path: Path) -> None:
    sql(path, "pragma user_version = 99")


def damaged(path: Path) -> None:
    body = path.read_bytes()
    path.write_bytes(body[:4096] + b"\xff" * 4096 + body[8192:])


def lacking(path: Path) -> None:
    sql(path, "drop table snapshot")


@pytest.mark.parametrize(
    ("spoil", "error", "said"),
    [
        (empty, NotAJournal, "holds nothing"),
        (foreign, NotAJournal, "another program"),
        (text, NotAJournal, "not a file of Backroom's"),
        (newer, NotAJournal, "update Backroom"),
        (damaged, TornJournal, "is no sound backup, and nothing was touched"),
        (lacking, TornJournal, "is no sound backup, and nothing was touched"),
        (Path.unlink, StoreError, "expected a backup at"),
    ],
)
def test_what_is_no_sound_backup_changes_nothing(
    room: Path, backup: Path, spoil: Callable[[Path], None], error: type[StoreError], said: str
) -> None:
    spoil(backup)
    before = bytes_of(room.parent)
    with pytest.raises(error, match=said):
        restore(backup, room)
    assert bytes_of(room.parent) == before


def test_the_rooms_own_file_is_no_backup_of_it(room: Path) -> None:
    with pytest.raises(StoreError, match="other than the room's own file"):
        restore(room, room)
    with pytest.raises(StoreError, match="which is something else"):
        restore(room, room.parent)


def test_a_backup_that_lies_where_a_restore_writes_is_kept(room: Path, backup: Path) -> None:
    left = backup.replace(room.with_name(f"{room.name}.restoring"))
    before = bytes_of(room.parent)
    with pytest.raises(StoreError, match="rename it first"):
        restore(left, room)
    assert bytes_of(room.parent) == before


def test_a_room_that_a_server_has_open_is_left_to_it(room: Path, backup: Path) -> None:
    async def evening() -> None:
        journal = SqliteJournal(room)
        with pytest.raises(InUse, match="another server has"):
            restore(backup, room)
        await journal.close()

    run(evening())
    assert entries(room) == NOW


def test_so_is_one_that_another_program_has_open(room: Path, backup: Path) -> None:
    with another_program(room, "select count(*) from fresh"):
        before = room.read_bytes(), log_of(room).read_bytes()
        with pytest.raises(InUse, match="another program has"):
            restore(backup, room)
        assert (room.read_bytes(), log_of(room).read_bytes()) == before


def test_a_disk_that_is_full_changes_nothing(room: Path, backup: Path) -> None:
    before = bytes_of(room.parent)
    sql(backup, "create table ballast (body blob)")
    sql(backup, "insert into ballast values (zeroblob(500000))")
    with small_files(room), pytest.raises(NotWritten, match="not copied"):
        restore(backup, room)
    assert bytes_of(room.parent) == before


STEPS = ("link", "unlink", "rename", "replace", "fsync")


def broken_off(backup: Path, room: Path, step: int, links: bool) -> bool:
    """Restore in a process that ends before this step; whether it came to it."""
    number = os.fork()
    if number:
        return os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]) == 1
    left = [step]
    for name in STEPS:
        setattr(os, name, _counted(getattr(os, name), left))
    if not links:
        os.link = _refuse
    try:
        restore(backup, room)
    finally:
        os._exit(0 if left[0] >= 0 else 1)


def _counted(call: Callable[..., None], left: list[int]) -> Callable[..., None]:
    def counted(*values: object, **named: object) -> None:
        if left[0] == 0:
            os._exit(1)
        left[0] -= 1
        call(*values, **named)

    return counted


def _refuse(*_: object, **__: object) -> None:
    raise OSError(errno.EPERM, "no second names here")


@pytest.mark.parametrize("links", [True, False], ids=["", "where a disk knows no second names"])
def test_broken_off_anywhere_the_old_pair_or_the_new_file_is_whole_and_it_can_be_done_again(
    room: Path, backup: Path, links: bool
) -> None:
    before = bytes_of(room.parent)
    step = 0
    while True:
        came = broken_off(backup, room, step, links)
        now = bytes_of(room.parent)
        old = now.get("room.db") == before["room.db"]
        assert in_order(now, before, links), f"before step {step}: {sorted(now)}"
        if old and "room.db-wal" not in now:
            with pytest.raises(StoreError, match="do `backroom restore` again"):
                claim(room)
        restore(backup, room)
        assert entries(room) == THEN
        assert not log_of(room).exists()
        if links:
            assert entries(room.with_name("room.db.old-1")) == NOW
            assert not came or not room.with_name("room.db.old-2").exists() or not old
        if not came:
            break
        for file in room.parent.iterdir():
            if file.is_file():
                file.unlink()
        for name, body in before.items():
            room.with_name(name).write_bytes(body)
        step += 1
    assert step > 6


def in_order(now: dict[str, bytes], before: dict[str, bytes], links: bool) -> bool:
    """Old file and old log lie together, by one name or on the way to another; never the log beside the new file."""
    together = any(
        (now.get(name), now.get(f"{name}-wal")) == (before["room.db"], before["room.db-wal"])
        for name in ("room.db", "room.db.old-1")
    )
    if not links:  # each is somewhere, and what is left of them is opened by nobody
        together |= now.get("room.db.old-1") == before["room.db"] and now.get("room.db-wal") == before["room.db-wal"]
        together &= now.get("room.db") != before["room.db"] or "room.db-wal" in now
    return together and (now.get("room.db") in (None, before["room.db"]) or "room.db-wal" not in now)


def test_a_log_that_is_not_the_one_put_aside_before_is_never_deleted(room: Path, backup: Path) -> None:
    os.link(room, room.with_name("room.db.old-1"))
    room.with_name("room.db.old-1-wal").write_bytes(b"another log")
    log = log_of(room).read_bytes()
    assert restore(backup, room) == room.with_name("room.db.old-2")
    assert log_of(room.with_name("room.db.old-1")).read_bytes() == b"another log"
    assert log_of(room.with_name("room.db.old-2")).read_bytes() == log
