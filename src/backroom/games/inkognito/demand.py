"""The rules of Inkognito, chapter 5, 9.4 and 10.3: black cards on demand, and the dummy's."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, octet
from backroom.core.seat import Seat
from backroom.games.inkognito import meetings, notes
from backroom.games.inkognito.components import (
    ANSWERING,
    BLACK_IDENTITY,
    DECLINE,
    DEMAND,
    DEMAND_KIND,
    LOOK,
    PLACES,
    TABLES,
)
from backroom.games.inkognito.notes import ENQUIRY, GLANCE, IDENTITY, NONE
from backroom.games.inkognito.story import Declined, Demanded, Looked

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState


def legal(state: "InkognitoState", seat: Seat) -> vec[i64]:
    """5.1 Any other agent may be asked, R3 or nobody. 9.6, 10.6 With three or five players a number may be called."""
    actions: vec[i64] = state.offers.demands[PLACES * state.kind(seat) + seat]
    if not state.rules.no_repeat:
        return actions
    left: vec[i64] = vec[i64](capacity=16)
    for action in actions:
        if not repeats(state, seat, action):
            left = append(left, action)
    return left


def repeats(state: "InkognitoState", seat: i64, action: i64) -> bool:
    """R2 With demand_no_repeat: a kind of card is demanded that was seen on demand before."""
    if action < DEMAND_KIND or action >= LOOK:
        return False
    return has(notes.used_blacks(state, target(state, seat, action), seat), (action - DEMAND_KIND) % 2)


def target(state: "InkognitoState", seat: i64, action: i64) -> i64:
    """The agent of whom this demands a card."""
    steps: i64 = action - DEMAND if action < DEMAND_KIND else (action - DEMAND_KIND) // 2
    return state.agent_after(seat, steps + 1)


def opened(state: "InkognitoState", group: Mask) -> bool:
    """5.1 Everybody hears who was asked. True if the agent asked has yet to answer."""
    seat: i64 = TABLES.lowest[group & ~bit(state.ambassador)]
    action: i64 = octet(state.choices, seat) - 1
    if action == DECLINE:
        notes.keep(state, ENQUIRY, seat, seat, NONE)
        if state.story is not None:
            state.tell(Declined(seat=int(seat)))
        return False
    giver: i64 = target(state, seat, action)
    if state.story is not None:
        state.tell(Demanded(seat=int(seat), asked=int(giver)))
    if action >= DEMAND_KIND:
        notes.keep(state, ENQUIRY, giver, seat, IDENTITY + (action - DEMAND_KIND) % 2)
        return False
    state.phase = ANSWERING
    state.acting = bit(giver)
    return True


def asker(state: "InkognitoState") -> i64:
    """Who awaits an answer."""
    group: Mask = (state.meetings >> (PLACES * state.settled)) & 31
    return TABLES.lowest[group & ~bit(state.ambassador)]


def legal_answers(state: "InkognitoState", seat: Seat) -> vec[i64]:
    """R1 Whoever is asked chooses the card. R2 By option not one this asker has seen on demand."""
    if not state.rules.no_repeat:
        return state.offers.answers
    used: Mask = notes.used_blacks(state, seat, asker(state))
    left: vec[i64] = vec[i64](capacity=2)
    for action in state.offers.answers:
        if not has(used, action - BLACK_IDENTITY):
            left = append(left, action)
    return left


def answer(state: "InkognitoState", seat: Seat, action: i64) -> None:
    """5.2 Seen by the demander, R31 and an Ambassador who is a player."""
    state.acting = 0
    notes.keep(state, ENQUIRY, seat, asker(state), notes.what_of(action))
    state.settled += 1
    meetings.settle(state)


def look(state: "InkognitoState", group: Mask) -> None:
    """9.4 One of the dummy's black cards; R27 the looker chooses which, and nobody else learns it."""
    seat: i64 = TABLES.lowest[group & ~bit(state.dummy)]
    action: i64 = octet(state.choices, seat) - 1
    if action == DECLINE:
        notes.keep(state, GLANCE, seat, seat, NONE)
        if state.story is not None:
            state.tell(Declined(seat=int(seat)))
        return
    if state.story is not None:
        state.tell(Looked(seat=int(seat)))
    notes.keep(state, GLANCE, state.dummy, seat, IDENTITY + action - LOOK)
