"""How a game ended, as it is printed."""

from backroom.core.state import Outcome


def test_an_outcome_prints_scores_and_seats_that_won() -> None:
    assert repr(Outcome([12, -3, 12], 0b101)) == "Outcome(scores=[12, -3, 12], winners=[0, 2])"
