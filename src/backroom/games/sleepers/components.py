"""Cities, cards and the numbers of the actions of Sleeper Cells. Actions name rivals by their place, clockwise.

Cities are numbered 0..26, directed lines 0..95 by (from, to), flights 0..465 likewise, asset cards 0..17.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit
from backroom.core.errors import BadAction, BadData
from backroom.games.sleepers.atlas import REACH, load_atlas
from backroom.games.sleepers.decks import load_decks
from backroom.games.sleepers.view import Agency, Item, Objective, SpyPhase, Zone

SEATS: Final = 4
RIVALS: Final = 3
CITIES: Final = 27
ZONES: Final = 3
LINES: Final = 96
FLIGHTS: Final = 466
TYPES: Final = 18
PAIRS: Final = 3
NOTHING: Final = -1

OBJECTS: Final = 6
PREVENT: Final = 6  # the stop card of objective n is PREVENT + n
ROAD_BLOCK: Final = 9
REBELLION: Final = 10
MOLE: Final = 11
NO_FLY_ZONE: Final = 12
SAFE_HOUSE: Final = 13
INFORMANT: Final = 14
BLACK_BUDGET: Final = 15
FORGED_ORDERS: Final = 16
CRACKDOWN: Final = 17
ZONE_CARDS: Final = (ROAD_BLOCK, REBELLION, NO_FLY_ZONE, SAFE_HOUSE, CRACKDOWN)  # as they are numbered in actions
BLOCKS: Final = 0
REBELS: Final = 1
NO_FLY: Final = 2
SAFE: Final = 3
CRACKS: Final = 4

PLACING: Final = 0
ACTING: Final = 1
BUILDING: Final = 2
ANSWERING: Final = 3
DISCARDING: Final = 4
DRAFTING: Final = 5
OVER: Final = 6
PHASES: Final[tuple[SpyPhase, ...]] = ("place", "act", "offer", "answer", "discard", "draft", "over")

CAR: Final = 1  # what was bought this turn, as a set
PLANE: Final = 2
SPY: Final = 4
CELL: Final = 8
ITEMS: Final[tuple[Item, ...]] = ("car", "plane", "spy", "cell")

STEP: Final = 5  # 1d the smallest chip, in thousands
INCOME: Final = 10
COMPLETED: Final = 60
CAR_PRICE: Final = 5
PLANE_PRICE: Final = 20
SPY_PRICE: Final = 10
CELL_PRICE: Final = 40
BOOTY: Final = 15
BUDGET: Final = 15
STOPPED: Final = 30
DESTROYED: Final = 25
CAPACITY: Final = 3
LIMIT: Final = 5  # 4 cards in hand at the end of the own turn
DRAFT: Final = 4

PLACE_AT: Final = 0
MOVE_TO: Final = 27
DRIVE: Final = 123
FLY: Final = 219
RECRUIT: Final = 685
PLANT: Final = 712
PLAY_ZONE: Final = 739
PLAY_MOLE: Final = 754
PLAY_INFORMANT: Final = 757
PLAY_BUDGET: Final = 760
PLAY_FORGED: Final = 761
ATTACK: Final = 1049
STEAL: Final = 1130
STEAL_OPEN: Final = 1133
INITIATE: Final = 1187
STOP: Final = 1214
DESTROY: Final = 1217
END: Final = 1460
DISCARD: Final = 1461
PICK: Final = 1479
OPEN_TRADE: Final = 1497
GIVE: Final = 1500
WANT: Final = 1518
GIVE_5K: Final = 1536
WANT_5K: Final = 1537
PROPOSE: Final = 1538
CANCEL: Final = 1539
ACCEPT: Final = 1540
DECLINE: Final = 1541
COUNTER: Final = 1542
ACTIONS: Final = 1543

ATLAS: Final = load_atlas()
DECKS: Final = load_decks()
CITY_NAMES: Final = ATLAS.cities
ASSET_NAMES: Final = DECKS.assets
AGENCY_NAMES: Final[tuple[Agency, ...]] = ("CIA", "MI6", "FSB", "MSS")
OBJECTIVE_NAMES: Final[tuple[Objective, ...]] = ("bomb", "wire_tap", "assassination")
ZONE_NAMES: Final[tuple[Zone, ...]] = ("americas", "europe-africa", "asia-pacific")
RIVAL_NAMES: Final = ("left", "across", "right")  # the next seat clockwise, the one after, the third
OBJECTIVES_EACH: Final = DECKS.objective_counts[0]


class Tables:
    """What is looked up in play instead of being worked out."""

    def __init__(self) -> None:
        self.zone: vec[i64] = vec[i64]()  # each city's
        self.base: vec[i64] = vec[i64]()  # each seat's
        self.line: vec[i64] = vec[i64]()  # where the lines of each city begin; one more at the end
        self.line_from: vec[i64] = vec[i64]()
        self.line_to: vec[i64] = vec[i64]()
        self.flight: vec[i64] = vec[i64]()  # where the flights of each city begin; one more at the end
        self.flight_from: vec[i64] = vec[i64]()
        self.flight_to: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()  # of each asset card
        self.zone_cities: vec[Mask] = vec[i64]()
        self.scratch: vec[i64] = vec[i64]([0] * ACTIONS)  # where legal actions are gathered before they are handed out
        self.bases: Mask = 0
        for zone in ATLAS.zone_of:
            self.zone = append(self.zone, zone)
        for base in ATLAS.bases:
            self.base = append(self.base, base)
        for count in DECKS.counts:
            self.copies = append(self.copies, count)
        for city in range(CITIES):
            self._add_city(city)
        self.line = append(self.line, i64(len(self.line_to)))
        self.flight = append(self.flight, i64(len(self.flight_to)))
        for zone in range(ZONES):
            cities: Mask = 0
            for city in range(CITIES):
                if ATLAS.zone_of[city] == zone:
                    cities |= bit(city)
            self.zone_cities = append(self.zone_cities, cities)
        if len(self.line_to) != LINES or len(self.flight_to) != FLIGHTS:
            raise BadData(f"board: expected {LINES} lines and {FLIGHTS} flights, got {len(self.flight_to)} flights")

    def _add_city(self, city: int) -> None:
        self.line = append(self.line, i64(len(self.line_to)))
        for near in ATLAS.neighbours[city]:
            self.line_from = append(self.line_from, city)
            self.line_to = append(self.line_to, near)
        self.flight = append(self.flight, i64(len(self.flight_to)))
        for other, away in enumerate(ATLAS.distances(city)):
            if 1 <= away <= REACH:
                self.flight_from = append(self.flight_from, city)
                self.flight_to = append(self.flight_to, other)


TABLES: Final = Tables()


def _action_names() -> list[str]:
    lines = [f"{CITY_NAMES[TABLES.line_from[n]]} {CITY_NAMES[TABLES.line_to[n]]}" for n in range(LINES)]
    flights = [f"{CITY_NAMES[TABLES.flight_from[n]]} {CITY_NAMES[TABLES.flight_to[n]]}" for n in range(FLIGHTS)]
    names = [f"place {city}" for city in CITY_NAMES]
    names += [f"move {line}" for line in lines]
    names += [f"car {line}" for line in lines]
    names += [f"plane {flight}" for flight in flights]
    names += [f"spy {city}" for city in CITY_NAMES]
    names += [f"cell {city}" for city in CITY_NAMES]
    names += [f"play {ASSET_NAMES[card]} {zone}" for card in ZONE_CARDS for zone in ZONE_NAMES]
    names += [f"play mole {rival}" for rival in RIVAL_NAMES]
    names += [f"play informant {rival}" for rival in RIVAL_NAMES]
    names += ["play black_budget"]
    names += [f"play forged_orders {rival} {line}" for rival in RIVAL_NAMES for line in lines]
    names += [f"attack {rival} {city}" for rival in RIVAL_NAMES for city in CITY_NAMES]
    names += [f"steal {rival} random" for rival in RIVAL_NAMES]
    names += [f"steal {rival} {card}" for rival in RIVAL_NAMES for card in ASSET_NAMES]
    names += [f"initiate {city}" for city in CITY_NAMES]
    names += [f"stop {rival}" for rival in RIVAL_NAMES]
    pairs = [(rival, city, pair) for rival in RIVAL_NAMES for city in CITY_NAMES for pair in OBJECTIVE_NAMES]
    names += [f"destroy {rival} {city} {pair}" for rival, city, pair in pairs]
    names += ["end"]
    names += [f"discard {card}" for card in ASSET_NAMES]
    names += [f"pick {card}" for card in ASSET_NAMES]
    names += [f"trade {rival}" for rival in RIVAL_NAMES]
    names += [f"give {card}" for card in ASSET_NAMES]
    names += [f"want {card}" for card in ASSET_NAMES]
    names += ["give 5k", "want 5k", "propose", "cancel", "accept", "decline", "counter"]
    return names


ACTION_NAMES: Final = _action_names()
_ACTION_IDS: Final = {name: action for action, name in enumerate(ACTION_NAMES)}
_CARD_IDS: Final = {name: card for card, name in enumerate(ASSET_NAMES)}
_CITY_IDS: Final = {name: city for city, name in enumerate(CITY_NAMES)}


def action_id(name: str) -> i64:
    found = _ACTION_IDS.get(name)
    if found is None:
        raise BadAction(f"expected an action such as 'move WAS LON', 'attack left ROM' or 'give rifle', got {name!r}")
    return found


def card_id(name: str) -> int:
    found = _CARD_IDS.get(name)
    if found is None:
        raise BadData(f"expected an asset card such as rifle or road_block, got {name!r}")
    return found


def city_id(name: str) -> int:
    found = _CITY_IDS.get(name)
    if found is None:
        raise BadData(f"expected a city such as WAS or LON, got {name!r}")
    return found


def rival_of(seat: i64, place: i64) -> i64:
    """The rival at a place: 0 is the next seat clockwise, 1 the one after, 2 the third."""
    return (seat + place + 1) & 3
