"""What an honest crash leaves of a log, at whatever moment, is never refused."""

import random
import sqlite3
from contextlib import closing
from itertools import combinations
from pathlib import Path

import pytest

from backroom.store.log_chain import HEAD, check_log
from backroom.store.log_frame import FRAME
from tests.store.left import ADD, WHOLE, Left, left_with_a_great_commit, looked_at, refused
from tests.store.script import flip, leave, run


@pytest.fixture
def left(tmp_path: Path) -> Left:
    path = tmp_path / "room.db"
    run(leave(path))
    return looked_at(path)


def test_a_log_cut_anywhere_is_a_torn_tail(left: Left) -> None:
    for frame in range(left.length() + 1):
        for more in (0, 1, 11, 24, 25, 2000, WHOLE - 1):
            left.log.write_bytes(left.body[: left.at(frame) + more])
            check_log(left.path)
    for length in range(HEAD.size + 1):
        left.log.write_bytes(left.body[:length])
        check_log(left.path)


def test_a_log_that_was_never_written_to_is_none(left: Left) -> None:
    for length in (0, 1, HEAD.size - 1, HEAD.size, 5000, 200_000):
        left.log.write_bytes(b"\0" * length)
        check_log(left.path)
    left.log.unlink()
    check_log(left.path)


def test_of_the_last_commit_any_part_may_be_missing(tmp_path: Path) -> None:
    """The power failed before it was on disk: its frames, and halves of them, are there in any choice."""
    path = tmp_path / "room.db"
    left = left_with_a_great_commit(path)
    frames = range(left.ends[-2] + 1, left.ends[-1] + 1)
    assert len(frames) >= 4
    chance = random.Random(3)
    for number in range(1, len(frames) + 1):
        for missing in combinations(frames, number):
            body = bytearray(left.body)
            for frame in missing:
                first = left.at(frame) + chance.choice((0, 0, 24, 1000))
                body[first : left.at(frame + 1)] = bytes(left.at(frame + 1) - first)
            left.log.write_bytes(body)
            check_log(path)


def test_what_torn_commits_leave_behind_does_not_add_up(tmp_path: Path) -> None:
    """Behind what was written after one crash lies what was left by it; after the next crash, both."""
    path = tmp_path / "room.db"
    left = left_with_a_great_commit(path)
    first = left.ends[-2] + 1
    torn = bytearray(left.body)
    torn[left.at(first) : left.at(first + 1)] = bytes(WHOLE)
    left.log.write_bytes(torn)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(ADD, (100,))
        connection.commit()
        body = bytearray(left.log.read_bytes())
    again = [number for number in range(left.length()) if FRAME.unpack_from(body, left.at(number))[1]]
    assert again[-1] == left.ends[-1]
    assert again[-2] >= first, "written where the torn commit began"
    left.log.write_bytes(body)
    check_log(path)
    body[left.at(first) + 500 : left.at(first) + 600] = b"\xff" * 100  # the second crash tears the second commit
    left.log.write_bytes(body)
    check_log(path)


def test_frames_of_an_older_log_lie_behind_those_of_a_newer(left: Left) -> None:
    """A log whose moves are all in the file is written anew from its beginning, under other salts."""
    with closing(sqlite3.connect(left.path)) as connection:
        connection.execute("pragma wal_checkpoint(restart)")
        for seq in range(100, 103):
            connection.execute(ADD, (seq,))
            connection.commit()
        body = left.log.read_bytes()
    assert body[: HEAD.size] != left.body[: HEAD.size]
    assert body[-WHOLE:] == left.body[-WHOLE:]
    for length in range(0, len(body), 500):
        left.log.write_bytes(body[:length])
        check_log(left.path)
    left.log.write_bytes(body)
    check_log(left.path)
    flip(left.log, left.at(left.length() - 1) + 50)
    check_log(left.path)
    flip(left.log, left.at(0) + 50)
    assert refused(left.path)
