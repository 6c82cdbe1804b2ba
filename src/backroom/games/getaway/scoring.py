"""The rules of Getaway, chapter 10: who has won, and who is ahead."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, count, octet
from backroom.core.state import Outcome
from backroom.games.getaway.components import POLICE, ROBBERS

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState


def outcome(state: "GetawayState") -> Outcome:
    """10a Every member of a team scores its Locations; the team with more has won, and before the end may be both."""
    robbers: i64 = count(octet(state.won, ROBBERS))
    police: i64 = count(octet(state.won, POLICE))
    scores = [int(robbers if state.teams.side[seat] == ROBBERS else police) for seat in range(state.seats)]
    winners: Mask = 0
    if robbers >= police:
        winners |= state.teams.members[ROBBERS]
    if police >= robbers:
        winners |= state.teams.members[POLICE]
    return Outcome(scores, winners)
