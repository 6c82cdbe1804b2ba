"""The cards of FBI and the numbers of its actions.

A card *kind* is a colour and a value: 10 * colour + place, where places 0..9 stand for the values -5..-1, 1..5. Equal
cards are one kind, and no kind has more than two cards, so a heap of cards is two sets of kinds: `once` holds the
kinds present, `twice` those present in two copies.

Actions: 0 releases nothing, 1..60 release a kind, 61..75 keep a pair of agents, 76..80 use an agent, and with
arrest=free 81..130 arrest a kind.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, has, members, shl
from backroom.core.errors import BadAction, BadData
from backroom.games.fbi.view import Agent, Colour

COLOURS: Final = "RYBGKP"  # red, yellow, blue, green, black; purple belongs to no department (2.5)
DEPARTMENTS: Final = 5
PURPLE: Final = 5
PLACES: Final = 10
KINDS: Final = 60
FIELD: Final = 1023  # the ten places of one colour
COLOUR_NAMES: Final[tuple[Colour, ...]] = ("R", "Y", "B", "G", "K")
AGENT_NAMES: Final[tuple[Agent, ...]] = ("R", "Y", "B", "G", "K", "2x")
TWICE: Final = 5  # the 2x agent; not a colour (R27)
DECK_SIZE: Final = 59
NOTHING: Final = -1

RELEASING: Final = 0  # 4.0 the phases that wait for players
CHOOSING: Final = 1
ARRESTING: Final = 2
OVER: Final = 3

RELEASE_NONE: Final = 0
RELEASE: Final = 1
KEEP: Final = 61
USE: Final = 76
ARREST: Final = 81
ACTIONS: Final = 81
ACTIONS_FREE: Final = 131

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4),
                (0, 5), (1, 5), (2, 5), (3, 5), (4, 5))  # fmt: skip
PAIR_NAMES: Final[tuple[tuple[Agent, ...], ...]] = tuple([(AGENT_NAMES[one], AGENT_NAMES[two]) for one, two in PAIRS])
FIRST_DOUBLE: Final = 10  # pairs from here on are a colour and 2x


def kind(colour: i64, place: i64) -> i64:
    return PLACES * colour + place


def value_at(place: i64) -> i64:
    """2.4 No card is worth zero."""
    return place - 5 if place < 5 else place - 4


def value_of(card: i64) -> i64:
    return value_at(card % PLACES)


def card_name(card: i64) -> str:
    return f"{COLOURS[card // PLACES]}{value_of(card)}"


CARD_NAMES: Final = [card_name(card) for card in range(KINDS)]
_CARD_IDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def card_id(name: str) -> int:
    found = _CARD_IDS.get(name)
    if found is None:
        raise BadData(f"expected a card such as R4 or K-3, got {name!r}")
    return found


def _action_names() -> list[str]:
    names = ["release none"]
    names += [f"release {card}" for card in CARD_NAMES]
    names += [f"keep {one}+{other}" for one, other in PAIR_NAMES]
    names += [f"use {AGENT_NAMES[agent]}" for agent in range(DEPARTMENTS)]
    names += [f"arrest {CARD_NAMES[card]}" for card in range(PLACES * DEPARTMENTS)]
    return names


ACTION_NAMES: Final = _action_names()
_ACTION_IDS: Final = {name: action for action, name in enumerate(ACTION_NAMES)}


def action_id(name: str, actions: i64) -> i64:
    found = _ACTION_IDS.get(name)
    if found is None or found >= actions:
        raise BadAction(f"expected an action such as 'release R4', 'keep R+2x' or 'use K', got {name!r}")
    return found


class Tables:
    """What is looked up in play instead of being worked out."""

    def __init__(self) -> None:
        self.places: vec[Nibbles] = vec[i64]()  # for a field, the places in it, lowest first
        self.counts: vec[i64] = vec[i64]()  # how many there are
        self.sums: vec[i64] = vec[i64]()  # what they are worth
        self.gains: vec[i64] = vec[i64]()  # what the villains among them are worth
        self.choices: vec[Mask] = vec[i64]()  # for a set of colours, the pairs that may be kept (4.4)
        self.keeps: vec[vec[i64]] = vec[vec[i64]]()  # and the same as actions
        self.uses: vec[vec[i64]] = vec[vec[i64]]()  # for a pair, the actions of its first pass (R10)
        self.one: vec[i64] = vec[i64]()  # the first agent of each pair
        self.other: vec[i64] = vec[i64]()  # the second
        field: i64 = 0
        while field <= FIELD:
            self._add_field(field)
            field += 1
        colours: i64 = 0
        while colours < 32:
            self._add_colours(pairs_within(colours))
            colours += 1
        for one, other in PAIRS:
            self.one = append(self.one, one)
            self.other = append(self.other, other)
            self.uses = append(self.uses, vec[i64]([USE + one] if other == TWICE else [USE + one, USE + other]))

    def _add_colours(self, pairs: Mask) -> None:
        self.choices = append(self.choices, pairs)
        self.keeps = append(self.keeps, vec[i64]([KEEP + pair for pair in members(pairs)]))

    def _add_field(self, field: i64) -> None:
        places: Nibbles = 0
        held: i64 = 0
        net: i64 = 0
        gain: i64 = 0
        place: i64 = 0
        while place < PLACES:
            if has(field, place):
                places |= shl(place, 4 * held)
                held += 1
                net += value_at(place)
                gain += max(value_at(place), 0)
            place += 1
        self.places = append(self.places, places)
        self.counts = append(self.counts, held)
        self.sums = append(self.sums, net)
        self.gains = append(self.gains, gain)


def pairs_within(colours: Mask) -> Mask:
    """4.4b The pairs of agents whose colours all lie in the centre. 4.4c, 4.4d 2x goes with any of them."""
    found: Mask = 0
    for number, pair in enumerate(PAIRS):
        if has(colours, pair[0]) and (pair[1] == TWICE or has(colours, pair[1])):
            found |= shl(1, number)
    return found


TABLES: Final = Tables()
