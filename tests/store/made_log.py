"""Logs as SQLite writes them, made by hand: commits of small pages, and what a crash at any moment leaves of them."""

import random
import struct
import sys
from pathlib import Path
from typing import NamedTuple

from backroom.store.log_chain import HEAD, log_of
from backroom.store.log_frame import FRAME, SECTOR
from backroom.store.log_sums import MAGIC, Sums, add

PAGE = 512
WHOLE = FRAME.size + PAGE
Commit = list[bytes]
"""Its pages."""


class Made(NamedTuple):
    body: bytes
    ends: list[int]  # where each commit ends

    def commit_at(self, place: int) -> int:
        return sum(end <= place for end in self.ends)


def made(commits: list[Commit], salt: int) -> Made:
    magic = MAGIC | (sys.byteorder == "big")
    head = struct.pack(">6I", magic, 3007000, PAGE, 0, salt, ~salt & 0xFFFFFFFF)
    sums = add((0, 0), head, swapped=False)
    body = head + struct.pack(">2I", *sums)
    ends = []
    for commit in commits:
        frames, sums = frames_of(commit, salt, sums)
        body += frames
        ends.append(len(body))
    return Made(body, ends)


def frames_of(commit: Commit, salt: int, sums: Sums) -> tuple[bytes, Sums]:
    """The frames of one commit, to a file of eight pages."""
    body = b""
    for number, page in enumerate(commit, 1):
        summed = struct.pack(">2I", page[0] + 2, 8 if number == len(commit) else 0)
        sums = add(sums, summed + page, swapped=False)
        body += summed + struct.pack(">4I", salt, ~salt & 0xFFFFFFFF, *sums) + page
    return body, sums


def some_commit(chance: random.Random) -> Commit:
    """Pages are much the same from commit to commit."""
    return [bytes([chance.randrange(3)] * (PAGE - 8)) + chance.choice((bytes(8), chance.randbytes(8)))
            for _ in range(chance.choice((1, 1, 2, 4, 7)))]  # fmt: skip


def last_sums(body: bytes) -> Sums:
    """Those of the last frame."""
    first, second = FRAME.unpack_from(body, len(body) - WHOLE)[4:] if len(body) > HEAD.size else HEAD.unpack(body)[6:]
    return first, second


def over(older: bytes, newer: bytes) -> bytes:
    return newer + older[len(newer) :]


def torn(before: bytes, after: bytes, start: int, chance: random.Random) -> bytes:
    """Of what was written from there on, some sectors are on disk; the file may have grown, and not been filled."""
    likely = chance.choice((0.1, 0.5, 0.9, 0.97))
    body = bytearray(before.ljust(len(after), b"\0"))
    for place in range(start - start % SECTOR, len(after), SECTOR):
        if chance.random() < likely:
            body[place : place + SECTOR] = after[place : place + SECTOR]
    return bytes(body)


def lay(path: Path, body: bytes) -> None:
    path.touch()
    log_of(path).write_bytes(body)
