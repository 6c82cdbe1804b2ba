"""On a disk whose blocks are smaller than a page, the index of SQLite's log has no holes to fall into."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.store.log_index import ENOUGH, find_room, index_of, open_index
from backroom.store.sqlite import SqliteJournal
from tests.store.script import fill, run, sql

PLAY = """
import asyncio, sys
from pathlib import Path
from backroom.store.errors import StoreError
from backroom.store.sqlite import SqliteJournal
from backroom.store.writer import Fresh

async def evening(path):
    try:
        journal = SqliteJournal(path)
        for seq in range(6, 200):
            await journal.writer.write(fresh=Fresh("t", seq, b"x" * 500))
    except StoreError as error:
        print("refused:", error)

asyncio.run(evening(Path(sys.argv[1])))
"""


@pytest.fixture
def small_blocks(tmp_path: Path) -> Iterator[Path]:
    image, folder = tmp_path / "image", tmp_path / "disk"
    folder.mkdir()
    image.touch()
    os.truncate(image, 16 << 20)
    for command in (
        ["mkfs.ext4", "-q", "-b", "1024", "-O", "^has_journal", str(image)],
        ["mount", "-o", "loop", str(image), str(folder)],
    ):
        try:
            done = subprocess.run(command, capture_output=True)
        except OSError:
            pytest.skip("there is no ext4 here")
        if done.returncode != 0:
            pytest.skip("only root may make a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def weigh_down(ballast: Path, left: int) -> None:
    """Leave so many blocks."""
    with ballast.open("wb", buffering=0) as file:
        with contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 1024)
        file.truncate(ballast.stat().st_size - left * 1024)
    os.sync()


def test_a_full_disk_of_small_blocks_refuses_and_ends_nothing(small_blocks: Path) -> None:
    path, ballast = small_blocks / "room.db", small_blocks / "ballast"
    run(fill(path))
    for left in (8, 16, 24, 32, 40, 64, 200):
        weigh_down(ballast, left)
        played = subprocess.run([sys.executable, "-c", PLAY, str(path)], capture_output=True, text=True)
        assert played.returncode == 0, f"with {left} kB left it ended by {played.returncode}: {played.stderr[-500:]}"
        assert "refused: the disk is full" in played.stdout
        ballast.unlink()
    assert sql(path, "pragma integrity_check") == [("ok",)]


def test_an_index_is_given_all_its_room(small_blocks: Path) -> None:
    async def evening() -> None:
        journal = SqliteJournal(small_blocks / "room.db")
        given = index_of(journal.path).stat()
        assert given.st_size == ENOUGH
        assert given.st_blocks * 512 >= ENOUGH
        find_room(journal.path)
        await journal.close()

    run(evening())


def test_where_blocks_are_whole_pages_nothing_is_done(tmp_path: Path) -> None:
    if os.statvfs(tmp_path).f_frsize < 4096:
        pytest.skip("the blocks here are small")
    assert open_index(tmp_path / "room.db") is None
