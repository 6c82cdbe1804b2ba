"""The cards of Getaway and the numbers of its actions.

A card's number is 0..51 for the robbers, 52..103 for the police and 104..108 for a Location. Within a deck 0..39 are
Action cards (5 * object + copy), 40..47 Denies of the other side's objects, 48..51 Stops; a hand is a set of these.

Actions are numbered the same for both sides: 0..51 lay that card of the own deck, 52 waits, 53 agrees to call the
round off; 54 and 55 are the house's: START, and ten seconds in which nothing landed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, has, shl
from backroom.core.errors import BadAction, BadData
from backroom.games.getaway.cards import COPIES, OBJECTS, STOPS, Face, load
from backroom.games.getaway.view import Side

ROBBERS: Final = 0
POLICE: Final = 1
SIDE_NAMES: Final[tuple[Side, ...]] = ("robbers", "police")
DECK: Final = 52
DENY: Final = 40
STOP: Final = 48
ALL_STOPS: Final = 0xF000000000000
LOCATION: Final = 104
EVERY_LOCATION: Final = 31
NOTHING: Final = -1

READY: Final = 0  # 3e cards lie face down until START
RACING: Final = 1
OVER: Final = 2

WAIT: Final = 52
AGREE: Final = 53
START: Final = 54
QUIET: Final = 55
ACTIONS: Final = 56

QUIET_SECONDS: Final = 10  # what one `quiet` stands for
SEAT_PLACES: Final = 7  # a landing is a card's number, and above these bits the seat that laid it
CARD_FIELD: Final = 127

FACES: Final = load()
CARD_NAMES: Final = [face.code for face in FACES.faces]
_CARD_IDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
PLACE_NAMES: Final = FACES.places
OBJECT_NAMES: Final = {
    code: name for side in (0, 1) for code, name in zip(FACES.codes[side], FACES.names[side], strict=True)
}


def card_id(name: str) -> int:
    found = _CARD_IDS.get(name)
    if found is None:
        raise BadData(f"expected a card such as R.PIN.a, P.DENY.GUN, R.STOP.1 or L.2, got {name!r}")
    return found


def landing(seat: i64, card: i64) -> i64:
    return shl(seat, SEAT_PLACES) | card


def _action_names() -> list[str]:
    """What a robber and what a policeman lays by it are divided by a slash."""
    mine, theirs = FACES.codes
    names = [f"lay {mine[number]}/{theirs[number]}.{copy}" for number in range(OBJECTS) for copy in COPIES]
    names += [f"lay DENY.{theirs[number]}/{mine[number]}" for number in range(OBJECTS)]
    names += [f"lay STOP.{number + 1}" for number in range(STOPS)]
    return names + ["wait", "agree", "start", "quiet"]


ACTION_NAMES: Final = _action_names()
_ACTION_IDS: Final = {name: action for action, name in enumerate(ACTION_NAMES)}


def action_id(name: str) -> i64:
    found = _ACTION_IDS.get(name)
    if found is None:
        raise BadAction(f"expected an action such as 'lay PIN/HAN.a', 'lay STOP.1' or 'wait', got {name!r}")
    return found


class Tables:
    """What is looked up in play instead of being worked out."""

    def __init__(self) -> None:
        self.right_robbers: vec[Mask] = vec[i64]()  # for each card on top, the robbers' cards that are right on it
        self.right_police: vec[Mask] = vec[i64]()
        self.points: vec[i64] = vec[i64]()  # of each card
        self.main: vec[i64] = vec[i64]()  # of each card, its main object
        self.deck: vec[i64] = vec[i64]()  # 3a the 48 cards of a deck without its Stops
        self.just_start: vec[i64] = vec[i64]([START])
        self.just_quiet: vec[i64] = vec[i64]([QUIET])
        self.places: vec[Nibbles] = vec[i64]()  # for 13 cards in a row, which of them are there, lowest first
        self.counts: vec[i64] = vec[i64]()  # and how many
        for top in FACES.faces:
            self.right_robbers = append(self.right_robbers, _right_on(top, ROBBERS))
            self.right_police = append(self.right_police, _right_on(top, POLICE))
            self.points = append(self.points, top.points)
            self.main = append(self.main, top.main)
        for card in range(STOP):
            self.deck = append(self.deck, card)
        field: i64 = 0
        while field < 8192:
            self._add_field(field)
            field += 1

    def _add_field(self, field: i64) -> None:
        places: Nibbles = 0
        held: i64 = 0
        place: i64 = 0
        while place < 13:
            if has(field, place):
                places |= shl(place, 4 * held)
                held += 1
            place += 1
        self.places = append(self.places, places)
        self.counts = append(self.counts, held)

    def right(self, side: i64, top: i64) -> Mask:
        """The cards of a side's deck that are right on a card."""
        return self.right_robbers[top] if side == ROBBERS else self.right_police[top]


def _right_on(top: Face, side: int) -> Mask:
    found: Mask = 0
    for number, card in enumerate(FACES.faces):
        if card.side == side and _fits(card, top):
            found |= bit(number % DECK)
    return found


def _fits(card: Face, top: Face) -> bool:
    """5d, 5e An Action card's object is asked for. 8b One of a Stop's two is. 6a, R13, R14 A Deny meets its Action."""
    if card.kind == "action":
        return card.main in top.small[card.side]
    if card.kind == "stop":
        return any([shown in top.small[card.side] for shown in card.small[card.side]])
    return top.kind == "action" and top.side != card.side and top.main == card.main


TABLES: Final = Tables()
