"""Why an action is not allowed in Criminals, with the rule that says so. It agrees with `CriminalsState.legal`.

All of it is worked out from what everybody sees, so that no refusal tells anything.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import has, nibble
from backroom.core.errors import IllegalAction
from backroom.core.seat import HOUSE, Seat
from backroom.games.criminals import talk
from backroom.games.criminals.components import (
    AGREE,
    ASK,
    BALLOT,
    BOSS,
    CLAIM_ALIBI,
    CLAIM_CRIME,
    CLOSE,
    CRIME_NAMES,
    DECISION,
    DISAGREE,
    GRACE,
    MOST_STATEMENTS,
    NO,
    OVER,
    PASS,
    PROMISE,
    PROPOSE,
    SILENT,
    SNITCH,
    SUSPECT,
    TABLES,
    TALK,
    TRUST,
    WITHDRAW,
    YES,
)

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState


def why_not(state: "CriminalsState", seat: Seat, action: i64) -> IllegalAction | None:
    if state.phase == OVER:
        return IllegalAction("CRM-8.1", "the game is over")
    if seat == HOUSE:
        return _why_not_house(state, action)
    if action >= CLOSE:
        return IllegalAction("CRM-R5", "only the house calls time")
    if action >= CLAIM_ALIBI:
        return _why_not_say(state, seat, action)
    if action >= PASS:
        return _why_not_decide(state, seat, action)
    return _why_not_accuse(state, seat, action)


def _why_not_house(state: "CriminalsState", action: i64) -> IllegalAction | None:
    if not has(state.acting, HOUSE):
        return IllegalAction("CRM-R5", "this table plays without a clock")
    if action == TABLES.house[state.phase][0]:
        return None
    rule = "CRM-R21" if state.phase == DECISION else "CRM-R20" if state.phase == GRACE else "CRM-R5"
    return IllegalAction(rule, "this is not what the house can end now")


def _why_not_accuse(state: "CriminalsState", seat: Seat, action: i64) -> IllegalAction | None:
    if not has(state.remaining, seat):
        return IllegalAction("CRM-4.5", "you are eliminated and cannot accuse")
    if state.phase == DECISION:
        return IllegalAction("CRM-4.3", "somebody is sold out already, and must pass or snitch")
    if state.phase == TALK:
        return IllegalAction("CRM-R30", "statements come first, the ballot after them")
    if has(state.automatic, seat):
        return IllegalAction("CRM-3.6", "you alone show no alibi for this crime, and count as accusing the Boss")
    if state.phase == BALLOT and not has(state.acting, seat):
        return IllegalAction("CRM-R30", "your ballot is cast")
    if action < BOSS:
        forbidden = _why_not_player(state, seat, action)
        if forbidden is not None:
            return forbidden
    if state.phase == BALLOT:
        return None
    now: i64 = nibble(state.accused, seat) - 1
    if action == WITHDRAW and now < 0:
        return IllegalAction("CRM-3.3", "you accuse nobody")
    if action == now:
        return IllegalAction("CRM-3.3", "you accuse them already")
    return None


def _why_not_player(state: "CriminalsState", seat: Seat, target: i64) -> IllegalAction | None:
    if target == seat:
        return IllegalAction("CRM-3.5", "nobody accuses himself")
    if target >= state.seats:
        return IllegalAction("CRM-3.4", f"nobody sits in seat {target}")
    if not has(state.remaining, target):
        return IllegalAction("CRM-R9", "the eliminated are accused of nothing more")
    if not has(state.eligible(), target):
        return IllegalAction("CRM-3.4", f"an alibi for {CRIME_NAMES[state.crime]} is shown there")
    return None


def _why_not_decide(state: "CriminalsState", seat: Seat, action: i64) -> IllegalAction | None:
    if state.phase != DECISION or seat != state.sold:
        if action == PASS:
            return IllegalAction("CRM-4.3", "only an innocent player just sold out may pass")
        return IllegalAction("CRM-5.1", "only an innocent player just sold out may snitch")
    target: i64 = action - SNITCH
    if action == PASS or target == BOSS:
        return None
    if target == seat:
        return IllegalAction("CRM-5.1", "another player is named, or the Boss")
    if target >= state.seats:
        return IllegalAction("CRM-5.1", f"nobody sits in seat {target}")
    if not has(state.remaining, target):
        return IllegalAction("CRM-R9", "the crimes of the eliminated are known")
    if not has(state.eligible(), target):
        return IllegalAction("CRM-R10", f"an alibi for {CRIME_NAMES[state.crime]} is shown there")
    return None


def _why_not_say(state: "CriminalsState", seat: Seat, action: i64) -> IllegalAction | None:
    if state.phase == BALLOT:
        return IllegalAction("CRM-R30", "this is the time of the ballot")
    if state.phase == DECISION and state.rules.by_ballots:
        return IllegalAction("CRM-R30", "a decision is awaited")
    if not has(state.acting, seat):
        return IllegalAction("CRM-R30", "your statement is made")
    if action == SILENT:
        return None
    if talk.statements(state, seat) >= MOST_STATEMENTS:
        return IllegalAction("CRM-R31", f"you have made the {MOST_STATEMENTS} statements of this round")
    if action < SUSPECT or action == PROMISE:
        return _why_not_claim(state, seat, action)
    if action in (YES, NO):
        return None if has(state.asked, seat) else IllegalAction("CRM-R31", "nobody has asked you")
    if action == PROPOSE + BOSS:
        return None
    return _why_not_about(state, seat, action)


def _why_not_claim(state: "CriminalsState", seat: Seat, action: i64) -> IllegalAction | None:
    if not has(state.remaining, seat):
        return IllegalAction("CRM-R31", "you are eliminated, and your crime is known")
    if action == PROMISE:
        return None
    crime: i64 = action - (CLAIM_ALIBI if action < CLAIM_CRIME else CLAIM_CRIME)
    if not has(state.crimes, crime):
        return IllegalAction("CRM-2.3", f"{CRIME_NAMES[crime]} is not in this game")
    return None


def _why_not_about(state: "CriminalsState", seat: Seat, action: i64) -> IllegalAction | None:
    for first in (DISAGREE, AGREE, ASK, PROPOSE, TRUST, SUSPECT):
        if action >= first:
            whom: i64 = action - first
            if whom == seat:
                return IllegalAction("CRM-R31", "a statement about a player is about another one")
            if whom >= state.seats:
                return IllegalAction("CRM-R31", f"nobody sits in seat {whom}")
            if first >= AGREE and not has(state.spoke, whom):
                return IllegalAction("CRM-R31", "nothing was said there in this round")
            if first < AGREE and not has(state.remaining, whom):
                return IllegalAction("CRM-R31", "the crimes of the eliminated are known")
            return None
    return None
