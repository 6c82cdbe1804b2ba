"""What each seat sees of a game of Criminals, written into a View field by field."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, members, nibble
from backroom.core.seat import WATCHER, Seat
from backroom.games.criminals.components import (
    ACTION_NAMES,
    AGREE,
    BALLOT,
    CLAIM_ALIBI,
    CLAIM_CRIME,
    CRIME_NAMES,
    KINDS,
    NO,
    NOBODY,
    OVER,
    PHASES,
    PROMISE,
    SUSPECT,
    YES,
    seven,
)
from backroom.games.criminals.view import Crime, CriminalsTruth, CriminalsView, Statement

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState


def view(state: "CriminalsState", seat: Seat) -> CriminalsView:
    seats = range(state.seats)
    over = state.phase == OVER
    return CriminalsView(
        seat=int(seat),
        seats=state.seats,
        to_act=tuple(members(state.acting)),
        phase=PHASES[state.phase],
        round=state.round,
        crimes=named(state.crimes),
        crime=CRIME_NAMES[state.crime],
        deck=named(state.cards & ~bit(state.crime)),
        remaining=tuple(members(state.remaining)),
        threshold=(state.left + 1) // 2,
        shown=tuple([named(shown(state, owner)) for owner in seats]),
        guilt=tuple([_known(state, owner) for owner in seats]),
        boss=CRIME_NAMES[state.boss] if over else None,
        mine=None if seat == WATCHER else CRIME_NAMES[state.crime_of(seat)],
        hand=() if seat == WATCHER else _hand(state, seat),
        accusations=accusations(state),
        automatic=tuple(members(state.automatic)),
        eligible=tuple(members(state.eligible())),
        closed=state.closed,
        wavering=None if state.wavering == NOBODY else int(state.wavering),
        sold_out=None if state.sold == NOBODY else int(state.sold),
        ballot=state.ballot,
        ballots=state.rules.ballots,
        deadlocks=state.deadlocks,
        chosen=tuple([owner for owner in seats if seven(state.choices, owner) != 0]),
        choice=None if seat == WATCHER else _choice(state, seat),
        statements=statements(state),
        winners=tuple(members(state.winners)),
    )


def truth(state: "CriminalsState") -> CriminalsTruth:
    seats = range(state.seats)
    return CriminalsTruth(
        public=view(state, WATCHER),
        guilt=tuple([CRIME_NAMES[state.crime_of(seat)] for seat in seats]),
        boss=CRIME_NAMES[state.boss],
        choices=tuple([_choice(state, seat) for seat in seats]),
    )


def named(crimes: Mask) -> tuple[Crime, ...]:
    return tuple([CRIME_NAMES[crime] for crime in members(crimes)])


def shown(state: "CriminalsState", seat: i64) -> Mask:
    """2.8 The alibis a seat has face up."""
    found: Mask = 0
    for crime in members(state.crimes):
        if has(state.showing[crime], seat):
            found |= bit(crime)
    return found


def _known(state: "CriminalsState", seat: i64) -> Crime | None:
    """4.2, 5.3 The crimes of the eliminated are public; R23 at the end all are."""
    if state.phase != OVER and has(state.remaining, seat):
        return None
    return CRIME_NAMES[state.crime_of(seat)]


def _hand(state: "CriminalsState", seat: i64) -> tuple[Crime, ...]:
    """2.5 The own alibis that are not shown."""
    return named(state.crimes & ~shown(state, seat) & ~bit(state.crime_of(seat)))


def accusations(state: "CriminalsState") -> tuple[int | None, ...]:
    """3.3 Whom each seat accuses."""
    found: list[int | None] = []
    for seat in range(state.seats):
        target: i64 = nibble(state.accused, seat) - 1
        found.append(None if target == NOBODY else int(target))
    return tuple(found)


def _choice(state: "CriminalsState", seat: i64) -> str | None:
    action: i64 = seven(state.choices, seat) - 1
    return None if action < 0 or state.phase > BALLOT else ACTION_NAMES[action]


def statements(state: "CriminalsState") -> tuple[Statement, ...]:
    """R31 All that was said; what has been unpacked before is kept."""
    known: i64 = len(state.heard)
    total: i64 = len(state.said)
    if known < total:
        found = list(state.heard)
        while known < total:
            found.append(_unpacked(state.said[known], found))
            known += 1
        state.heard = tuple(found)
    return state.heard


def _unpacked(word: i64, before: list[Statement]) -> Statement:
    number: i64 = word >> 15
    seat: i64 = (word >> 7) & 15
    action: i64 = word & 127
    place: i64 = len(KINDS) - 1
    while KINDS[place][0] > action:
        place -= 1
    first, kind = KINDS[place]
    claim: Crime | None = None
    about: int | None = None
    reply: int | None = None
    if CLAIM_ALIBI <= action < SUSPECT:
        claim = CRIME_NAMES[action - (CLAIM_ALIBI if action < CLAIM_CRIME else CLAIM_CRIME)]
    elif action != YES and action != NO and action != PROMISE:
        about = int(action - first)
    if action in (YES, NO):
        reply = _question(before, number, seat)
        about = None if reply is None else before[reply].seat
    elif action >= AGREE:
        reply = _last(before, number, action - first)
    return Statement(
        round=number,
        crime=CRIME_NAMES[(word >> 11) & 15],
        seat=seat,
        kind=kind,
        about=about,
        claim=claim,
        reply=reply,
    )


def _question(before: list[Statement], number: i64, seat: i64) -> int | None:
    """R31 The last question of this round to that seat."""
    place = len(before) - 1
    while place >= 0 and before[place].round == number:
        if before[place].kind == "ask" and before[place].about == seat:
            return place
        place -= 1
    return None


def _last(before: list[Statement], number: i64, seat: i64) -> int | None:
    """R31 The last statement of that seat in this round."""
    place = len(before) - 1
    while place >= 0 and before[place].round == number:
        if before[place].seat == seat:
            return place
        place -= 1
    return None
