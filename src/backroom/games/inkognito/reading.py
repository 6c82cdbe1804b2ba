"""A View of Inkognito read back into a State: the reverse of sight, with what is hidden left open."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, shl, with_nibble, with_octet
from backroom.games.inkognito import notes
from backroom.games.inkognito.components import (
    ACTION_NAMES,
    CALL,
    CARDS,
    EVERY_SITE,
    IDENTITIES,
    KINDS,
    LOCATIONS,
    NAME,
    NOTHING,
    PAIR_CARDS,
    PLACES,
    ROUNDS,
    SEGMENTS,
    TABLES,
    black_kind,
)
from backroom.games.inkognito.meetings import HOWS
from backroom.games.inkognito.notes import IDENTITY, NONE, NUMBER, UNSEEN
from backroom.games.inkognito.sight import PHASES
from backroom.games.inkognito.view import Black, Clue, Column, InkognitoView, Show

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState

ACTION_NUMBERS: Final = {name: action for action, name in enumerate(ACTION_NAMES)}
PAIR_NUMBERS: Final = {(CARDS[one], CARDS[other]): pair for pair, (one, other) in enumerate(PAIR_CARDS)}


def fill(state: "InkognitoState", view: InkognitoView) -> None:
    """Everything the View shows."""
    state.phase = PHASES.index(view.phase)
    for seat in view.to_act:
        state.acting |= bit(seat)
    state.nth = view.nth
    for seat, points in enumerate(view.points):
        state.points = with_octet(state.points, seat, points)
    state.draws = view.draws
    state.series = view.series
    state.round = view.round - 1
    state.starter = view.starter
    state.ambassador = view.ambassador
    state.mover = 0 if view.mover is None else view.mover
    _fill_locations(state, view)
    _fill_meetings(state, view)
    for column in view.sheet:
        _fill_column(state, column)
    _fill_finished(state, view)


def _fill_locations(state: "InkognitoState", view: InkognitoView) -> None:
    for place in range(PLACES):
        left: Mask = EVERY_SITE
        for number, name in enumerate(view.played[place]):
            site: i64 = LOCATIONS.index(name)
            left &= ~bit(site)
            if number < state.round:
                state.past |= shl(site + 1, 15 * number + 3 * place)
            else:
                state.row |= shl(site + 1, 3 * place)
                state.asked += 0 if place == state.ambassador else 1
        state.left |= shl(left, 8 * place)
    for card in view.down:
        if card.location is not None:
            site = LOCATIONS.index(card.location)
            if card.place == state.ambassador:
                state.pack = site + 1
            else:
                state.row |= shl(site + 1, 3 * card.place)


def _fill_meetings(state: "InkognitoState", view: InkognitoView) -> None:
    for number, meeting in enumerate(view.meetings):
        for place in meeting.who:
            state.meetings |= bit(PLACES * number + place)
    state.settled = view.settled
    if view.choice is not None:
        state.choices = with_octet(state.choices, view.seat, ACTION_NUMBERS[view.choice] + 1)
    if view.called is not None:
        state.caller = view.called[0]
        state.called = ACTION_NUMBERS["call " + view.called[1]] - CALL


def _fill_column(state: "InkognitoState", column: Column) -> None:
    when = ROUNDS * (column.series - 1) + column.round - 1
    site = LOCATIONS.index(column.location)
    how = HOWS.index(column.how)
    for show in column.shows:
        state.log = append(state.log, notes.note(when, site, how, show.giver, show.taker, _what(show)))
    if not column.shows:
        others = (state.ambassador, state.dummy)
        (alone,) = [place for place in column.who if place not in others]
        state.log = append(state.log, notes.note(when, site, how, alone, alone, NONE))


def _what(show: Show) -> i64:
    if show.cards is None:
        return UNSEEN
    if show.black:
        return IDENTITY if show.cards[0] in IDENTITIES else NUMBER
    return PAIR_NUMBERS[(show.cards[0], show.cards[1])]


def _fill_finished(state: "InkognitoState", view: InkognitoView) -> None:
    past = view.finished
    if past is None:
        return
    state.finished = True
    for place, cards in enumerate(past.black):
        if cards is None:
            state.last_ambassador = place
        else:
            state.last_identity = with_nibble(state.last_identity, place, IDENTITIES.index(cards[0]))
            state.last_number = with_nibble(state.last_number, place, SEGMENTS.index(cards[1]))
    state.last_caller = NOTHING if past.caller is None else past.caller
    state.last_called = NOTHING if past.call is None else ACTION_NUMBERS["call " + past.call] - CALL
    state.last_people = NOTHING if past.people is None else ACTION_NUMBERS["name " + past.people] - NAME
    state.last_right = past.right
    for seat in past.winners:
        state.last_winners |= bit(seat)


def kinds(state: "InkognitoState", view: InkognitoView) -> vec[Mask]:
    """For each place, who may sit there by all this seat knows: sets of 4 * identity + number."""
    allowed: vec[Mask] = vec[i64]()
    for cards in view.black:
        allowed = append(allowed, bit(KINDS) - 1 if cards is None else bit(_kind(cards)))
    for column in view.sheet:
        for show in column.shows:
            if show.cards is not None:
                allowed[show.giver] &= tellers(show.black is True, show.cards, state.rules.both_true)
    if view.called is not None and view.called[0] != view.ambassador:
        allowed[view.called[0]] &= _callers(state.called)
    return allowed


def _callers(order: i64) -> Mask:
    """7.2 Who can have called this: a call agrees with the caller's own cards."""
    found: Mask = 0
    for kind in range(KINDS):
        if has(TABLES.fixed[kind], order):
            found |= bit(kind)
    return found


def _kind(cards: Black) -> i64:
    return black_kind(IDENTITIES.index(cards[0]), SEGMENTS.index(cards[1]))


def tellers(black: bool, cards: tuple[Clue, ...], both_true: bool) -> Mask:
    """4.2 Who can have shown this: exactly one card is true, R5 or by option both. A black card is true."""
    if black:
        found: Mask = 0
        for kind in range(KINDS):
            if cards[0] == IDENTITIES[kind // 4] or cards[0] == SEGMENTS[kind % 4]:
                found |= bit(kind)
        return found
    pair: i64 = PAIR_NUMBERS[(cards[0], cards[1])]
    found = TABLES.tellers[pair]
    if both_true:
        for kind in range(KINDS):
            if TABLES.both[kind] == bit(pair):
                found |= bit(kind)
    return found
