"""Sealed choices: held by the table, changed unseen, opened together."""

import random
from itertools import permutations

import pytest

from backroom.core.bits import bit
from backroom.core.seat import Seat
from backroom.core.state import hears
from backroom.core.view import wire
from backroom.server.telling import update
from backroom.table.answer import Known
from backroom.table.decide import CHANGES, decide
from backroom.table.errors import Refusal
from backroom.table.table import load
from tests.table.script import Sitting


def heard(sitting: Sitting, seat: int, moves: list[tuple[int, int, bool]]) -> list[bytes]:
    """The bytes one seat receives while these choices (seat, number of the action, lock) are made."""
    told: list[bytes] = []
    seen = sitting.table.seq
    for mover, number, lock in moves:
        what = sitting.act(mover, sitting.legal(mover)[number], lock=lock)
        if hears(what.audience, Seat(seat)):
            told.append(wire(update(sitting.table, seat, seen, set(range(sitting.seats)))))
            seen = sitting.table.seq
    return told


@pytest.mark.parametrize(
    "restless",
    [
        [(0, 0, False), (0, 1, False), (0, 1, True)],
        [(0, 0, True), (0, 1, True)],
        [(0, 2, True), (0, 2, False), (0, 1, True)],
        [(0, 1, True), (0, 2, False), (0, 3, False), (0, 1, True), (0, 1, True)],
    ],
)
def test_a_change_of_mind_reaches_nobody_else(restless: list[tuple[int, int, bool]]) -> None:
    rest = [(1, 0, True), (2, 0, True)]
    for other in (1, 2, -1):
        calm = heard(Sitting(3).until_sealed(), other, [(0, 1, True), *rest])
        assert len(calm) == 3
        assert heard(Sitting(3).until_sealed(), other, [*restless, *rest]) == calm


def test_a_seat_that_is_choosing_again_looks_locked_to_others_told_of_something_else() -> None:
    calm = heard(Sitting(3).until_sealed(), 2, [(0, 1, True), (1, 0, True), (2, 0, True)])
    restless = [(0, 1, True), (0, 2, False), (1, 0, True), (0, 1, True), (2, 0, True)]
    assert heard(Sitting(3).until_sealed(), 2, restless) == calm


def test_what_is_chosen_does_not_show_before_all_have_locked() -> None:
    one = heard(Sitting(3).until_sealed(), 1, [(0, 0, True), (2, 1, True)])
    other = heard(Sitting(3).until_sealed(), 1, [(0, 3, True), (2, 2, True)])
    assert one == other


def test_a_seat_that_opened_its_choice_again_is_shown_only_when_it_alone_is_waited_for() -> None:
    sitting = Sitting(3).until_sealed()
    sitting.act(0, sitting.legal(0)[0])
    assert sitting.act(0, sitting.legal(0)[0], lock=False).audience == bit(0)
    assert not sitting.table.waits_for(0)
    sitting.act(1, sitting.legal(1)[0])
    assert not sitting.table.waits_for(0)
    sitting.act(2, sitting.legal(2)[0])
    assert [sitting.table.waits_for(seat) for seat in range(3)] == [True, False, False]
    sitting.act(0, sitting.legal(0)[1])
    assert sitting.table.choice(0) is None


def test_one_sees_ones_own_choice_and_lock() -> None:
    sitting = Sitting(3).until_sealed()
    action = sitting.legal(1)[2]
    for lock in (False, True, False):
        sitting.act(1, action, lock=lock)
        mine = update(sitting.table, 1, 0, set())
        assert mine.decision is not None
        assert (mine.decision.sealed, mine.decision.choice, mine.decision.locked) == (True, action, lock)
        assert mine.players[1].status == ("locked" if lock else "choosing")


def test_choices_made_in_any_order_open_to_the_same_game() -> None:
    outcomes = set()
    for order in permutations(range(3)):
        sitting = Sitting(3).until_sealed()
        chosen = [sitting.legal(seat)[seat] for seat in range(3)]
        for seat in order:
            sitting.act(seat, chosen[seat])
        outcomes.add(tuple(wire(sitting.table.view(seat)) for seat in range(-1, 3)))
        assert [(entry.seat, entry.action) for entry in sitting.table.playing().actions[-3:]] == list(enumerate(chosen))
    assert len(outcomes) == 1


def test_the_last_choice_counts() -> None:
    sitting = Sitting(2).until_sealed()
    for number in (0, 2, 1):
        sitting.act(0, sitting.legal(0)[number], lock=number == 1)
    kept = sitting.legal(0)[1]
    sitting.act(1, sitting.legal(1)[0])
    assert sitting.table.playing().actions[-2].action == kept


def test_answers_given_at_once_never_collide() -> None:
    sitting = Sitting(5, seed=9).until_sealed()
    answers = [sitting.answer(seat, sitting.legal(seat)[0]) for seat in range(5)]
    for seat in random.Random(1).sample(range(5), 5):
        sitting.say(seat, answers[seat])
    assert not any(sitting.table.choice(seat) for seat in range(5))


def test_a_provisional_choice_survives_a_restart() -> None:
    sitting = Sitting(3).until_sealed()
    sitting.act(2, sitting.legal(2)[1], lock=False)
    choice = load(sitting.journal).choice(2)
    assert choice is not None
    assert (choice.action, choice.locked) == (sitting.legal(2)[1], False)


def test_a_sealed_choice_sent_again_does_not_undo_a_later_one() -> None:
    sitting = Sitting(3).until_sealed()
    first = sitting.answer(0, sitting.legal(0)[0], lock=False)
    sitting.say(0, first)
    sitting.act(0, sitting.legal(0)[1], lock=False)
    assert isinstance(decide(sitting.table, 0, first), Known)


def test_changes_have_an_end_but_locking_is_always_possible() -> None:
    sitting = Sitting(3).until_sealed()
    for number in range(CHANGES):
        sitting.act(0, sitting.legal(0)[number % 2], lock=False)
    with pytest.raises(Refusal, match="200 times"):
        sitting.act(0, sitting.legal(0)[0], lock=False)
    sitting.act(0, sitting.legal(0)[0])
    with pytest.raises(Refusal, match="200 times"):
        sitting.act(0, sitting.legal(0)[1])
