"""A State of Sleeper Cells with everything in it that a View shows, and nothing in its hidden places."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from backroom.core.bits import bit, octet, shl, with_octet
from backroom.core.rng import Rng
from backroom.games.sleepers.components import (
    ITEMS,
    NOTHING,
    OBJECTIVE_NAMES,
    PHASES,
    SEATS,
    ZONE_CARDS,
    ZONE_NAMES,
    ZONES,
    card_id,
    city_id,
)
from backroom.games.sleepers.heaps import heap_of
from backroom.games.sleepers.memory import HOLDERS, OBSERVER, PUBLIC, RUNNING
from backroom.games.sleepers.offer import Offer
from backroom.games.sleepers.view import Passed, SleepersView, SpyOffer

if TYPE_CHECKING:
    from backroom.games.sleepers.game import Sleepers
    from backroom.games.sleepers.state import SleepersState


def rebuild(game: "Sleepers", view: SleepersView) -> "SleepersState":
    from backroom.games.sleepers.state import SleepersState

    state = SleepersState(game, Rng(0)).clone()
    state.phase = PHASES.index(view.phase)
    for seat in view.to_act:
        state.acting |= bit(seat)
    state.turn = view.turn
    state.active = view.active
    state.first = view.first
    state.token = view.token
    for seat in range(SEATS):
        _fill_seat(state, view, seat)
    for name in view.unmoved:
        state.unmoved[city_id(name)] += 1
        state.fresh |= bit(city_id(name))
    if view.seat >= 0:
        state.hand[view.seat] = heap_of(view.hand)
    for lying in view.zone_cards:
        number = ZONE_CARDS.index(card_id(lying.card)) * ZONES + ZONE_NAMES.index(lying.zone)
        state.zone_cards[lying.owner] += shl(1, 4 * number)
    for name in view.location_discards:
        state.location_pile |= bit(city_id(name))
    for kind in view.objective_discards:
        number = OBJECTIVE_NAMES.index(kind)
        state.objective_pile = with_octet(state.objective_pile, number, octet(state.objective_pile, number) + 1)
    for item in view.bought:
        state.bought |= bit(ITEMS.index(item))
    state.hostile = view.hostile
    state.offers = view.offers
    state.offer = None if view.offer is None else offer_of(view.offer)
    state.plan = None if view.plan is None else offer_of(view.plan)
    state.opener = NOTHING if view.opener is None else view.opener
    state.drafted = view.drafted
    state.draft = heap_of(view.draft)
    state.winner = view.winners[0] if view.winners else NOTHING
    _fill_memory(state, view)
    return state


def _fill_seat(state: "SleepersState", view: SleepersView, seat: i64) -> None:
    for name in view.spies[seat]:
        city: i64 = city_id(name)
        state.spies[seat * 27 + city] += 1
        state.at[seat] |= bit(city)
        state.agents[seat] += 1
    for name in view.cells[seat]:
        city = city_id(name)
        state.cells[seat * 27 + city] += 1
        state.hosts[seat] |= bit(city)
        state.networks[seat] += 1
    money = view.money[seat]
    state.money[seat] = 0 if money is None else money
    state.held[seat] = view.held[seat]
    state.face[seat] = heap_of(view.face_up[seat])
    state.shown[seat] = len(view.face_up[seat])
    location, objective = view.locations[seat], view.objectives[seat]
    if location is not None and objective is not None:
        state.location[seat] = city_id(location)
        state.objective[seat] = OBJECTIVE_NAMES.index(objective)
    if seat in view.revealed:
        state.revealed |= bit(seat)
    if seat in view.informed:
        state.informed |= bit(view.seat * SEATS + seat)
    if view.tokens[seat] is not None:
        state.pending |= bit(seat)


def offer_of(shown: SpyOffer) -> Offer:
    offer = Offer(shown.by, shown.to, shown.counter)
    offer.give = heap_of(shown.give)
    offer.want = heap_of(shown.want)
    offer.gives = shown.gives
    offer.wants = shown.wants
    offer.pays = shown.pays
    offer.asks = shown.asks
    return offer


def _fill_memory(state: "SleepersState", view: SleepersView) -> None:
    """What the looker remembers. What others remember is their secret: in a world they remember nothing."""
    observer: i64 = PUBLIC if view.seat < 0 else view.seat
    for seat in range(SEATS):
        state.known[observer * SEATS + seat] = heap_of(view.known[seat])
    state.buried[observer] = heap_of(view.buried)
    state.sunk[observer] = heap_of(view.sunk)
    for passed in view.passed:
        state.passed = append(state.passed, _entry(passed, observer))


def _entry(passed: Passed, observer: i64) -> i64:
    entry: i64 = shl(observer, OBSERVER)
    for place, name in enumerate(passed.cards):
        entry |= shl(card_id(name) + 1, 5 * place)
    for holder in passed.holders:
        entry |= bit(HOLDERS + holder)
    return entry | bit(RUNNING) if passed.running else entry
