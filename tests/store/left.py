"""What a killed server left in its log, frame by frame."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from backroom.store.errors import TornJournal
from backroom.store.log_chain import HEAD, check_log, log_of
from backroom.store.log_frame import FRAME
from tests.store.script import leave, run

ADD = "insert into fresh (table_id, seq, body) values ('t', ?, zeroblob(50))"
PAGE = 4096
WHOLE = FRAME.size + PAGE


class Left(NamedTuple):
    """What a killed server left."""

    path: Path
    log: Path
    body: bytes  # of the log
    ends: list[int]  # of commits, by the numbers of their last frames

    def at(self, frame: int) -> int:
        return HEAD.size + frame * WHOLE

    def length(self) -> int:
        return (len(self.body) - HEAD.size) // WHOLE


def looked_at(path: Path) -> Left:
    body = log_of(path).read_bytes()
    frames = range((len(body) - HEAD.size) // WHOLE)
    ends = [number for number in frames if FRAME.unpack_from(body, HEAD.size + number * WHOLE)[1]]
    return Left(path, log_of(path), body, ends)


def left_with_a_great_commit(path: Path) -> Left:
    run(leave(path))
    other = path.with_name("other.db")
    for end in ("", "-wal"):
        shutil.copy(f"{path}{end}", f"{other}{end}")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("create table great (line blob)")
        connection.execute("insert into great values (zeroblob(10000))")
        connection.commit()
        shutil.copy(f"{other}-wal", f"{path}-wal")
    return looked_at(path)


def refused(path: Path) -> bool:
    try:
        check_log(path)
    except TornJournal:
        return True
    return False
