"""The cards of Inkognito, the places at its table and the numbers of its actions.

A *place* is a position at the table, clockwise. Places 0 to 4 are the five seats, one of them the Ambassador's; with
four players place 4 is the Ambassador's and nobody sits there; with three, place 3 is the dummy's as well. All but the
Ambassador are *agents*, of whom there are always four. Cards are F B X Z (identities 0..3) and 52 11 0 29 (numbers
0..3, cards 4..7). A *pair* is two different cards, numbered 0..27.

Actions: 0..4 go to a location, 5..9 send the dummy, 10..37 show a pair, 38 and 39 show a black card, 40..42 demand one
of an agent, 43..48 demand one by its kind, 49 and 50 look at the dummy's, 51 declines, 52..75 call a number, and with
call=full 76..99 name the people behind it.
"""

from itertools import permutations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, has, members, nibble, shl
from backroom.core.errors import BadAction
from backroom.games.inkognito.view import Clue, Identity, Location, Segment

IDENTITIES: Final[tuple[Identity, ...]] = ("F", "B", "X", "Z")
SEGMENTS: Final[tuple[Segment, ...]] = ("52", "11", "0", "29")
CARDS: Final[tuple[Clue, ...]] = ("F", "B", "X", "Z", "52", "11", "0", "29")
LOCATIONS: Final[tuple[Location, ...]] = ("San Marco", "San Giorgio", "Bridge of Sighs", "Rialto", "Salute")
DIALLED: Final = (0, 1, 3, 2)  # R12 the number is dialled F B Z X

PLACES: Final = 5
AGENTS: Final = 4
ROUNDS: Final = 5  # 3.7 in a series
SITES: Final = 5  # locations
EVERY_SITE: Final = 31
DUMMY: Final = 3  # the dummy's place with three players
HOUSE_AMBASSADOR: Final = 4  # the Ambassador's place unless he is a player
NOTHING: Final = -1
PAIRS: Final = 28
KINDS: Final = 16  # of agents: 4 * identity + number
MATCH: Final = 3  # 8.1 points that win a match
DRAWS: Final = 3  # R22 drawn games that end one

GOING: Final = 0  # the phases that wait for players
MEETING: Final = 1
ANSWERING: Final = 2
NAMING: Final = 3
OVER: Final = 4

GO: Final = 0
SEND: Final = 5
SHOW: Final = 10
BLACK_IDENTITY: Final = 38
BLACK_NUMBER: Final = 39
DEMAND: Final = 40
DEMAND_KIND: Final = 43
LOOK: Final = 49
DECLINE: Final = 51
CALL: Final = 52
NAME: Final = 76
ACTIONS: Final = 76
ACTIONS_FULL: Final = 100

COUNTED: Final = ("first", "second", "third")
BLACKS: Final = ("identity", "number")
PAIR_CARDS: Final = [(one, other) for one in range(8) for other in range(one + 1, 8)]
ORDERS: Final = list(permutations(range(4)))


def _action_names() -> list[str]:
    names = [f"go {location}" for location in LOCATIONS]
    names += [f"send dummy {location}" for location in LOCATIONS]
    names += [f"show {CARDS[one]}+{CARDS[other]}" for one, other in PAIR_CARDS]
    names += [f"show black {black}" for black in BLACKS]
    names += [f"demand {which}" for which in COUNTED]
    names += [f"demand {which} {black}" for which in COUNTED for black in BLACKS]
    names += [f"look {black}" for black in BLACKS]
    names += ["decline"]
    names += ["call " + call_name(order) for order in range(len(ORDERS))]
    names += ["name " + people_name(order) for order in range(len(ORDERS))]
    return names


def call_name(order: int) -> str:
    """`"F52 B11 X0 Z29"`"""
    return " ".join([IDENTITIES[agent] + SEGMENTS[segment] for agent, segment in enumerate(ORDERS[order])])


def people_name(order: int) -> str:
    """`"B F X Z"`: the caller, if an agent, and then the other agents clockwise."""
    return " ".join([IDENTITIES[agent] for agent in ORDERS[order]])


def dialled(order: int) -> str:
    """R12 `"5211029"`"""
    return "".join([SEGMENTS[ORDERS[order][agent]] for agent in DIALLED])


ACTION_NAMES: Final = _action_names()
_ACTION_IDS: Final = {name: action for action, name in enumerate(ACTION_NAMES)}


def action_id(name: str, actions: i64) -> i64:
    found = _ACTION_IDS.get(name)
    if found is None or found >= actions:
        raise BadAction(f"expected an action such as 'go Rialto', 'show F+11' or 'demand first', got {name!r}")
    return found


class Tables:
    """What is looked up in play instead of being worked out."""

    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]()  # members of a set of up to five
        self.lowest: vec[i64] = vec[i64]()  # its smallest member
        self.goes: vec[vec[i64]] = vec[vec[i64]]()  # for a set of locations, the actions that go there
        self.sends: vec[vec[i64]] = vec[vec[i64]]()  # and those that send the dummy there
        self.fair: vec[Mask] = vec[i64]()  # 4.2 for a kind of agent, the pairs with exactly one truth
        self.both: vec[Mask] = vec[i64]()  # R5 for a kind of agent, the pair with two
        self.orders: vec[Nibbles] = vec[i64]()  # each order of four as a list
        self.tellers: vec[Mask] = vec[i64]()  # 4.2 for a pair, the kinds of agents of whom one card is true
        self.fixed: vec[Mask] = vec[i64]()  # for a kind of agent, the orders that give it its number
        group: i64 = 0
        while group <= EVERY_SITE:
            inside = members(group)
            self.counts = append(self.counts, len(inside))
            self.lowest = append(self.lowest, inside[0] if inside else NOTHING)
            self.goes = append(self.goes, vec[i64]([GO + site for site in inside]))
            self.sends = append(self.sends, vec[i64]([SEND + site for site in inside]))
            group += 1
        for order in ORDERS:
            self.orders = append(self.orders, sum([shl(number, 4 * who) for who, number in enumerate(order)]))
        for kind in range(KINDS):
            self._add_kind(kind // 4, kind % 4)
        for pair in range(PAIRS):
            tellers: Mask = 0
            for kind in range(KINDS):
                if has(self.fair[kind], pair):
                    tellers |= bit(kind)
            self.tellers = append(self.tellers, tellers)

    def _add_kind(self, identity: i64, number: i64) -> None:
        fair: Mask = 0
        both: Mask = 0
        for pair, cards in enumerate(PAIR_CARDS):
            truths = (identity in cards) + (number + 4 in cards)
            if truths == 1:
                fair |= bit(pair)
            elif truths == 2:
                both |= bit(pair)
        fixed: Mask = 0
        for order in range(i64(len(ORDERS))):
            if nibble(self.orders[order], identity) == number:
                fixed |= bit(order)
        self.fair = append(self.fair, fair)
        self.both = append(self.both, both)
        self.fixed = append(self.fixed, fixed)


TABLES: Final = Tables()


def black_kind(identity: i64, number: i64) -> i64:
    """The kind of agent somebody is by the two black cards."""
    return 4 * identity + number


def pair_names(pair: i64) -> tuple[Clue, ...]:
    one, other = PAIR_CARDS[pair]
    return (CARDS[one], CARDS[other])
