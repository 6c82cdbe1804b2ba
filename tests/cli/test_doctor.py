"""`backroom doctor` finds what is wrong before anybody comes."""

import asyncio
import contextlib
import re
import socket
import sqlite3
from pathlib import Path

import pytest

from backroom.cli import doctor
from backroom.cli.doctor import BAD, GOOD, ODD
from backroom.store import lock
from backroom.store.log_chain import log_of
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Acted, Wished
from backroom.table.table import Table
from backroom.table.wish import Chat
from tests.cli.test_commands import backroom
from tests.server.house import open_house
from tests.store.script import OPENED, fill, flip, leave, sql
from tests.store.test_lock import ALTOGETHER, TO_WRITE, another_program

UNLOGGED = ("pragma journal_mode = delete", "begin exclusive")


def free_port() -> int:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as found:
        port: int = found.getsockname()[1]
        return port


async def begin(path: Path) -> None:
    """A room with one table, at which the first action was taken."""
    table = Table(OPENED)
    seat = next(seat for seat in (0, 1) if table.decision(seat))
    action = table.game.action_name(table.legal(seat)[0])
    journal = SqliteJournal(path)
    await journal.open_table("t", OPENED, {})
    await journal.append("t", 2, Acted(seat=seat, action=action, key="k"))
    await journal.append("t", 3, Wished(guest=0, wish=Chat(key="c", text="hello")))
    await journal.close()


def test_a_sound_room_is_in_order(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    asyncio.run(begin(path))
    done = backroom("doctor", "--db", str(path), "--port", str(free_port()))
    assert done.returncode == 0, done.stdout
    assert "is sound, 1 table, " in done.stdout
    assert "no server has it open" in done.stdout
    assert "Everything is in order." in done.stdout


def test_a_file_that_is_none_of_ours_is_bad_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "README.md"
    path.write_text("# Hello\n")
    done = backroom("doctor", "--db", str(path), "--port", str(free_port()))
    assert done.returncode == 1
    assert "is not a file of Backroom's" in done.stdout
    assert "1 thing must be put right." in done.stdout
    assert [each.name for each in tmp_path.iterdir()] == ["README.md"]


def test_a_torn_file_is_bad(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    asyncio.run(fill(path, 400))
    body = bytearray(path.read_bytes())
    body[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    path.write_bytes(body)
    assert doctor.file(path).state == BAD
    assert "restore it from a backup" in doctor.file(path).text


def test_a_file_of_a_newer_backroom_is_bad(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    asyncio.run(fill(path))
    sql(path, "pragma user_version = 99")
    assert doctor.file(path).state == BAD
    assert "update Backroom" in doctor.file(path).text


def test_a_file_of_another_program_is_bad(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("create table photo (name text)")
    assert doctor.file(path) == (BAD, "file", f"{path} is a SQLite file of another program")
    assert doctor.tables(path).state == ODD, "it is said once"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("delete from journal_rows where seq = 2", "some are missing"),
        ("update journal_rows set body = x'7b7d' where seq = 2", "expected an entry of a journal"),
        ("update journal_rows set body = replace(body, '\"rules\":', '\"rules\":9') where seq = 1", "rules"),
    ],
)
def test_a_table_that_cannot_be_opened_is_bad_and_named(tmp_path: Path, damage: str, said: str) -> None:
    path = tmp_path / "room.db"
    asyncio.run(begin(path))
    assert doctor.tables(path).state == GOOD
    for rows in ("entry", "fresh"):
        sql(path, damage.replace("journal_rows", rows))
    found = doctor.tables(path)
    assert found.state == BAD
    assert "1 cannot be opened" in found.text
    assert said in found.text


def test_of_a_game_that_is_over_the_rules_are_known_and_every_entry_is_read(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    asyncio.run(begin(path))
    sql(path, "update game_table set over = 1")
    assert doctor.tables(path).state == GOOD
    for damage in ("replace(body, '\"rules\":', '\"rules\":9') where seq = 1", "x'ff00' where seq = 2"):
        for rows in ("entry", "fresh"):
            sql(path, f"update {rows} set body = {damage}")
        assert doctor.tables(path).state == BAD


def test_a_room_that_is_open_is_recognised_and_another_is_not_taken_for_it(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def look() -> None:
        async with open_house(path) as house:
            port = int(house.address.rpartition(":")[2])
            found = await asyncio.to_thread(doctor.address, path, "127.0.0.1", port)
            assert found == (GOOD, "address", f"127.0.0.1 port {port}: the room is open there, 0 tables in play")
            assert "a server has it open" in doctor.file(path).text
            found = await asyncio.to_thread(doctor.address, tmp_path / "other.db", "127.0.0.1", port)
            assert found.state == BAD
            assert f"another room is open there, with another file than {tmp_path / 'other.db'}" in found.text
            assert re.search(r"serve this one with --port \d+$", found.text)

    asyncio.run(look())
    assert "no server has it open" in doctor.file(path).text


@pytest.mark.parametrize(
    "statements", [TO_WRITE, ALTOGETHER, UNLOGGED], ids=["to write", "altogether", "without a log"]
)
def test_a_file_that_another_program_keeps_locked_is_bad_and_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, statements: tuple[str, ...]
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    path = tmp_path / "room.db"
    asyncio.run(fill(path))
    look_while_locked(path, *statements)


def test_so_is_one_that_a_server_has_open_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    path = tmp_path / "room.db"

    async def look() -> None:
        async with open_house(path) as house:
            await house.open_table(2)
            await asyncio.to_thread(look_while_locked, path, *TO_WRITE)

    asyncio.run(look())


def look_while_locked(path: Path, *statements: str) -> None:
    with another_program(path, *statements) as number:
        found = doctor.file(path)
        assert (found.state, "locked" in found.text) == (BAD, True)
        if lock.LOCKS.exists():
            assert f"process {number})" in found.text
    assert doctor.file(path).state == GOOD


def test_a_server_that_writes_keeps_nothing_locked(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def write(journal: SqliteJournal) -> None:
        number = 0
        while True:
            number += 1
            await journal.open_table(f"table {number}", OPENED, {})

    async def look() -> None:
        journal = SqliteJournal(path)
        async with open_house(path, journal=journal) as house:
            writing = asyncio.create_task(write(journal))
            port = house.address.rpartition(":")[2]
            done = await asyncio.to_thread(backroom, "doctor", "--db", str(path), "--port", port)
            writing.cancel()
            await asyncio.wait([writing])
            assert done.returncode == 0, done.stdout
            assert "a server has it open" in done.stdout

    asyncio.run(look())


def test_what_a_killed_server_left_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    asyncio.run(leave(path))
    before = path.read_bytes(), log_of(path).read_bytes()
    found = doctor.file(path)
    assert (found.state, "1 table, " in found.text) == (GOOD, True)
    assert (path.read_bytes(), log_of(path).read_bytes()) == before


def test_a_log_in_which_a_bit_has_turned_is_bad_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    asyncio.run(leave(path))
    flip(log_of(path), 5000)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    done = backroom("doctor", "--db", str(path), "--port", str(free_port()))
    assert done.returncode == 1
    assert f"{log_of(path)} is damaged at byte 4152: moves that were acknowledged" in done.stdout
    assert "1 thing must be put right." in done.stdout
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_port_that_something_else_has_is_bad_and_one_that_is_free_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        found = doctor.address(tmp_path / "room.db", "127.0.0.1", other.getsockname()[1])
    assert found.state == BAD
    assert re.search(r"is taken by another program: serve with --port \d+$", found.text)


def test_an_address_that_is_not_this_machines_is_bad(tmp_path: Path) -> None:
    found = doctor.address(tmp_path / "room.db", "203.0.113.1", 8000)
    assert found.state == BAD
    assert "--host names another address" in found.text


def test_a_folder_that_is_not_there_is_bad(tmp_path: Path) -> None:
    assert doctor.permissions(tmp_path / "no" / "room.db").state == BAD
    assert doctor.disk(tmp_path / "no" / "room.db").state == BAD
    assert doctor.file(tmp_path).state == BAD


def test_a_file_that_others_may_read_is_noted(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    asyncio.run(fill(path))
    assert doctor.permissions(path).state == GOOD
    path.chmod(0o644)
    assert doctor.permissions(path).state == ODD


def test_little_room_is_noted_and_none_is_bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.disk(tmp_path / "room.db").state == GOOD
    monkeypatch.setattr(doctor, "LITTLE_ROOM", 1 << 60)
    assert doctor.disk(tmp_path / "room.db").state == ODD
    monkeypatch.setattr(doctor, "NO_ROOM", 1 << 60)
    assert doctor.disk(tmp_path / "room.db").state == BAD


def test_a_clock_that_was_never_set_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.clock().state == GOOD
    monkeypatch.setattr("backroom.cli.doctor.time.time", lambda: 86400.0)
    assert doctor.clock().state == ODD


def test_an_old_sqlite_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.sqlite().state == GOOD
    monkeypatch.setattr("backroom.cli.doctor.sqlite3.sqlite_version_info", (3, 7, 0))
    assert doctor.sqlite().state == BAD


def test_looking_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    asyncio.run(fill(path))
    before = tmp_path.stat().st_mtime_ns, sorted(each.name for each in tmp_path.iterdir())
    list(doctor.look(path, "127.0.0.1", 0))
    assert (tmp_path.stat().st_mtime_ns, sorted(each.name for each in tmp_path.iterdir())) == before
    asyncio.run(SqliteJournal(path).close())


def test_a_room_that_is_open_is_recognised_by_a_link_and_without_its_mark(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    (tmp_path / "link.db").symlink_to(path)

    async def look() -> None:
        journal = SqliteJournal(path)
        await journal.open_table("t", OPENED, {})
        for name in ("room.db", "link.db"):
            found = await asyncio.to_thread(doctor.file, tmp_path / name)
            assert "1 table, " in found.text
            assert "a server has it open" in found.text
        (tmp_path / "room.db.lock").unlink()
        assert "a server has it open" in (await asyncio.to_thread(doctor.file, path)).text
        await journal.close()

    asyncio.run(look())
