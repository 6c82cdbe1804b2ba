"""Why an action is not allowed in Inkognito, with the rule that says so. It agrees with `InkognitoState.legal`."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, nibble, octet
from backroom.core.errors import IllegalAction
from backroom.core.seat import HOUSE, Seat
from backroom.games.inkognito import demand, meetings, notes, visits
from backroom.games.inkognito.components import (
    ACTION_NAMES,
    ANSWERING,
    BLACK_IDENTITY,
    BLACK_NUMBER,
    BLACKS,
    CALL,
    CARDS,
    DECLINE,
    DEMAND,
    DEMAND_KIND,
    GOING,
    IDENTITIES,
    LOCATIONS,
    LOOK,
    MEETING,
    NAME,
    OVER,
    SEGMENTS,
    SEND,
    SHOW,
    TABLES,
)
from backroom.games.inkognito.notes import AUDIENCE, ENQUIRY, GLANCE

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState


def why_not(state: "InkognitoState", seat: Seat, action: i64) -> IllegalAction | None:
    if state.phase == OVER:
        return IllegalAction("INK-7.2", "the game is over")
    if seat == HOUSE:
        return IllegalAction("INK-3.1", "nothing in this game waits for the house")
    if state.phase == GOING:
        return _why_not_go(state, seat, action)
    if state.phase == MEETING:
        return _why_not_choose(state, seat, action)
    if state.phase == ANSWERING:
        return _why_not_answer(state, seat, action)
    return _why_not_name(state, seat, action)


def _why_not_go(state: "InkognitoState", seat: Seat, action: i64) -> IllegalAction | None:
    if action >= CALL and action < NAME:
        return _no_call(state)
    if action >= SHOW:
        return IllegalAction("INK-3.4", "locations are being played, and nobody meets yet")
    if not has(state.acting, seat):
        if state.rules.simultaneous:
            return IllegalAction("INK-R19", "your location is chosen already")
        return IllegalAction("INK-3.1", "locations are played one after the other, and it is not your turn")
    place: i64 = visits.turn_of(state, seat)
    if (place == state.dummy) != (action >= SEND):
        if state.seats != 3:
            return IllegalAction("INK-9.2", "there is a dummy with three players only")
        reason = "you play for the dummy now" if action < SEND else "it is not the dummy's turn"
        return IllegalAction("INK-9.3", reason)
    if not has(octet(state.left, place), action % SEND):
        return IllegalAction("INK-3.3", f"{LOCATIONS[action % SEND]} was used in this series")
    return None


def _no_call(state: "InkognitoState") -> IllegalAction:
    """7.1, 9.6, 10.6 Whom one must meet to call."""
    rule = "INK-7.1" if state.seats == 4 else "INK-9.6" if state.seats == 3 else "INK-10.6"
    return IllegalAction(rule, "a number is called only while meeting somebody who makes a call possible")


def _why_not_choose(state: "InkognitoState", seat: Seat, action: i64) -> IllegalAction | None:
    group: Mask = meetings.group_of(state, seat)
    if group == 0:
        return _no_call(state) if action >= CALL and action < NAME else IllegalAction("INK-3.4", "you meet nobody")
    if not has(state.acting, seat):
        return IllegalAction("INK-R4", "your choice is made already")
    if action < SHOW:
        return IllegalAction("INK-3.1", "this round's locations are played")
    if action >= NAME:
        return IllegalAction("INK-R10", "people are named after a number is called")
    how: i64 = meetings.how_of(state, group)
    if seat == state.ambassador:
        if action >= DECLINE:
            return None
        return IllegalAction("INK-10.1", "the Ambassador has no cards to show and demands nothing; he may call")
    if action >= CALL:
        return _why_not_call(state, seat, action, how)
    if how == ENQUIRY:
        return _why_not_demand(state, seat, action)
    if how == GLANCE:
        if action >= LOOK:
            return None
        return IllegalAction("INK-9.4", "you meet the dummy: look at its identity or number, or decline")
    other: i64 = state.ambassador if how == AUDIENCE else TABLES.lowest[group & ~bit(seat)]
    return _why_not_show(state, seat, other, action)


def _why_not_call(state: "InkognitoState", seat: Seat, action: i64, how: i64) -> IllegalAction | None:
    if how == AUDIENCE:
        return IllegalAction("INK-R33", "in a meeting of three no agent may call")
    if how == ENQUIRY and state.seats == 4:
        return IllegalAction("INK-R16", "a call needs the partner, not the Ambassador")
    identity: i64 = nibble(state.identity, seat)
    number: i64 = nibble(state.number, seat)
    if nibble(TABLES.orders[action - CALL], identity) != number:
        return IllegalAction("INK-7.2", f"you know that {IDENTITIES[identity]} has {SEGMENTS[number]}")
    return None


def _why_not_show(state: "InkognitoState", seat: Seat, other: i64, action: i64) -> IllegalAction | None:
    if action > BLACK_NUMBER:
        rule = "INK-10.4" if other == state.ambassador else "INK-4.1"
        return IllegalAction(rule, "you must show cards")
    if action >= BLACK_IDENTITY:
        if state.seats == 4 and state.rules.black_reveal:
            return None
        return IllegalAction("INK-R8", "a black card is not shown here in place of a pair")
    pair: i64 = action - SHOW
    kind: i64 = state.kind(seat)
    name = ACTION_NAMES[action][5:]
    if not has(state.pairs_of(seat), pair):
        if has(TABLES.both[kind], pair):
            return IllegalAction("INK-R5", f"{name} are both true: exactly one card must be")
        return IllegalAction("INK-4.2", f"neither card of {name} is true: exactly one must be")
    if has(notes.used_pairs(state, seat, other), pair):
        rule = "INK-R32" if other == state.ambassador else "INK-4.4"
        return IllegalAction(rule, f"you have shown {name} to the same player before")
    return None


def _why_not_demand(state: "InkognitoState", seat: Seat, action: i64) -> IllegalAction | None:
    if action == DECLINE:
        return None
    if action < DEMAND or action >= LOOK:
        return IllegalAction("INK-5.1", "you meet the Ambassador: demand a black card of an agent, or decline")
    dummy = demand.target(state, seat, action) == state.dummy
    if dummy and not state.rules.demand_dummy:
        return IllegalAction("INK-R28", "nothing is demanded of the dummy")
    if (action >= DEMAND_KIND) != (dummy or state.rules.asker_chooses):
        if dummy:
            return IllegalAction("INK-R28", "say which of the dummy's cards you want")
        by = "the asker" if state.rules.asker_chooses else "whoever is asked"
        return IllegalAction("INK-R1", f"{by} chooses which card it is")
    if state.rules.no_repeat and demand.repeats(state, seat, action):
        return IllegalAction("INK-R2", f"you have seen that {BLACKS[(action - DEMAND_KIND) % 2]} on demand before")
    return None


def _why_not_answer(state: "InkognitoState", seat: Seat, action: i64) -> IllegalAction | None:
    if action >= CALL and action < NAME:
        return _no_call(state)
    if not has(state.acting, seat):
        return IllegalAction("INK-5.1", "the answer of another agent is awaited")
    if action != BLACK_IDENTITY and action != BLACK_NUMBER:
        return IllegalAction("INK-5.1", "a black card is demanded of you")
    if state.rules.no_repeat and has(notes.used_blacks(state, seat, demand.asker(state)), action - BLACK_IDENTITY):
        return IllegalAction("INK-R2", "the asker has seen that card on demand before")
    return None


def _why_not_name(state: "InkognitoState", seat: Seat, action: i64) -> IllegalAction | None:
    """R10 With call=full."""
    if not has(state.acting, seat) or action < NAME:
        return IllegalAction("INK-R10", "a number is called, and its caller names the people")
    identity: i64 = nibble(state.identity, seat)
    if seat != state.ambassador and nibble(TABLES.orders[action - NAME], 0) != identity:
        return IllegalAction("INK-R10", f"you know that you are {CARDS[identity]}")
    return None
