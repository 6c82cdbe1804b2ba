"""Why an action is not allowed in Getaway, with the rule that says so. It agrees with `GetawayState.legal`.

A refusal speaks of the own hand, the top card and the time only: nothing its seat does not see anyway.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import has
from backroom.core.errors import IllegalAction
from backroom.core.seat import HOUSE, Seat
from backroom.games.getaway.components import (
    AGREE,
    CARD_NAMES,
    DECK,
    OVER,
    QUIET,
    RACING,
    READY,
    START,
    TABLES,
    WAIT,
)

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState


def why_not(state: "GetawayState", seat: Seat, action: i64) -> IllegalAction | None:
    if state.phase == OVER:
        return IllegalAction("GET-10a", "the game is over")
    if action == START:
        return _why_not_start(state, seat)
    if action == QUIET:
        return _why_not_quiet(state, seat)
    if seat == HOUSE:
        return IllegalAction("GET-2a", "only players of the two teams lay cards")
    if state.phase == READY:
        if state.reviewed_location != 0:
            return IllegalAction("GET-R23", "the round is over, and what comes after its end is not played")
        return IllegalAction("GET-4c", "nobody looks or plays before START")
    if state.hands[seat] == 0:
        return IllegalAction("GET-5h", "your hand is empty, and hands are not refilled")
    if action == WAIT:
        return None
    if action == AGREE:
        return IllegalAction("GET-R25", "you have agreed already") if has(state.agreed, seat) else None
    return _why_not_lay(state, seat, action)


def _why_not_start(state: "GetawayState", seat: Seat) -> IllegalAction | None:
    if state.phase == RACING:
        return IllegalAction("GET-4b", "START has been called")
    if not has(state.acting, seat):
        return IllegalAction("GET-R7", "START is not yours to call")
    return None


def _why_not_quiet(state: "GetawayState", seat: Seat) -> IllegalAction | None:
    if seat != HOUSE:
        return IllegalAction("GET-R25", "the house counts the seconds")
    if state.phase == READY:
        return IllegalAction("GET-R25", "seconds are counted from START on")
    return None


def _why_not_lay(state: "GetawayState", seat: Seat, own: i64) -> IllegalAction | None:
    side: i64 = state.teams.side[seat]
    name = CARD_NAMES[own + DECK * side]
    if not has(state.hands[seat], own):
        return IllegalAction("GET-R8", f"{name} is not in your hand")
    if state.rules.refuses_wrong and not has(TABLES.right(side, state.top), own):
        return IllegalAction("GET-R26", f"{name} is wrong on {CARD_NAMES[state.top]}, and this is training")
    return None
