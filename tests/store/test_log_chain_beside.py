"""A log that is being written while it is read is sound at every moment."""

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from backroom.store.log_chain import HEAD, check_log, log_of
from backroom.store.log_frame import FRAME
from backroom.store.log_sums import add
from tests.store.left import ADD, PAGE, WHOLE, refused
from tests.store.script import flip, leave, run


def test_what_is_written_while_we_read_is_not_taken_for_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame is read before it is written; when we come to the next, it and two more commits are."""
    path = tmp_path / "room.db"
    run(leave(path))
    with closing(sqlite3.connect(path)) as writer:
        writer.execute(ADD, (100,))
        writer.commit()
        frames = (log_of(path).stat().st_size - HEAD.size) // WHOLE
        half_written = HEAD.size + (frames - 1) * WHOLE
        body = log_of(path).read_bytes()
        seen: list[bool] = []

        def meanwhile(sums: tuple[int, int], data: bytes, swapped: bool) -> tuple[int, int]:
            found = add(sums, data, swapped)
            if len(data) == PAGE and not any(data) and not seen:
                seen.append(True)
                with log_of(path).open("r+b") as log:
                    log.seek(half_written)
                    log.write(body[half_written:])
                for seq in range(101, 105):
                    writer.execute(ADD, (seq,))
                    writer.commit()
            return found

        with log_of(path).open("r+b") as log:
            log.seek(half_written + FRAME.size)
            log.write(bytes(PAGE))
        monkeypatch.setattr("backroom.store.log_frame.add", meanwhile)
        check_log(path)
        assert seen
        flip(log_of(path), half_written + 50)
        assert refused(path), "and damage is, beside a server too"


@pytest.mark.parametrize("restarting", [False, True], ids=["growing", "written anew"])
def test_a_log_that_a_server_is_writing_is_sound_at_every_moment(tmp_path: Path, restarting: bool) -> None:
    path = tmp_path / "room.db"
    run(leave(path, 60))
    done = threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("pragma synchronous = off")
            if restarting:
                connection.execute("pragma wal_autocheckpoint = 20")
            seq = 1000
            while not done.is_set() and seq < 4000:
                seq += 1
                connection.execute(ADD, (seq,))

    with closing(sqlite3.connect(path)) as holder:
        holder.execute("select count(*) from fresh").fetchone()
        writing = threading.Thread(target=write)
        writing.start()
        end = time.monotonic() + 1.0
        while time.monotonic() < end:
            check_log(path)
        done.set()
        writing.join()
