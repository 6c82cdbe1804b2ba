"""The rules of Sleeper Cells, 3a, 3b2, 3b3: spies on the board, and how they move."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, has
from backroom.games.sleepers.components import (
    BLOCKS,
    CAR,
    CAR_PRICE,
    CITIES,
    CITY_NAMES,
    NO_FLY,
    PLANE,
    PLANE_PRICE,
    REBELS,
    TABLES,
)
from backroom.games.sleepers.story import RebellionRolled, SpyMoved

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def put(state: "SleepersState", seat: i64, city: i64) -> None:
    state.spies[seat * CITIES + city] += 1
    state.at[seat] |= bit(city)
    state.agents[seat] += 1


def take(state: "SleepersState", seat: i64, city: i64) -> None:
    """R20 The spy goes back to its owner's supply. R22 Of the active seat's, one that has moved goes first."""
    left: i64 = state.spies[seat * CITIES + city] - 1
    state.spies[seat * CITIES + city] = left
    if left == 0:
        state.at[seat] &= ~bit(city)
    state.agents[seat] -= 1
    if seat == state.active and state.unmoved[city] > left:
        _set_unmoved(state, city, left)


def may_move(state: "SleepersState", city: i64) -> None:
    """A spy of the active seat in this city has its ordinary move."""
    _set_unmoved(state, city, state.unmoved[city] + 1)


def _set_unmoved(state: "SleepersState", city: i64, unmoved: i64) -> None:
    state.unmoved[city] = unmoved
    if unmoved > 0:
        state.fresh |= bit(city)
    else:
        state.fresh &= ~bit(city)


def rest(state: "SleepersState") -> None:
    """The step of free actions is over: nobody moves any more."""
    city: i64 = 0
    while state.fresh != 0:
        if has(state.fresh, city):
            _set_unmoved(state, city, 0)
        city += 1


def wake(state: "SleepersState", seat: i64) -> None:
    """3a Each of the seat's spies may move once."""
    city: i64 = 0
    while city < CITIES:
        state.unmoved[city] = state.spies[seat * CITIES + city]
        city += 1
    state.fresh = state.at[seat]


def closed(state: "SleepersState", kind: i64) -> Mask:
    """R33, R34 The cities of zones in which anybody's card of this kind lies."""
    lying: Nibbles = state.zone_cards[0] | state.zone_cards[1] | state.zone_cards[2] | state.zone_cards[3]
    lying = (lying >> (12 * kind)) & 4095
    if lying == 0:
        return 0
    return cities_of(lying)


def cities_of(zones: Nibbles) -> Mask:
    """The cities of the zones whose number is not zero."""
    cities: Mask = 0
    if zones & 15 != 0:
        cities |= TABLES.zone_cities[0]
    if zones & 240 != 0:
        cities |= TABLES.zone_cities[1]
    if zones & 3840 != 0:
        cities |= TABLES.zone_cities[2]
    return cities


def move(state: "SleepersState", seat: i64, line: i64) -> None:
    """3a An ordinary move of a spy that has not moved yet (R12)."""
    origin: i64 = TABLES.line_from[line]
    _set_unmoved(state, origin, state.unmoved[origin] - 1)
    relocate(state, seat, origin, TABLES.line_to[line], "move", False)


def drive(state: "SleepersState", seat: i64, line: i64) -> None:
    """3b2 A car moves any spy one space."""
    state.money[seat] -= CAR_PRICE
    state.bought |= CAR
    _carry(state, seat, TABLES.line_from[line], TABLES.line_to[line], "car")


def fly(state: "SleepersState", seat: i64, flight: i64) -> None:
    """3b3 A plane moves any spy up to three spaces."""
    state.money[seat] -= PLANE_PRICE
    state.bought |= PLANE
    _carry(state, seat, TABLES.flight_from[flight], TABLES.flight_to[flight], "plane")


def _carry(state: "SleepersState", seat: i64, origin: i64, target: i64, by: str) -> None:
    """R13, R22 One that has moved, if there is one; else one that may still move, and keeps its move."""
    keeps: bool = state.unmoved[origin] == state.spies[seat * CITIES + origin]
    if keeps:
        _set_unmoved(state, origin, state.unmoved[origin] - 1)
    relocate(state, seat, origin, target, by, keeps)


def relocate(state: "SleepersState", seat: i64, origin: i64, target: i64, by: str, keeps: bool) -> None:
    """A spy moves on its owner's turn; in a rebelling zone its owner rolls, and loses it on 1 or 2 (R36)."""
    left: i64 = state.spies[seat * CITIES + origin] - 1
    state.spies[seat * CITIES + origin] = left
    if left == 0:
        state.at[seat] &= ~bit(origin)
    state.agents[seat] -= 1
    if state.story is not None:
        state.tell(SpyMoved(seat=seat, owner=seat, by=by, origin=CITY_NAMES[origin], target=CITY_NAMES[target]))
    if closed(state, REBELS) & (bit(origin) | bit(target)) != 0:
        die: i64 = state.rng.below(6) + 1
        if state.story is not None:
            state.tell(RebellionRolled(seat=seat, city=CITY_NAMES[target], die=die, lost=die <= 2))
        if die <= 2:
            return
    put(state, seat, target)
    if keeps:
        may_move(state, target)


def blocked(state: "SleepersState") -> Mask:
    """R36 Where no ordinary move and no car may start or end."""
    return closed(state, BLOCKS)


def grounded(state: "SleepersState") -> Mask:
    """R36 Where no plane may start or land."""
    return closed(state, NO_FLY)
