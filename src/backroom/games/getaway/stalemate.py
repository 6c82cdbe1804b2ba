"""Ruling R25 of Getaway: a round in which nothing more happens is called off, or both teams are counted."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import bit
from backroom.core.seat import HOUSE, Seat
from backroom.games.getaway import laying, matching, preparation, review
from backroom.games.getaway.components import CARD_NAMES, NOTHING, POLICE, QUIET_SECONDS, ROBBERS
from backroom.games.getaway.story import CallOffAgreed, NothingLanded, RoundVoided

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState

LONGEST: Final = 60  # seconds after which any round is over in which nothing lands


def agree(state: "GetawayState", seat: Seat) -> None:
    """Everybody who still holds cards must; the next card that lands undoes it."""
    state.agreed |= bit(seat)
    if state.story is not None:
        state.tell(CallOffAgreed(seat=int(seat)))
    if state.agreed | bit(HOUSE) == state.acting | bit(HOUSE):
        call_off(state)


def quiet(state: "GetawayState") -> None:
    """Nothing landed for another ten seconds: too long if only Stops are left, or after a minute in any case."""
    state.quiet += QUIET_SECONDS
    if state.story is not None:
        state.tell(NothingLanded(seconds=state.quiet))
    if state.quiet >= LONGEST or (state.quiet >= state.rules.stalemate_seconds and laying.only_stops(state)):
        call_off(state)


def call_off(state: "GetawayState") -> None:
    """The round is void and its Location played for again. With `showdown` both teams are counted first."""
    if state.rules.showdown:
        review.conclude(state, ahead(state))
        return
    state.pile = vec[i64]()
    state.last_winner = NOTHING
    if state.story is not None:
        state.tell(RoundVoided(location=CARD_NAMES[state.location]))
    preparation.prepare(state)


def ahead(state: "GetawayState") -> i64:
    """The team with the larger share of its own target, or nobody."""
    scores = state.rules.deny_scores
    robbers: i64 = matching.total(state.location, state.pile, ROBBERS, scores) * state.teams.target[POLICE]
    police: i64 = matching.total(state.location, state.pile, POLICE, scores) * state.teams.target[ROBBERS]
    if robbers == police:
        return NOTHING
    return ROBBERS if robbers > police else POLICE
