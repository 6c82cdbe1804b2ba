"""Packed sets and lists mean the same compiled and interpreted."""

import pytest

from backroom.core.bits import (
    bit,
    count,
    has,
    lowest,
    members,
    nibble,
    nth,
    octet,
    shl,
    single,
    with_nibble,
    with_octet,
)


@pytest.mark.parametrize("member", range(63))
def test_every_usable_bit(member: int) -> None:
    mask = bit(member)
    assert mask == 2**member == shl(1, member)
    assert has(mask, member)
    assert not has(~mask, member)
    assert single(mask)
    assert lowest(mask) == member
    assert members(mask) == [member]
    assert count(mask) == 1


def test_a_set_of_several() -> None:
    mask = bit(0) | bit(31) | bit(32) | bit(62)
    assert members(mask) == [0, 31, 32, 62]
    assert [nth(mask, n) for n in range(4)] == [0, 31, 32, 62]
    assert count(mask) == 4
    assert not single(mask)


def test_the_empty_set() -> None:
    assert members(0) == []
    assert lowest(0) == -1
    assert count(0) == 0
    assert not single(0)


def test_nothing_below_zero_is_a_member() -> None:
    assert not has(-1, -1)


@pytest.mark.parametrize("place", range(15))
def test_nibbles_are_a_list_of_fifteen(place: int) -> None:
    full = 2**60 - 1
    assert nibble(with_nibble(0, place, 13), place) == 13
    assert with_nibble(0, place, 13) == 13 * 16**place
    changed = with_nibble(full, place, 0)
    assert [nibble(changed, other) for other in range(15)] == [0 if other == place else 15 for other in range(15)]


@pytest.mark.parametrize("place", range(7))
def test_octets_are_a_list_of_seven(place: int) -> None:
    full = 2**56 - 1
    assert octet(with_octet(0, place, 200), place) == 200
    changed = with_octet(full, place, 0)
    assert [octet(changed, other) for other in range(7)] == [0 if other == place else 255 for other in range(7)]
