"""What each seat sees of a game of FBI, written into a View field by field."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, members, nibble, octet
from backroom.core.seat import WATCHER, Seat
from backroom.core.view import View
from backroom.games.fbi import scoring
from backroom.games.fbi.components import (
    AGENT_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    DECK_SIZE,
    DEPARTMENTS,
    FIELD,
    FIRST_DOUBLE,
    KINDS,
    OVER,
    PAIR_NAMES,
    PAIRS,
    PLACES,
    TWICE,
)
from backroom.games.fbi.view import Agent, FbiTruth, FbiView, Phase

if TYPE_CHECKING:
    from backroom.games.fbi.state import FbiState

PHASES: Final[tuple[Phase, ...]] = ("release", "choose", "arrest", "over")


def view(state: "FbiState", seat: Seat) -> FbiView:
    seats = range(state.seats)
    takers = scoring.takers(state)
    final = scoring.with_bonus(state, takers)
    over = state.phase == OVER
    return FbiView(
        seat=int(seat),
        seats=state.seats,
        to_act=tuple(members(state.acting)),
        phase=PHASES[state.phase],
        turn=state.turn,
        turns=(DECK_SIZE + 2 * state.seats - 1) // (2 * state.seats),
        handcuffs=state.handcuffs,
        deck=len(state.deck) - state.dealt,
        centre=tuple([_pile(state, colour) for colour in range(DEPARTMENTS)]),
        slammers=tuple([heap(state.once[owner], state.twice[owner]) for owner in seats]),
        out=heap(state.out_once, state.out_twice),
        released=tuple([_released(state, owner) for owner in seats]),
        waiting=tuple([(state.handcuffs + later) % state.seats for later in range(state.asked, state.seats)]),
        order=_order(state),
        step=state.step,
        keepable=tuple([COLOUR_NAMES[colour] for colour in range(DEPARTMENTS) if has(state.keepable, colour)]),
        locked=tuple([owner for owner in seats if nibble(state.kept, owner) != 0]),
        kept=() if seat == WATCHER else _pair(state, seat),
        played=tuple([_played(state, Seat(owner)) for owner in seats]),
        arresting=None if state.picking < 0 else COLOUR_NAMES[state.picking],
        points=tuple(
            [tuple([scoring.points(state, owner, colour) for colour in range(DEPARTMENTS)]) for owner in seats]
        ),
        leaders=scoring.leaders(takers),
        scores=tuple(final.scores),
        winners=tuple(members(final.winners)) if over else (),
    )


def views(state: "FbiState", seats: list[Seat]) -> list[View]:
    """All that anybody knows is public, but for one's own two agents."""
    public = view(state, WATCHER)
    return [public if seat == WATCHER else replace(public, seat=int(seat), kept=_pair(state, seat)) for seat in seats]


def truth(state: "FbiState") -> FbiTruth:
    return FbiTruth(
        public=view(state, WATCHER),
        deck=tuple([CARD_NAMES[state.deck[position]] for position in range(state.dealt, len(state.deck))]),
        kept=tuple([_pair(state, Seat(seat)) for seat in range(state.seats)]),
    )


def heap(once: Mask, twice: Mask) -> tuple[str, ...]:
    """The cards of a slammer, colour by colour, the highest first."""
    cards: list[str] = []
    for colour in range(KINDS // PLACES):
        if ((once | twice) >> (PLACES * colour)) & FIELD == 0:
            continue
        for place in range(PLACES - 1, -1, -1):
            card: Mask = bit(colour * PLACES + place)
            if once & card != 0:
                cards.append(CARD_NAMES[colour * PLACES + place])
            if twice & card != 0:
                cards.append(CARD_NAMES[colour * PLACES + place])
    return tuple(cards)


def _pile(state: "FbiState", colour: i64) -> tuple[str, ...]:
    """4.2d All values are visible, from the bottom to the card an arrest takes."""
    cards: list[str] = []
    pile: i64 = state.centre[colour]
    while pile != 0:
        cards.append(CARD_NAMES[colour * PLACES + (pile & 15) - 1])
        pile >>= 4
    cards.reverse()
    return tuple(cards)


def _released(state: "FbiState", seat: i64) -> str | None:
    moved: i64 = octet(state.released, seat)
    return None if moved < 2 else CARD_NAMES[moved - 2]


def _order(state: "FbiState") -> tuple[int, ...]:
    if state.asked < state.seats:
        return ()
    return tuple([nibble(state.order, rank) for rank in range(state.seats)])


def _pair(state: "FbiState", seat: Seat) -> tuple[Agent, ...]:
    pair: i64 = nibble(state.kept, seat) - 1
    return () if pair < 0 else PAIR_NAMES[pair]


def _played(state: "FbiState", seat: Seat) -> tuple[Agent, ...]:
    """4.5a, 4.5b The agents a seat has shown this turn; an agent picking its card is shown already."""
    first: i64 = nibble(state.first, seat) - 1
    if first < 0:
        return ()
    rank: i64 = 0
    while nibble(state.order, rank) != seat:
        rank += 1
    shown: i64 = state.step if state.picking < 0 else state.step + 1
    if shown < 2 * state.seats - rank:
        return (AGENT_NAMES[first],)
    pair: i64 = nibble(state.kept, seat) - 1
    one, other = PAIRS[pair]
    second = TWICE if pair >= FIRST_DOUBLE else one + other - first
    return (AGENT_NAMES[first], AGENT_NAMES[second])
