"""The rules of Criminals, 4.4 and chapter 5: the innocent who was sold out passes, or snitches on somebody."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import bit
from backroom.games.criminals import round, sold_out
from backroom.games.criminals.components import BOSS, CRIME_NAMES, TABLES
from backroom.games.criminals.story import CrimeConfessed, PassedUp, Snitched

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState


def legal(state: "CriminalsState") -> vec[i64]:
    """5.1 Another player or the Boss. R9 Not the eliminated, R10 nor whoever shows the alibi."""
    return TABLES.snitch[state.eligible() & ~bit(state.sold)]


def pass_up(state: "CriminalsState", timed_out: bool) -> None:
    """4.4 The crime goes back to the deck. R21 So it does when time is up."""
    if state.story is not None:
        state.tell(PassedUp(seat=int(state.sold), timed_out=timed_out))
    round.begin(state)


def snitch(state: "CriminalsState", target: i64) -> None:
    """5.2 Right: the snitch wins alone. 5.3 Wrong: the snitch is out. 5.4 The Boss: the game ends."""
    if state.story is not None:
        state.tell(Snitched(seat=int(state.sold), target=int(target), crime=CRIME_NAMES[state.crime]))
    if target == BOSS:
        sold_out.solve(state, bit(state.sold))
    elif state.crime_of(target) == state.crime:
        sold_out.end(state, bit(state.sold))
    else:
        _fail(state, target)


def _fail(state: "CriminalsState", target: i64) -> None:
    """5.3, R12 The snitch's own crime leaves the deck, not this one. R13 The snitch's hand stays hidden."""
    sold_out.show_alibi(state, target)
    if state.story is not None:
        crime = CRIME_NAMES[state.crime_of(state.sold)]
        state.tell(CrimeConfessed(seat=int(state.sold), crime=crime))
    sold_out.eliminate(state, state.sold)
