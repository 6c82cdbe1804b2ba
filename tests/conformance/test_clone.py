"""A clone shares nothing that can change."""

from random import Random

from backroom.core.view import wire
from tests.conformance.cases import Case, every_case, every_count, lookers, step, walk


@every_case
def test_a_clone_is_equal_and_then_independent(case: Case) -> None:
    for state in walk(case, seed=11, every=7):
        before = wire(state.truth())
        seen = [wire(state.view(seat)) for seat in lookers(state)]
        twin = state.clone()
        assert wire(twin.truth()) == before
        assert [wire(twin.view(seat)) for seat in lookers(state)] == seen
        random = Random(1)
        for _ in range(10):
            if twin.to_act():
                step(twin, random)
        assert wire(state.truth()) == before
        assert [wire(state.view(seat)) for seat in lookers(state)] == seen


@every_case
def test_clones_have_the_same_chances_and_take_none_from_each_other(case: Case) -> None:
    """The same actions lead to the same State, whatever was played on another clone before."""
    for state in walk(case, seed=13, every=17):
        ends = []
        for _ in range(2):
            twin = state.clone()
            random = Random(2)
            for _ in range(60):
                if twin.to_act():
                    step(twin, random)
            ends.append(wire(twin.truth()))
        assert ends[0] == ends[1]


@every_case
def test_nobody_listens_to_a_clone(case: Case) -> None:
    state = case.deal(12)
    state.story = []
    step(state.clone(), Random(0))
    assert state.story == []
    assert state.clone().story is None


@every_count
def test_a_clone_has_chance_of_its_own(case: Case) -> None:
    """Playing a clone to its end does not change what is dealt later here."""
    state, untouched = case.deal(13), case.deal(13)
    twin, random = state.clone(), Random(3)
    while twin.to_act():
        step(twin, random)
    for table in (state, untouched):
        random = Random(4)
        while table.to_act():
            step(table, random)
    assert wire(state.truth()) == wire(untouched.truth())
