"""A log that was left beside a file when another took its place is called so; what a crash leaves never is."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from backroom.store import writer
from backroom.store.backup import back_up
from backroom.store.errors import StrayLog
from backroom.store.file import look, prepare
from backroom.store.log_chain import HEAD, log_of
from backroom.store.log_frame import FRAME
from backroom.store.log_origin import check_origin
from backroom.store.migrations import STEPS
from backroom.store.reading import read_table
from backroom.store.sqlite import SqliteJournal
from tests.store.left import PAGE, WHOLE
from tests.store.script import OPENED, acted, run, sql

OPENERS: dict[str, Callable[[Path], object]] = {
    "serve": SqliteJournal,
    "verify and export": lambda path: read_table(path, "t0"),
    "backup": lambda path: back_up(path, path.with_name("copy.db")),
}


def keep(path: Path, name: str) -> Path:
    """A plain copy of a file and its log as they are now."""
    for end in ("", "-wal"):
        shutil.copy(f"{path}{end}", path.with_name(f"{name}{end}"))
    return path.with_name(name)


async def play(journal: SqliteJournal, table: str, first: int, last: int) -> None:
    for number in range(first, last + 1):
        await journal.append(table, number, acted(number))


def into_the_file(path: Path) -> None:
    """All of the log; the next commit begins it anew."""
    assert sql(path, "pragma wal_checkpoint(restart)")[0][0] == 0


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A folder with what lay there at several moments of an evening."""

    async def story() -> None:
        room = tmp_path / "room.db"
        journal = SqliteJournal(room)
        await journal.open_table("t0", OPENED, {})
        await play(journal, "t0", 2, 8)
        keep(room, "early.db")
        into_the_file(room)
        back_up(room, tmp_path / "backup.db")
        shutil.copy(room, tmp_path / "plain.db")
        await play(journal, "t0", 9, 12)
        await asyncio.sleep(0.01)
        journal.writer._sort_all()
        into_the_file(room)
        await play(journal, "t0", 13, 15)
        keep(room, "entries.db")
        await journal.open_table("t1", OPENED, {})
        keep(room, "late.db")
        await journal.close()

    run(story())
    return tmp_path


def mixed(evening: Path, file: str, log: str) -> Path:
    path = evening / "mixed.db"
    shutil.copy(evening / file, path)
    shutil.copy(f"{evening / log}-wal", log_of(path))
    return path


@pytest.mark.parametrize("opener", OPENERS)
@pytest.mark.parametrize(
    ("file", "log", "said"),
    [
        ("backup.db", "late.db", "belongs to another file than the one beside it"),
        ("backup.db", "early.db", "belongs to another file than the one beside it"),
        ("late.db", "early.db", "is older than the file beside it"),
        ("plain.db", "entries.db", "entries between them are missing"),
    ],
)
def test_a_stray_log_is_told_by_all_who_open_the_file_and_not_touched(
    evening: Path, opener: str, file: str, log: str, said: str
) -> None:
    path = mixed(evening, file, log)
    before = path.read_bytes(), log_of(path).read_bytes()
    with pytest.raises(StrayLog, match=f"mixed.db-wal .*{said}.*Nothing was touched"):
        OPENERS[opener](path)
    assert (path.read_bytes(), log_of(path).read_bytes()) == before
    assert not path.with_name("copy.db").exists()
    log_of(path).rename(f"{log_of(path)}.stray")
    run(SqliteJournal(path).close())


def test_a_log_from_before_the_file_took_its_last_step_is_older(evening: Path) -> None:
    with closing(sqlite3.connect(evening / "room.db", isolation_level=None)) as connection:
        connection.execute(f"pragma user_version = {len(STEPS)}")
        path = keep(evening / "room.db", "stepping.db")
    prepare(path)
    with path.open("r+b") as file:
        file.seek(60)  # where SQLite keeps the version
        file.write((len(STEPS) + 1).to_bytes(4))
    with closing(look(path)) as connection, pytest.raises(StrayLog, match="is older than"):
        check_origin(path, connection)


@pytest.mark.parametrize("name", ["early.db", "entries.db", "late.db"])
def test_a_file_beside_its_own_log_is_sound(evening: Path, name: str) -> None:
    prepare(evening / name)


def test_every_copy_has_a_line_of_its_own(evening: Path) -> None:
    back_up(evening / "backup.db", evening / "again.db")
    back_up(evening / "early.db", evening / "first.db")
    lines = {sql(evening / name, "select line from house")[0][0] for name in ("backup.db", "again.db", "first.db")}
    assert len(lines) == 3
    assert None not in lines
    assert sql(evening / "room.db", "select line from house") == [(None,)]


def test_a_copy_that_is_served_keeps_its_line_and_is_sound_after_a_crash(evening: Path) -> None:
    async def story() -> Path:
        journal = SqliteJournal(evening / "backup.db")
        await play(journal, "t0", 9, 12)
        await journal.open_table("t2", OPENED, {})
        left = keep(evening / "backup.db", "left.db")
        await journal.close()
        return left

    prepare(run(story()))


def test_a_file_of_an_older_version_is_not_judged(evening: Path) -> None:
    for name in ("backup.db", "room.db"):
        sql(evening / name, "alter table house drop column line")
    with closing(look(mixed(evening, "backup.db", "late.db"))) as connection:
        check_origin(evening / "mixed.db", connection)


def pages(log: bytes, upto: int) -> dict[int, bytes]:
    """The newest of each page in so many frames."""
    found = {}
    for at in range(HEAD.size, HEAD.size + upto * WHOLE, WHOLE):
        found[FRAME.unpack_from(log, at)[0]] = log[at + FRAME.size : at + WHOLE]
    return found


@pytest.mark.parametrize("seed", range(12))
def test_whatever_pages_a_crash_has_brought_into_the_file_it_is_sound(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A checkpoint takes the newest of each page up to some commit, and is broken off anywhere."""
    chance = random.Random(seed)
    monkeypatch.setattr(writer, "SORT_AT", 15)

    async def story() -> Path:
        path = tmp_path / "room.db"
        journal = SqliteJournal(path)
        await journal.open_table("t0", OPENED, {})
        if chance.random() < 0.7:
            into_the_file(path)
        lengths: dict[str, int] = {"t0": 1}
        for number in range(1, 60):
            table = chance.choice(list(lengths))
            lengths[table] += 1
            await journal.append(table, lengths[table], acted(number))
            if chance.random() < 0.1:
                lengths[f"t{number}"] = 1
                await journal.open_table(f"t{number}", OPENED, {number: b"f" * 32})
        left = keep(path, "left.db")
        await journal.close()
        return left

    left = run(story())
    file, log = left.read_bytes(), log_of(left).read_bytes()
    frames = (len(log) - HEAD.size) // WHOLE
    ends = [n + 1 for n in range(frames) if FRAME.unpack_from(log, HEAD.size + n * WHOLE)[1]]
    for _ in range(25):
        body = bytearray(file)
        for page, content in pages(log, chance.choice(ends)).items():
            if chance.random() < chance.choice((0.2, 0.8)):
                body[len(body) :] = bytes(max(0, page * PAGE - len(body)))
                body[(page - 1) * PAGE : page * PAGE] = content
        left.write_bytes(body)
        log_of(left).write_bytes(log)
        with closing(look(left)) as connection:
            check_origin(left, connection)


def test_a_file_that_cannot_be_read_alone_is_not_judged(evening: Path) -> None:
    path = evening / "late.db"
    with path.open("r+b") as file:
        file.truncate(PAGE)
    with closing(sqlite3.connect(":memory:")) as connection:
        check_origin(path, connection)
