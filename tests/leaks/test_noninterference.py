"""Changing only what a seat cannot know changes nothing that seat receives."""

from random import Random

from backroom.core.bits import bit, has, members
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State, hears
from backroom.core.view import wire
from tests.conformance.cases import Case, every_case, lookers, seats_of, some, walk


def received(state: State, seat: Seat) -> list[bytes]:
    """All a seat can get out of a State: its view, its actions, and the words of every refusal."""
    game = state.game
    got = [wire(state.view(seat))]
    if seat >= 0:
        got.append(bytes(str([int(action) for action in state.legal(seat)]), "utf-8"))
        for action in range(game.action_count()):
            got.append(bytes(str(state.why_not(seat, action)), "utf-8"))
    return got


def heard(state: State, seat: Seat) -> list[bytes]:
    """The events told to a seat since `story` was set."""
    assert state.story is not None
    return [wire(event) for audience, event in state.story if hears(audience, seat)]


@every_case
def test_two_worlds_that_differ_only_in_secrets_look_the_same(case: Case) -> None:
    rng = Rng(1)
    random = Random(51)
    for state in walk(case, seed=51, every=4):
        for seat in some(lookers(state), random):
            world = state.game.worlds(state.view(seat)).sample(rng)
            assert received(world, seat) == received(state, seat)


@every_case
def test_a_sealed_choice_looks_the_same_whatever_is_chosen(case: Case) -> None:
    """Until the last seat has chosen, nobody else can tell one choice from another."""
    random = Random(52)
    for state in walk(case, seed=52):
        choosing = [Seat(seat) for seat in members(state.sealed())]
        if len(choosing) < 2:
            continue
        pairs = [(chooser, looker) for chooser in choosing for looker in lookers(state) if looker != chooser]
        for chooser, looker in some(pairs, random, 8):
            seen = set()
            for action in some(list(state.legal(chooser)), random, 6):
                twin = state.clone()
                twin.story = []
                twin.apply(chooser, action)
                seen.add((tuple(heard(twin, looker)), tuple(received(twin, looker))))
            assert len(seen) == 1


@every_case
def test_what_a_seat_hears_of_its_own_acts_does_not_depend_on_secrets(case: Case) -> None:
    """Where an act opens nothing, its own seat hears the same in every world."""
    rng = Rng(2)
    random = Random(2)
    for state in walk(case, seed=53, every=3):
        for seat in [seat for seat in seats_of(state) if has(state.sealed(), seat)]:
            if state.sealed() == bit(seat):
                continue  # the last choice opens them all
            action = random.choice(list(state.legal(seat)))
            told = set()
            for world in (state.clone(), state.game.worlds(state.view(seat)).sample(rng)):
                world.story = []
                world.apply(seat, action)
                told.add((tuple(heard(world, seat)), wire(world.view(seat))))
            assert len(told) == 1
