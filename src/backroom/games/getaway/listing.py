"""All ways to fill hidden hands and a covered pile, one team at a time: for lists of worlds, where they are short."""

from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit

if TYPE_CHECKING:
    from backroom.games.getaway.worlds import Unseen


class Filling(NamedTuple):
    hands: list[tuple[int, Mask]]
    covered: list[int]  # in the order they were laid


def orders(seats: list[int]) -> list[list[int]]:
    """All different orders in which these seats can have laid their cards."""
    return [list(order) for order in sorted(set(permutations(seats)))]


def fillings(unseen: "Unseen", held: vec[i64]) -> list[Filling]:
    found: list[Filling] = []
    inside = int(unseen.held) - len(unseen.stops)
    for chosen in combinations(list(unseen.maybe), int(unseen.chosen)):
        cards = list(chosen) + list(unseen.sure)
        for kept in combinations(cards, inside):
            covered = [card for card in cards if card not in kept]
            for hands in _hands(list(unseen.seats), held, list(kept) + list(unseen.stops)):
                for order in permutations(covered):
                    found.append(Filling(hands, list(order)))
    return found


def _hands(seats: list[int], held: vec[i64], cards: list[int]) -> list[list[tuple[int, Mask]]]:
    """All ways to deal these cards to these seats."""
    if not seats:
        return [[]]
    found: list[list[tuple[int, Mask]]] = []
    for hand in combinations(cards, int(held[seats[0]])):
        mask: Mask = 0
        for card in hand:
            mask |= bit(card)
        for others in _hands(seats[1:], held, [card for card in cards if card not in hand]):
            found.append([(seats[0], mask), *others])
    return found
