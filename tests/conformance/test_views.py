"""What several seats see at once is what each of them sees alone."""

import pytest

from backroom.core.errors import BadSeats
from backroom.core.seat import Seat
from backroom.core.view import wire
from tests.conformance.cases import Case, every_case, lookers, walk


@every_case
def test_views_of_many_are_the_views_of_each(case: Case) -> None:
    for state in walk(case, seed=9, every=5):
        seats = list(lookers(state))
        for order in (seats, seats[::-1], seats[:1]):
            assert [wire(view) for view in state.views(order)] == [wire(state.view(seat)) for seat in order]


@every_case
def test_a_stranger_among_many_is_given_no_view(case: Case) -> None:
    state = case.deal(9)
    for stranger in (-2, case.seats):
        with pytest.raises(BadSeats):
            state.views([Seat(0), Seat(stranger)])
