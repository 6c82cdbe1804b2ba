"""The rules of Sleeper Cells, 3f: an objective is initiated, completed or stopped."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import bit, has
from backroom.games.sleepers import assets, spies, stock, turn
from backroom.games.sleepers.components import (
    CITY_NAMES,
    COMPLETED,
    OBJECTIVE_NAMES,
    PREVENT,
    STOPPED,
)
from backroom.games.sleepers.story import ObjectiveCompleted, ObjectiveInitiated, ObjectiveStopped

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def ready(state: "SleepersState", seat: i64) -> bool:
    """3f1 A spy in the city of the Location, and the two objects of the Objective. R11 None under way."""
    location: i64 = state.location[seat]
    return (
        has(state.at[seat], location)
        and not has(state.pending, seat)
        and assets.has_pair(state, seat, state.objective[seat])
    )


def initiate(state: "SleepersState", seat: i64, target: i64) -> None:
    """3f2 Both cards are shown and a token is set. 3f3 A spy steps out (R40, R41). 3f4 The turn goes to its end."""
    city: i64 = state.location[seat]
    assets.spend_pair(state, seat, state.objective[seat])
    state.revealed |= bit(seat)
    state.pending |= bit(seat)
    if state.story is not None:
        objective = OBJECTIVE_NAMES[state.objective[seat]]
        state.tell(ObjectiveInitiated(seat=seat, city=CITY_NAMES[city], objective=objective))
    spies.rest(state)
    spies.relocate(state, seat, city, target, "step", False)
    turn.finish(state)


def complete(state: "SleepersState", seat: i64) -> None:
    """1b, 3f5 Not stopped: it pays, once (1c). 3f6, R9 A new pair is drawn."""
    city: i64 = state.location[seat]
    objective: i64 = state.objective[seat]
    state.pending &= ~bit(seat)
    state.money[seat] += COMPLETED
    if state.story is not None:
        names = CITY_NAMES[city], OBJECTIVE_NAMES[objective]
        state.tell(ObjectiveCompleted(seat=seat, city=names[0], objective=names[1], money=COMPLETED))
    stock.drop_pair(state, seat)
    stock.draw_pair(state, seat)


def can_stop(state: "SleepersState", seat: i64, rival: i64) -> bool:
    """3f7 A spy on the token, and the card that stops it."""
    return (
        has(state.pending, rival)
        and has(state.at[seat], state.location[rival])
        and assets.has_card(state, seat, PREVENT + state.objective[rival])
    )


def stop(state: "SleepersState", seat: i64, rival: i64) -> None:
    """3f7 The token goes and the stock pays. R10 The pair stays, face up, unless by option a new one is drawn."""
    objective: i64 = state.objective[rival]
    assets.spend(state, seat, PREVENT + objective)
    state.pending &= ~bit(rival)
    state.money[seat] += STOPPED
    if state.story is not None:
        names = CITY_NAMES[state.location[rival]], OBJECTIVE_NAMES[objective]
        state.tell(ObjectiveStopped(seat=seat, rival=rival, city=names[0], objective=names[1], money=STOPPED))
    if state.rules.redraws:
        stock.drop_pair(state, rival)
        stock.draw_pair(state, rival)
