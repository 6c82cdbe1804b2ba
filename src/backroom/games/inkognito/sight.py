"""What each seat sees of a game of Inkognito, written into a View field by field."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, members, octet
from backroom.core.seat import WATCHER, Seat
from backroom.games.inkognito import demand, match, meetings, notes
from backroom.games.inkognito.components import (
    ACTION_NAMES,
    ANSWERING,
    GOING,
    LOCATIONS,
    MEETING,
    NAMING,
    NOTHING,
    OVER,
    PLACES,
    ROUNDS,
    TABLES,
    call_name,
    people_name,
)
from backroom.games.inkognito.notes import AUDIENCE, ENQUIRY, EXCHANGE, IDENTITY, NONE
from backroom.games.inkognito.view import (
    Black,
    Column,
    Deal,
    Down,
    Finished,
    InkognitoPhase,
    InkognitoTruth,
    InkognitoView,
    Location,
    Meeting,
    Show,
)

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState

PHASES: Final[tuple[InkognitoPhase, ...]] = ("locations", "meetings", "answer", "name", "over")
ALL_SEEING: Final = Seat(-2)
"""For the truth: whoever looks at a sheet with these eyes sees every card."""


def view(state: "InkognitoState", seat: Seat) -> InkognitoView:
    over = state.phase == OVER
    sealed = unopened(state)
    return InkognitoView(
        seat=int(seat),
        seats=state.seats,
        to_act=tuple(members(state.acting)),
        phase=PHASES[state.phase],
        match=state.rules.match,
        nth=state.nth,
        points=tuple([octet(state.points, owner) for owner in range(state.seats)]),
        draws=state.draws,
        series=state.series,
        last_series=state.rules.last_series,
        round=state.round + 1,
        starter=state.starter,
        ambassador=state.ambassador,
        dummy=None if state.dummy == NOTHING else int(state.dummy),
        mover=int(state.mover) if state.seats == 3 else None,
        played=tuple([_played(state, place) for place in range(PLACES)]),
        down=_down(state, seat),
        meetings=_meetings(state),
        settled=state.settled,
        locked=tuple(members(sealed)),
        choice=ACTION_NAMES[meetings.choice(state, seat)] if has(sealed, seat) else None,
        demand=_demand(state),
        called=(int(state.caller), call_name(int(state.called))) if state.phase == NAMING else None,
        black=tuple(_black(state, seat, over)),
        sheet=_sheet(state, seat),
        finished=_finished(state),
        winners=tuple(members(match.outcome(state).winners)) if over else (),
    )


def truth(state: "InkognitoState") -> InkognitoTruth:
    choices = [
        ACTION_NAMES[meetings.choice(state, place)] if has(unopened(state), place) else None for place in range(5)
    ]
    pack: list[Location] = []
    rest: i64 = state.pack
    while rest != 0:
        pack.append(LOCATIONS[(rest & 15) - 1])
        rest >>= 4
    return InkognitoTruth(
        public=view(state, WATCHER),
        deal=Deal(black=tuple(match.blacks(state.identity, state.number, state.ambassador))),
        pack=tuple(pack),
        down=_down(state, ALL_SEEING),
        choices=tuple(choices),
        sheet=_sheet(state, ALL_SEEING),
        chance=int(state.chance),
    )


def unopened(state: "InkognitoState") -> Mask:
    """R4 The seats whose choice is made and its meeting not settled; not the demander's, once it was heard."""
    if state.phase != MEETING and state.phase != ANSWERING:
        return 0
    meeting: i64 = state.settled if state.phase == MEETING else state.settled + 1
    places: Mask = 0
    while meeting < 2:
        places |= (state.meetings >> (PLACES * meeting)) & 31
        meeting += 1
    found: Mask = 0
    for place in members(places):
        if octet(state.choices, place) != 0:
            found |= bit(place)
    return found


def _black(state: "InkognitoState", seat: Seat, over: bool) -> list[Black | None]:
    """2.3 The own cards; 7.2 all of them when it is over."""
    found = match.blacks(state.identity, state.number, state.ambassador)
    if over:
        return found
    return [cards if place == seat else None for place, cards in enumerate(found)]


def _played(state: "InkognitoState", place: i64) -> tuple[Location, ...]:
    """3.5 This series' cards in order, as far as they are open."""
    found: list[Location] = []
    for number in range(state.round):
        found.append(LOCATIONS[((state.past >> (15 * number + 3 * place)) & 7) - 1])
    now: i64 = (state.row >> (3 * place)) & 7
    if now != 0 and not hidden(state):
        found.append(LOCATIONS[now - 1])
    return tuple(found)


def hidden(state: "InkognitoState") -> bool:
    """R19 This round's cards are still face down."""
    return state.phase == GOING and state.rules.simultaneous


def _down(state: "InkognitoState", seat: Seat) -> tuple[Down, ...]:
    """R19 Cards that are put down at the same time. 10.2 The Ambassador's."""
    found: list[Down] = []
    if state.phase != GOING:
        return ()
    for place in range(PLACES):
        card: i64 = (state.row >> (3 * place)) & 7 if hidden(state) else 0
        if state.seats == 5 and place == state.ambassador:
            card = state.pack & 15
        if card != 0:
            owner: i64 = state.mover if place == state.dummy else place
            mine = seat in (owner, ALL_SEEING)
            found.append(Down(place=place, location=LOCATIONS[card - 1] if mine else None))
    return tuple(found)


def _meetings(state: "InkognitoState") -> tuple[Meeting, ...]:
    found: list[Meeting] = []
    groups: i64 = state.meetings
    while groups != 0:
        group: Mask = groups & 31
        site: i64 = ((state.row >> (3 * TABLES.lowest[group])) & 7) - 1
        how = meetings.HOWS[meetings.how_of(state, group)]
        found.append(Meeting(location=LOCATIONS[site], who=tuple(members(group)), how=how))
        groups >>= PLACES
    return tuple(found)


def _demand(state: "InkognitoState") -> tuple[int, int] | None:
    if state.phase != ANSWERING:
        return None
    return int(demand.asker(state)), int(TABLES.lowest[state.acting])


def _sheet(state: "InkognitoState", seat: Seat) -> tuple[Column, ...]:
    """6.1 A column for each meeting, with the cards this seat showed or saw."""
    columns: list[Column] = []
    start: i64 = 0
    length: i64 = len(state.log)
    while start < length:
        end: i64 = start + 1
        while end < length and notes.column(state.log[end]) == notes.column(state.log[start]):
            end += 1
        columns.append(_column(state, seat, start, end))
        start = end
    return tuple(columns)


def _column(state: "InkognitoState", seat: Seat, start: i64, end: i64) -> Column:
    first: i64 = state.log[start]
    who: Mask = bit(notes.taker(first))
    if notes.how(first) == ENQUIRY:
        who |= bit(state.ambassador)
    elif notes.how(first) == EXCHANGE or notes.how(first) == AUDIENCE:
        for position in range(start, end):
            who |= bit(notes.giver(state.log[position]))
    else:
        who |= bit(state.dummy)
    shows = [_show(state, seat, state.log[position]) for position in range(start, end)]
    return Column(
        series=notes.when(first) // ROUNDS + 1,
        round=notes.when(first) % ROUNDS + 1,
        location=LOCATIONS[notes.location(first)],
        how=meetings.HOWS[notes.how(first)],
        who=tuple(members(who)),
        shows=() if notes.what(first) == NONE else tuple(shows),
    )


def _show(state: "InkognitoState", seat: Seat, note: i64) -> Show:
    """4.5, 5.2 Nobody else learns the cards, nor their kind or number."""
    giver: i64 = notes.giver(note)
    what: i64 = notes.what(note)
    if what == NONE or not (seat == ALL_SEEING or has(notes.audience(state, note), seat)):
        return Show(giver=giver, taker=notes.taker(note), black=None, cards=None)
    return Show(giver=giver, taker=notes.taker(note), black=what >= IDENTITY, cards=state.cards_shown(giver, what))


def _finished(state: "InkognitoState") -> Finished | None:
    """7.2, 8.1 The last game that ended, its cards open."""
    if not state.finished:
        return None
    return Finished(
        black=tuple(match.blacks(state.last_identity, state.last_number, state.last_ambassador)),
        caller=None if state.last_caller == NOTHING else int(state.last_caller),
        call=None if state.last_called == NOTHING else call_name(int(state.last_called)),
        people=None if state.last_people == NOTHING else people_name(int(state.last_people)),
        right=state.last_right,
        winners=tuple(members(state.last_winners)),
    )
