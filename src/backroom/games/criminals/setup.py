"""The rules of Criminals, chapter 2: crimes are dealt, own alibis laid away, and some alibis turned up."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, lowest, nth, with_nibble
from backroom.games.criminals.components import CRIME_NAMES, CRIMES, everyone
from backroom.games.criminals.story import AlibiShown

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState


def set_up(state: "CriminalsState") -> None:
    """2.3 Only the crimes chosen are used. 2.4 One is dealt to each player, the one left is the Boss's."""
    state.crimes = state.rules.crime_set.pick(state.seats, state.rng)
    cards: vec[i64] = vec[i64]()
    left: Mask = state.crimes
    while left != 0:
        cards = append(cards, lowest(left))
        left &= left - 1
    state.rng.shuffle(cards)
    for seat in range(state.seats):
        state.guilt = with_nibble(state.guilt, seat, cards[seat])
    state.boss = cards[state.seats]
    gather(state)
    _turn_up_alibis(state)


def gather(state: "CriminalsState") -> None:
    """2.6 All crime cards are in the deck again. 2.8 No alibi is shown."""
    state.cards = state.crimes
    state.remaining = everyone(state.seats)
    state.left = state.seats
    for _ in range(CRIMES):
        state.showing = append(state.showing, 0)


def reveals(seats: i64) -> i64:
    """2.7 How many alibis each player turns up before the first round."""
    if seats <= 4:
        return 0
    return 1 if seats <= 7 else 2


def _turn_up_alibis(state: "CriminalsState") -> None:
    """2.5 One has no alibi for the own crime. 2.7, R22 Chance says which of the others are shown."""
    for seat in range(state.seats):
        hand: Mask = state.crimes & ~bit(state.crime_of(seat))
        size: i64 = state.seats
        for _ in range(reveals(state.seats)):
            alibi: i64 = nth(hand, state.rng.below(size))
            state.showing[alibi] |= bit(seat)
            if state.story is not None:
                state.tell(AlibiShown(seat=seat, crime=CRIME_NAMES[alibi]))
            hand &= ~bit(alibi)
            size -= 1
