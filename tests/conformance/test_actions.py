"""What may be done, and what may not."""

from random import Random

import pytest

from backroom.core.errors import BadAction, BadSeats, IllegalAction, Malformed
from backroom.core.seat import HOUSE, Seat
from backroom.core.view import wire
from backroom.games import GAMES, find
from tests.conformance.cases import Case, actors, anybody, every_case, seats_of, walk
from tests.rulebooks import action_counts, rules_of


@every_case
def test_an_action_is_legal_exactly_if_no_rule_forbids_it(case: Case) -> None:
    known = rules_of(case.name)
    for state in walk(case, seed=1, every=3):
        for seat in anybody(state):
            legal = set(state.legal(seat))
            for action in range(state.game.action_count()):
                forbidden = state.why_not(seat, action)
                assert (forbidden is None) == (action in legal)
                if forbidden is not None:
                    assert forbidden.rule in known, "a refusal names a rule of the rulebook"
                    assert forbidden.reason


@every_case
def test_whoever_may_act_has_an_action_and_nobody_else_has(case: Case) -> None:
    for state in walk(case, seed=2):
        for seat in anybody(state):
            legal = list(state.legal(seat))
            assert bool(legal) == (seat in actors(state))
            assert len(set(legal)) == len(legal)
            assert all(0 <= action < state.game.action_count() for action in legal)


@every_case
def test_only_seats_that_may_act_have_a_sealed_choice(case: Case) -> None:
    for state in walk(case, seed=3):
        assert state.sealed() & ~state.to_act() == 0


@every_case
def test_random_games_end_with_a_winner_or_none_and_a_score_for_each(case: Case) -> None:
    for seed in range(5):
        state = list(walk(case, seed, every=1000))[-1]
        assert state.to_act() == 0
        final = state.outcome()
        assert len(final.scores) == case.seats
        assert 0 <= final.winners < 2**case.seats


@every_case
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    random = Random(4)
    for state in walk(case, seed=4, every=5):
        before = wire(state.truth())
        for seat in anybody(state):
            illegal = set(range(state.game.action_count())) - set(state.legal(seat))
            with pytest.raises(IllegalAction, match="rule"):
                state.play(seat, random.choice(sorted(illegal)))
        assert wire(state.truth()) == before


@every_case
def test_a_finished_game_takes_no_action(case: Case) -> None:
    state = list(walk(case, seed=5, every=1000))[-1]
    for seat in seats_of(state):
        for action in range(state.game.action_count()):
            with pytest.raises(IllegalAction):
                state.play(seat, action)


@every_case
def test_a_malformed_action_is_named_for_what_it_is(case: Case) -> None:
    state = case.deal(6)
    before = wire(state.truth())
    count = state.game.action_count()
    seat = actors(state)[0]
    for action in (-1, count, count + 7):
        with pytest.raises(BadAction, match=f"expected an action from 0 to {count - 1}, got {action}"):
            state.play(seat, action)
        with pytest.raises(BadAction, match=f"got {action}"):
            state.game.action_name(action)
    for stranger in (-1, case.seats, HOUSE + 1):
        with pytest.raises(BadSeats, match=f"expected a seat from 0 to {case.seats - 1}, got {stranger}"):
            state.play(Seat(stranger), 0)
    assert wire(state.truth()) == before


@every_case
def test_only_seats_and_watchers_are_given_views(case: Case) -> None:
    state = case.deal(7)
    for stranger in (-2, case.seats, HOUSE, 99):
        with pytest.raises(
            BadSeats, match=f"expected a seat from 0 to {case.seats - 1} or the watcher, got {stranger}"
        ):
            state.view(Seat(stranger))
        assert list(state.legal(Seat(stranger + 64))) == []


def test_worlds_are_made_of_views_of_their_own_game() -> None:
    views = {name: find(name).deal(4, 8).view(Seat(0)) for name in GAMES}
    for name in GAMES:
        for other in GAMES:
            if other != name:
                with pytest.raises(Malformed, match=f"expected a view of {find(name).title}, got"):
                    find(name).worlds(views[other])


@every_case
def test_action_names_round_trip(case: Case) -> None:
    game = case.game()
    names = [game.action_name(action) for action in range(game.action_count())]
    assert len(set(names)) == len(names)
    assert [game.action_id(name) for name in names] == list(range(game.action_count()))


@every_case
@pytest.mark.parametrize("text", ["", "dance", "release", "RELEASE NONE", " release none", "release none "])
def test_a_text_that_names_no_action_is_refused(case: Case, text: str) -> None:
    with pytest.raises(BadAction, match="expected an action such as"):
        case.game().action_id(text)


@every_case
def test_the_rulebook_states_the_number_of_actions(case: Case) -> None:
    assert case.game().action_count() in action_counts(case.name)
