"""The rules of FBI, 4.4: two agents are kept, by all at once and in secret."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, lowest, single, with_nibble
from backroom.core.seat import Seat
from backroom.games.fbi import arrests
from backroom.games.fbi.components import CHOOSING, COLOUR_NAMES, DEPARTMENTS, FIRST_DOUBLE, TABLES
from backroom.games.fbi.story import Forced, Locked

if TYPE_CHECKING:
    from backroom.games.fbi.state import FbiState


def ask(state: "FbiState") -> None:
    """R24 Colours are looked at once, now. R9 A single colour leaves no choice."""
    colours: Mask = 0
    for colour in range(DEPARTMENTS):
        if state.centre[colour] != 0:
            colours |= bit(colour)
    state.keepable = colours
    if single(colours):
        _force(state, lowest(colours))
        arrests.go_on(state)
    else:
        state.phase = CHOOSING
        state.acting = bit(state.seats) - 1


def _force(state: "FbiState", colour: i64) -> None:
    for seat in range(state.seats):
        state.kept = with_nibble(state.kept, seat, FIRST_DOUBLE + colour + 1)
    if state.story is not None:
        state.tell(Forced(colour=COLOUR_NAMES[colour]))


def legal(state: "FbiState") -> vec[i64]:
    """4.4b to 4.4d Any two agents whose colour lies in the centre; 2x goes with each."""
    return TABLES.keeps[state.keepable]


def keep(state: "FbiState", seat: Seat, pair: i64) -> None:
    """4.4a That two agents are chosen is seen; which they are is not."""
    state.kept = with_nibble(state.kept, seat, pair + 1)
    state.acting &= ~bit(seat)
    if state.story is not None:
        state.tell(Locked(seat=int(seat)))
    if state.acting == 0:
        arrests.go_on(state)
