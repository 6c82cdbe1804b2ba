"""The States that fit a View of Sleeper Cells.

Equally likely are all ways in which the cards that are not located can lie in the hidden places that are left (private
hands, the draft, the unseen part of the pile, the deck), times the ways in which cards passed on in a draft were taken,
times Locations and Objectives, times (with hidden money) the ways to split what all have together. The rulebook tells
what a View keeps, and so what a world respects.
"""

from itertools import combinations, permutations, product
from math import comb, factorial
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has
from backroom.core.errors import TooManyWorlds
from backroom.core.rng import Rng
from backroom.core.state import State
from backroom.core.worlds import Worlds
from backroom.games.sleepers.components import (
    CITIES,
    OBJECTIVE_NAMES,
    OBJECTIVES_EACH,
    SEATS,
    STEP,
    TABLES,
    TYPES,
    card_id,
    city_id,
)
from backroom.games.sleepers.heaps import FULL, Heap, add_cards, cards_of, copies, heap_of, nth_card, size, unit
from backroom.games.sleepers.rebuild import rebuild
from backroom.games.sleepers.view import Passed, SleepersView

if TYPE_CHECKING:
    from backroom.games.sleepers.game import Sleepers
    from backroom.games.sleepers.state import SleepersState

MOST_LISTED: Final = 100_000


class Batch:
    """5a Cards passed on in a draft, and who holds one of them for certain."""

    def __init__(self, passed: Passed) -> None:
        self.cards: vec[i64] = vec[i64]()
        for name in passed.cards:
            self.cards = append(self.cards, card_id(name))
        self.holders: vec[i64] = vec[i64]()
        for holder in passed.holders:
            self.holders = append(self.holders, holder)
        self.running = passed.running


class SleepersWorlds(Worlds):
    def __init__(self, game: "Sleepers", view: SleepersView) -> None:
        self.seat: i64 = view.seat
        self.template: SleepersState = rebuild(game, view)
        self.dealt: bool = view.phase != "place"
        self.money_open: bool = game.money_open
        self.purse: i64 = view.in_play - sum([money for money in view.money if money is not None])
        self.promised: i64 = 0  # R57 of that, what a rival's offer shows it to have
        if view.offer is not None and view.money[view.offer.by] is None:
            self.promised = view.offer.pays
            self.purse -= self.promised
        self.batches: list[Batch] = [Batch(passed) for passed in view.passed]
        self.rooms: vec[i64] = vec[i64]()  # by seat, how many of its private cards are not located
        self.sunk: Heap = heap_of(view.sunk)
        self.fixed: vec[Heap] = vec[i64]()  # by seat, private cards that are
        self.pool: Heap = 0 if not self.dealt else FULL - _located(view)
        self.pile_fixed: Heap = heap_of(view.buried)
        self.pile_rooms: i64 = view.discards - len(view.buried)
        self.piled: i64 = view.discards
        self.draft_rooms: i64 = 0
        if view.drafted > 0 and not view.draft and not any([batch.running for batch in self.batches]):
            self.draft_rooms = view.drafted
        for seat in range(SEATS):
            fixed = heap_of(view.hand) if seat == view.seat else heap_of(view.known[seat])
            taken = sum([1 for passed in view.passed if seat in passed.holders])
            self.fixed = append(self.fixed, fixed)
            self.rooms = append(self.rooms, view.held[seat] - size(fixed) - taken)
        self._find_pairs(view)
        self.offer_hidden: bool = view.offer is not None and view.seat not in (view.offer.by, view.offer.to)

    def _find_pairs(self, view: SleepersView) -> None:
        """Locations and Objectives that have not been seen, and the seats that have one of them."""
        self.hiding: vec[i64] = vec[i64]()
        self.cities: vec[i64] = vec[i64]()
        self.kinds: vec[i64] = vec[i64]()
        if not self.dealt:
            return
        seen: Mask = 0
        for name in view.location_discards:
            seen |= bit(city_id(name))
        left = [OBJECTIVES_EACH - view.objective_discards.count(kind) for kind in OBJECTIVE_NAMES]
        for seat in range(SEATS):
            location, objective = view.locations[seat], view.objectives[seat]
            if location is None or objective is None:
                self.hiding = append(self.hiding, seat)
            else:
                seen |= bit(city_id(location))
                left[OBJECTIVE_NAMES.index(objective)] -= 1
        for city in range(CITIES):
            if not has(seen, city):
                self.cities = append(self.cities, city)
        for kind, number in enumerate(left):
            for _ in range(number):
                self.kinds = append(self.kinds, kind)

    # One world

    def sample(self, rng: Rng) -> "SleepersState":
        world = self.template.clone()
        if self.dealt:
            pool: Heap = self._settle_batches(world, rng)
            while pool < 0:
                pool = self._settle_batches(world, rng)
            cards: vec[i64] = add_cards(vec[i64](capacity=96), pool)
            rng.shuffle(cards)
            self._deal(world, cards)
            if self.sunk != 0:
                rng.shuffle(world.deck)
            cities = self.cities[:]
            rng.shuffle(cities)
            kinds = self.kinds[:]
            rng.shuffle(kinds)
            self._deal_pairs(world, cities, kinds)
        if not self.money_open:
            self._split(world, rng)
        if self.offer_hidden:
            _guess_offer(world, rng)
        world.rng = rng.fork()
        return world

    def _settle_batches(self, world: "SleepersState", rng: Rng) -> Heap:
        """5a Every holder took one of the cards passed on. What is left of the pool, or -1 if it lacks one of them."""
        pool: Heap = self.pool
        seat: i64 = 0
        while seat < SEATS:
            world.hand[seat] = self.fixed[seat]
            seat += 1
        for batch in self.batches:
            cards: vec[i64] = batch.cards[:]
            rng.shuffle(cards)
            if batch.running:
                world.draft = 0
            pool = _settle(world, batch, cards, pool)
            if pool < 0:
                return pool
        return pool

    def _deal(self, world: "SleepersState", cards: vec[i64]) -> None:
        """Hands, draft and pile are filled; the rest is the deck."""
        n: i64 = 0
        seat: i64 = 0
        while seat < SEATS:
            room: i64 = self.rooms[seat]
            while room > 0:
                world.hand[seat] += unit(cards[n])
                n += 1
                room -= 1
            seat += 1
        room = self.draft_rooms
        while room > 0:
            world.draft += unit(cards[n])
            n += 1
            room -= 1
        world.pile = self.pile_fixed
        world.piled = self.piled
        room = self.pile_rooms
        while room > 0:
            world.pile += unit(cards[n])
            n += 1
            room -= 1
        world.deck = cards[n:] if self.sunk == 0 else add_cards(cards[n:], self.sunk)
        world.drawn = 0

    def _deal_pairs(self, world: "SleepersState", cities: vec[i64], kinds: vec[i64]) -> None:
        n: i64 = 0
        while n < len(self.hiding):
            world.location[self.hiding[n]] = cities[n]
            world.objective[self.hiding[n]] = kinds[n]
            n += 1
        world.location_deck = cities[n:]
        world.objective_deck = kinds[n:]

    def _split(self, world: "SleepersState", rng: Rng) -> None:
        """R57 What the others have together, split in steps of 5k: bars are drawn among the steps."""
        steps: i64 = self.purse // STEP
        others: i64 = SEATS if self.seat < 0 else SEATS - 1
        bars: list[i64] = []
        while len(bars) < others - 1:
            bar: i64 = rng.below(steps + others - 1)
            if bar not in bars:
                bars.append(bar)
        self._share(world, sorted(bars))

    def _share(self, world: "SleepersState", bars: list[i64]) -> None:
        steps: i64 = self.purse // STEP
        ends = bars + [steps + len(bars)]
        start: i64 = 0
        n: i64 = 0
        for seat in range(SEATS):
            if seat != self.seat:
                world.money[seat] = (ends[n] - start) * STEP
                start = ends[n] + 1
                n += 1
        if self.promised > 0 and world.offer is not None:
            world.money[world.offer.by] += self.promised

    # All worlds

    def count(self) -> int:
        """How many ways there are, all of them equally likely; two ways may lead to the same hands."""
        if not self.dealt:
            return 1
        total = sum([_orders(cards_of(pool)) for _, pool in self._settlements()])
        deck = size(self.pool) - sum(
            [len(batch.cards) if batch.running else len(batch.holders) for batch in self.batches]
        )
        deck = deck - sum(list(self.rooms)) - self.draft_rooms - self.pile_rooms + size(self.sunk)
        total *= comb(deck, size(self.sunk)) * _orders(cards_of(self.sunk))
        total *= factorial(len(self.cities)) * _orders(list(self.kinds))
        if not self.money_open:
            others = SEATS if self.seat < 0 else SEATS - 1
            total *= comb(int(self.purse // STEP) + others - 1, others - 1)
        if self.offer_hidden and self.template.offer is not None:
            offer = self.template.offer
            held = int(self.template.held[offer.by] + self.template.shown[offer.by])
            total *= comb(held, int(offer.gives)) * TYPES ** int(offer.wants)
        return total

    def _settlements(self) -> list[tuple[list[tuple[int, ...]], Heap]]:
        """Every way to settle all batches, and what it leaves of the pool."""
        found: list[tuple[list[tuple[int, ...]], Heap]] = [([], self.pool)]
        for batch in self.batches:
            orders = sorted(set(permutations(list(batch.cards), len(batch.cards if batch.running else batch.holders))))
            longer: list[tuple[list[tuple[int, ...]], Heap]] = []
            for orderings, pool in found:
                for order in orders:
                    left = pool
                    for card in order:
                        left = left - unit(card) if left >= 0 and copies(left, card) != 0 else -1
                    if left >= 0:
                        longer.append((orderings + [order], left))
            found = longer
        return found

    def every(self) -> list[State]:
        total = self.count()
        if total > MOST_LISTED or self.offer_hidden:
            raise TooManyWorlds(f"expected at most {MOST_LISTED} worlds to list, got {total}")
        if not self.dealt:
            return [self.template.clone()]
        found: list[State] = []
        pairs = list(product(sorted(permutations(list(self.cities))), sorted(set(permutations(list(self.kinds))))))
        others = SEATS - 1 if self.seat < 0 else SEATS - 2
        splits = list(combinations(range(self.purse // STEP + others), others)) if not self.money_open else [()]
        for orderings, pool in self._settlements():
            for cards in sorted(set(permutations(cards_of(pool)))):
                for (cities, kinds), bars in product(pairs, splits):
                    for deck in self._decks(cards):
                        found.append(self._world(orderings, cards, cities, kinds, list(bars), deck))
        return found

    def _decks(self, cards: tuple[int, ...]) -> list[list[int]]:
        """The deck with the sunk cards at any places."""
        own = list(cards[sum(list(self.rooms)) + self.draft_rooms + self.pile_rooms :])
        sunk = cards_of(self.sunk)
        found: list[list[int]] = []
        for places in combinations(range(len(own) + len(sunk)), len(sunk)):
            for order in sorted(set(permutations(sunk))):
                deck = own[:]
                for place, card in zip(places, order, strict=True):
                    deck.insert(place, card)
                found.append(deck)
        return found

    def _world(
        self,
        orderings: list[tuple[int, ...]],
        cards: tuple[int, ...],
        cities: tuple[int, ...],
        kinds: tuple[int, ...],
        bars: list[i64],
        deck: list[int],
    ) -> "SleepersState":
        world = self.template.clone()
        for seat in range(SEATS):
            world.hand[seat] = self.fixed[seat]
        pool: Heap = self.pool
        for batch, order in zip(self.batches, orderings, strict=True):
            world.draft = 0 if batch.running else world.draft
            pool = _settle(world, batch, _vec(list(order)), pool)
        self._deal(world, _vec(list(cards)))
        world.deck = _vec(deck)
        self._deal_pairs(world, _vec(list(cities)), _vec(list(kinds)))
        if not self.money_open:
            self._share(world, bars)
        return world


def _settle(world: "SleepersState", batch: Batch, cards: vec[i64], pool: Heap) -> Heap:
    """The first cards go to the holders, and while the draft runs the others are in it."""
    n: i64 = 0
    taken: i64 = len(cards) if batch.running else len(batch.holders)
    while n < taken:
        card: i64 = cards[n]
        if copies(pool, card) == 0:
            return -1
        pool -= unit(card)
        if n < len(batch.holders):
            world.hand[batch.holders[n]] += unit(card)
        else:
            world.draft += unit(card)
        n += 1
    return pool


def _guess_offer(world: "SleepersState", rng: Rng) -> None:
    """R29 Of an offer between others the cards are hidden: some of the hand, and any wish."""
    seen = world.offer
    assert seen is not None
    offer = seen.clone()
    held: Heap = world.hand[offer.by] + world.face[offer.by]
    left: i64 = world.held[offer.by] + world.shown[offer.by]
    n: i64 = offer.gives
    while n > 0:
        card: i64 = nth_card(held, rng.below(left))
        held -= unit(card)
        left -= 1
        offer.give += unit(card)
        n -= 1
    n = offer.wants
    while n > 0:
        card = rng.below(TYPES)
        if copies(offer.want, card) < TABLES.copies[card]:
            offer.want += unit(card)
            n -= 1
    world.offer = offer


def _located(view: SleepersView) -> Heap:
    """The cards this seat can point to."""
    found: Heap = heap_of(view.hand) + heap_of(view.buried) + heap_of(view.sunk) + heap_of(view.draft)
    for seat in range(SEATS):
        found += heap_of(view.face_up[seat]) + heap_of(view.known[seat])
    for lying in view.zone_cards:
        found += unit(card_id(lying.card))
    return found


def _orders(cards: list[i64]) -> int:
    """In how many different orders cards can lie."""
    orders = factorial(len(cards))
    for card in set(cards):
        orders //= factorial(cards.count(card))
    return orders


def _vec(numbers: list[i64]) -> vec[i64]:
    made: vec[i64] = vec[i64]()
    for number in numbers:
        made = append(made, number)
    return made
