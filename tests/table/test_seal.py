"""A seal by itself, with seats that come and go as no game of ours has them yet."""

from backroom.core.bits import bit
from backroom.table.seal import Seal


def test_a_seal_is_complete_when_all_have_locked() -> None:
    seal = Seal(bit(0) | bit(2))
    assert not seal.complete()
    seal.hold(2, "b", True)
    seal.hold(0, "a", False)
    assert not seal.complete()
    seal.hold(0, "a", True)
    assert seal.complete()
    assert seal.held() == [(0, "a"), (2, "b")]


def test_no_seats_make_no_seal() -> None:
    assert not Seal(0).complete()


def test_who_leaves_is_not_waited_for_and_who_comes_is() -> None:
    seal = Seal(bit(0) | bit(1))
    seal.hold(0, "a", True)
    seal.reseat(bit(0) | bit(3))
    assert seal.waiting == bit(3)
    assert seal.held() == [(0, "a")]
    seal.reseat(bit(0))
    assert seal.complete()


def test_a_choice_that_became_impossible_is_asked_for_again() -> None:
    seal = Seal(bit(0) | bit(1))
    seal.hold(0, "a", True)
    seal.forget(0)
    assert seal.choice(0) is None
    assert seal.waiting == bit(0) | bit(1)


def test_unlocking_shows_only_when_nobody_else_is_left() -> None:
    seal = Seal(bit(0) | bit(1) | bit(2))
    seal.hold(0, "a", True)
    seal.hold(0, "a", False)
    assert seal.waiting == bit(1) | bit(2)
    seal.hold(1, "b", True)
    seal.hold(2, "c", True)
    assert seal.waiting == bit(0)
    seal.hold(1, "b", False)
    assert seal.waiting == bit(0)
    seal.hold(0, "a", True)
    assert seal.waiting == bit(1)
