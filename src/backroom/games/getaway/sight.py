"""What each seat sees of a game of Getaway, written into a View field by field."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, count, has, members, octet
from backroom.core.seat import WATCHER, Seat
from backroom.games.getaway import judging
from backroom.games.getaway.components import (
    CARD_FIELD,
    CARD_NAMES,
    DECK,
    LOCATION,
    NOTHING,
    OVER,
    POLICE,
    RACING,
    READY,
    ROBBERS,
    SEAT_PLACES,
    SIDE_NAMES,
    STOP,
)
from backroom.games.getaway.view import GetawayCard, GetawayPhase, GetawayTruth, GetawayView, Landed, Review

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState

PHASES: Final[tuple[GetawayPhase, ...]] = ("ready", "race", "over")


def view(state: "GetawayState", seat: Seat) -> GetawayView:
    seats = range(state.seats)
    racing = state.phase == RACING
    over = state.phase == OVER
    laid = len(state.pile)
    return GetawayView(
        seat=int(seat),
        seats=state.seats,
        to_act=tuple(members(state.acting)),
        phase=PHASES[state.phase],
        round=state.round,
        sides=tuple([SIDE_NAMES[state.teams.side[owner]] for owner in seats]),
        targets=(state.teams.target[ROBBERS], state.teams.target[POLICE]),
        location=None if over else CARD_NAMES[state.location],
        won=(_places(octet(state.won, ROBBERS)), _places(octet(state.won, POLICE))),
        top=None if over else CARD_NAMES[state.top],
        laid_by=None if laid == 0 else state.pile[laid - 1] >> SEAT_PLACES,
        pile=laid,
        hands=tuple([count(state.hands[owner]) for owner in seats]),
        hand=_hand(state, seat) if racing and seat != WATCHER else (),
        agreed=tuple(members(state.agreed)),
        quiet=state.quiet,
        open_pile=_landings(state.pile) if state.rules.refuses_wrong else (),
        seen=_seen(state, seat, ROBBERS) + _seen(state, seat, POLICE),
        review=review(state),
        winner=SIDE_NAMES[state.last_winner] if over else None,
        winners=tuple(members(state.teams.members[state.last_winner])) if over else (),
    )


def truth(state: "GetawayState") -> GetawayTruth:
    return GetawayTruth(
        public=view(state, WATCHER),
        hands=tuple([_hand(state, Seat(seat)) for seat in range(state.seats)]),
        pile=_landings(state.pile),
        pools=tuple([_cards(state.pools[side], side) for side in (ROBBERS, POLICE)]),
    )


def review(state: "GetawayState") -> Review | None:
    """9 The round before, as it was judged; seen by all until the next START."""
    if state.reviewed_location == 0:
        return None
    closing = closing_side(state.reviewed)
    points: list[int | None] = [None, None]
    for side in (ROBBERS, POLICE):
        if closing in (side, NOTHING):
            points[side] = int(judging.total(state, side))
    return Review(
        round=state.round if state.phase != READY else state.round - 1,
        location=CARD_NAMES[state.reviewed_location],
        closing=None if closing == NOTHING else SIDE_NAMES[closing],
        row=judging.row(state, closing),
        points=(points[ROBBERS], points[POLICE]),
        targets=(state.teams.target[ROBBERS], state.teams.target[POLICE]),
        winner=None if state.last_winner == NOTHING else SIDE_NAMES[state.last_winner],
    )


def closing_side(pile: vec[i64]) -> i64:
    """8c The side of the Stop on top; nobody in a showdown."""
    last: i64 = len(pile) - 1
    card: i64 = pile[last] & CARD_FIELD if last >= 0 else 0
    return card // DECK if card % DECK >= STOP else NOTHING


def _hand(state: "GetawayState", seat: Seat) -> tuple[GetawayCard, ...]:
    return _cards(state.hands[seat], state.teams.side[seat])


def _seen(state: "GetawayState", seat: Seat, side: i64) -> tuple[GetawayCard, ...]:
    """R5 What reviews have shown of a team's selection; members know what they held as well."""
    known: Mask = state.seen[side]
    if seat != WATCHER and state.teams.side[seat] == side:
        known |= state.kept[seat]
    return _cards(known, side)


def _cards(held: Mask, side: i64) -> tuple[GetawayCard, ...]:
    return tuple([CARD_NAMES[card + DECK * side] for card in range(DECK) if has(held, card)])


def _places(taken: Mask) -> tuple[GetawayCard, ...]:
    return tuple([CARD_NAMES[LOCATION + place] for place in range(5) if taken & bit(place) != 0])


def _landings(pile: vec[i64]) -> tuple[Landed, ...]:
    return tuple([Landed(seat=laid >> SEAT_PLACES, card=CARD_NAMES[laid & CARD_FIELD]) for laid in pile])
