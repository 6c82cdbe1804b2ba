"""Worlds of Getaway where they are few enough to be listed, and what they leave to chance.

A game as dealt never has few; with `redeal=same_pool` it has, once reviews have told which cards are in play.
"""

from collections import Counter
from math import sqrt

import pytest

from backroom.core.bits import bit
from backroom.core.errors import TooManyWorlds
from backroom.core.rng import Rng
from backroom.core.seat import WATCHER, Seat
from backroom.core.view import wire
from backroom.games.getaway.components import DECK, card_id, landing
from backroom.games.getaway.state import GetawayState
from backroom.games.getaway.view import GetawayTruth
from backroom.games.getaway.worlds import note_pools
from tests.rules.getaway.script import Script, dealt, on

SAMPLES = 60


def known(seats: int, seed: int, lays: int) -> Script:
    """A round in which all know both selections, after so many cards were laid."""
    table = dealt(seats, seed, "redeal=same_pool")
    state = table.state
    for side in (0, 1):
        state.seen[side] = state.pools[side]
    table.start()
    rng = Rng(seed)
    for number in range(lays):
        seat = Seat(number % seats)
        held = [action for action in range(48) if state.hands[seat] & bit(action)]
        state.play(seat, held[rng.below(len(held))])
    return table


def check_sampling(state: GetawayState, seat: Seat) -> int:
    worlds = state.game.worlds(state.view(seat))
    listed = [wire(world.truth()) for world in worlds.every()]
    assert len(listed) == len(set(listed)) == worlds.count()
    assert wire(state.truth()) in listed
    rng = Rng(int(seat) + 5)
    drawn = Counter(wire(worlds.sample(rng).truth()) for _ in range(SAMPLES * len(listed)))
    assert set(drawn) == set(listed)
    spread = 2 / (9 * (len(listed) - 1)) if len(listed) > 1 else 0
    limit = (len(listed) - 1) * (1 - spread + 4.75 * sqrt(spread)) ** 3
    assert sum((count - SAMPLES) ** 2 / SAMPLES for count in drawn.values()) <= limit
    return len(listed)


def test_nothing_laid_and_all_known_is_one_world() -> None:
    table = known(2, 1, 0)
    assert [table.state.game.worlds(table.sees(name)).count() for name in table.names] == [1, 1]


def test_samples_of_covered_cards_match_the_list() -> None:
    """Rob laid two cards, Pam one: Pam's top is seen, Rob's two lie under it in either order with hers around."""
    table = known(2, 2, 3)
    assert check_sampling(table.state, Seat(0)) == 24, "my one covered card is known, hers is one of 12; two orders"


def test_samples_of_hidden_hands_match_the_list() -> None:
    """With partners: two unknown hands hold what is left."""
    table = on("L.1", "PIN.a KEY.a STOP.1", "HAN.a STOP.1 STOP.2", "HOO.a GUN.a STOP.2", "CAR.a CAM.a STOP.3")
    state = table.state
    worlds = state.game.worlds(state.view(Seat(0)))
    assert worlds.count() > 10**6
    with pytest.raises(TooManyWorlds, match="expected at most"):
        worlds.every()


def test_the_covered_pile_has_as_many_cards_of_each_seat_as_it_laid() -> None:
    table = dealt(4, 3).start()
    rng = Rng(1)
    for number in range(14):
        seat = Seat(number * 3 % 4)
        held = [action for action in range(48) if table.state.hands[seat] & bit(action)]
        table.state.play(seat, held[rng.below(len(held))])
    real = Counter(laid.seat for laid in table.state.truth().pile)
    for looker in (Seat(0), Seat(3), WATCHER):
        worlds = table.state.game.worlds(table.state.view(looker))
        orders = set()
        for _ in range(10):
            truth = worlds.sample(rng).truth()
            assert isinstance(truth, GetawayTruth)
            assert Counter(laid.seat for laid in truth.pile) == real
            assert not any(".STOP." in laid.card for laid in truth.pile)
            cards = [card for hand in truth.hands for card in hand] + [laid.card for laid in truth.pile]
            assert len(cards) == len(set(cards)) == 56
            orders.add(tuple(laid.seat for laid in truth.pile))
        assert len(orders) > 1


def test_in_training_the_pile_is_known() -> None:
    table = dealt(2, 3, "wrong_cards=refused").start()
    for _ in range(3):
        seat = Seat(0 if table.state.legal(Seat(0))[0] < 48 else 1)
        table.state.play(seat, table.state.legal(seat)[0])
    world = table.state.game.worlds(table.sees("Pam")).sample(Rng(1)).truth()
    assert isinstance(world, GetawayTruth)
    assert world.pile == table.state.truth().pile
    assert len(world.pile) == 3


def test_the_next_rounds_of_a_world_are_not_those_of_the_game() -> None:
    """A world's generator is seeded anew, so that search cannot foresee the next deal."""
    table = dealt(2, 4).start()
    rng = Rng(1)
    deals = set()
    for held in [table.state.clone(), *(table.state.game.worlds(table.sees("Rob")).sample(rng) for _ in range(5))]:
        stop = next(int(action) for action in held.legal(Seat(0)) if 48 <= action < 52)
        held.apply(Seat(0), stop)
        truth = held.truth()
        assert isinstance(truth, GetawayTruth)
        deals.add(truth.hands)
    assert len(deals) == 6


def test_pools_of_a_world_are_what_it_holds() -> None:
    table = known(2, 6, 4)
    world = table.state.clone()
    world.pools[0] = world.pools[1] = 0
    note_pools(world)
    assert wire(world.truth()) == wire(table.state.truth())
    assert landing(3, card_id("P.HAN.a")) == 3 * 128 + DECK
