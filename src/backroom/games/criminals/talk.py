"""The rules of Criminals, 3.2 and R31: what may be said. It binds nobody, and is not checked for truth."""

from typing import TYPE_CHECKING

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, shl
from backroom.core.seat import Seat
from backroom.games.criminals import sight
from backroom.games.criminals.components import ASK, MOST_STATEMENTS, NO, SILENT, TABLES, YES
from backroom.games.criminals.story import Stated

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState


def statements(state: "CriminalsState", seat: i64) -> i64:
    """R31 How many statements a seat has made in this round."""
    return (state.words >> (5 * seat)) & 31


def add(state: "CriminalsState", seat: Seat, actions: vec[i64]) -> vec[i64]:
    """R31 The actions given, and whatever this seat may say."""
    if statements(state, seat) < MOST_STATEMENTS:
        others: Mask = ~bit(seat)
        if has(state.remaining, seat):
            actions = extend(actions, TABLES.claims[state.crimes])
        actions = extend(actions, TABLES.about[state.remaining & others])
        if has(state.asked, seat):
            actions = extend(actions, TABLES.answers)
        if state.spoke & others != 0:
            actions = extend(actions, TABLES.echoes[state.spoke & others])
    return append(actions, SILENT)


def legal(state: "CriminalsState", seat: Seat) -> vec[i64]:
    return add(state, seat, vec[i64](capacity=96))


def say(state: "CriminalsState", seat: Seat, action: i64) -> None:
    """R31 A statement is heard by all, and stays in every View."""
    if action == SILENT:
        return
    state.said = append(state.said, packed(state.round, state.crime, seat, action))
    note(state, seat, action)
    if state.story is not None:
        state.tell(Stated(statement=sight.statements(state)[-1]))


def packed(number: i64, crime: i64, seat: i64, action: i64) -> i64:
    """A statement in one word, as `CriminalsState.said` holds it."""
    return shl(number, 15) | shl(crime, 11) | shl(seat, 7) | action


def note(state: "CriminalsState", seat: i64, action: i64) -> None:
    """R31 Who has spoken in this round, how often, and who owes an answer."""
    state.words += shl(1, 5 * seat)
    state.spoke |= bit(seat)
    if ASK <= action < YES:
        state.asked |= bit(action - ASK)
    elif action in (YES, NO):
        state.asked &= ~bit(seat)
