"""A clone shares nothing that can change."""

from random import Random

from backroom.core.view import wire
from tests.conformance.cases import Case, every_case, lookers, step, walk


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
def test_nobody_listens_to_a_clone(case: Case) -> None:
    state = case.deal(12)
    state.story = []
    step(state.clone(), Random(0))
    assert state.story == []
    assert state.clone().story is None
