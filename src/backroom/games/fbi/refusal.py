"""Why an action is not allowed in FBI, with the rule that says so. It agrees with `FbiState.legal` on every action."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import has, nibble
from backroom.core.errors import IllegalAction
from backroom.core.seat import HOUSE, Seat
from backroom.games.fbi.components import (
    AGENT_NAMES,
    ARREST,
    CARD_NAMES,
    CHOOSING,
    KEEP,
    NOTHING,
    OVER,
    PAIRS,
    PLACES,
    RELEASE,
    RELEASE_NONE,
    RELEASING,
    TWICE,
    USE,
)

if TYPE_CHECKING:
    from backroom.games.fbi.state import FbiState


def why_not(state: "FbiState", seat: Seat, action: i64) -> IllegalAction | None:
    if state.phase == OVER:
        return IllegalAction("FBI-5.1", "the game is over")
    if seat == HOUSE:
        return IllegalAction("FBI-4.0", "no phase of this game waits for the house")
    if state.phase == RELEASING:
        return _why_not_release(state, seat, action)
    if state.phase == CHOOSING:
        return _why_not_keep(state, seat, action)
    return _why_not_arrest(state, seat, action)


def _why_not_release(state: "FbiState", seat: Seat, action: i64) -> IllegalAction | None:
    if action >= KEEP:
        return IllegalAction("FBI-4.0", "this is the phase of releases")
    if not has(state.acting, seat):
        return IllegalAction("FBI-4.3a", "players release one after the other, and it is not your turn")
    if action != RELEASE_NONE and not has(state.once[seat], action - RELEASE):
        return IllegalAction("FBI-4.3a", f"{CARD_NAMES[action - RELEASE]} is not in your slammer")
    return None


def _why_not_keep(state: "FbiState", seat: Seat, action: i64) -> IllegalAction | None:
    if action < KEEP or action >= USE:
        return IllegalAction("FBI-4.0", "this is the phase in which agents are chosen")
    if not has(state.acting, seat):
        return IllegalAction("FBI-4.4a", "your two agents are chosen already")
    for agent in PAIRS[action - KEEP]:
        if agent != TWICE and not has(state.keepable, agent):
            return IllegalAction("FBI-4.4b", f"no card of colour {AGENT_NAMES[agent]} lies in the centre")
    return None


def _why_not_arrest(state: "FbiState", seat: Seat, action: i64) -> IllegalAction | None:
    if action < USE:
        return IllegalAction("FBI-4.0", "this is the phase of arrests")
    if not has(state.acting, seat):
        rule = "FBI-4.5a" if state.step < state.seats else "FBI-4.5b"
        return IllegalAction(rule, "arrests follow the slammer cards, and it is not your turn")
    if state.picking != NOTHING:
        return _why_not_pick(state, action)
    if action >= ARREST:
        return IllegalAction("FBI-4.5a", "an agent is shown first")
    if action - USE not in PAIRS[nibble(state.kept, seat) - 1]:
        return IllegalAction("FBI-4.4e", f"agent {AGENT_NAMES[action - USE]} is not one of the two you kept")
    return None


def _why_not_pick(state: "FbiState", action: i64) -> IllegalAction | None:
    """R13 With arrest=free."""
    if action < ARREST:
        return IllegalAction("FBI-4.5d", "your agent is shown and must arrest somebody")
    card: i64 = action - ARREST
    if card // PLACES != state.picking:
        return IllegalAction("FBI-4.5c", f"agent {AGENT_NAMES[state.picking]} arrests only in its own colour")
    pile: i64 = state.centre[state.picking]
    while pile != 0:
        if (pile & 15) - 1 == card % PLACES:
            return None
        pile >>= 4
    return IllegalAction("FBI-4.5d", f"{CARD_NAMES[card]} does not lie in the centre")
