"""The States that fit a View of FBI: the deck in any order, and agents not yet shown as the choice allowed."""

from itertools import permutations, product
from math import factorial
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, count, has, nth, shl, with_nibble, with_octet
from backroom.core.errors import TooManyWorlds
from backroom.core.rng import Rng
from backroom.core.state import State
from backroom.core.worlds import Worlds
from backroom.games.fbi.components import AGENT_NAMES, PAIRS, PLACES, TABLES, card_id
from backroom.games.fbi.sight import PHASES
from backroom.games.fbi.view import FbiView

if TYPE_CHECKING:
    from backroom.games.fbi.game import Fbi
    from backroom.games.fbi.state import FbiState

MOST_LISTED: Final = 100_000


class FbiWorlds(Worlds):
    def __init__(self, game: "Fbi", view: FbiView) -> None:
        from backroom.games.fbi.state import FbiState

        self.template: FbiState = FbiState(game, view.seats)
        _fill_open(self.template, view)
        self.unseen: vec[i64] = _unseen(game, view)
        self.guessed: vec[i64] = vec[i64]()  # the seats whose pair is not known
        self.pairs: vec[Mask] = vec[i64]()  # which pairs each of them may hold
        for seat in range(i64(view.seats)):
            self._guess(view, seat)

    def _guess(self, view: FbiView, seat: i64) -> None:
        """4.4a, 4.5a The own pair is known, another's as far as it is shown."""
        if seat not in view.locked:
            return
        known = view.kept if seat == view.seat else view.played[seat]
        pairs = _fitting(TABLES.choices[self.template.keepable], known)
        if count(pairs) == 1:
            self.template.kept = with_nibble(self.template.kept, seat, nth(pairs, 0) + 1)
        else:
            self.guessed = append(self.guessed, seat)
            self.pairs = append(self.pairs, pairs)

    def sample(self, rng: Rng) -> "FbiState":
        world = self.template.clone()
        deck = self.unseen[:]
        rng.shuffle(deck)
        world.deck = deck
        for guess in range(i64(len(self.guessed))):
            pairs: Mask = self.pairs[guess]
            pair: i64 = nth(pairs, rng.below(count(pairs)))
            world.kept = with_nibble(world.kept, self.guessed[guess], pair + 1)
        return world

    def count(self) -> int:
        orders = factorial(len(self.unseen))
        for card in set(self.unseen):
            orders //= factorial(sum([1 for other in self.unseen if other == card]))
        for pairs in self.pairs:
            orders *= int(count(pairs))
        return orders

    def every(self) -> list[State]:
        total = self.count()
        if total > MOST_LISTED:
            raise TooManyWorlds(f"expected at most {MOST_LISTED} worlds to list, got {total}")
        found: list[State] = []
        choices = [[pair for pair in range(len(PAIRS)) if has(pairs, pair)] for pairs in self.pairs]
        for cards in sorted(set(permutations(list(self.unseen)))):
            for picks in product(*choices):
                found.append(self._world(cards, picks))
        return found

    def _world(self, cards: tuple[int, ...], picks: tuple[int, ...]) -> "FbiState":
        world = self.template.clone()
        deck: vec[i64] = vec[i64]()
        for card in cards:
            deck = append(deck, card)
        world.deck = deck
        for guess, pair in enumerate(picks):
            world.kept = with_nibble(world.kept, self.guessed[guess], pair + 1)
        return world


def _fitting(pairs: Mask, shown: tuple[str, ...]) -> Mask:
    """The pairs that hold every agent shown."""
    found: Mask = 0
    for number, pair in enumerate(PAIRS):
        names = [AGENT_NAMES[agent] for agent in pair]
        if has(pairs, number) and all([agent in names for agent in shown]):
            found |= bit(number)
    return found


def _unseen(game: "Fbi", view: FbiView) -> vec[i64]:
    """R2 Every card that has not been seen is in the deck."""
    seen: list[str] = list(view.out)
    for cards in view.centre + view.slammers:
        seen.extend(cards)
    left = list(game.deck)
    for name in seen:
        if name[0] != "P":
            left.remove(card_id(name))
    unseen: vec[i64] = vec[i64]()
    for card in left:
        unseen = append(unseen, card)
    return unseen


def _fill_open(state: "FbiState", view: FbiView) -> None:
    """Everything the View shows."""
    state.phase = PHASES.index(view.phase)
    for seat in view.to_act:
        state.acting |= bit(seat)
    state.turn = view.turn
    state.handcuffs = view.handcuffs
    for cards in view.centre:
        state.centre = append(state.centre, _packed(cards))
    for cards in view.slammers:
        once, twice = _sets(cards)
        state.once = append(state.once, once)
        state.twice = append(state.twice, twice)
    state.out_once, state.out_twice = _sets(view.out)
    state.asked = view.seats - len(view.waiting)
    for seat, card in enumerate(view.released):
        if seat not in view.waiting:
            state.released = with_octet(state.released, seat, 1 if card is None else card_id(card) + 2)
    for rank, seat in enumerate(view.order):
        state.order = with_nibble(state.order, rank, seat)
    for colour in view.keepable:
        state.keepable |= bit(AGENT_NAMES.index(colour))
    for seat, agents in enumerate(view.played):
        if agents:
            state.first = with_nibble(state.first, seat, AGENT_NAMES.index(agents[0]) + 1)
    state.step = view.step
    if view.arresting is not None:
        state.picking = AGENT_NAMES.index(view.arresting)


def _packed(cards: tuple[str, ...]) -> Nibbles:
    """A pile as the State holds it, its last card lowest."""
    pile: Nibbles = 0
    for name in cards:
        pile = shl(pile, 4) | (card_id(name) % PLACES + 1)
    return pile


def _sets(cards: tuple[str, ...]) -> tuple[Mask, Mask]:
    once: Mask = 0
    twice: Mask = 0
    for name in cards:
        card: Mask = bit(card_id(name))
        twice |= once & card
        once |= card
    return once, twice
