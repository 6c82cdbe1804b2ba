"""The cards of Sleeper Cells, read from `data/decks.toml` and checked before anybody plays with them."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from backroom.core.errors import BadData

ASSETS: Final = 96
OBJECTS: Final = ("detonator", "explosives", "wire", "recording_device", "rifle", "bullet")
OBJECTIVES: Final = {
    "bomb": ("detonator", "explosives"),
    "wire_tap": ("wire", "recording_device"),
    "assassination": ("rifle", "bullet"),
}
"""3f1 What the print names: six objects, and the three objectives each pair of them is for."""

EVENTS: Final = {
    "road_block": "zone",
    "rebellion": "zone",
    "mole": "rival",
    "no_fly_zone": "zone",
    "safe_house": "zone",
    "informant": "rival",
    "black_budget": "self",
    "forged_orders": "spy",
    "crackdown": "zone",
}
"""R36 The events the rules of play know, with what each is aimed at."""


class Decks:
    """Asset cards by number: objects 0..5 in pairs, stop cards 6..8 in the order of the objectives, events 9..17."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.assets: list[str] = [card["code"] for card in table["asset"]]
        self.titles: list[str] = [card["name"] for card in table["asset"]]
        self.counts: list[int] = [card["count"] for card in table["asset"]]
        self.kinds: list[str] = [card["kind"] for card in table["asset"]]
        self.targets: list[str] = [card.get("target", "") for card in table["asset"]]
        self.objectives: list[str] = [card["code"] for card in table["objective"]]
        self.objective_counts: list[int] = [card["count"] for card in table["objective"]]
        self.needs: list[tuple[str, ...]] = [tuple(card["needs"]) for card in table["objective"]]
        self.stops: list[str] = [card["stopped_by"] for card in table["objective"]]


def load_decks() -> Decks:
    return parse_decks((files(__package__) / "data" / "decks.toml").read_text("utf-8"))


def parse_decks(text: str) -> Decks:
    try:
        decks = Decks(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError) as error:
        raise BadData(f"decks: expected asset and objective cards, got a file that lacks some: {error}") from None
    check_decks(decks)
    return decks


def check_decks(decks: Decks) -> None:
    """What the rules of play and the packing of hands rely on."""
    if dict(zip(decks.objectives, decks.needs, strict=True)) != OBJECTIVES or list(decks.objectives) != list(
        OBJECTIVES
    ):
        raise BadData(f"decks: expected the objectives of the print, got {decks.objectives} with {decks.needs}")
    if decks.stops != [f"prevent_{objective}" for objective in decks.objectives]:
        raise BadData(f"decks: expected a stop card for each objective, got {decks.stops}")
    wanted = [*OBJECTS, *decks.stops, *EVENTS]
    if decks.assets != wanted:
        raise BadData(f"decks: expected the assets {', '.join(wanted)}, got {', '.join(decks.assets)}")
    for name, kind, target, count in zip(decks.assets, decks.kinds, decks.targets, decks.counts, strict=True):
        right = "object" if name in OBJECTS else "stop" if name in decks.stops else "event"
        if kind != right or target != EVENTS.get(name, ""):
            raise BadData(
                f"decks: expected {name} to be an {right} aimed at {EVENTS.get(name)!r}, got {kind} {target!r}"
            )
        if type(count) is not int or not 1 <= count <= (15 if kind == "object" else 7):
            raise BadData(f"decks: expected 1 to {15 if kind == 'object' else 7} cards {name}, got {count!r}")
    if sum(decks.counts) != ASSETS:
        raise BadData(f"decks: expected {ASSETS} asset cards, got {sum(decks.counts)}")
    if len(set(decks.counts[:6])) != 1 or len(set(decks.counts[6:9])) != 1:
        raise BadData(f"decks: expected as many of each object, and of each stop card, got {decks.counts[:9]}")
    if len(set(decks.objective_counts)) != 1 or sum(decks.objective_counts) != 24:
        raise BadData(f"decks: expected 8 of each objective, got {decks.objective_counts}")
