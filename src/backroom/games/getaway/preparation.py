"""The rules of Getaway, chapters 3 and 4: cards are chosen and dealt, a Location is laid, START is called."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, count, nth, octet
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, Seat
from backroom.games.getaway.components import (
    ALL_STOPS,
    CARD_NAMES,
    DECK,
    EVERY_LOCATION,
    LOCATION,
    POLICE,
    RACING,
    READY,
    ROBBERS,
    STOP,
    TABLES,
)
from backroom.games.getaway.story import RaceStarted, RoundPrepared

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState


def new_location(state: "GetawayState") -> None:
    """4a, R6 Any Location that nobody has taken yet."""
    left: Mask = EVERY_LOCATION & ~(octet(state.won, ROBBERS) | octet(state.won, POLICE))
    state.location = LOCATION + nth(left, state.rng.below(count(left)))


def prepare(state: "GetawayState") -> None:
    """3 Every round anew (R5). 3e Nobody looks: hands are dealt, and no View shows them before START."""
    state.round += 1
    state.phase = READY
    state.top = state.location
    state.agreed = 0
    state.quiet = 0
    _deal(state, ROBBERS)
    _deal(state, POLICE)
    state.acting = bit(HOUSE)
    if state.rules.host_starts:
        state.acting |= bit(0)
    if state.story is not None:
        hands = tuple([int(state.teams.hand[seat]) for seat in range(state.seats)])
        state.tell(RoundPrepared(round=state.round, location=CARD_NAMES[state.location], hands=hands))


def _deal(state: "GetawayState", side: i64) -> None:
    """3a, 3b Some of the 48 without Stops are taken, 3c the Stops join them, 3d all are dealt. 3f The rest is out."""
    cards: vec[i64] = _selection(state, side)
    stop: i64 = STOP
    while stop < DECK:
        cards = append(cards, stop)
        stop += 1
    seat: i64 = 0
    dealt: i64 = 0
    while seat < state.seats:
        if state.teams.side[seat] == side:
            size: i64 = state.teams.hand[seat]
            draw_to_front(state.rng, cards, dealt, size)
            hand: Mask = 0
            place: i64 = dealt
            dealt += size
            while place < dealt:
                hand |= bit(cards[place])
                place += 1
            state.hands[seat] = hand
        seat += 1


def _selection(state: "GetawayState", side: i64) -> vec[i64]:
    """3b As many as the size of the team says. R5 With redeal=same_pool those of the first round, all game."""
    taken: i64 = state.teams.taken[side]
    if state.rules.same_pool and state.pools[side] != 0:
        return cards_of(state.pools[side])
    cards: vec[i64] = TABLES.deck[:]
    if taken < STOP:
        draw_to_front(state.rng, cards, 0, taken)
        cards = cards[:taken]
    if state.rules.same_pool:
        place: i64 = 0
        while place < taken:
            state.pools[side] |= bit(cards[place])
            place += 1
    return cards


def draw_to_front(rng: Rng, cards: vec[i64], start: i64, wanted: i64) -> None:
    """In place: of the cards from `start` on, so many are drawn and stand first; every choice is equally likely.

    Which are chosen is chance, their order need not be: if all are wanted, nothing is drawn.
    """
    held: i64 = len(cards)
    last: i64 = start + wanted
    if last >= held:
        return
    while start < last:
        other: i64 = start + rng.below(held - start)
        card: i64 = cards[start]
        cards[start] = cards[other]
        cards[other] = card
        start += 1


def cards_of(held: Mask) -> vec[i64]:
    """The cards of a set, in the order of their numbers."""
    found: vec[i64] = vec[i64](capacity=20)
    first: i64 = 0
    while held != 0:
        field: i64 = held & 8191
        places: i64 = TABLES.places[field]
        left: i64 = TABLES.counts[field]
        while left > 0:
            found = append(found, first + (places & 15))
            places >>= 4
            left -= 1
        held >>= 13
        first += 13
    return found


def _remember(state: "GetawayState") -> None:
    """R5 With redeal=same_pool: what somebody holds now is known to that seat to be in play to the end."""
    seat: i64 = 0
    while seat < state.seats:
        state.kept[seat] |= state.hands[seat] & ~ALL_STOPS
        seat += 1


def start(state: "GetawayState", seat: Seat) -> None:
    """4b, R7 START. 4c From now on all see their cards; 4d anybody may be the first to lay one."""
    state.phase = RACING
    state.reviewed = vec[i64]()
    state.reviewed_location = 0
    state.acting = state.teams.everybody | bit(HOUSE)
    if state.rules.same_pool:
        _remember(state)
    if state.story is not None:
        state.tell(RaceStarted(round=state.round))
