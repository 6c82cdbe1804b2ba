"""The States that fit a View of Getaway: unseen cards in other hands, under the top of the pile, or out of play.

Every way to fill the hands and the covered part of the pile with cards of the right decks is equally likely: the View
tells how many cards each seat holds, hence how many it laid, and nothing of which they were or in which order.
"""

from math import comb, factorial
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, count
from backroom.core.errors import TooManyWorlds
from backroom.core.rng import Rng
from backroom.core.state import State
from backroom.core.worlds import Worlds
from backroom.games.getaway import listing
from backroom.games.getaway.components import (
    ALL_STOPS,
    CARD_FIELD,
    DECK,
    LOCATION,
    OVER,
    POLICE,
    ROBBERS,
    SEAT_PLACES,
    SIDE_NAMES,
    STOP,
    card_id,
    landing,
)
from backroom.games.getaway.preparation import cards_of, draw_to_front
from backroom.games.getaway.sight import PHASES
from backroom.games.getaway.teams import Teams
from backroom.games.getaway.view import GetawayView

if TYPE_CHECKING:
    from backroom.games.getaway.game import Getaway
    from backroom.games.getaway.state import GetawayState

MOST_LISTED: Final = 20_000


class Unseen:
    """What is hidden of one team's cards."""

    def __init__(self, sure: Mask, maybe: Mask, stops: Mask, chosen: i64) -> None:
        self.sure: vec[i64] = cards_of(sure)  # in play, but nobody knows where
        self.maybe: vec[i64] = cards_of(maybe)  # in play or not
        self.chosen: i64 = chosen  # how many of those are
        self.stops: vec[i64] = cards_of(stops)
        self.seats: vec[i64] = vec[i64]()  # whose hands are hidden
        self.held: i64 = 0  # how many cards these hold


class GetawayWorlds(Worlds):
    def __init__(self, game: "Getaway", view: GetawayView) -> None:
        from backroom.games.getaway.state import GetawayState

        self.template: GetawayState = _open_part(game, view)
        self.hand: vec[i64] = vec[i64]()  # how many cards each seat holds
        for held in view.hands:
            self.hand = append(self.hand, held)
        self.covered: vec[i64] = vec[i64]()  # who laid the covered cards, in any order
        self.sides: list[Unseen] = [self._unseen(view, ROBBERS), self._unseen(view, POLICE)]

    def _unseen(self, view: GetawayView, side: i64) -> Unseen:
        state = self.template
        placed: Mask = 0
        known: vec[i64] = state.pile
        for place in range(i64(len(known))):
            card: i64 = known[place] & CARD_FIELD
            if card // DECK == side:
                placed |= bit(card % DECK)
        hidden: vec[i64] = vec[i64]()
        held: i64 = 0
        covered: i64 = 0
        for seat in range(state.seats):
            if state.teams.side[seat] != side or state.phase == OVER:
                continue
            laid: i64 = state.teams.hand[seat] - self.hand[seat] - _shown(known, seat)
            covered += laid
            for _ in range(laid):
                self.covered = append(self.covered, seat)
            placed |= state.hands[seat]
            if state.hands[seat] == 0 and self.hand[seat] > 0:
                hidden = append(hidden, seat)
                held += self.hand[seat]
        stops: Mask = ALL_STOPS & ~placed if state.phase != OVER else 0
        sure: Mask = state.seen[side] & ~placed if state.phase != OVER else 0
        maybe: Mask = (bit(STOP) - 1) & ~placed & ~sure
        unseen = Unseen(sure, maybe, stops, held + covered - count(stops) - count(sure))
        unseen.seats = hidden
        unseen.held = held
        return unseen

    def sample(self, rng: Rng) -> "GetawayState":
        world = self.template.clone()
        order: vec[i64] = self.covered[:]
        rng.shuffle(order)
        robbers = self._fill(world, rng, ROBBERS)
        police = self._fill(world, rng, POLICE)
        if len(order) > 0:
            _cover(world, order, robbers, police)
        note_pools(world)
        world.rng = rng.fork()
        return world

    def _fill(self, world: "GetawayState", rng: Rng, side: i64) -> vec[i64]:
        """Hands of one team; what is left of the cards in play is in the pile, and is returned in any order."""
        unseen = self.sides[side]
        cards: vec[i64] = unseen.maybe[:]
        draw_to_front(rng, cards, 0, unseen.chosen)
        cards = cards[: unseen.chosen]
        for place in range(i64(len(unseen.sure))):
            cards = append(cards, unseen.sure[place])
        rng.shuffle(cards)
        inside: i64 = unseen.held - len(unseen.stops)
        hands: vec[i64] = cards[:inside]
        for place in range(i64(len(unseen.stops))):
            hands = append(hands, unseen.stops[place])
        rng.shuffle(hands)
        dealt: i64 = 0
        for number in range(i64(len(unseen.seats))):
            seat: i64 = unseen.seats[number]
            hand: Mask = 0
            for _ in range(self.hand[seat]):
                hand |= bit(hands[dealt])
                dealt += 1
            world.hands[seat] = hand
        return cards[inside:]

    def count(self) -> int:
        """Selections, times hands, times orders of the covered cards and of who laid them."""
        found = factorial(len(self.covered))
        for seat in set(self.covered):
            found //= factorial(sum([1 for other in self.covered if other == seat]))
        for unseen in self.sides:
            found *= comb(len(unseen.maybe), int(unseen.chosen))
            inside = int(unseen.held) - len(unseen.stops)
            cards = int(unseen.chosen) + len(unseen.sure)
            found *= comb(cards, inside) * factorial(cards - inside)
            left = int(unseen.held)
            for seat in unseen.seats:
                found *= comb(left, int(self.hand[seat]))
                left -= int(self.hand[seat])
        return found

    def every(self) -> list[State]:
        total = self.count()
        if total > MOST_LISTED:
            raise TooManyWorlds(f"expected at most {MOST_LISTED} worlds to list, got {total}")
        found: list[State] = []
        sides = [listing.fillings(unseen, self.hand) for unseen in self.sides]
        for order in listing.orders(list(self.covered)):
            for mine in sides[ROBBERS]:
                for theirs in sides[POLICE]:
                    world = self.template.clone()
                    for seat, hand in mine.hands + theirs.hands:
                        world.hands[seat] = hand
                    if order:
                        _cover(world, vec[i64](order), vec[i64](mine.covered), vec[i64](theirs.covered))
                    note_pools(world)
                    found.append(world)
        return found


def _shown(pile: vec[i64], seat: i64) -> i64:
    """How many cards of the known part of the pile a seat has laid."""
    found: i64 = 0
    for place in range(i64(len(pile))):
        if pile[place] >> SEAT_PLACES == seat:
            found += 1
    return found


def _cover(world: "GetawayState", order: vec[i64], robbers: vec[i64], police: vec[i64]) -> None:
    """Put covered cards under the top: seat by seat in this order, each side's cards in theirs."""
    pile: vec[i64] = vec[i64](capacity=len(order) + 8)
    mine: i64 = 0
    theirs: i64 = 0
    for place in range(i64(len(order))):
        if world.teams.side[order[place]] == ROBBERS:
            pile = append(pile, landing(order[place], robbers[mine]))
            mine += 1
        else:
            pile = append(pile, landing(order[place], DECK + police[theirs]))
            theirs += 1
    for place in range(i64(len(world.pile))):
        pile = append(pile, world.pile[place])
    world.pile = pile


def note_pools(world: "GetawayState") -> None:
    """R5 With redeal=same_pool, the selection is what is held and what was laid."""
    if not world.rules.same_pool or world.phase == OVER:
        return
    for seat in range(world.seats):
        world.pools[world.teams.side[seat]] |= world.hands[seat] & ~ALL_STOPS
    for place in range(i64(len(world.pile))):
        card: i64 = world.pile[place] & CARD_FIELD
        world.pools[card // DECK] |= bit(card % DECK)


def _open_part(game: "Getaway", view: GetawayView) -> "GetawayState":
    """Everything the View shows."""
    from backroom.games.getaway.state import blank

    state = blank(game, Teams(game, view.seats), Rng(0))
    state.phase = PHASES.index(view.phase)
    for seat in view.to_act:
        state.acting |= bit(seat)
    state.round = view.round
    state.location = LOCATION if view.location is None else card_id(view.location)
    state.top = LOCATION if view.top is None else card_id(view.top)
    for side, places in enumerate(view.won):
        for place in places:
            state.won |= bit(8 * side + card_id(place) - LOCATION)
    for seat in view.agreed:
        state.agreed |= bit(seat)
    state.quiet = view.quiet
    if view.open_pile:
        for laid in view.open_pile:
            state.pile = append(state.pile, landing(laid.seat, card_id(laid.card)))
    elif view.laid_by is not None:
        state.pile = append(state.pile, landing(view.laid_by, state.top))
    for name in view.hand:
        state.hands[view.seat] |= bit(card_id(name) % DECK)
    for name in view.seen:
        state.seen[card_id(name) // DECK] |= bit(card_id(name) % DECK)
    _open_review(state, view)
    return state


def _open_review(state: "GetawayState", view: GetawayView) -> None:
    if view.review is None:
        return
    state.reviewed_location = card_id(view.review.location)
    for judged in view.review.row:
        state.reviewed = append(state.reviewed, landing(judged.seat, card_id(judged.card)))
    if view.review.winner is not None:
        state.last_winner = SIDE_NAMES.index(view.review.winner)
