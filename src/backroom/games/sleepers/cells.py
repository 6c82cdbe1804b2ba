"""The rules of Sleeper Cells, 3b4 to 3b6, 3g and W: recruits, cells, and the win."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, bit
from backroom.games.sleepers import assets, spies, turn
from backroom.games.sleepers.components import (
    CAPACITY,
    CELL,
    CELL_PRICE,
    CITIES,
    CITY_NAMES,
    CRACKS,
    DESTROYED,
    OBJECTIVE_NAMES,
    SPY,
    SPY_PRICE,
    TABLES,
    ZONES,
)
from backroom.games.sleepers.story import CellDestroyed, CellPlaced, SpyRecruited

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def below_capacity(state: "SleepersState", seat: i64) -> bool:
    """3b4 Three spies, and one more for each own cell. R19 By option no more than there are pawns."""
    agents: i64 = state.agents[seat]
    return agents < CAPACITY + state.networks[seat] and (state.rules.pawns == 0 or agents < state.rules.pawns)


def recruit(state: "SleepersState", seat: i64, city: i64) -> None:
    """3b5 At the own base or at an own cell. R15 A recruit may move, unless the option forbids it."""
    state.money[seat] -= SPY_PRICE
    state.bought |= SPY
    spies.put(state, seat, city)
    if state.rules.recruits_move:
        spies.may_move(state, city)
    if state.story is not None:
        state.tell(SpyRecruited(seat=seat, city=CITY_NAMES[city]))


def recruiting(state: "SleepersState", seat: i64) -> Mask:
    return state.hosts[seat] | bit(TABLES.base[seat])


def sites(state: "SleepersState", seat: i64) -> Mask:
    """3b6 Cities with an own spy. R17 One own cell in each, unless the option allows more. R36 Not in a Crackdown."""
    free: Mask = state.at[seat] & ~spies.closed(state, CRACKS)
    return free & ~state.hosts[seat] if state.rules.one_cell else free


def plant(state: "SleepersState", seat: i64, city: i64) -> None:
    """3b6 A cell is placed. W, R51 With one in each zone its owner has won, at once."""
    state.money[seat] -= CELL_PRICE
    state.bought |= CELL
    state.cells[seat * CITIES + city] += 1
    state.hosts[seat] |= bit(city)
    state.networks[seat] += 1
    if state.story is not None:
        state.tell(CellPlaced(seat=seat, city=CITY_NAMES[city]))
    if zones_held(state, seat) == ZONES:
        turn.end_game(state, seat)


def zones_held(state: "SleepersState", seat: i64) -> i64:
    """W In how many zones a seat has a cell."""
    held: i64 = 0
    zone: i64 = 0
    while zone < ZONES:
        if state.hosts[seat] & TABLES.zone_cities[zone] != 0:
            held += 1
        zone += 1
    return held


def exposed(state: "SleepersState", seat: i64, rival: i64) -> Mask:
    """3g1, R48 A rival's cells that no spy of its own guards. R47 And where the own spies are, unless by option."""
    open_to_all: Mask = state.hosts[rival] & ~state.at[rival]
    return open_to_all & state.at[seat] if state.rules.presence else open_to_all


def destroy(state: "SleepersState", seat: i64, rival: i64, city: i64, pair: i64) -> None:
    """3g2 Two matching objects are spent, the cell goes, and the stock pays."""
    assets.spend_pair(state, seat, pair)
    left: i64 = state.cells[rival * CITIES + city] - 1
    state.cells[rival * CITIES + city] = left
    if left == 0:
        state.hosts[rival] &= ~bit(city)
    state.networks[rival] -= 1
    state.money[seat] += DESTROYED
    if state.story is not None:
        state.tell(
            CellDestroyed(seat=seat, rival=rival, city=CITY_NAMES[city], pair=OBJECTIVE_NAMES[pair], money=DESTROYED)
        )
