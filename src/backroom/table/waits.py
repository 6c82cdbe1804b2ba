"""What the house waits for in each game, and how long. Seconds are the table's; the rules know none."""

from typing import Final, NamedTuple

from backroom.core.bits import has
from backroom.core.seat import HOUSE
from backroom.core.state import State
from backroom.games.criminals.components import BALLOT, CALL, DECISION, DISCUSSION, GRACE, TALK
from backroom.games.criminals.state import CriminalsState
from backroom.games.getaway.components import QUIET_SECONDS, READY
from backroom.games.getaway.state import GetawayState
from backroom.table.clock import DAY, Clock

FINAL_CALL: Final = 20  # CRM-R5
PASSING: Final = 45  # CRM-R21
VERDICT: Final = 6  # CRM-R5, for which the page tells of the longest verdict, at its normal pace
COUNT: Final = 3  # GET-R7, three, two, one before every START
FIRST_START: Final = 60  # GET-R7, at most, where there is no review to read: whoever is new reads the table
HOST_STARTS: Final = 60  # GET-R7, at least, where seat 0 may call START as well
SECOND: Final = 1000

BEAT: Final = 1190
"""Milliseconds for which the page's film of a review shows a card, at its normal pace."""

LAST_LOOK: Final = 4000
"""Milliseconds for which the film's last picture, the result, is looked at."""

SHORTEST_REVIEW: Final = 20
LONGEST_REVIEW: Final = 90


class Wait(NamedTuple):
    """Something the house will end. Another subject is another wait, and begins anew."""

    subject: tuple[int, ...]
    action: str
    lasts: int | None  # milliseconds; none where only the players end it
    counted: int = 0  # of these, the last that everybody is given, whoever ends the wait early
    aside: bool = False  # it interrupts the wait before, whose time runs on


def house_wait(state: State, clock: Clock) -> Wait | None:
    if not has(state.to_act(), HOUSE):
        return None
    action = state.game.action_name(state.legal(HOUSE)[0])
    if isinstance(state, CriminalsState):
        subject = (state.round, state.phase, state.ballot, state.wavering)
        return Wait(subject, action, _milliseconds(_criminals(state, clock)), aside=state.phase == GRACE)
    assert isinstance(state, GetawayState)
    subject = (state.round, state.phase, len(state.pile), state.quiet)
    if state.phase != READY:
        return Wait(subject, action, QUIET_SECONDS * SECOND)
    return Wait(subject, action, _until_start(state), COUNT * SECOND)


def _criminals(state: CriminalsState, clock: Clock) -> int | None:
    """A table without a clock is not hurried where somebody has to make up his mind, but no talk goes on for ever."""
    if state.phase == GRACE:
        return int(state.rules.options["grace_seconds"])
    if clock.kind == "days":
        return clock.days * DAY
    live = clock.kind == "live"
    return {
        DISCUSSION: int(state.rules.talk_seconds) + (VERDICT if state.round > 1 else 0),
        CALL: FINAL_CALL,
        DECISION: PASSING if live else None,
        TALK: clock.seconds if live else None,
        BALLOT: clock.seconds if live else None,
    }[int(state.phase)]


def _until_start(state: GetawayState) -> int:
    """GET-R7 Time for the film of the round before. It shows only some of the cards, so that one may also dwell.

    It ends early when all people are ready; before the first race they are hurried by nothing else.
    """
    least = HOST_STARTS * SECOND if state.rules.host_starts else 0
    if state.reviewed_location == 0:
        return max(least, FIRST_START * SECOND)
    film = (len(state.reviewed) + 1) * BEAT + LAST_LOOK
    return max(least, SHORTEST_REVIEW * SECOND, min(film, LONGEST_REVIEW * SECOND))


def _milliseconds(seconds: int | None) -> int | None:
    return None if seconds is None else seconds * SECOND
