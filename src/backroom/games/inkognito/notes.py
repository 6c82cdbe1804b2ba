"""The rules of Inkognito, chapter 6: what was shown, to whom, when. The State remembers it all, each View its share.

A note is one show packed into a word: what (5 bits), taker, giver (3 each), how (2), location (3), round (the rest,
counted from 0 through all series). Notes stand in the order in which meetings were settled.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, shl
from backroom.games.inkognito.components import BLACK_IDENTITY, PAIRS, ROUNDS, SHOW
from backroom.games.inkognito.story import Shown

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState

EXCHANGE: Final = 0  # 4 two agents
AUDIENCE: Final = 1  # 10.4 two agents and the Ambassador
ENQUIRY: Final = 2  # 5 an agent and the Ambassador
GLANCE: Final = 3  # 9.4 an agent and the dummy

IDENTITY: Final = 28  # what: 0..27 a pair, 28 and 29 a black card
NUMBER: Final = 29
NONE: Final = 30  # nothing was asked for
UNSEEN: Final = 31  # to be filled in, in a world


def what_of(action: i64) -> i64:
    """The cards that an action shows."""
    return action - BLACK_IDENTITY + IDENTITY if action >= BLACK_IDENTITY else action - SHOW


def what(note: i64) -> i64:
    return note & 31


def taker(note: i64) -> i64:
    return (note >> 5) & 7


def giver(note: i64) -> i64:
    return (note >> 8) & 7


def how(note: i64) -> i64:
    return (note >> 11) & 3


def location(note: i64) -> i64:
    return (note >> 13) & 7


def when(note: i64) -> i64:
    """The round, counted from 0 through all series."""
    return note >> 16


def column(note: i64) -> i64:
    """Notes of the same meeting have this in common."""
    return note >> 13


def note(when: i64, location: i64, how: i64, giver: i64, taker: i64, what: i64) -> i64:
    return shl(when, 16) | shl(location, 13) | shl(how, 11) | shl(giver, 8) | shl(taker, 5) | what


def keep(state: "InkognitoState", how: i64, giver: i64, taker: i64, what: i64) -> None:
    """4.5, 5.2 It is told to those alone who see the cards."""
    now: i64 = ROUNDS * (state.series - 1) + state.round
    site: i64 = ((state.row >> (3 * taker)) & 7) - 1
    state.log = append(state.log, note(now, site, how, giver, taker, what))
    if state.story is not None and what != NONE:
        state.tell_some(
            audience(state, state.log[len(state.log) - 1]),
            Shown(giver=giver, taker=taker, black=what >= IDENTITY, cards=state.cards_shown(giver, what)),
        )


def audience(state: "InkognitoState", entry: i64) -> Mask:
    """4.5 Giver and taker. R31 A demanded card is seen by the Ambassador too, if he is a player."""
    some: Mask = bit(giver(entry)) | bit(taker(entry))
    if how(entry) == ENQUIRY:
        some |= bit(state.ambassador)
    return some & state.sitting


def used_pairs(state: "InkognitoState", giver: i64, taker: i64) -> Mask:
    """4.4, R7 The pairs this taker has seen of this giver. R6 Once they all were, they are forgotten."""
    every: Mask = state.pairs_of(giver)
    used: Mask = 0
    sides: i64 = shl(giver, 3) | taker
    position: i64 = 0
    length: i64 = len(state.log)
    while position < length:
        entry: i64 = state.log[position]
        if (entry >> 5) & 63 == sides and entry & 31 < PAIRS:
            used |= bit(entry & 31)
            if used == every:
                used = 0
        position += 1
    return used


def used_blacks(state: "InkognitoState", giver: i64, taker: i64) -> Mask:
    """R2 With demand_no_repeat: 1 the identity, 2 the number, shown on demand; both are forgotten again."""
    used: Mask = 0
    sides: i64 = shl(giver, 3) | taker
    for entry in state.log:
        black: i64 = (entry & 31) - IDENTITY
        if (entry >> 5) & 63 == sides and how(entry) == ENQUIRY and (black == 0 or black == 1):
            used |= black + 1
            if used == 3:
                used = 0
    return used
