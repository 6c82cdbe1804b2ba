"""A heap of asset cards, whose order does not matter, packed into one machine word: how many there are of each.

Objects come in up to 15 copies and take 4 bits each, all others in up to 7 and take 3: 6 * 4 + 12 * 3 = 60 bits.
"""

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import shl
from backroom.games.sleepers.components import ASSET_NAMES, OBJECTS, TABLES, TYPES, card_id

Heap: TypeAlias = i64


def place_of(card: i64) -> i64:
    return 4 * card if card < OBJECTS else 3 * card + 6


def unit(card: i64) -> Heap:
    """A heap of one card."""
    return shl(1, place_of(card))


def copies(heap: Heap, card: i64) -> i64:
    """How many of a card there are."""
    if card < OBJECTS:
        return (heap >> (4 * card)) & 15
    return (heap >> (3 * card + 6)) & 7


def size(heap: Heap) -> i64:
    total: i64 = 0
    objects: i64 = heap & 0xFFFFFF
    others: i64 = heap >> 24
    while objects != 0:
        total += objects & 15
        objects >>= 4
    while others != 0:
        total += others & 7
        others >>= 3
    return total


def nth_card(heap: Heap, n: i64) -> i64:
    """The n-th card of a heap, like cards side by side; the caller vouches that there are more than n."""
    card: i64 = 0
    n -= copies(heap, 0)
    while n >= 0:
        card += 1
        n -= copies(heap, card)
    return card


def at_most_one_less(heap: Heap) -> Heap:
    """What is certainly left of a heap after a card has gone that nobody saw: one less of everything."""
    left: Heap = heap
    card: i64 = 0
    while card < TYPES:
        if copies(heap, card) != 0:
            left -= unit(card)
        card += 1
    return left


def most(one: Heap, other: Heap) -> Heap:
    """Of every card as many as the one or the other has, whichever is more."""
    both: Heap = one
    card: i64 = 0
    while card < TYPES:
        more: i64 = copies(other, card) - copies(one, card)
        if more > 0:
            both += more * unit(card)
        card += 1
    return both


def within(heap: Heap, whole: Heap) -> bool:
    """A heap has of no card more than another has."""
    card: i64 = 0
    while heap != 0 and card < TYPES:
        if copies(heap, card) > copies(whole, card):
            return False
        card += 1
    return True


def cards_of(heap: Heap) -> list[i64]:
    found: list[i64] = []
    for card in range(TYPES):
        for _ in range(copies(heap, card)):
            found.append(card)
    return found


def add_cards(cards: vec[i64], heap: Heap) -> vec[i64]:
    """A list of cards with those of a heap behind it."""
    card: i64 = 0
    while heap != 0:
        held: i64 = copies(heap, card)
        heap -= held * unit(card)
        while held > 0:
            cards = append(cards, card)
            held -= 1
        card += 1
    return cards


def names_of(heap: Heap) -> tuple[str, ...]:
    return tuple([ASSET_NAMES[card] for card in cards_of(heap)])


def heap_of(names: tuple[str, ...]) -> Heap:
    heap: Heap = 0
    for name in names:
        heap += unit(card_id(name))
    return heap


def _full() -> Heap:
    heap: Heap = 0
    for card in range(TYPES):
        heap += TABLES.copies[card] * unit(card)
    return heap


FULL: Final = _full()
"""All 96 asset cards."""
