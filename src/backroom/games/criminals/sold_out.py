"""The rules of Criminals, chapters 4 and 6, R14 and R23: who is sold out, what becomes of them, and the end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, lowest, members
from backroom.games.criminals import round
from backroom.games.criminals.components import BOSS, CRIME_NAMES, DECISION, HOUSE_BIT, OVER, everyone
from backroom.games.criminals.story import AlibiShown, CaseClosed, Eliminated, SoldOut
from backroom.games.criminals.view import Grounds

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState


def sell(state: "CriminalsState", target: i64, grounds: Grounds) -> None:
    """4.1 The crime card goes to a player, 6.1 or the Boss is called."""
    state.deadlocks = 0
    if state.story is not None:
        state.tell(SoldOut(target=int(target), crime=CRIME_NAMES[state.crime], grounds=grounds))
    if target == BOSS:
        solve(state, state.remaining)
    elif state.crime_of(target) == state.crime:
        _jail(state, target)
    else:
        show_alibi(state, target)
        _ask(state, target)


def solve(state: "CriminalsState", accusers: Mask) -> None:
    """5.4, 6.1 If it was the Boss the accusers win; otherwise whoever did it, alone."""
    end(state, accusers if state.boss == state.crime else bit(culprit(state)))


def culprit(state: "CriminalsState") -> i64:
    """R16 One of those who remain, if it was not the Boss."""
    left: Mask = state.remaining
    while state.crime_of(lowest(left)) != state.crime:
        left &= left - 1
    return lowest(left)


def _jail(state: "CriminalsState", seat: i64) -> None:
    """4.2 Guilty: the hand is shown, and the crime card stays out of the deck."""
    hand: Mask = state.crimes & ~bit(state.crime)
    if state.story is not None:
        shown = tuple([CRIME_NAMES[crime] for crime in members(hand)])
        state.tell(Eliminated(seat=int(seat), crime=CRIME_NAMES[state.crime], hand=shown))
    while hand != 0:
        state.showing[lowest(hand)] |= bit(seat)
        hand &= hand - 1
    eliminate(state, seat)


def eliminate(state: "CriminalsState", seat: i64) -> None:
    """4.5 Out of the game, 5.3 and the own crime out of the deck. 8.1, R14, R15 The last player wins."""
    state.remaining &= ~bit(seat)
    state.left -= 1
    state.cards &= ~bit(state.crime_of(seat))
    if state.left == 1:
        end(state, state.remaining)
    else:
        round.begin(state)


def show_alibi(state: "CriminalsState", seat: i64) -> None:
    """4.3 Innocent: the alibi is turned up, and stays so (2.8)."""
    state.showing[state.crime] |= bit(seat)
    if state.story is not None:
        state.tell(AlibiShown(seat=int(seat), crime=CRIME_NAMES[state.crime]))


def _ask(state: "CriminalsState", seat: i64) -> None:
    """4.3 Pass or snitch. R21 Meanwhile all may talk, and the house keeps the time."""
    state.sold = seat
    state.phase = DECISION
    talkers: Mask = bit(seat) if state.rules.by_ballots else everyone(state.seats)
    state.acting = talkers | HOUSE_BIT


def end(state: "CriminalsState", winners: Mask) -> None:
    """8.1 The game is over. R23 All crimes are shown, whatever ended it."""
    state.winners = winners
    state.phase = OVER
    state.acting = 0
    if state.story is not None:
        crimes = tuple([CRIME_NAMES[state.crime_of(seat)] for seat in range(state.seats)])
        won = tuple([seat for seat in range(state.seats) if has(winners, seat)])
        state.tell(CaseClosed(guilt=crimes, boss=CRIME_NAMES[state.boss], winners=won))
