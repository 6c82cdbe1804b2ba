"""The rules of FBI, 4.5: arrests, first in the order of the slammer cards and then back."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, has, nibble, shl, single, with_nibble
from backroom.core.seat import Seat
from backroom.games.fbi import turn
from backroom.games.fbi.components import (
    AGENT_NAMES,
    ARREST,
    ARRESTING,
    CARD_NAMES,
    FIRST_DOUBLE,
    NOTHING,
    PLACES,
    TABLES,
    TWICE,
    kind,
)
from backroom.games.fbi.story import AgentShown, Arrested
from backroom.games.fbi.view import Agent

if TYPE_CHECKING:
    from backroom.games.fbi.state import FbiState


def arrester(state: "FbiState") -> Seat:
    """4.5a Slammer cards 1..N. 4.5b Then N..1, so that N acts twice running."""
    if state.step < state.seats:
        return Seat(nibble(state.order, state.step))
    return Seat(nibble(state.order, 2 * state.seats - 1 - state.step))


def go_on(state: "FbiState") -> None:
    """4.5b Arrest by arrest, until somebody has to choose or the turn is over."""
    state.phase = ARRESTING
    while state.picking == NOTHING and state.step < 2 * state.seats:
        seat = arrester(state)
        state.acting = bit(seat)
        if state.step < state.seats:
            if not single(state.keepable):
                return  # whether there is a choice is secret
            colour: i64 = TABLES.one[nibble(state.kept, seat) - 1]
            state.first = with_nibble(state.first, seat, colour + 1)
            _arrest(state, seat, colour)
        else:
            _arrest(state, seat, _second_colour(state, seat))
    if state.picking == NOTHING:
        turn.end(state)


def legal_agents(state: "FbiState", seat: Seat) -> vec[i64]:
    """4.5a One of the two kept, owner's choice. R10 The 2x agent comes second. R12 An empty colour may be chosen."""
    return TABLES.uses[nibble(state.kept, seat) - 1]


def use(state: "FbiState", seat: Seat, agent: i64) -> None:
    state.first = with_nibble(state.first, seat, agent + 1)
    _arrest(state, seat, agent)
    go_on(state)


def _second_colour(state: "FbiState", seat: Seat) -> i64:
    """4.5b The agent that is left. 4.4c The 2x agent is the first one once more."""
    pair: i64 = nibble(state.kept, seat) - 1
    shown: i64 = nibble(state.first, seat) - 1
    if pair >= FIRST_DOUBLE:
        return shown
    return TABLES.one[pair] + TABLES.other[pair] - shown


def _arrest(state: "FbiState", seat: Seat, colour: i64) -> None:
    """4.5c Only in the own colour. 4.5d One must be taken: 4.5e the highest, 7.2 or the top. 4.5g Or none is left."""
    pile: Nibbles = state.centre[colour]
    if pile == 0:
        _tell(state, seat, colour, NOTHING)
        state.step += 1
    elif state.rules.free and not _alike(pile):
        state.picking = colour
        if state.story is not None:
            state.tell(AgentShown(seat=int(seat), step=state.step, agent=_agent_shown(state, seat, colour)))
    else:
        _take(state, seat, colour, (pile & 15) - 1)


def legal_cards(state: "FbiState") -> vec[i64]:
    """R13 With arrest=free, any card of the agent's colour."""
    actions: vec[i64] = vec[i64](capacity=8)
    seen: Mask = 0
    pile: Nibbles = state.centre[state.picking]
    while pile != 0:
        place: i64 = (pile & 15) - 1
        if not has(seen, place):
            actions = append(actions, ARREST + kind(state.picking, place))
        seen |= bit(place)
        pile >>= 4
    return actions


def pick(state: "FbiState", seat: Seat, card: i64) -> None:
    _take(state, seat, state.picking, card % PLACES)
    state.picking = NOTHING
    go_on(state)


def _take(state: "FbiState", seat: Seat, colour: i64, place: i64) -> None:
    """4.5f The card goes to the taker's slammer."""
    pile: Nibbles = state.centre[colour]
    depth: i64 = 0
    while (pile >> depth) & 15 != place + 1:
        depth += 4
    state.centre[colour] = shl(pile >> (depth + 4), depth) | (pile & (shl(1, depth) - 1))
    taken: Mask = bit(kind(colour, place))
    state.twice[seat] |= state.once[seat] & taken
    state.once[seat] |= taken
    _tell(state, seat, colour, kind(colour, place))
    state.step += 1


def _tell(state: "FbiState", seat: Seat, colour: i64, card: i64) -> None:
    if state.story is not None:
        agent = _agent_shown(state, seat, colour)
        taken = None if card == NOTHING else CARD_NAMES[card]
        state.tell(Arrested(seat=int(seat), step=state.step, agent=agent, card=taken))


def _agent_shown(state: "FbiState", seat: Seat, colour: i64) -> Agent:
    """The agent behind an arrest in that colour: in the second pass it may be 2x (R10)."""
    again = state.step >= state.seats and nibble(state.kept, seat) > FIRST_DOUBLE
    return AGENT_NAMES[TWICE if again else colour]


def _alike(pile: Nibbles) -> bool:
    """One value is no choice."""
    top: i64 = pile & 15
    while pile != 0:
        if pile & 15 != top:
            return False
        pile >>= 4
    return True
