"""The rules of Sleeper Cells, S2a, 2 and R52: the decks, and where cards go that were used."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, lowest, octet, with_octet
from backroom.games.sleepers import memory
from backroom.games.sleepers.components import ASSET_NAMES, CITY_NAMES, NOTHING, OBJECTIVE_NAMES
from backroom.games.sleepers.heaps import add_cards, unit
from backroom.games.sleepers.story import AssetsSeen, CardDrawn, DeckReshuffled, DossierSeen

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def left(state: "SleepersState") -> i64:
    """How many cards the Asset deck has."""
    return len(state.deck) - state.drawn


def top(state: "SleepersState") -> i64:
    """The next Asset card. R52 An empty deck is made of the discards; NOTHING if there are none either."""
    if state.drawn == len(state.deck):
        if state.piled == 0:
            return NOTHING
        deck: vec[i64] = add_cards(vec[i64](capacity=96), state.pile)
        state.rng.shuffle(deck)
        state.deck = deck
        state.drawn = 0
        state.pile = 0
        state.piled = 0
        memory.reshuffled(state)
        if state.story is not None:
            state.tell(DeckReshuffled(deck="asset", cards=len(deck)))
    card: i64 = state.deck[state.drawn]
    state.drawn += 1
    return card


def draw(state: "SleepersState", seat: i64) -> None:
    """2 One Asset card into the own hand, seen by nobody else."""
    card: i64 = top(state)
    if card == NOTHING:
        return
    memory.drawn(state, seat, card)
    state.hand[seat] += unit(card)
    state.held[seat] += 1
    if state.story is not None:
        state.tell(CardDrawn(seat=seat))
        state.whisper(bit(seat), AssetsSeen(seat=seat, cards=(ASSET_NAMES[card],)))


def bury(state: "SleepersState", card: i64, knowing: Mask) -> None:
    """3c1 Face down onto the discard pile, which nobody may look through (R53)."""
    state.pile += unit(card)
    state.piled += 1
    memory.lands(state, card, knowing)


def draw_pair(state: "SleepersState", seat: i64) -> None:
    """S2b, 3f6 A Location and an Objective, face down. R8 A deck that is empty is made of its open discards."""
    if state.locations_drawn == len(state.location_deck):
        _reshuffle_locations(state)
    if state.objectives_drawn == len(state.objective_deck):
        _reshuffle_objectives(state)
    state.location[seat] = state.location_deck[state.locations_drawn]
    state.objective[seat] = state.objective_deck[state.objectives_drawn]
    state.locations_drawn += 1
    state.objectives_drawn += 1
    state.revealed &= ~bit(seat)
    observer: i64 = 0
    while observer < 4:
        state.informed &= ~bit(observer * 4 + seat)
        observer += 1
    if state.story is not None:
        location, objective = CITY_NAMES[state.location[seat]], OBJECTIVE_NAMES[state.objective[seat]]
        state.whisper(bit(seat), DossierSeen(seat=seat, rival=seat, location=location, objective=objective))


def drop_pair(state: "SleepersState", seat: i64) -> None:
    """R8 The two cards go to their discard piles."""
    state.location_pile |= bit(state.location[seat])
    objective: i64 = state.objective[seat]
    state.objective_pile = with_octet(state.objective_pile, objective, octet(state.objective_pile, objective) + 1)
    state.location[seat] = NOTHING
    state.objective[seat] = NOTHING


def _reshuffle_locations(state: "SleepersState") -> None:
    cities: vec[i64] = vec[i64]()
    while state.location_pile != 0:
        cities = append(cities, lowest(state.location_pile))
        state.location_pile &= state.location_pile - 1
    state.rng.shuffle(cities)
    state.location_deck = cities
    state.locations_drawn = 0
    if state.story is not None:
        state.tell(DeckReshuffled(deck="location", cards=len(cities)))


def _reshuffle_objectives(state: "SleepersState") -> None:
    cards: vec[i64] = vec[i64]()
    for objective in range(len(OBJECTIVE_NAMES)):
        for _ in range(octet(state.objective_pile, objective)):
            cards = append(cards, objective)
    state.objective_pile = 0
    state.rng.shuffle(cards)
    state.objective_deck = cards
    state.objectives_drawn = 0
    if state.story is not None:
        state.tell(DeckReshuffled(deck="objective", cards=len(cards)))
