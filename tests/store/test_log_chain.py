"""A log that would lose acknowledged moves is refused, by all who open the file, and touched by none."""

import random
import sqlite3
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from backroom.store.backup import back_up
from backroom.store.errors import StoreError, TornJournal
from backroom.store.file import prepare
from backroom.store.log_chain import HEAD, check_log, log_of
from backroom.store.log_frame import FRAME
from backroom.store.log_sums import BIG_ENDIAN, MAGIC
from backroom.store.reading import read_table
from backroom.store.sqlite import SqliteJournal
from tests.store.left import WHOLE, Left, looked_at, refused
from tests.store.script import flip, leave, run

FIELDS = (0, 4, 8, 12, 16, 20)
"""Where in a frame its fields begin: page, size at a commit, salts, checksums."""


@pytest.fixture
def left(tmp_path: Path) -> Left:
    path = tmp_path / "room.db"
    run(leave(path))
    return looked_at(path)


def places(left: Left, chance: random.Random) -> Iterator[tuple[int, int]]:
    """In every frame each field, both ends of the page, and somewhere in it."""
    for frame in range(left.length()):
        for place in (*FIELDS, FRAME.size, WHOLE - 1, chance.randrange(FRAME.size, WHOLE)):
            yield frame, left.at(frame) + place + (3 if place in FIELDS else 0)


def test_a_bit_that_turned_before_two_more_commits_is_told_wherever_it_is(left: Left) -> None:
    chance = random.Random(7)
    told = 0
    for frame, place in places(left, chance):
        left.log.write_bytes(left.body)
        flip(left.log, place, chance.randrange(8))
        if frame <= left.ends[-3]:
            assert refused(left.path), f"frame {frame}, byte {place}"
            told += 1
        elif frame > left.ends[-2]:
            assert not refused(left.path), f"frame {frame}, byte {place}: the last commit may have been torn"
    assert told > 100


def test_a_bit_that_turned_before_the_last_commit_is_told_where_the_commit_before_is_still_seen(left: Left) -> None:
    for frame in range(left.ends[-3] + 1, left.ends[-2] + 1):
        left.log.write_bytes(left.body)
        flip(left.log, left.at(frame) + FRAME.size + 100)
        assert refused(left.path)


def test_a_bit_that_turned_in_the_head_is_told(left: Left) -> None:
    for place in range(HEAD.size):
        left.log.write_bytes(left.body)
        flip(left.log, place, place % 8)
        with pytest.raises(TornJournal, match="damaged at byte 0"):
            check_log(left.path)


def test_what_is_no_log_at_all_is_told(left: Left) -> None:
    left.log.write_bytes(random.Random(1).randbytes(50_000))
    assert refused(left.path)
    left.log.write_bytes(b"\0" * HEAD.size + left.body[HEAD.size :])
    assert refused(left.path)
    left.log.write_bytes(sealed(left.body, 0x12345678))
    assert refused(left.path)
    left.log.write_bytes(
        sealed(left.body[:8] + struct.pack(">I", 3) + left.body[12:], MAGIC)
    )  # of pages of three bytes
    assert refused(left.path)


def test_a_scratch_over_many_frames_is_told(left: Left) -> None:
    first, last = left.at(2) + 100, left.at(left.ends[-3]) + 200
    for scratch in (b"\0" * (last - first), random.Random(2).randbytes(last - first)):
        left.log.write_bytes(left.body[:first] + scratch + left.body[last:])
        assert refused(left.path)


def test_a_log_of_a_machine_with_the_other_order_of_bytes_is_read_too(left: Left) -> None:
    assert sealed(left.body, MAGIC) == left.body or sys.byteorder == "big"
    body = sealed(left.body, BIG_ENDIAN)
    left.log.write_bytes(body)
    check_log(left.path)
    for frame in range(left.ends[-3] + 1):
        left.log.write_bytes(body)
        flip(left.log, left.at(frame) + FRAME.size + 3000)
        assert refused(left.path)
    left.log.write_bytes(body)
    with closing(sqlite3.connect(left.path)) as connection:
        assert connection.execute("select max(seq) from journal").fetchall() == [(12,)], "SQLite reads it so too"


def sealed(body: bytes, magic: int) -> bytes:
    """The same log under this magic number, with checksums of words in the order it stands for."""
    order = ">2I" if magic & 1 else "<2I"
    log = bytearray(body)
    struct.pack_into(">I", log, 0, magic)
    sums = _sum((0, 0), log[: HEAD.size - 8], order)
    struct.pack_into(">2I", log, HEAD.size - 8, *sums)
    for at in range(HEAD.size, len(body), WHOLE):
        sums = _sum(sums, log[at : at + 8] + log[at + FRAME.size : at + WHOLE], order)
        struct.pack_into(">2I", log, at + FRAME.size - 8, *sums)
    return bytes(log)


def _sum(sums: tuple[int, int], data: bytearray, order: str) -> tuple[int, int]:
    first, second = sums
    for even, odd in struct.iter_unpack(order, data):
        first = (first + even + second) % 2**32
        second = (second + odd + first) % 2**32
    return first, second


def test_a_damaged_log_is_told_by_all_who_open_the_file_and_touched_by_none(left: Left) -> None:
    flip(left.log, left.at(1) + 77)
    files = {file.name: file.read_bytes() for file in left.path.parent.iterdir()}
    for opening in (
        lambda: prepare(left.path),
        lambda: SqliteJournal(left.path),
        lambda: read_table(left.path, "t"),
        lambda: back_up(left.path, left.path.with_name("copy.db")),
    ):
        with pytest.raises(TornJournal) as told:
            opening()
        said = str(told.value)
        assert f"{left.log} is damaged at byte {left.at(1)}" in said
        assert "would be lost. Nothing was touched." in said
        assert "from a backup" in said
        assert f"truncate -s {left.at(1)} {left.log}" in said
        assert {file.name: file.read_bytes() for file in left.path.parent.iterdir()} == files


def test_cut_where_it_says_the_file_opens_with_what_came_before(left: Left) -> None:
    flip(left.log, left.at(left.ends[5] + 1) + 77)
    with pytest.raises(TornJournal, match=f"truncate -s {left.at(left.ends[5] + 1)} "):
        prepare(left.path)
    left.log.write_bytes(left.body[: left.at(left.ends[5] + 1)])
    kept = len(read_table(left.path, "t").entries)
    assert 1 < kept < 12
    run(SqliteJournal(left.path).close())
    assert len(read_table(left.path, "t").entries) == kept


def test_a_log_that_may_not_be_read_is_told(left: Left) -> None:
    left.log.unlink()
    left.log.mkdir()
    with pytest.raises(StoreError, match=r"cannot open .*-wal"):
        check_log(left.path)


def test_a_great_log_is_read_in_no_time(tmp_path: Path) -> None:
    """Four megabytes, as many as there are before they are written into the file."""
    path = tmp_path / "room.db"
    run(leave(path))
    left = looked_at(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma wal_autocheckpoint = 0")
        connection.execute("create table great (line blob)")
        connection.execute("insert into great values (zeroblob(4000000))")
        connection.commit()
        times = []
        for _ in range(3):
            began = time.process_time()
            check_log(path)
            times.append(time.process_time() - began)
        assert log_of(path).stat().st_size > 4_000_000 > len(left.body)
    assert min(times) < 0.5
