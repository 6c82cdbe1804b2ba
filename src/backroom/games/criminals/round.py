"""The rules of Criminals, 3.1 and 3.9: a crime is turned up, and in the end somebody has been sold out for it (R5)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from backroom.core.bits import Mask, bit, count, lowest, members, nibble, nth, shl, single, with_nibble
from backroom.games.criminals import ballot, snitch, sold_out
from backroom.games.criminals.components import (
    BALLOT,
    BOSS,
    CALL,
    CRIME_NAMES,
    DISCUSSION,
    GRACE,
    HOUSE_BIT,
    NOBODY,
    TALK,
    everyone,
)
from backroom.games.criminals.story import CrimeTurnedUp, Deadlocked, DiscussionClosed

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState

MOST_DEADLOCKS: Final = 2  # R5 crimes put back in a row, before plurality decides


def begin(state: "CriminalsState") -> None:
    """3.1 One crime of the deck at random. R19 Accusations are cleared. R29 Who accuses by itself is settled now."""
    state.round += 1
    state.crime = nth(state.cards, state.rng.below(state.left + 1))
    state.accused = 0
    state.tally = 0
    state.spoke = 0
    state.asked = 0
    state.words = 0
    state.ballot = 0
    state.closed = False
    state.wavering = NOBODY
    state.sold = NOBODY
    eligible: Mask = state.eligible()
    state.automatic = automatic(state.remaining, eligible)
    _accuse_by_itself(state)
    if state.story is not None:
        state.tell(
            CrimeTurnedUp(
                round=state.round,
                crime=CRIME_NAMES[state.crime],
                threshold=(state.left + 1) // 2,
                automatic=tuple(members(state.automatic)),
            )
        )
    if eligible == 0:
        sold_out.sell(state, BOSS, "automatic")  # R6 it can have been nobody else
    else:
        open_floor(state)


def automatic(remaining: Mask, eligible: Mask) -> Mask:
    """3.6 Who alone shows no alibi. R6, R7 In general: whoever could accuse nobody but the Boss."""
    if eligible == 0:
        return remaining
    return eligible if single(eligible) else 0


def _accuse_by_itself(state: "CriminalsState") -> None:
    left: Mask = state.automatic
    while left != 0:
        state.accused = with_nibble(state.accused, lowest(left), BOSS + 1)
        state.tally += shl(1, 4 * BOSS)
        left &= left - 1


def open_floor(state: "CriminalsState") -> None:
    """3.2, 3.3 All may talk, and whoever remains may accuse. R30 In ballots all at once, sealed."""
    if state.rules.by_ballots:
        ballot.open_talk(state)
    else:
        state.phase = CALL if state.closed else DISCUSSION
        state.acting = everyone(state.seats) | clock(state)


def clock(state: "CriminalsState") -> Mask:
    """R5 The house may call time, unless the table plays without a clock."""
    return 0 if state.rules.no_clock else HOUSE_BIT


def call_time(state: "CriminalsState") -> None:
    """R5, R20, R21 The house ends what is going on."""
    if state.phase == DISCUSSION:
        _close(state)
    elif state.phase == CALL:
        deadlock(state)
    elif state.phase == GRACE:
        sold_out.sell(state, state.wavering, "accused")
    elif state.phase == TALK:
        ballot.count_statements(state)
    elif state.phase == BALLOT:
        ballot.count_ballots(state)
    else:
        snitch.pass_up(state, True)


def _close(state: "CriminalsState") -> None:
    """R5 The final call: whoever accuses nobody is reminded."""
    state.closed = True
    state.phase = CALL
    if state.story is not None:
        idle = [seat for seat in members(state.remaining) if nibble(state.accused, seat) == 0]
        state.tell(DiscussionClosed(abstaining=tuple(idle)))


def deadlock(state: "CriminalsState") -> None:
    """R5 Nobody is sold out in time."""
    if state.rules.new_crime and state.deadlocks < MOST_DEADLOCKS:
        state.deadlocks += 1
        if state.story is not None:
            state.tell(Deadlocked(crime=CRIME_NAMES[state.crime]))
        begin(state)
        return
    most: Mask = _most_accused(state)
    if most != 0:
        sold_out.sell(state, draw(state, most), "plurality")
    else:
        sold_out.sell(state, draw(state, state.eligible()), "chance")


def _most_accused(state: "CriminalsState") -> Mask:
    """R5 The players with the most accusations; the Boss is not among them."""
    best: i64 = 1
    found: Mask = 0
    seat: i64 = 0
    while seat < state.seats:
        accusers: i64 = nibble(state.tally, seat)
        if accusers > best:
            best = accusers
            found = 0
        if accusers == best:
            found |= bit(seat)
        seat += 1
    return found


def draw(state: "CriminalsState", seats: Mask) -> i64:
    """R3, R5, 7.1 Among equals chance decides."""
    return lowest(seats) if single(seats) else nth(seats, state.rng.below(count(seats)))
