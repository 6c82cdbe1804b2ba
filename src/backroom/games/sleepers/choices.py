"""What a seat may do now in Sleeper Cells: generated from where its spies stand, what it holds and what it can pay."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, has, lowest
from backroom.core.seat import Seat
from backroom.games.sleepers import assets, cells, draft, hostile, objectives, spies, trade, turn
from backroom.games.sleepers.components import (
    ACTING,
    ANSWERING,
    ATTACK,
    BLACK_BUDGET,
    BUILDING,
    CAR,
    CAR_PRICE,
    CELL,
    CELL_PRICE,
    CITIES,
    DESTROY,
    DISCARDING,
    DRAFTING,
    DRIVE,
    END,
    FLY,
    FORGED_ORDERS,
    INFORMANT,
    INITIATE,
    LINES,
    MOLE,
    MOVE_TO,
    OPEN_TRADE,
    PAIRS,
    PLACING,
    PLANE,
    PLANE_PRICE,
    PLANT,
    PLAY_BUDGET,
    PLAY_FORGED,
    PLAY_INFORMANT,
    PLAY_MOLE,
    PLAY_ZONE,
    RECRUIT,
    RIVALS,
    ROAD_BLOCK,
    SPY,
    SPY_PRICE,
    STEAL,
    STEAL_OPEN,
    STOP,
    TABLES,
    TYPES,
    ZONES,
    rival_of,
)
from backroom.games.sleepers.heaps import Heap, copies, place_of

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def legal(state: "SleepersState", seat: Seat) -> vec[i64]:
    if state.phase == BUILDING:
        plan = state.plan
        assert plan is not None
        return trade.legal_plan(state, plan)
    if state.phase == ACTING:
        return _step_3(state, seat)
    if state.phase == ANSWERING:
        offer = state.offer
        assert offer is not None
        return trade.legal_answers(state, offer)
    if state.phase == DISCARDING:
        return turn.legal_discards(state, seat)
    if state.phase == DRAFTING:
        return draft.legal(state)
    assert state.phase == PLACING
    return turn.legal_places(state)


def _step_3(state: "SleepersState", seat: i64) -> vec[i64]:
    """0a Free actions in any order. Lists are gathered in one place and copied out."""
    out: vec[i64] = TABLES.scratch
    n: i64 = _moves(state, out, 0)
    if state.money[seat] >= CAR_PRICE:
        n = _market(state, seat, out, n)
    held: Heap = state.hand[seat] + state.face[seat]
    if held >> place_of(ROAD_BLOCK) != 0:
        n = _events(state, seat, held, out, n)
    if not state.hostile:
        n = _hostile(state, seat, out, n)
    if held != 0:
        n = _pairs_and_stops(state, seat, held, out, n)
    if trade.offers_left(state):
        n = _trades(state, seat, out, n)
    out[n] = END
    return out[: n + 1]


def _along(out: vec[i64], n: i64, first: i64, start: Mask, shut: Mask) -> i64:
    """3a Every line from these cities to one that is not shut."""
    while start != 0:
        city: i64 = lowest(start)
        start &= start - 1
        line: i64 = TABLES.line[city]
        end: i64 = TABLES.line[city + 1]
        while line < end:
            if shut == 0 or not has(shut, TABLES.line_to[line]):
                out[n] = first + line
                n += 1
            line += 1
    return n


def _moves(state: "SleepersState", out: vec[i64], n: i64) -> i64:
    if state.fresh == 0:
        return n
    shut: Mask = spies.blocked(state)
    return _along(out, n, MOVE_TO, state.fresh & ~shut, shut)


def _market(state: "SleepersState", seat: i64, out: vec[i64], n: i64) -> i64:
    """3b1 One of each, for those who can pay."""
    money: i64 = state.money[seat]
    if state.bought & CAR == 0:
        shut: Mask = spies.blocked(state)
        n = _along(out, n, DRIVE, state.at[seat] & ~shut, shut)
    if money >= SPY_PRICE and state.bought & SPY == 0 and cells.below_capacity(state, seat):
        n = _each(out, n, RECRUIT, cells.recruiting(state, seat))
    if money >= PLANE_PRICE and state.bought & PLANE == 0:
        n = _flights(state, seat, out, n)
    if money >= CELL_PRICE and state.bought & CELL == 0:
        n = _each(out, n, PLANT, cells.sites(state, seat))
    return n


def _each(out: vec[i64], n: i64, first: i64, cities: Mask) -> i64:
    while cities != 0:
        out[n] = first + lowest(cities)
        n += 1
        cities &= cities - 1
    return n


def _flights(state: "SleepersState", seat: i64, out: vec[i64], n: i64) -> i64:
    shut: Mask = spies.grounded(state)
    start: Mask = state.at[seat] & ~shut
    while start != 0:
        city: i64 = lowest(start)
        start &= start - 1
        flight: i64 = TABLES.flight[city]
        end: i64 = TABLES.flight[city + 1]
        while flight < end:
            if shut == 0 or not has(shut, TABLES.flight_to[flight]):
                out[n] = FLY + flight
                n += 1
            flight += 1
    return n


def _events(state: "SleepersState", seat: i64, held: Heap, out: vec[i64], n: i64) -> i64:
    """3c Cards that are played for their effect."""
    kind: i64 = 0
    while kind < 5:
        if copies(held, assets.zone_card(kind)) != 0:
            zone: i64 = 0
            while zone < ZONES:
                out[n] = PLAY_ZONE + ZONES * kind + zone
                n += 1
                zone += 1
        kind += 1
    place: i64 = 0
    while place < RIVALS:
        rival: i64 = rival_of(seat, place)
        if copies(held, MOLE) != 0 and state.held[rival] > 0:
            out[n] = PLAY_MOLE + place
            n += 1
        if copies(held, INFORMANT) != 0:
            out[n] = PLAY_INFORMANT + place
            n += 1
        if copies(held, FORGED_ORDERS) != 0:
            n = _along(out, n, PLAY_FORGED + LINES * place, state.at[rival], 0)
        place += 1
    if copies(held, BLACK_BUDGET) != 0:
        out[n] = PLAY_BUDGET
        n += 1
    return n


def _hostile(state: "SleepersState", seat: i64, out: vec[i64], n: i64) -> i64:
    """3d Where a spy meets a rival's."""
    place: i64 = 0
    while place < RIVALS:
        rival: i64 = rival_of(seat, place)
        met: Mask = hostile.contacts(state, seat, rival)
        if met != 0:
            n = _each(out, n, ATTACK + CITIES * place, met)
            if state.held[rival] > 0:
                out[n] = STEAL + place
                n += 1
            if state.shown[rival] > 0:
                card: i64 = 0
                while card < TYPES:
                    if copies(state.face[rival], card) != 0:
                        out[n] = STEAL_OPEN + TYPES * place + card
                        n += 1
                    card += 1
        place += 1
    return n


def _pairs_and_stops(state: "SleepersState", seat: i64, held: Heap, out: vec[i64], n: i64) -> i64:
    """3f, 3g What two objects or a stop card are for."""
    if objectives.ready(state, seat):
        n = _steps(out, n, state.location[seat])
    place: i64 = 0
    while place < RIVALS:
        rival: i64 = rival_of(seat, place)
        if state.pending != 0 and objectives.can_stop(state, seat, rival):
            out[n] = STOP + place
            n += 1
        if state.hosts[rival] != 0:
            n = _targets(state, seat, place, out, n)
        place += 1
    return n


def _steps(out: vec[i64], n: i64, city: i64) -> i64:
    """3f3 One for each city a spy can step into."""
    line: i64 = TABLES.line[city]
    while line < TABLES.line[city + 1]:
        out[n] = INITIATE + TABLES.line_to[line]
        n += 1
        line += 1
    return n


def _targets(state: "SleepersState", seat: i64, place: i64, out: vec[i64], n: i64) -> i64:
    exposed: Mask = cells.exposed(state, seat, rival_of(seat, place))
    while exposed != 0:
        city: i64 = lowest(exposed)
        exposed &= exposed - 1
        pair: i64 = 0
        while pair < PAIRS:
            if assets.has_pair(state, seat, pair):
                out[n] = DESTROY + (CITIES * place + city) * PAIRS + pair
                n += 1
            pair += 1
    return n


def _trades(state: "SleepersState", seat: i64, out: vec[i64], n: i64) -> i64:
    place: i64 = 0
    while place < RIVALS:
        if trade.could_trade(state, seat, rival_of(seat, place)):
            out[n] = OPEN_TRADE + place
            n += 1
        place += 1
    return n
