"""The checksums of SQLite's log: two numbers, which go on from frame to frame.

https://www.sqlite.org/fileformat2.html, 4.2. What a piece adds to them does not depend on where they stand: they are
carried on past it, and its own are added. So one look at a page says how the log would go on from any frame before.
"""

import sys
from array import array
from functools import cache
from typing import Final

ALL: Final = 0xFFFFFFFF
PAIR: Final = 8
"""Bytes that are summed at a time: two words."""

MAGIC: Final = 0x377F0682
BIG_ENDIAN: Final = MAGIC | 1
"""How a log begins. Checksums are of words in the order of the machine that made it."""

Sums = tuple[int, int]


def is_swapped(magic: int) -> bool:
    """Whether its words are in the other order than this machine's."""
    return (magic == BIG_ENDIAN) != (sys.byteorder == "big")


def add(sums: Sums, data: bytes, swapped: bool) -> Sums:
    words = array("I", data)
    if swapped:
        words.byteswap()
    first, second = sums
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & ALL
        second = (second + odd + first) & ALL
    return first, second


def past(sums: Sums, size: int, own: Sums) -> Sums:
    """The sums behind a piece of so many bytes, `own` being those it has by itself."""
    before, here, after = _weights(size // PAIR)
    first, second = sums
    return (before * first + here * second + own[0]) & ALL, (here * first + after * second + own[1]) & ALL


@cache
def _weights(pairs: int) -> tuple[int, int, int]:
    """Three of Fibonacci's numbers, the middle one of them at twice the number of pairs."""
    before, here = 1, 0
    for _ in range(2 * pairs):
        before, here = here, before + here & ALL
    return before, here, before + here & ALL
