"""The board of Sleeper Cells (R55), read from `data/board.toml` and checked before anybody plays on it."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from backroom.core.errors import BadData

CITIES: Final = 27
ZONES: Final = 3
LINES: Final = 48
INNER: Final = 12
BORDER: Final = 4
REACH: Final = 3  # 3b3 how far a plane flies
BASES: Final = {"CIA": "Washington DC", "MI6": "London", "FSB": "Moscow", "MSS": "Beijing"}
"""S1a The agencies of the print, in the order of the seats, and the cities it gives them."""


class Atlas:
    """Zones, cities and agencies by code, and for each city its neighbours, by number and ascending."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.zones: list[str] = [zone["code"] for zone in board["zone"]]
        self.cities: list[str] = [city["code"] for city in board["city"]]
        self.titles: list[str] = [city["name"] for city in board["city"]]
        self.zone_of: list[int] = [self.zones.index(city["zone"]) for city in board["city"]]
        self.agencies: list[str] = [agency["code"] for agency in board["agency"]]
        self.bases: list[int] = [self.cities.index(agency["base"]) for agency in board["agency"]]
        self.neighbours: list[list[int]] = [[] for _ in self.cities]
        for line in board["line"]:
            a, b = self.cities.index(line["a"]), self.cities.index(line["b"])
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)
        for near in self.neighbours:
            near.sort()

    def distances(self, origin: int) -> list[int]:
        """R14 How many lines away every city is, by the shortest way."""
        found = {origin: 0}
        edge = [origin]
        while edge:
            city = edge.pop(0)
            for near in self.neighbours[city]:
                if near not in found:
                    found[near] = found[city] + 1
                    edge.append(near)
        return [found.get(city, len(self.cities)) for city in range(len(self.cities))]


def load_atlas() -> Atlas:
    return parse_atlas((files(__package__) / "data" / "board.toml").read_text("utf-8"))


def parse_atlas(text: str) -> Atlas:
    try:
        atlas = Atlas(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise BadData(
            f"board: expected zones, cities, lines and agencies, got a file that lacks some: {error}"
        ) from None
    check_atlas(atlas)
    return atlas


def check_atlas(atlas: Atlas) -> None:
    """What the rules of play rely on, and what the print tells of the board."""
    _expect("cities of different names", CITIES, len(set(atlas.cities)))
    _expect("cities", CITIES, len(atlas.cities))
    _expect("zones", ZONES, len(set(atlas.zones)))
    _expect("lines", LINES, sum(len(near) for near in atlas.neighbours) // 2)
    for zone in range(ZONES):
        _expect(f"cities in {atlas.zones[zone]}", CITIES // ZONES, atlas.zone_of.count(zone))
    for city, near in enumerate(atlas.neighbours):
        if len(near) not in (3, 4) or len(set(near)) != len(near) or city in near:
            raise BadData(
                f"board: expected three or four different neighbours of {atlas.cities[city]}, got {len(near)}"
            )
        for other in near:
            if city not in atlas.neighbours[other]:
                raise BadData(f"board: expected lines both ways, got none from {other} to {city}")
    _check_lines(atlas)
    far = max(atlas.distances(0))
    if far >= CITIES:
        raise BadData("board: expected every city to be within reach, got some that are not")
    bases = {code: atlas.titles[base] for code, base in zip(atlas.agencies, atlas.bases, strict=True)}
    if bases != BASES or list(bases) != list(BASES):
        raise BadData(f"board: expected the agencies and bases of the print, got {bases}")
    for code, base in zip(atlas.agencies, atlas.bases, strict=True):
        _expect(f"lines at the base of {code}", 4, len(atlas.neighbours[base]))
        away = atlas.distances(base)
        others = [
            min(away[city] for city in range(CITIES) if atlas.zone_of[city] == zone)
            for zone in range(ZONES)
            if zone != atlas.zone_of[base]
        ]
        if sorted(others) != [1, 2]:
            raise BadData(f"board: expected the other zones 1 and 2 lines from the base of {code}, got {others}")


def _check_lines(atlas: Atlas) -> None:
    """Twelve inside each zone, and four between each two."""
    for zone in range(ZONES):
        reached = [
            atlas.zone_of[near]
            for city in range(CITIES)
            if atlas.zone_of[city] == zone
            for near in atlas.neighbours[city]
        ]
        _expect(f"lines inside {atlas.zones[zone]}", INNER, reached.count(zone) // 2)
        for other in range(zone):
            _expect(f"lines between {atlas.zones[zone]} and {atlas.zones[other]}", BORDER, reached.count(other))


def _expect(what: str, wanted: int, got: int) -> None:
    if wanted != got:
        raise BadData(f"board: expected {wanted} {what}, got {got}")
