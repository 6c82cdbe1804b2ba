"""The rules of Getaway, chapters 5, 6 and 8a: a card lands, right or wrong; a Stop ends the round."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit
from backroom.core.seat import Seat
from backroom.games.getaway import review
from backroom.games.getaway.components import (
    AGREE,
    ALL_STOPS,
    CARD_NAMES,
    DECK,
    STOP,
    TABLES,
    WAIT,
    landing,
)
from backroom.games.getaway.story import CardLaid

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState


def playable(state: "GetawayState", seat: i64) -> Mask:
    """5f Any card of the hand, right or wrong. R26 In training only those that are right."""
    if state.rules.refuses_wrong:
        return state.hands[seat] & TABLES.right(state.teams.side[seat], state.top)
    return state.hands[seat]


def legal(state: "GetawayState", seat: Seat) -> vec[i64]:
    """5a At any time. 5h Waiting is always allowed. R25 So is agreeing to call the round off, once."""
    held: Mask = playable(state, seat)
    agreed: bool = state.agreed & bit(seat) != 0
    cards: i64 = held_cards(held)
    actions: vec[i64] = TABLES.deck[: cards + 1 if agreed else cards + 2]  # of the right length, to be written over
    place: i64 = 0
    first: i64 = 0
    while held != 0:
        field: i64 = held & 8191
        places: i64 = TABLES.places[field]
        last: i64 = place + TABLES.counts[field]
        while place < last:
            actions[place] = first + (places & 15)
            places >>= 4
            place += 1
        held >>= 13
        first += 13
    actions[cards] = WAIT
    if not agreed:
        actions[cards + 1] = AGREE
    return actions


def held_cards(held: Mask) -> i64:
    """How many cards a hand has."""
    found: i64 = 0
    while held != 0:
        found += TABLES.counts[held & 8191]
        held >>= 13
    return found


def lay(state: "GetawayState", seat: Seat, own: i64) -> None:
    """5b Upon the one pile. 5g It alone decides what is right next. 8a A Stop ends the round at once."""
    hand: Mask = state.hands[seat] ^ bit(own)
    card: i64 = own + DECK * state.teams.side[seat]
    state.hands[seat] = hand
    state.pile = append(state.pile, landing(seat, card))
    state.top = card
    state.agreed = 0
    state.quiet = 0
    if state.story is not None:
        state.tell(CardLaid(seat=int(seat), card=CARD_NAMES[card]))
    if own >= STOP:
        review.close(state, seat)
    elif hand == 0:
        state.acting &= ~bit(seat)


def only_stops(state: "GetawayState") -> bool:
    """R25 Nobody holds anything but Stops."""
    held: Mask = 0
    seat: i64 = 0
    while seat < state.seats:
        held |= state.hands[seat]
        seat += 1
    return held & ~ALL_STOPS == 0
