"""R1 The decks of 59 character cards, read from `data/` and checked before anybody plays with them."""

import tomllib
from importlib.resources import files
from typing import Final

from backroom.core.errors import BadData
from backroom.games.fbi.components import CARD_NAMES, COLOUR_NAMES, DECK_SIZE, card_id

DECKS: Final = ("fbi59-a", "fbi59-b", "fbi59-c")
EXAMPLE: Final = ["R5", "R4", "R3", "R1", "R-3", "Y3", "B2", "B-1", "G5", "G3", "G2", "G-3", "K5", "K4", "K1", "K-4"]
"""The cards seen in the printed example: every deck has them."""


def load_deck(name: str) -> list[int]:
    """The card kinds of a deck, copies and all, in ascending order."""
    return parse_deck(name, (files(__package__) / "data" / f"{name}.toml").read_text("utf-8"))


def parse_deck(name: str, text: str) -> list[int]:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(
            f"deck {name}: expected a TOML table of colours, got a file that cannot be read: {error}"
        ) from None
    cards: list[int] = []
    for colour, values in table.items():
        if colour not in list("RYBGK") or not isinstance(values, list):
            raise BadData(f"deck {name}: expected lists of values for R, Y, B, G and K, got {colour!r}")
        for value in values:
            if type(value) is not int or not 1 <= abs(value) <= 5:
                raise BadData(f"deck {name}: expected values from -5 to 5 except 0 for {colour}, got {value!r}")
            cards.append(card_id(f"{colour}{value}"))
    check_deck(name, cards)
    return sorted(cards)


def check_deck(name: str, cards: list[int]) -> None:
    """2.1, 2.4 The right number, and what the rules of play rely on."""
    if len(cards) != DECK_SIZE:
        raise BadData(f"deck {name}: expected {DECK_SIZE} cards, got {len(cards)}")
    for card in set(cards):
        if cards.count(card) > 2:
            raise BadData(
                f"deck {name}: expected at most two cards of a kind, got {cards.count(card)} {CARD_NAMES[card]}"
            )
    for colour in COLOUR_NAMES:
        held = sum(CARD_NAMES[card][0] == colour for card in cards)
        if held > 15:
            raise BadData(f"deck {name}: expected at most 15 cards of a colour, got {held} of {colour}")
    missing = [card for card in EXAMPLE if card_id(card) not in cards]
    if missing:
        raise BadData(f"deck {name}: expected all cards of the printed example, lacking {', '.join(missing)}")
