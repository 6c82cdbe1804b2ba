"""The rules of Getaway, 5d to 9f: what is right upon what, and what a pile is worth. Asked at the review."""

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import has
from backroom.games.getaway.components import CARD_FIELD, DECK, DENY, NOTHING, STOP, TABLES


def is_right(card: i64, below: i64) -> bool:
    """5d, 6a, 8b By the card it lies on, and nothing else (R18)."""
    return has(TABLES.right(card // DECK, below), card % DECK)


def is_denied(card: i64, above: i64) -> bool:
    """6b By a right Deny upon it. Only an opposing one can be right (R13)."""
    return above % DECK >= DENY and above % DECK < STOP and is_right(above, card)


def worth(card: i64, deny_scores: bool) -> i64:
    """1e The printed value. R16 A Deny's too, unless the table says no. R17 A Stop is worth nothing."""
    if card % DECK >= DENY and not deny_scores:
        return 0
    return TABLES.points[card]


def total(location: i64, pile: vec[i64], side: i64, deny_scores: bool) -> i64:
    """9c to 9f The worth of a team's cards that are shifted up."""
    points: i64 = 0
    below: i64 = location  # R19
    cards: i64 = len(pile)
    place: i64 = 0
    while place < cards:
        card: i64 = pile[place] & CARD_FIELD
        place += 1
        if card // DECK == side and is_right(card, below):
            above: i64 = pile[place] & CARD_FIELD if place < cards else NOTHING
            if above == NOTHING or not is_denied(card, above):
                points += worth(card, deny_scores)
        below = card
    return points
