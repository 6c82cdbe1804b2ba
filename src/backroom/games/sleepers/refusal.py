"""Why an action is not allowed in Sleeper Cells, with the rule that says so. It agrees with `legal` on every action.

A refusal speaks of what its seat can see: it is the same in every world that looks like this one to that seat.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import has
from backroom.core.errors import IllegalAction
from backroom.core.seat import HOUSE, Seat
from backroom.games.sleepers import bargain
from backroom.games.sleepers.assets import has_card, has_pair, zone_card
from backroom.games.sleepers.cells import below_capacity, exposed, recruiting
from backroom.games.sleepers.components import (
    ACTING,
    ANSWERING,
    ASSET_NAMES,
    ATTACK,
    BLACK_BUDGET,
    BUILDING,
    CAR,
    CAR_PRICE,
    CELL,
    CELL_PRICE,
    CITIES,
    CITY_NAMES,
    CRACKS,
    DESTROY,
    DISCARD,
    DISCARDING,
    DRAFTING,
    DRIVE,
    END,
    FLY,
    FORGED_ORDERS,
    GIVE,
    INFORMANT,
    INITIATE,
    LIMIT,
    LINES,
    MOLE,
    MOVE_TO,
    OBJECTIVE_NAMES,
    OPEN_TRADE,
    OVER,
    PAIRS,
    PICK,
    PLACE_AT,
    PLACING,
    PLANE,
    PLANE_PRICE,
    PLANT,
    PLAY_BUDGET,
    PLAY_FORGED,
    PLAY_INFORMANT,
    PLAY_MOLE,
    PLAY_ZONE,
    PREVENT,
    RECRUIT,
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
from backroom.games.sleepers.heaps import copies
from backroom.games.sleepers.hostile import contacts
from backroom.games.sleepers.spies import blocked, closed, grounded

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def why_not(state: "SleepersState", seat: Seat, action: i64) -> IllegalAction | None:
    if state.phase == OVER:
        return IllegalAction("SLP-W", "the game is over")
    if seat == HOUSE:
        return IllegalAction("SLP-0b", "nothing in this game waits for the house")
    if not has(state.acting, seat):
        return IllegalAction("SLP-0b", "it is not your turn, and nothing waits for your answer")
    if state.phase == PLACING:
        return _why_not_place(state, action)
    if state.phase == ACTING:
        return _why_not_step_3(state, seat, action)
    if state.phase == BUILDING:
        return bargain.why_not_plan(state, action)
    if state.phase == ANSWERING:
        return bargain.why_not_answer(state, action)
    if state.phase == DISCARDING:
        return _why_not_discard(state, seat, action)
    assert state.phase == DRAFTING
    return _why_not_pick(state, action)


def _why_not_place(state: "SleepersState", action: i64) -> IllegalAction | None:
    if action >= MOVE_TO:
        return IllegalAction("SLP-S1c", "spies are placed first")
    for seat in range(4):
        if has(state.at[seat], action - PLACE_AT):
            return IllegalAction("SLP-S1d", f"there is a spy in {CITY_NAMES[action]} already")
    return None


def _why_not_discard(state: "SleepersState", seat: Seat, action: i64) -> IllegalAction | None:
    if action < DISCARD or action >= PICK:
        return IllegalAction("SLP-4", f"your turn is at its end: discard down to {LIMIT} cards")
    return _lacking(state, seat, action - DISCARD, "SLP-4")


def _why_not_pick(state: "SleepersState", action: i64) -> IllegalAction | None:
    if action < PICK or action >= OPEN_TRADE:
        return IllegalAction("SLP-5a", "the auction waits for your pick")
    if copies(state.draft, action - PICK) == 0:
        return IllegalAction("SLP-5a", f"{ASSET_NAMES[action - PICK]} is not among the cards passed to you")
    return None


def _lacking(state: "SleepersState", seat: i64, card: i64, rule: str) -> IllegalAction | None:
    if has_card(state, seat, card):
        return None
    return IllegalAction(rule, f"you do not hold {ASSET_NAMES[card]}")


def _why_not_step_3(state: "SleepersState", seat: i64, action: i64) -> IllegalAction | None:
    if action < MOVE_TO:
        return IllegalAction("SLP-S1c", "all spies are placed")
    if action < PLAY_ZONE:
        return _why_not_move_or_buy(state, seat, action)
    if action < ATTACK:
        return _why_not_card(state, seat, action)
    if action < INITIATE:
        return _why_not_hostile(state, seat, action)
    if action < END:
        return _why_not_objective(state, seat, action)
    if action == END:
        return None
    if action < PICK:
        return IllegalAction("SLP-4", "cards are discarded at the end of the turn")
    if action < OPEN_TRADE:
        return IllegalAction("SLP-5a", "there is no auction now")
    if action >= GIVE:
        return IllegalAction("SLP-3e1", "no trade is being made: name a partner first")
    return bargain.why_not_open(state, seat, rival_of(seat, action - OPEN_TRADE))


def _why_not_move_or_buy(state: "SleepersState", seat: i64, action: i64) -> IllegalAction | None:
    if action < DRIVE:
        return _why_not_line(state, seat, action - MOVE_TO, False)
    if action < FLY:
        return _too_dear(state, seat, CAR, CAR_PRICE, "car") or _why_not_line(state, seat, action - DRIVE, True)
    if action < RECRUIT:
        return _too_dear(state, seat, PLANE, PLANE_PRICE, "plane") or _why_not_flight(state, seat, action - FLY)
    if action < PLANT:
        return _too_dear(state, seat, SPY, SPY_PRICE, "spy") or _why_not_recruit(state, seat, action - RECRUIT)
    return _too_dear(state, seat, CELL, CELL_PRICE, "cell") or _why_not_cell(state, seat, action - PLANT)


def _too_dear(state: "SleepersState", seat: i64, item: i64, price: i64, name: str) -> IllegalAction | None:
    if state.bought & item != 0:
        return IllegalAction("SLP-3b1", f"you have bought a {name} this turn")
    if state.money[seat] < price:
        return IllegalAction("SLP-3b1", f"a {name} costs {price}k, and you have {state.money[seat]}k")
    return None


def _why_not_line(state: "SleepersState", seat: i64, line: i64, by_car: bool) -> IllegalAction | None:
    origin: i64 = TABLES.line_from[line]
    if not has(state.at[seat], origin):
        return IllegalAction("SLP-3a", f"you have no spy in {CITY_NAMES[origin]}")
    if not by_car and not has(state.fresh, origin):
        return IllegalAction("SLP-3a", f"your spies in {CITY_NAMES[origin]} have made their move")
    shut: i64 = blocked(state)
    if has(shut, origin) or has(shut, TABLES.line_to[line]):
        return IllegalAction("SLP-R36", "a Road Block lies in that zone")
    return None


def _why_not_flight(state: "SleepersState", seat: i64, flight: i64) -> IllegalAction | None:
    origin: i64 = TABLES.flight_from[flight]
    if not has(state.at[seat], origin):
        return IllegalAction("SLP-3b3", f"you have no spy in {CITY_NAMES[origin]}")
    shut: i64 = grounded(state)
    if has(shut, origin) or has(shut, TABLES.flight_to[flight]):
        return IllegalAction("SLP-R36", "a No-Fly Zone lies there")
    return None


def _why_not_recruit(state: "SleepersState", seat: i64, city: i64) -> IllegalAction | None:
    if not has(recruiting(state, seat), city):
        return IllegalAction("SLP-3b5", f"{CITY_NAMES[city]} is neither your base nor a city with your cell")
    if not below_capacity(state, seat):
        if state.rules.pawns > 0 and state.agents[seat] >= state.rules.pawns:
            return IllegalAction("SLP-R19", "all your pawns are on the board")
        return IllegalAction("SLP-3b4", "you have as many spies as your cells allow")
    return None


def _why_not_cell(state: "SleepersState", seat: i64, city: i64) -> IllegalAction | None:
    if not has(state.at[seat], city):
        return IllegalAction("SLP-3b6", f"you have no spy in {CITY_NAMES[city]}")
    if has(closed(state, CRACKS), city):
        return IllegalAction("SLP-R36", "a Crackdown lies in that zone")
    if state.rules.one_cell and has(state.hosts[seat], city):
        return IllegalAction("SLP-R17", f"you have a cell in {CITY_NAMES[city]} already")
    return None


def _why_not_card(state: "SleepersState", seat: i64, action: i64) -> IllegalAction | None:
    if action < PLAY_MOLE:
        return _lacking(state, seat, zone_card((action - PLAY_ZONE) // ZONES), "SLP-3c1")
    if action < PLAY_INFORMANT:
        if state.held[rival_of(seat, action - PLAY_MOLE)] == 0:
            return IllegalAction("SLP-R36", "that rival has no private card")
        return _lacking(state, seat, MOLE, "SLP-3c1")
    if action < PLAY_BUDGET:
        return _lacking(state, seat, INFORMANT, "SLP-3c1")
    if action == PLAY_BUDGET:
        return _lacking(state, seat, BLACK_BUDGET, "SLP-3c1")
    number: i64 = action - PLAY_FORGED
    origin: i64 = TABLES.line_from[number % LINES]
    if not has(state.at[rival_of(seat, number // LINES)], origin):
        return IllegalAction("SLP-R36", f"that rival has no spy in {CITY_NAMES[origin]}")
    return _lacking(state, seat, FORGED_ORDERS, "SLP-3c1")


def _why_not_hostile(state: "SleepersState", seat: i64, action: i64) -> IllegalAction | None:
    if state.hostile:
        return IllegalAction("SLP-3d1", "you have attacked or stolen this turn")
    if action < STEAL:
        number: i64 = action - ATTACK
        rival: i64 = rival_of(seat, number // CITIES)
        return _why_no_contact(state, seat, rival, number % CITIES)
    rival = rival_of(seat, action - STEAL if action < STEAL_OPEN else (action - STEAL_OPEN) // TYPES)
    if contacts(state, seat, rival) == 0:
        if state.at[seat] & state.at[rival] != 0:
            return IllegalAction("SLP-R36", "that rival's spies are in a Safe House")
        return IllegalAction("SLP-3d1", "no spy of yours meets a spy of that rival")
    if action < STEAL_OPEN:
        if state.held[rival] == 0:
            return IllegalAction("SLP-R26", "that rival has no private card")
        return None
    card: i64 = (action - STEAL_OPEN) % TYPES
    if copies(state.face[rival], card) == 0:
        return IllegalAction("SLP-3d6", f"no {ASSET_NAMES[card]} lies face up before that rival")
    return None


def _why_no_contact(state: "SleepersState", seat: i64, rival: i64, city: i64) -> IllegalAction | None:
    if has(contacts(state, seat, rival), city):
        return None
    if has(state.at[seat] & state.at[rival], city):
        return IllegalAction("SLP-R36", "that spy is in a Safe House")
    return IllegalAction("SLP-3d1", f"there is not a spy of yours and one of that rival in {CITY_NAMES[city]}")


def _why_not_objective(state: "SleepersState", seat: i64, action: i64) -> IllegalAction | None:
    if action < STOP:
        return _why_not_initiate(state, seat, action - INITIATE)
    if action < DESTROY:
        return _why_not_stop(state, seat, rival_of(seat, action - STOP))
    number: i64 = action - DESTROY
    target: i64 = number // PAIRS
    rival: i64 = rival_of(seat, target // CITIES)
    return _why_not_destroy(state, seat, rival, target % CITIES) or _unpaired(state, seat, number % PAIRS, "SLP-3g2")


def _unpaired(state: "SleepersState", seat: i64, pair: i64, rule: str) -> IllegalAction | None:
    if has_pair(state, seat, pair):
        return None
    return IllegalAction(rule, f"you do not hold {ASSET_NAMES[2 * pair]} and {ASSET_NAMES[2 * pair + 1]}")


def _why_not_initiate(state: "SleepersState", seat: i64, target: i64) -> IllegalAction | None:
    city: i64 = state.location[seat]
    if not has(state.at[seat], city):
        return IllegalAction("SLP-3f1", f"you have no spy in {CITY_NAMES[city]}, the city of your Location")
    line: i64 = TABLES.line[city]
    while line < TABLES.line[city + 1] and TABLES.line_to[line] != target:
        line += 1
    if line == TABLES.line[city + 1]:
        return IllegalAction("SLP-3f3", f"a spy steps from {CITY_NAMES[city]} to an adjacent city")
    return _unpaired(state, seat, state.objective[seat], "SLP-3f1")


def _why_not_stop(state: "SleepersState", seat: i64, rival: i64) -> IllegalAction | None:
    if not has(state.pending, rival):
        return IllegalAction("SLP-3f7", "that rival has no objective under way")
    if not has(state.at[seat], state.location[rival]):
        return IllegalAction("SLP-3f7", f"you have no spy in {CITY_NAMES[state.location[rival]]}")
    if not has_card(state, seat, PREVENT + state.objective[rival]):
        return IllegalAction("SLP-3f7", f"you do not hold prevent_{OBJECTIVE_NAMES[state.objective[rival]]}")
    return None


def _why_not_destroy(state: "SleepersState", seat: i64, rival: i64, city: i64) -> IllegalAction | None:
    if not has(state.hosts[rival], city):
        return IllegalAction("SLP-3g2", f"that rival has no cell in {CITY_NAMES[city]}")
    if has(state.at[rival], city):
        return IllegalAction("SLP-3g1", f"a spy of its own agency guards the cell in {CITY_NAMES[city]}")
    if not has(exposed(state, seat, rival), city):
        return IllegalAction("SLP-R47", f"you have no spy in {CITY_NAMES[city]}")
    return None
