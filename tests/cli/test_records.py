"""`backroom export`, `import` and `verify`, against a room's file and against a running server."""

import asyncio
import subprocess
from pathlib import Path

import msgspec
import pytest

from backroom.record.record import write
from backroom.record.seed import commitment
from tests.cli.test_commands import backroom
from tests.server.finished import finished
from tests.server.house import first, open_house, run

Done = subprocess.CompletedProcess[str]


def said(done: Done) -> str:
    assert done.returncode == 0, done.stderr
    return done.stdout


def brought_in(done: Done) -> str:
    word, table = said(done).split()
    assert word == "table"
    return table


def test_a_record_goes_into_a_rooms_file_and_out_again(tmp_path: Path) -> None:
    room, game, again = tmp_path / "room.db", tmp_path / "game.record", tmp_path / "again.record"
    record = finished("inkognito")
    game.write_text(write(record), "utf-8")
    table = brought_in(backroom("import", str(game), "--db", str(room)))
    said(backroom("export", table, str(again), "--db", str(room)))
    assert again.read_text("utf-8") == game.read_text("utf-8")
    verdict = said(backroom("verify", table, "--db", str(room)))
    assert f"hash {commitment(record.seed)}\n" in verdict
    assert "Not proved: the game was imported" in verdict
    assert "every one legal" in verdict
    assert "Not proved: a record tells its seed" in said(backroom("verify", str(game)))
    twice = backroom("export", table, str(again), "--db", str(room))
    assert twice.returncode == 2
    assert "expected the name of a new file" in twice.stderr
    nameless = backroom("verify", table)
    assert nameless.returncode == 2
    assert f"there is no file {table}; a table goes by its name with --db or --server" in nameless.stderr
    nowhere = backroom("export", table, str(tmp_path / "no" / "where"), "--db", str(room))
    assert nowhere.returncode == 2
    assert "where: No such file or directory" in nowhere.stderr


def test_a_table_of_a_running_server_is_exported_imported_and_verified(tmp_path: Path) -> None:
    room, game = tmp_path / "room.db", tmp_path / "game.record"

    async def evening() -> None:
        def ask(*words: str) -> "asyncio.Future[Done]":
            return asyncio.ensure_future(asyncio.to_thread(backroom, *words))

        async with open_house(room) as house:
            seated = await house.open_table(3)
            early = await ask("verify", seated.table, "--server", house.address)
            assert early.returncode == 2
            assert "the game is not over" in early.stderr
            early = await ask("export", seated.table, str(game), "--db", str(room))
            assert early.returncode == 2
            assert "the game is not over" in early.stderr
            assert not game.exists()
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first)
            assert ann.welcome is not None
            for place in (("--server", house.address), ("--db", str(room))):
                verdict = said(await ask("verify", seated.table, *place))
                assert f"hash {ann.welcome.commitment} as the table shows it" in verdict
                assert "Not proved: the table noted this hash" in verdict
                known = said(await ask("verify", seated.table, *place, "--published", ann.welcome.commitment))
                assert "as published" in known
                assert "Not proved" not in known
                other = await ask("verify", seated.table, *place, "--published", commitment(1))
                assert other.returncode == 2
                assert "expected a seed whose hash is" in other.stderr
            said(await ask("export", seated.table, str(game), "--server", house.address))
            table = brought_in(await ask("import", str(game), "--server", house.address))
            link = f"{house.address}/table/{table}?pace=fast#seat=none"
            for name in (table, link):
                assert "imported" in said(await ask("verify", name, "--server", house.address))
            port = house.address.rpartition(":")[2]
            again = await ask("serve", "--port", port, "--db", str(tmp_path / "another"))
            assert f"port {port} is taken by a room that is open already" in again.stderr
            taken = await ask("import", str(game), "--db", str(room))
            assert taken.returncode == 2
            assert "name it, as in --server" in taken.stderr

    run(evening())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("verify", "x", "--server", "file:///etc/passwd"), "expected the address of a server such as http://"),
        (("verify", "x", "--server", "http://127.0.0.1:1"), "expected a server of Backroom at http://127.0.0.1:1, got"),
        (("verify", "x", "--db", "no/such/file"), "expected the file of a room at no/such/file, got none"),
        (("export", "x", "y", "--db", "no/such/file"), "expected the file of a room at no/such/file, got none"),
        (("import", "no/such/file"), "there is no file no/such/file"),
        (("import", "README.md"), "expected a record beginning with"),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...], complaint: str) -> None:
    done = backroom(*words)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_of_a_billion_seats_is_refused_at_once(tmp_path: Path) -> None:
    game = tmp_path / "game.record"
    game.write_text(write(msgspec.structs.replace(finished("fbi"), seats=999_999_999)), "utf-8")
    done = backroom("verify", str(game))
    assert done.returncode == 2
    assert "expected 2 to 5 seats for FBI, got 999999999" in done.stderr


def test_a_foreign_or_empty_file_is_said_to_be_one_and_left_alone(tmp_path: Path) -> None:
    room = tmp_path / "room.db"
    room.write_bytes(b"something else entirely")
    done = backroom("export", "x", str(tmp_path / "y"), "--db", str(room))
    assert done.returncode == 2
    assert "is not a file of Backroom's" in done.stderr
    assert room.read_bytes() == b"something else entirely"
    assert not (tmp_path / "y").exists()
