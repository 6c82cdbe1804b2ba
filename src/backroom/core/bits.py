"""Small sets and small lists, packed into one machine word.

A word is a 64-bit integer when compiled and a plain `int` when not. The two agree on bits 0..62. Bit 63 is the
sign, and nothing may reach it: a set has at most 63 members, a list at most 15 nibbles.
"""

from typing import TypeAlias

from mypy_extensions import i64

Mask: TypeAlias = i64
"""A set: member n is bit n."""

Nibbles: TypeAlias = i64
"""A list of up to 15 numbers in 0..15: number n is bits 4n..4n+3."""


def shl(word: i64, places: i64) -> i64:
    """Shift left. Only here: compiled, the `1` of `1 << n` is a 32-bit C int."""
    return word << places


def bit(member: i64) -> Mask:
    return shl(1, member)


def has(mask: Mask, member: i64) -> bool:
    return 0 <= member < 63 and (mask >> member) & 1 != 0


def single(mask: Mask) -> bool:
    """Exactly one member."""
    return mask != 0 and mask & (mask - 1) == 0


def count(mask: Mask) -> i64:
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def lowest(mask: Mask) -> i64:
    """The smallest member, or -1 if there is none."""
    if mask == 0:
        return -1
    member: i64 = 0
    while mask & 15 == 0:
        mask >>= 4
        member += 4
    while mask & 1 == 0:
        mask >>= 1
        member += 1
    return member


def nth(mask: Mask, n: i64) -> i64:
    """The n-th smallest member, counted from 0; the caller vouches that there are more than n."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: Mask) -> list[i64]:
    """The members in ascending order."""
    found: list[i64] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def nibble(word: Nibbles, n: i64) -> i64:
    return (word >> (4 * n)) & 15


def with_nibble(word: Nibbles, n: i64, value: i64) -> Nibbles:
    """The list with number n replaced."""
    places: i64 = 4 * n
    return (word & ~shl(15, places)) | shl(value, places)


def octet(word: i64, n: i64) -> i64:
    """As `nibble`, for lists of up to 7 numbers in 0..255."""
    return (word >> (8 * n)) & 255


def with_octet(word: i64, n: i64, value: i64) -> i64:
    places: i64 = 8 * n
    return (word & ~shl(255, places)) | shl(value, places)
