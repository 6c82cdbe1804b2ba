"""The rules of Inkognito, chapter 7, 9.6 and 10.6: a call ends the game, right or wrong."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, nibble, with_nibble
from backroom.core.seat import Seat
from backroom.games.inkognito import match, meetings
from backroom.games.inkognito.components import (
    AGENTS,
    CALL,
    NAME,
    NAMING,
    NOTHING,
    PLACES,
    TABLES,
    call_name,
    dialled,
    people_name,
)
from backroom.games.inkognito.story import Called, Named

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState


def make(state: "InkognitoState", caller: i64) -> None:
    """7.2 A number is dialled. R15 Nothing that was to be shown at this meeting is seen."""
    state.caller = caller
    state.called = meetings.choice(state, caller) - CALL
    if state.story is not None:
        order = int(state.called)
        state.tell(Called(seat=int(caller), call=call_name(order), dialled=dialled(order)))
    if state.rules.full:
        state.phase = NAMING
        state.acting = bit(caller)
    else:
        _judge(state, NOTHING)


def legal_names(state: "InkognitoState", seat: Seat) -> vec[i64]:
    """R10 With call=full: any order of people that has the caller where the own card says."""
    if seat == state.ambassador:
        return state.offers.any_names
    return state.offers.names[nibble(state.identity, seat)]


def name(state: "InkognitoState", seat: Seat, action: i64) -> None:
    people: i64 = action - NAME
    if state.story is not None:
        state.tell(Named(seat=int(seat), people=people_name(int(people))))
    _judge(state, people)


def number_of(identity: Nibbles, number: Nibbles, ambassador: i64) -> Nibbles:
    """2.4 For each agent the part that agent holds."""
    order: Nibbles = 0
    place: i64 = 0
    while place < PLACES:
        if place != ambassador:
            order = with_nibble(order, nibble(identity, place), nibble(number, place))
        place += 1
    return order


def _right(state: "InkognitoState", people: i64) -> bool:
    """R10 The number alone is judged, by option the people too. R11 With four players it takes the partner."""
    if TABLES.orders[state.called] != number_of(state.identity, state.number, state.ambassador):
        return False
    if people != NOTHING and not _people_right(state, people):
        return False
    if state.seats == 4 and state.rules.partner_check:
        return meetings.group_of(state, state.caller) == side_of(state, state.caller)
    return True


def _people_right(state: "InkognitoState", people: i64) -> bool:
    place: i64 = state.caller
    if place == state.ambassador:
        place = state.agent_after(place, 1)
    position: i64 = 0
    while position < AGENTS:
        if nibble(TABLES.orders[people], position) != nibble(state.identity, place):
            return False
        place = state.agent_after(place, 1)
        position += 1
    return True


def side_of(state: "InkognitoState", place: i64) -> Mask:
    """1.3 The places of F and B, or of X and Z."""
    side: i64 = nibble(state.identity, place) >> 1
    found: Mask = 0
    other: i64 = 0
    while other < AGENTS:
        if nibble(state.identity, other) >> 1 == side:
            found |= bit(other)
        other += 1
    return found


def _judge(state: "InkognitoState", people: i64) -> None:
    """7.2 The pair of the caller wins, or the other. 9.6, 10.6 Or the caller alone, or everybody else."""
    right = _right(state, people)
    callers: Mask = side_of(state, state.caller) if state.seats == 4 else bit(state.caller)
    match.end_game(state, callers if right else state.sitting & ~callers, right, people)
