"""R30 Ballots instead of live accusations: a statement from everybody at once, then a ballot from everybody at once."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has
from backroom.core.seat import Seat
from backroom.games.criminals import accusation, round, sold_out, talk
from backroom.games.criminals.components import (
    BALLOT,
    BOSS,
    HOUSE_BIT,
    NOBODY,
    SILENT,
    TALK,
    WITHDRAW,
    everyone,
    seven,
    with_seven,
)
from backroom.games.criminals.sight import accusations
from backroom.games.criminals.story import BallotsOpened, ChoiceSealed

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState


def open_talk(state: "CriminalsState") -> None:
    """R30 First everybody may say one thing."""
    state.ballot += 1
    state.phase = TALK
    state.acting = everyone(state.seats) | round.clock(state)


def choose(state: "CriminalsState", seat: Seat, action: i64) -> None:
    """R30 That a choice is made is seen; which, only when all are in."""
    state.choices = with_seven(state.choices, seat, action + 1)
    state.acting &= ~bit(seat)
    if state.story is not None:
        state.tell(ChoiceSealed(seat=int(seat)))
    if state.acting & ~HOUSE_BIT == 0:
        if state.phase == TALK:
            count_statements(state)
        else:
            count_ballots(state)


def count_statements(state: "CriminalsState") -> None:
    """R30 All that was said is heard, in the order of seats. R27 Who has not chosen is silent."""
    choices: i64 = state.choices
    seat: i64 = 0
    while seat < state.seats:
        said: i64 = seven(choices, seat) - 1
        if said >= 0 and said != SILENT:
            talk.say(state, Seat(seat), said)
        seat += 1
    state.choices = 0
    state.phase = BALLOT
    state.acting = (state.remaining & ~state.automatic) | round.clock(state)


def count_ballots(state: "CriminalsState") -> None:
    """R30 All ballots are opened together, and weigh as accusations do. R27 A missing ballot accuses nobody."""
    seat: i64 = 0
    while seat < state.seats:
        if has(state.remaining & ~state.automatic, seat):
            vote: i64 = seven(state.choices, seat) - 1
            accusation.point(state, seat, NOBODY if vote < 0 or vote == WITHDRAW else vote)
        seat += 1
    state.choices = 0
    if state.story is not None:
        state.tell(BallotsOpened(ballot=state.ballot, accusations=accusations(state)))
    chosen: Mask = _sold_out(state)
    if has(chosen, BOSS):
        sold_out.sell(state, BOSS, "accused")
    elif chosen != 0:
        sold_out.sell(state, round.draw(state, chosen), "accused")  # R3, 7.1 at the same instant
    elif state.rules.no_clock or state.ballot < state.rules.ballots:
        open_talk(state)
    else:
        round.deadlock(state)


def _sold_out(state: "CriminalsState") -> Mask:
    found: Mask = 0
    target: i64 = 0
    while target <= BOSS:
        if accusation.reached(state, target):
            found |= bit(target)
        target += 1
    return found
