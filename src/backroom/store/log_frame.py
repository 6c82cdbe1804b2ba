"""One frame of SQLite's log: a page of the file as it was after a commit, or on the way to one."""

import struct
from typing import Final

from backroom.store.log_sums import Sums, add, past

FRAME: Final = struct.Struct(">6I")  # page, size of the file if a commit ends here, two salts, two checksums
SUMMED: Final = 8
"""Bytes of the head of a frame that count for its checksum; its page does too, and the salts do not."""

SECTOR: Final = 512
"""Bytes that a crash leaves all new or all old, at the least."""


class Frame:
    """As it lies there, with what it says of itself."""

    def __init__(self, at: int, data: bytes, swapped: bool) -> None:
        _, size, *rest = FRAME.unpack_from(data)
        self.size: int = size
        self.salts: Sums = (rest[0], rest[1])
        self.stored: Sums = (rest[2], rest[3])
        self._at = at
        self._head = data[:SUMMED]
        self._page = data[FRAME.size :]
        self._swapped = swapped
        self._own: Sums | None = None  # of its page

    def after(self, sums: Sums) -> Sums:
        """The checksum it should have behind those of the frame before it."""
        return self._after(sums, self._head)

    def would_follow(self, sums: Sums, size: int) -> bool:
        """Whether the checksum that stands there is right for this size, whatever size stands there."""
        return self._after(sums, self._head[:4] + size.to_bytes(4)) == self.stored

    def is_in_one_piece(self) -> bool:
        """Whether its size and its checksum lie in one sector: as one stands there, so did the other."""
        return (self._at + 4) // SECTOR == (self._at + FRAME.size - 1) // SECTOR

    def _after(self, sums: Sums, head: bytes) -> Sums:
        if self._own is None:
            self._own = add((0, 0), self._page, self._swapped)
        return past(add(sums, head, self._swapped), len(self._page), self._own)
