"""Files that are not ours, are damaged, or are of another version: each is told plainly, and none is touched."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from backroom.store.errors import NotAJournal, StoreError, TornJournal
from backroom.store.file import APPLICATION, prepare
from backroom.store.migrations import STEPS, migrate, version
from backroom.store.reading import read_table
from backroom.store.results import tally
from backroom.store.sqlite import SqliteJournal
from tests.store.script import fill, run, sql


def test_a_text_file_is_not_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("buy milk\n" * 300)
    with pytest.raises(NotAJournal, match="not a file of Backroom"):
        prepare(path)
    assert path.read_text() == "buy milk\n" * 300


def test_another_programs_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    sql(path, "create table recipes (name text)")
    before = path.read_bytes()
    with pytest.raises(NotAJournal, match="another program"):
        prepare(path)
    assert path.read_bytes() == before


def test_a_torn_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path, 400))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(TornJournal, match="damaged"):
        prepare(path)


def test_a_scratched_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path, 400))
    whole = bytearray(path.read_bytes())
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle:] = b"\xff" * (len(whole) - middle)
    path.write_bytes(bytes(whole))
    with pytest.raises(TornJournal, match="damaged"):
        prepare(path)


def crashed(path: Path) -> tuple[bytes, bytes]:
    """A room whose server was killed: the file and the log beside it, as they were left."""
    run(fill(path, 50))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode = wal")
        connection.execute("create table more (line text)")
        connection.commit()
        file, log = path.read_bytes(), Path(f"{path}-wal").read_bytes()
    return file, log


@pytest.mark.parametrize("damage", ["scratched", "empty"])
def test_a_damaged_file_and_its_log_are_not_touched(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "room.db"
    file, log = crashed(path)
    assert log
    torn = b"" if damage == "empty" else file[:4096] + b"\xff" * 4096 + file[8192:]
    path.write_bytes(torn)
    Path(f"{path}-wal").write_bytes(log)
    with pytest.raises(TornJournal):
        prepare(path)
    assert path.read_bytes() == torn
    assert Path(f"{path}-wal").read_bytes() == log


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="No such file"):
        prepare(tmp_path / "nowhere" / "room.db")


def test_a_file_of_a_newer_backroom_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    sql(path, f"pragma user_version = {len(STEPS) + 1}")
    newer = path.read_bytes()
    with pytest.raises(NotAJournal, match="update Backroom"):
        prepare(path)
    with pytest.raises(NotAJournal, match="update Backroom"):
        read_table(path, "t")
    assert path.read_bytes() == newer


def test_a_file_of_no_version_that_ever_was_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    sql(path, "pragma user_version = -1")
    before = path.read_bytes()
    with pytest.raises(NotAJournal, match="got version -1"):
        prepare(path)
    assert path.read_bytes() == before


def test_a_file_that_lacks_a_part_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    run(fill(path))
    sql(path, "drop table seat")
    with pytest.raises(TornJournal, match="lacks seat"):
        prepare(path)


def test_a_new_file_takes_every_step_and_is_marked(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    prepare(path)
    assert sql(path, "pragma user_version") == [(len(STEPS),)]
    assert sql(path, "pragma application_id") == [(APPLICATION,)]
    prepare(path)


def test_an_older_file_takes_the_steps_it_lacks(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "room.db", isolation_level=None)) as connection:
        migrate(connection, ("create table a (x);",))
        connection.execute("insert into a values (1)")
        migrate(connection, ("create table a (x);", "alter table a add column y default 2;"))
        assert version(connection) == 2
        assert connection.execute("select x, y from a").fetchall() == [(1, 2)]


def test_a_step_is_taken_wholly_or_not_at_all(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "room.db", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.Error):
            migrate(connection, ("create table a (x);", "create table b (x); create table a (x);"))
        assert version(connection) == 1
        assert connection.execute("select name from sqlite_master").fetchall() == [("a",)]
        migrate(connection, ("create table a (x);", "create table b (x);"))
        assert version(connection) == 2


def test_beside_a_file_that_is_none_of_ours_nothing_is_left(tmp_path: Path) -> None:
    text, foreign = tmp_path / "README.md", tmp_path / "other.db"
    text.write_text("# Hello\n")
    sql(foreign, "create table x (y)")
    for path in (text, foreign):
        with pytest.raises(NotAJournal):
            SqliteJournal(path)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["README.md", "other.db"]


def test_results_of_an_older_file_are_found_by_the_name_as_the_eye_gets_it(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, STEPS[:4])
        connection.execute(f"pragma application_id = {APPLICATION}")
        connection.execute("insert into game_table (id) values ('t')")
        row = "insert into result (table_id, seat, name, folded, game, score, won) values ('t', ?, ?, ?, 'fbi', 1, 1)"
        for seat, name in enumerate(("\uff21nn", "Otto\u200d")):
            connection.execute(row, (seat, name, name.casefold()))
    assert tally(path, "ann") is None
    prepare(path)
    assert tally(path, "ann") == ("\uff21nn", [("fbi", 1, 1)])
    assert tally(path, "OTTO") == ("Otto\u200d", [("fbi", 1, 1)])
