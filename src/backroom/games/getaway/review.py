"""The rules of Getaway, chapters 7 to 10: the round is judged, somebody takes the Location, and three of them win."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import bit, count, members, octet, with_octet
from backroom.core.seat import Seat
from backroom.games.getaway import matching, preparation, sight
from backroom.games.getaway.components import (
    CARD_FIELD,
    DECK,
    LOCATION,
    NOTHING,
    OVER,
    SIDE_NAMES,
    STOP,
)
from backroom.games.getaway.story import LocationsWon, RoundReviewed

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState


def close(state: "GetawayState", seat: Seat) -> None:
    """9a A wrong Stop loses. 9f Otherwise the closing team's own target decides; 9g the others are not counted."""
    side: i64 = state.teams.side[seat]
    last: i64 = len(state.pile) - 1
    below: i64 = state.pile[last - 1] & CARD_FIELD if last > 0 else state.location
    winner: i64 = 1 - side
    if matching.is_right(state.pile[last] & CARD_FIELD, below):
        points = matching.total(state.location, state.pile, side, state.rules.deny_scores)
        if points >= state.teams.target[side]:  # 7b
            winner = side
    conclude(state, winner)


def conclude(state: "GetawayState", winner: i64) -> None:
    """9h The winner takes the Location, or nobody does (R25); the row lies open until the next START."""
    state.reviewed = state.pile
    state.reviewed_location = state.location
    state.pile = vec[i64]()
    if state.rules.same_pool:
        _remember(state)
    if winner != NOTHING:
        state.won = with_octet(state.won, winner, octet(state.won, winner) | bit(state.location - LOCATION))
    state.last_winner = winner
    if state.story is not None:
        shown = sight.review(state)
        assert shown is not None
        state.tell(RoundReviewed(review=shown))
    if winner != NOTHING and count(octet(state.won, winner)) == 3:
        _end(state, winner)
        return
    if winner != NOTHING:
        preparation.new_location(state)
    preparation.prepare(state)


def _remember(state: "GetawayState") -> None:
    """R5 With redeal=same_pool: what a review shows is known to be in play to the end."""
    place: i64 = 0
    while place < len(state.reviewed):
        card: i64 = state.reviewed[place] & CARD_FIELD
        if card % DECK < STOP:
            state.seen[card // DECK] |= bit(card % DECK)
        place += 1


def _end(state: "GetawayState", winner: i64) -> None:
    """10a Three Locations win. What is left in the hands goes back unseen."""
    state.phase = OVER
    state.acting = 0
    seat: i64 = 0
    while seat < state.seats:
        state.hands[seat] = 0
        seat += 1
    state.pools = vec[i64]([0, 0])
    if state.story is not None:
        state.tell(LocationsWon(side=SIDE_NAMES[winner], winners=tuple(members(state.teams.members[winner]))))
