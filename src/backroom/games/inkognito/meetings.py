"""The rules of Inkognito, 3.4 and R14: who meets, what each may choose there, and in which order it is settled.

Everybody who meets somebody in a round chooses at the same time and in secret, between cards to show and numbers to
call, so that nobody can see who thought of calling.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, octet, shl, with_octet
from backroom.core.seat import Seat
from backroom.games.inkognito import call, demand, exchange, visits
from backroom.games.inkognito.components import (
    AGENTS,
    CALL,
    LOCATIONS,
    MEETING,
    NOTHING,
    PLACES,
    TABLES,
)
from backroom.games.inkognito.notes import AUDIENCE, ENQUIRY, EXCHANGE, GLANCE
from backroom.games.inkognito.story import Committed, Met
from backroom.games.inkognito.view import How

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState

HOWS: tuple[How, ...] = ("exchange", "audience", "demand", "look")


def find(state: "InkognitoState") -> None:
    """3.4 Two cards at a location are a meeting, one or three are none. R14 In the order of the first cards there."""
    there: i64 = 0
    place: i64 = 0
    while place < PLACES:
        there |= shl(1, PLACES * ((state.row >> (3 * place)) & 7) + place)
        place += 1
    found: i64 = 0
    places: i64 = 0
    turn: i64 = 0
    while turn < AGENTS:
        here: i64 = PLACES * ((state.row >> (3 * state.agent_at(turn))) & 7)
        group: Mask = (there >> here) & 31
        if group & (group - 1) != 0 and meet(state, group):
            state.meetings |= shl(group, PLACES * found)
            places |= group
            found += 1
            if state.story is not None:
                _tell_met(state, group, here // PLACES - 1)
        there &= ~shl(31, here)
        turn += 1
    state.acting = places & state.sitting
    if found == 0:
        visits.end_round(state)
    else:
        state.phase = MEETING


def meet(state: "InkognitoState", group: Mask) -> bool:
    """3.4 Two. 9.5 But not dummy and Ambassador. 10.4 With five players also two agents and the Ambassador."""
    size: i64 = TABLES.counts[group]
    if size == 2:
        return group & state.sitting != 0
    return size == 3 and state.seats == 5 and has(group, state.ambassador)


def how_of(state: "InkognitoState", group: Mask) -> i64:
    """4.1, 5.1, 9.4, 10.4 What a meeting is for."""
    if has(group, state.ambassador):
        return ENQUIRY if TABLES.counts[group] == 2 else AUDIENCE
    return GLANCE if has(group, state.dummy) else EXCHANGE


def _tell_met(state: "InkognitoState", group: Mask, site: i64) -> None:
    who = tuple([place for place in range(PLACES) if has(group, place)])
    state.tell(Met(location=LOCATIONS[site], who=who, how=HOWS[how_of(state, group)]))


def group_of(state: "InkognitoState", place: i64) -> Mask:
    """Whom somebody meets this round, himself included; nobody, if nobody."""
    group: Mask = state.meetings & 31
    if has(group, place):
        return group
    group = (state.meetings >> PLACES) & 31
    return group if has(group, place) else 0


def legal(state: "InkognitoState", seat: Seat) -> vec[i64]:
    group: Mask = group_of(state, seat)
    if not has(group, state.ambassador):
        other: i64 = TABLES.lowest[group & ~bit(seat)]
        if other == state.dummy:
            return state.offers.looks[state.kind(seat)]
        return exchange.legal(state, seat, other)
    if seat == state.ambassador:
        return state.offers.ambassador
    if TABLES.counts[group] == 3:
        return exchange.legal_audience(state, seat)
    return demand.legal(state, seat)


def choose(state: "InkognitoState", seat: Seat, action: i64) -> None:
    """R4 Nothing is opened before all who meet have chosen."""
    state.choices = with_octet(state.choices, seat, action + 1)
    state.acting &= ~bit(seat)
    if state.story is not None:
        state.tell(Committed(seat=int(seat)))
    if state.acting == 0:
        settle(state)


def choice(state: "InkognitoState", place: i64) -> i64:
    return octet(state.choices, place) - 1


def settle(state: "InkognitoState") -> None:
    """R14 One meeting after the other, until an answer is awaited or a call has been made."""
    while state.settled < 2:
        group: Mask = (state.meetings >> (PLACES * state.settled)) & 31
        if group == 0:
            break
        caller: i64 = _caller(state, group)
        if caller != NOTHING:
            call.make(state, caller)
            return
        if has(group, state.ambassador):
            if TABLES.counts[group] == 3:
                exchange.show_ambassador(state, group)
            elif demand.opened(state, group):
                return
        elif has(group, state.dummy):
            demand.look(state, group)
        else:
            exchange.swap(state, group)
        state.settled += 1
    visits.end_round(state)


def _caller(state: "InkognitoState", group: Mask) -> i64:
    """R13 Of two callers whoever played a location first. R34 The Ambassador comes last."""
    first: i64 = NOTHING
    best: i64 = PLACES
    while group != 0:
        place: i64 = TABLES.lowest[group]
        if octet(state.choices, place) > CALL:
            turn: i64 = turn_of(state, place)
            if turn < best:
                best = turn
                first = place
        group &= group - 1
    return first


def turn_of(state: "InkognitoState", place: i64) -> i64:
    """0..3 for the agents as they play locations, 4 for the Ambassador."""
    if place == state.ambassador:
        return AGENTS
    turn: i64 = 0
    while state.agent_at(turn) != place:
        turn += 1
    return turn
