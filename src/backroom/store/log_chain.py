"""Whether SQLite's log, in which acknowledged moves lie before they are in the file itself, is whole.

Each frame of it carries a checksum that goes on from the one before. SQLite takes the log to end at the first frame
that does not follow, and drops the rest without a word: right after a crash in the midst of a commit, and wrong where a
bit has turned on the disk.

A commit is begun when the one before it is on disk. So of a crash at most one commit is left behind the last frame that
follows, perhaps in parts, perhaps without its beginning; what else may lie there is not of its chain: zeros, frames of
an older log, of a crash before the last. Where a commit ends with a bad frame or behind it, and a frame goes on from
there, that commit was on disk: the log is damaged.

In a bad frame either the content or the checksum is not as it was written. So what comes next is looked for both ways:
behind the checksum that its content makes, and behind the one that stands there. Who follows the first vouches for the
content, and so for the size that says that a commit ends here. Who follows the other vouches for the checksum alone,
and for the size only where a crash cannot have parted the two.
"""

import os
import struct
from pathlib import Path
from typing import IO, Final, NamedTuple

from backroom.store.errors import StoreError, TornJournal
from backroom.store.log_frame import FRAME, Frame
from backroom.store.log_sums import BIG_ENDIAN, Sums, add, is_swapped

HEAD: Final = struct.Struct(">8I")  # magic, version, page size, number, two salts, two checksums
SUMMED_OF_HEAD: Final = 24
"""Bytes that count for the checksum."""

PAGE_SIZES: Final = frozenset(1 << power for power in range(9, 17))
PIECE: Final = 1 << 16
MOST_WAYS: Final = 8
"""In which a log is thought to go on."""


class Damage(NamedTuple):
    head: bytes
    at: int  # where the first frame begins that is bad; 0 if the head itself is


class Way(NamedTuple):
    """How the log may go on behind a bad frame."""

    sums: Sums
    ended: bool  # a commit has, with that frame or since: whoever goes on from here knew it on disk


def log_of(path: Path) -> Path:
    """What SQLite writes beside the file itself, by whatever link it was reached."""
    path = path.resolve()
    return path.with_name(f"{path.name}-wal")


def check_log(path: Path) -> None:
    """That nothing acknowledged would be dropped by opening the file. Only reads, also beside a server that writes.

    What such a server writes while we read can look like damage, and does not a second time: under the same head a log
    only grows, and when a commit is seen behind a frame, that frame is written.
    """
    log = log_of(path)
    try:
        found = _damage(log)
        if found is None or found != _damage(log):
            return
    except FileNotFoundError:
        return
    except OSError as error:
        raise StoreError(f"cannot open {log}: {error.strerror}") from error
    way = f"cut it there (truncate -s {found.at} {log}) to go on with what came before"
    if found.at == 0:
        way = f"put {log} aside to go on without what it holds"
    raise TornJournal(
        f"{log} is damaged at byte {found.at}: moves that were acknowledged lie behind that, and would be lost. "
        f"Nothing was touched. Restore {path} from a backup (backroom restore), which keeps both files under another "
        f"name; or, with no server running, keep a copy of both and {way}"
    )


def sync_log(path: Path) -> None:
    """Have on disk what a killed server wrote there, before anything is written behind it.

    A commit that was seen, and lost with the next one when the power failed, would look like damage.
    """
    log = log_of(path)
    if not log.exists():
        return
    file = os.open(log, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _damage(log: Path) -> Damage | None:
    with log.open("rb") as file:
        head = file.read(HEAD.size)
        if len(head) < HEAD.size:
            return None
        magic, _, page_size, _, *salts, first, second = HEAD.unpack(head)
        swapped = is_swapped(magic)
        sums = add((0, 0), head[:SUMMED_OF_HEAD], swapped)
        if magic | 1 != BIG_ENDIAN or page_size not in PAGE_SIZES or sums != (first, second):
            return None if _empty(head, file) else Damage(head, 0)
        at = _broken_at(file, page_size, (salts[0], salts[1]), sums, swapped)
        return None if at is None else Damage(head, at)


def _empty(head: bytes, file: IO[bytes]) -> bool:
    """Room that was given to a log, and not written to before the lights went out."""
    while head and not head.strip(b"\0"):
        head = file.read(PIECE)
    return not head


def _broken_at(file: IO[bytes], page_size: int, salts: Sums, sums: Sums, swapped: bool) -> int | None:
    """The first frame that does not follow the one before, if a commit that was on disk is lost with it."""
    broken: int | None = None
    at = HEAD.size
    ways = [Way(sums, ended=False)]
    strange = False  # the frame before is of other salts
    size = 0  # of the file, at the last commit that follows
    while len(data := file.read(FRAME.size + page_size)) == FRAME.size + page_size:
        frame = Frame(at, data, swapped)
        at += len(data)
        if strange and frame.salts != salts:  # two in a row are of an older log: nothing goes on through them
            ways = []
            continue
        strange = frame.salts != salts
        followed = [] if strange else [way for way in ways if frame.after(way.sums) == frame.stored]
        if any(way.ended for way in followed):
            return broken
        if followed:
            ways = [Way(frame.stored, ended=broken is not None and frame.size != 0)]
            size = frame.size or size
        else:
            broken = at - len(data) if broken is None else broken
            ways = _ways_on(frame, ways, size)
    return None


def _ways_on(frame: Frame, ways: list[Way], size: int) -> list[Way]:
    """Behind a bad frame: by the checksum that stands there, and by its content from whatever came before."""
    by_content = [Way(frame.after(way.sums), way.ended or frame.size != 0) for way in ways]
    return [Way(frame.stored, _ended(frame, ways, size)), *by_content][:MOST_WAYS]


def _ended(frame: Frame, ways: list[Way], size: int) -> bool:
    """Whether a commit ended with it when that checksum was made; whatever a crash may have left is no reason."""
    if frame.size != 0 and frame.is_in_one_piece():
        return True
    return size != 0 and any(frame.would_follow(way.sums, size) for way in ways)
