"""The rules of Getaway, 9b to 9e, told card by card: what became of each card of the row, and why."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.games.getaway import matching
from backroom.games.getaway.components import (
    CARD_FIELD,
    CARD_NAMES,
    DECK,
    DENY,
    LOCATION,
    NOTHING,
    SEAT_PLACES,
    STOP,
)
from backroom.games.getaway.view import Judged, Why

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState


def total(state: "GetawayState", side: i64) -> i64:
    return matching.total(state.reviewed_location, state.reviewed, side, state.rules.deny_scores)


def row(state: "GetawayState", closing: i64) -> tuple[Judged, ...]:
    """9b, R35 In playing order, the first card leftmost. In a showdown both teams are judged (R25)."""
    pile = state.reviewed
    judged: list[Judged] = []
    below: i64 = state.reviewed_location
    for place in range(len(pile)):
        card: i64 = pile[place] & CARD_FIELD
        above: i64 = pile[place + 1] & CARD_FIELD if place + 1 < len(pile) else NOTHING
        seat: i64 = pile[place] >> SEAT_PLACES
        if closing != NOTHING and card // DECK != closing:
            judged.append(Judged(seat=seat, card=CARD_NAMES[card], verdict="aside", points=0, why=None, by=None))
        else:
            judged.append(_judge(seat, card, below, above, state.rules.deny_scores))
        below = card
    return tuple(judged)


def _judge(seat: i64, card: i64, below: i64, above: i64, deny_scores: bool) -> Judged:
    """9c Right cards go up, 9d wrong ones stay, 9e and so do those that were denied."""
    name = CARD_NAMES[card]
    if not matching.is_right(card, below):
        return Judged(seat=seat, card=name, verdict="wrong", points=0, why=_why(card, below), by=None)
    if card % DECK >= STOP:
        return Judged(seat=seat, card=name, verdict="stop", points=0, why=None, by=None)
    if above != NOTHING and matching.is_denied(card, above):
        return Judged(seat=seat, card=name, verdict="denied", points=0, why=None, by=CARD_NAMES[above])
    points = int(matching.worth(card, deny_scores))
    return Judged(seat=seat, card=name, verdict="up", points=points, why=None, by=None)


def _why(card: i64, below: i64) -> Why:
    if card % DECK >= STOP:
        return "no_stop_object"
    if card % DECK < DENY:
        return "no_such_object"
    if below >= LOCATION or below % DECK >= DENY or below // DECK == card // DECK:
        return "no_action_below"
    return "other_main_object"
