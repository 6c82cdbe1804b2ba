"""The rules of Inkognito, chapter 3, and 9.2, 9.3, 10.2: rounds of locations, and series of five rounds."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, octet, shl
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.games.inkognito import match, meetings
from backroom.games.inkognito.components import (
    AGENTS,
    DUMMY,
    EVERY_SITE,
    GO,
    GOING,
    LOCATIONS,
    NOTHING,
    PLACES,
    ROUNDS,
    SEND,
    TABLES,
)
from backroom.games.inkognito.story import Committed, RoundBegan, Turned, Went

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState


def begin_series(state: "InkognitoState", rng: Rng) -> None:
    """3.7 Everybody takes the locations back. 2.2 The Ambassador's are shuffled, 10.1 unless they are his hand."""
    state.round = 0
    state.past = 0
    place: i64 = 0
    state.left = 0
    while place < PLACES:
        state.left |= shl(EVERY_SITE, 8 * place)
        place += 1
    state.pack = 0
    if state.seats < 5:
        state.pack = shuffled_pack(EVERY_SITE, rng)
    begin_round(state)


def shuffled_pack(sites: Mask, rng: Rng) -> Nibbles:
    """These locations in any order."""
    pack: Nibbles = 0
    left: i64 = TABLES.counts[sites]
    while left > 0:
        skip: i64 = rng.below(left) if left > 1 else 0
        rest: Mask = sites
        while skip > 0:
            rest &= rest - 1
            skip -= 1
        site: i64 = TABLES.lowest[rest]
        sites ^= bit(site)
        pack = shl(pack, 4) | (site + 1)
        left -= 1
    return pack


def begin_round(state: "InkognitoState") -> None:
    """3.1 Every agent will play a location. R20 The last ones of a series are played by themselves."""
    state.phase = GOING
    state.row = 0
    state.asked = 0
    state.meetings = 0
    state.settled = 0
    state.choices = 0
    if state.seats == 3 and state.rules.dummy == "random":
        state.mover = state.draw().below(3)
    if state.story is not None:
        mover = None if state.seats != 3 else int(state.mover)
        state.tell(RoundBegan(series=state.series, round=state.round + 1, starter=state.starter, mover=mover))
    if state.round == ROUNDS - 1:
        _play_last(state)
    elif state.rules.simultaneous:
        state.acting = state.sitting
    elif state.seats == 5:
        state.acting = bit(state.ambassador)
    else:
        _ask(state)


def _ask(state: "InkognitoState") -> None:
    """3.1 In turn, clockwise. 9.3 The dummy's is played by the mover."""
    place: i64 = state.agent_at(state.asked)
    state.acting = bit(state.mover if place == state.dummy else place)


def _play_last(state: "InkognitoState") -> None:
    """R20 One location is left to each, and everybody knows which."""
    while state.asked < AGENTS:
        place: i64 = state.agent_at(state.asked)
        _open(state, place, TABLES.lowest[octet(state.left, place)], True)
        state.asked += 1
    if state.seats == 5:
        state.pack = TABLES.lowest[octet(state.left, state.ambassador)] + 1
    _turn_up(state)


def legal(state: "InkognitoState", seat: Seat) -> vec[i64]:
    """3.3 Any location not used in this series."""
    place: i64 = turn_of(state, seat)
    if place == state.dummy:
        return TABLES.sends[octet(state.left, place)]
    return TABLES.goes[octet(state.left, place)]


def turn_of(state: "InkognitoState", seat: i64) -> i64:
    """For which place this seat now plays a location: its own, or the dummy's."""
    if state.seats == 3:
        if not state.rules.simultaneous:
            return state.agent_at(state.asked)
        if (state.row >> (3 * seat)) & 7 != 0:
            return DUMMY
    return seat


def go(state: "InkognitoState", seat: Seat, action: i64) -> None:
    """3.1 Open for all to see. 10.2 The Ambassador's card lies face down. R19 By option, so do all."""
    site: i64 = action - SEND if action >= SEND else action - GO
    if state.rules.simultaneous:
        _put_down(state, seat, action, site)
    elif seat == state.ambassador:
        state.pack = site + 1
        if state.story is not None:
            state.tell(Committed(seat=int(seat)))
        _ask(state)
    else:
        place: i64 = DUMMY if action >= SEND else seat
        _open(state, place, site, False)
        state.asked += 1
        if state.asked < AGENTS:
            _ask(state)
        else:
            _turn_up(state)


def _open(state: "InkognitoState", place: i64, site: i64, forced: bool) -> None:
    """3.5 The card stays visible."""
    state.row |= shl(site + 1, 3 * place)
    state.left &= ~bit(8 * place + site)
    if state.story is not None:
        by = int(state.mover) if place == state.dummy and not forced else None
        state.tell(Went(place=int(place), location=LOCATIONS[site], by=by, forced=forced))


def _put_down(state: "InkognitoState", seat: Seat, action: i64, site: i64) -> None:
    """R19 With simultaneous_locations. The mover puts down two cards, the own one first."""
    if seat == state.ambassador:
        state.pack = site + 1
    else:
        state.row |= shl(site + 1, 3 * (DUMMY if action >= SEND else seat))
    if state.story is not None:
        state.tell(Committed(seat=int(seat)))
    if state.seats == 3 and seat == state.mover and action < SEND:
        return
    state.acting &= ~bit(seat)
    if state.acting == 0:
        row: i64 = state.row
        while state.asked < AGENTS:
            place: i64 = state.agent_at(state.asked)
            _open(state, place, ((row >> (3 * place)) & 7) - 1, False)
            state.asked += 1
        _turn_up(state)


def _turn_up(state: "InkognitoState") -> None:
    """3.2 Last comes the Ambassador's card: the top of his pack, 10.2 or the one he put down."""
    site: i64 = (state.pack & 15) - 1
    state.pack >>= 4
    state.row |= shl(site + 1, 3 * state.ambassador)
    state.left &= ~bit(8 * state.ambassador + site)
    if state.story is not None:
        state.tell(Turned(place=int(state.ambassador), location=LOCATIONS[site]))
    meetings.find(state)


def end_round(state: "InkognitoState") -> None:
    """3.6, R26 The left neighbour starts the next. 3.7 After five, a new series. R22 After the last, a draw."""
    state.starter = state.agent_at(1)
    if state.rules.dummy == "rotate":
        state.mover = (state.mover + 1) % 3
    if state.round < ROUNDS - 1:
        state.past |= shl(state.row, 15 * state.round)
        state.round += 1
        begin_round(state)
    elif state.series < state.rules.last_series:
        state.series += 1
        begin_series(state, state.draw())
    else:
        match.end_game(state, 0, False, NOTHING)
