"""The rules of FBI, 4.3: releasing from the slammer, which settles the order of arrests."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, nibble, octet, shl, with_octet
from backroom.core.seat import Seat
from backroom.games.fbi import agents
from backroom.games.fbi.components import CARD_NAMES, FIELD, PLACES, RELEASE, RELEASE_NONE, TABLES, value_of
from backroom.games.fbi.story import Ordered, Released

if TYPE_CHECKING:
    from backroom.games.fbi.state import FbiState


def ask(state: "FbiState") -> None:
    """4.3a From the holder of the handcuffs clockwise. 4.3g An empty slammer leaves nothing to release."""
    while state.asked < state.seats:
        seat = Seat((state.handcuffs + state.asked) % state.seats)
        if state.once[seat] != 0:
            state.acting = bit(seat)
            return
        _move_forward(state, seat, RELEASE_NONE, True)
    _set_order(state)
    agents.ask(state)


def legal(state: "FbiState", seat: Seat) -> vec[i64]:
    """4.3a, 4.3b None, or any card of the own slammer."""
    actions: vec[i64] = vec[i64](capacity=16)
    actions = append(actions, RELEASE_NONE)
    held: Mask = state.once[seat]
    first: i64 = RELEASE
    while held != 0:
        field: i64 = held & FIELD
        places: Nibbles = TABLES.places[field]
        left: i64 = TABLES.counts[field]
        while left > 0:
            actions = append(actions, first + (places & 15))
            places >>= 4
            left -= 1
        held >>= PLACES
        first += PLACES
    return actions


def release(state: "FbiState", seat: Seat, action: i64) -> None:
    """4.3f A card moved forward leaves the game for good."""
    if action != RELEASE_NONE:
        card: Mask = bit(action - RELEASE)
        if state.twice[seat] & card != 0:
            state.twice[seat] ^= card
        else:
            state.once[seat] ^= card
        state.out_twice |= state.out_once & card
        state.out_once |= card
    _move_forward(state, seat, action, False)
    ask(state)


def _move_forward(state: "FbiState", seat: Seat, action: i64, forced: bool) -> None:
    state.released = with_octet(state.released, seat, action + 1)
    state.asked += 1
    if state.story is not None:
        card = None if action == RELEASE_NONE else CARD_NAMES[action - RELEASE]
        state.tell(Released(seat=int(seat), card=card, forced=forced))


def bid(state: "FbiState", seat: i64) -> i64:
    """4.3c The card moved forward counts its value, none counts 0."""
    moved: i64 = octet(state.released, seat)
    return 0 if moved < 2 else value_of(moved - 2)


def _set_order(state: "FbiState") -> None:
    """4.3d Higher goes first. 4.3e Of equals, whoever sits nearer the handcuffs, clockwise."""
    order: Nibbles = 0
    for distance in range(state.seats):
        seat: i64 = (state.handcuffs + distance) % state.seats
        mine: i64 = bid(state, seat)
        rank: i64 = 0
        while rank < distance and bid(state, nibble(order, rank)) >= mine:
            rank += 1
        behind: Nibbles = order >> (4 * rank)
        ahead: Nibbles = order & (shl(1, 4 * rank) - 1)
        order = shl(behind, 4 * rank + 4) | shl(seat, 4 * rank) | ahead
    state.order = order
    if state.story is not None:
        state.tell(Ordered(order=tuple([nibble(order, rank) for rank in range(state.seats)])))
