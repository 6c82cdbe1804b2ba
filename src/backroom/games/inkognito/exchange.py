"""The rules of Inkognito, chapter 4 and 10.4: pairs of cards, one of them true; or a black card."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, has, octet
from backroom.core.seat import Seat
from backroom.games.inkognito import notes
from backroom.games.inkognito.components import PAIRS, SHOW, TABLES
from backroom.games.inkognito.notes import AUDIENCE, EXCHANGE

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState


def legal(state: "InkognitoState", seat: Seat, other: i64) -> vec[i64]:
    """4.2 A pair with one truth, 4.4 not seen before by the other; R8 a black card; 7.1 or a call in its place."""
    return _without(state.offers.exchanges[state.kind(seat)], notes.used_pairs(state, seat, other))


def legal_audience(state: "InkognitoState", seat: Seat) -> vec[i64]:
    """10.4, R32 A pair for the Ambassador. R33 No call."""
    return _without(state.offers.audiences[state.kind(seat)], notes.used_pairs(state, seat, state.ambassador))


def _without(actions: vec[i64], used: Mask) -> vec[i64]:
    if used == 0:
        return actions
    left: vec[i64] = vec[i64](capacity=24)
    position: i64 = 0
    length: i64 = len(actions)
    while position < length:
        action: i64 = actions[position]
        if action >= SHOW + PAIRS or not has(used, action - SHOW):
            left = append(left, action)
        position += 1
    return left


def swap(state: "InkognitoState", group: Mask) -> None:
    """4.2, R4 Both see the other's cards. R9 Each side has chosen for itself between a pair and a black card."""
    one: i64 = TABLES.lowest[group]
    other: i64 = TABLES.lowest[group & (group - 1)]
    notes.keep(state, EXCHANGE, one, other, notes.what_of(octet(state.choices, one) - 1))
    notes.keep(state, EXCHANGE, other, one, notes.what_of(octet(state.choices, other) - 1))


def show_ambassador(state: "InkognitoState", group: Mask) -> None:
    """10.4, R32 Each shows the Ambassador a pair that the other agent does not see."""
    while group != 0:
        place: i64 = TABLES.lowest[group]
        if place != state.ambassador:
            notes.keep(state, AUDIENCE, place, state.ambassador, notes.what_of(octet(state.choices, place) - 1))
        group &= group - 1
