"""Every bit of a small log, turned: whatever loses an acknowledged commit is told; whatever a crash leaves is not."""

import os
import random
from pathlib import Path

import pytest

from backroom.store.file import prepare
from backroom.store.log_chain import HEAD, log_of, sync_log
from backroom.store.log_frame import FRAME
from tests.store.left import refused
from tests.store.made_log import PAGE, WHOLE, Made, frames_of, last_sums, lay, made, over, some_commit, torn
from tests.store.script import leave, run

FIELDS = ("page", "size", "salt", "other salt", "checksum", "other checksum")
SPLIT = 41
"""The first frame whose size is in another sector than its checksum."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


@pytest.fixture
def log() -> Made:
    """Five commits of one to three frames."""
    chance = random.Random(1)
    return made([[chance.randbytes(PAGE) for _ in range(frames)] for frames in (2, 1, 3, 1, 2)], 7)


def turned(body: bytes, place: int, bit: int) -> bytes:
    return body[:place] + bytes([body[place] ^ 1 << bit]) + body[place + 1 :]


@pytest.mark.parametrize("field", range(6), ids=FIELDS)
def test_a_turned_bit_of_any_field_is_told_unless_it_is_in_the_last_commit(path: Path, log: Made, field: int) -> None:
    for at in range(HEAD.size, len(log.body), WHOLE):
        for place in range(at + field * 4, at + field * 4 + 4):
            last = log.commit_at(place) == len(log.ends) - 1
            if FIELDS[field] == "size" and at + WHOLE not in log.ends:
                last = False  # no crash makes a frame the end of a commit
            for bit in range(8):
                lay(path, turned(log.body, place, bit))
                assert refused(path) != last, f"byte {place - at} of the frame at {at}, bit {bit}"


def test_a_turned_bit_of_any_byte_of_a_page_is_told_unless_it_is_in_the_last_commit(path: Path, log: Made) -> None:
    for place in range(HEAD.size, len(log.body)):
        if (place - HEAD.size) % WHOLE >= FRAME.size:
            lay(path, turned(log.body, place, place % 8))
            assert refused(path) != (log.commit_at(place) == len(log.ends) - 1), f"byte {place}"


def test_a_size_that_turned_to_none_is_told(path: Path, log: Made) -> None:
    """As at eight pages by the bit for eight, or by a scratch."""
    at = log.ends[-2] - WHOLE
    lay(path, log.body[: at + 4] + bytes(4) + log.body[at + 8 :])
    assert refused(path)


@pytest.mark.parametrize("field", range(6), ids=FIELDS)
def test_it_is_told_as_soon_as_one_frame_goes_on_from_the_commit(path: Path, log: Made, field: int) -> None:
    """The power failed in the midst of the next commit, and what was on disk before has turned since."""
    body = log.body[: log.ends[-2] + WHOLE]
    for at in range(log.ends[-3], log.ends[-2], WHOLE):
        lay(path, turned(body, at + field * 4 + 3, 3))
        assert refused(path)
        lay(path, turned(body[: log.ends[-2]], at + field * 4 + 3, 3))
        assert not refused(path), "nothing goes on from it"


def test_two_bad_frames_in_a_row_are_passed_too(path: Path, log: Made) -> None:
    second = HEAD.size + WHOLE
    for one in (0, 8, 16, 20, FRAME.size):
        for other in (0, 8, 16, 20, FRAME.size):
            if (one, other) != (8, 8):  # of other salts
                lay(path, turned(turned(log.body, HEAD.size + one, 1), second + other, 2))
                assert refused(path), f"bytes {one} and {other}"


def test_a_bad_frame_does_not_hide_that_a_commit_had_ended_before_it(path: Path) -> None:
    chance = random.Random(5)
    log = made([[chance.randbytes(PAGE), chance.randbytes(PAGE)] for _ in range(3)], 7)
    content, checksum = log.ends[0] + FRAME.size, log.ends[1] + FRAME.size - 1
    lay(path, turned(turned(log.body, content, 1), checksum, 1))
    assert refused(path)


@pytest.mark.parametrize("field", range(6), ids=FIELDS)
def test_it_is_told_where_the_head_of_a_frame_lies_across_two_sectors(path: Path, field: int) -> None:
    chance = random.Random(3)
    log = made([[chance.randbytes(PAGE)] for _ in range(SPLIT + 2)], 7)
    at = HEAD.size + SPLIT * WHOLE
    lay(path, turned(log.body, at + field * 4 + 3, 3))
    assert refused(path) == (field != FIELDS.index("page")), "of a page, a crash could have left as much"
    lay(path, turned(made([[chance.randbytes(PAGE)] for _ in range(SPLIT + 3)], 7).body, at, 3))
    assert refused(path), "with one more commit it could not"


def test_a_size_left_by_an_older_log_ends_no_commit(path: Path) -> None:
    """The sector with the size was not written before the power failed, the one with the checksum was."""
    older = made([[bytes(PAGE)] for _ in range(50)], 1)
    newer = made([*[[bytes(PAGE)] for _ in range(SPLIT)], [bytes(PAGE)] * 5], 2)
    at = HEAD.size + SPLIT * WHOLE
    body = bytearray(over(older.body, newer.body))
    body[at : at + 8] = older.body[at : at + 8]
    lay(path, bytes(body))
    assert not refused(path)


@pytest.mark.parametrize("seed", range(120))
def test_whatever_sectors_a_crash_leaves_of_the_last_commit_are_accepted(path: Path, seed: int) -> None:
    """Over the frames of an older log, of commits that failed, and of those that crashes tore before."""
    chance = random.Random(seed)
    disk = made([some_commit(chance) for _ in range(40)], 1).body if chance.random() < 0.8 else b""
    good = made([some_commit(chance) for _ in range(chance.randrange(30))], 2).body
    disk = over(disk, good)
    for _ in range(6):
        commit = good + frames_of(some_commit(chance), 2, last_sums(good))[0]
        if chance.random() < 0.5:
            good = commit
            disk = over(disk, good)
        else:
            disk = over(torn(disk, over(disk, commit), len(good), chance), good)
            lay(path, disk)
            assert not refused(path)
            if disk.startswith(commit):  # it was all there
                good = commit


def test_what_a_killed_server_wrote_is_on_disk_before_more_is_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    monkeypatch.setattr("backroom.store.log_chain.os.fsync", lambda file: synced.append(os.readlink(f"/dev/fd/{file}")))
    sync_log(path)
    assert synced == []
    run(leave(path))
    prepare(path)
    assert synced == [str(log_of(path))]
