"""What a seat may know of a game of Sleeper Cells, and what it remembers of all it has seen."""

from typing import Literal

import msgspec

from backroom.core.view import Truth, View

SpyPhase = Literal["place", "act", "offer", "answer", "discard", "draft", "over"]
Agency = Literal["CIA", "MI6", "FSB", "MSS"]
Objective = Literal["bomb", "wire_tap", "assassination"]
Zone = Literal["americas", "europe-africa", "asia-pacific"]
Item = Literal["car", "plane", "spy", "cell"]
City = str  # three letters: "WAS"
Asset = str  # "detonator"


class ZoneCard(msgspec.Struct, frozen=True):
    """3c3 A card that lasts one round, in its zone."""

    card: Asset
    zone: Zone
    owner: int


class SpyOffer(msgspec.Struct, frozen=True, kw_only=True):
    """3e A trade being built or waiting for its answer. All see counts and money, the partners the cards (R29)."""

    by: int
    to: int
    counter: bool  # R28 it answers an offer, and cannot be countered again
    gives: int  # how many cards, and 5k steps as money
    wants: int
    pays: int
    asks: int
    give: tuple[Asset, ...]  # empty for all but the two
    want: tuple[Asset, ...]


class Passed(msgspec.Struct, frozen=True):
    """5a Cards this seat passed on in a draft: each of the holders has taken one of them, and it cannot have left."""

    cards: tuple[Asset, ...]
    holders: tuple[int, ...]
    running: bool  # the draft goes on: the cards that no holder has are with the seat that picks now


class SleepersView(View, frozen=True, kw_only=True, tag="sleepers"):
    phase: SpyPhase
    turn: int  # 0 while spies are placed
    active: int  # whose turn it is (0b)
    first: int  # who placed first (S1b)
    token: int  # who has the auction token (S2e)
    agencies: tuple[Agency, ...]  # each seat's (S1a)
    spies: tuple[tuple[City, ...], ...]  # each seat's, a city once for each spy in it
    unmoved: tuple[City, ...]  # of the active seat's spies, those that may still make their ordinary move (3a)
    cells: tuple[tuple[City, ...], ...]
    money: tuple[int | None, ...]  # in thousands; null where money is hidden (R57)
    in_play: int  # what all four have together
    hand: tuple[Asset, ...]  # my own, apart from what lies face up; empty for a watcher
    held: tuple[int, ...]  # how many private cards each seat has
    face_up: tuple[tuple[Asset, ...], ...]  # what lies face up before each seat (R37)
    locations: tuple[City | None, ...]  # my own, those revealed, and those an Informant showed me
    objectives: tuple[Objective | None, ...]
    revealed: tuple[int, ...]  # seats whose pair lies open (3f2)
    informed: tuple[int, ...]  # seats whose pair an Informant showed me
    tokens: tuple[City | None, ...]  # where each seat's objective is under way (3f2)
    zone_cards: tuple[ZoneCard, ...]
    deck: int  # cards left, never which
    discards: int
    location_discards: tuple[City, ...]  # open (R8)
    objective_discards: tuple[Objective, ...]
    bought: tuple[Item, ...]  # this turn (3b1)
    hostile: bool  # the attack or theft of this turn is spent (3d1)
    offers: int  # proposed this turn (R28)
    offer: SpyOffer | None  # it waits for its answer
    plan: SpyOffer | None  # my own, while I build it
    opener: int | None  # who opened the draft that runs now
    drafted: int  # cards still to be picked in it
    draft: tuple[Asset, ...]  # those cards, if I am to pick
    known: tuple[tuple[Asset, ...], ...]  # what I know each other seat to hold in private, and it cannot have left
    buried: tuple[Asset, ...]  # what I know to lie in the discard pile
    sunk: tuple[Asset, ...]  # what I know to be in the deck, from before it was reshuffled
    passed: tuple[Passed, ...]
    zones: tuple[int, ...]  # in how many zones each seat has a cell (W)
    winners: tuple[int, ...]


class SleepersTruth(Truth, frozen=True, kw_only=True, tag="sleepers"):
    public: SleepersView
    money: tuple[int, ...]
    hands: tuple[tuple[Asset, ...], ...]
    locations: tuple[City | None, ...]
    objectives: tuple[Objective | None, ...]
    deck: tuple[Asset, ...]  # in the order to come
    discards: tuple[Asset, ...]
    location_deck: tuple[City, ...]
    objective_deck: tuple[Objective, ...]
    offer: SpyOffer | None  # with its cards
    plan: SpyOffer | None  # being built
    draft: tuple[Asset, ...]
