"""The cards of Getaway, read from `data/cards.toml` and checked before anybody plays with them."""

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple

from backroom.core.errors import BadData

SIDES: Final = ("robbers", "police")
LETTERS: Final = ("R", "P")
COPIES: Final = "abcde"
OBJECTS: Final = 8
STOPS: Final = 4
LOCATIONS: Final = 5


class Face(NamedTuple):
    """1d to 1g One card. Objects are numbered 0..7 on their side."""

    code: str  # "R.PIN.a", "P.DENY.PIN", "R.STOP.1", "L.1"
    kind: str  # "action", "deny", "stop" or "location"
    side: int  # 0 robbers, 1 police, -1 a Location
    main: int  # of the own side; of the other side for a Deny; -1 if there is none
    points: int
    small: tuple[tuple[int, ...], tuple[int, ...]]  # robber objects (bottom), police objects (top)


class Cards(NamedTuple):
    codes: tuple[tuple[str, ...], tuple[str, ...]]  # the objects of each side
    names: tuple[tuple[str, ...], tuple[str, ...]]
    faces: tuple[Face, ...]  # 52 of the robbers, 52 of the police, 5 Locations
    places: tuple[str, ...]  # the names of the Locations
    dealt: tuple[int, ...]  # 3b by team size
    targets: tuple[int, ...]  # 7a


def load() -> Cards:
    from backroom.games.getaway.checks import check

    cards = parse((files(__package__) / "data" / "cards.toml").read_text("utf-8"))
    check(cards)
    return cards


def parse(text: str) -> Cards:
    try:
        return _read(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"cards: expected a TOML table of cards, got a file that cannot be read: {error}") from None
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(f"cards: expected every card with its objects, got one that lacks {error}") from None


def _read(table: dict[str, Any]) -> Cards:
    robbers, police = (table["objects"][side] for side in SIDES)
    codes = (tuple(code for code, _ in robbers), tuple(code for code, _ in police))
    names = (tuple(name for _, name in robbers), tuple(name for _, name in police))
    faces = [_face(codes, side, code, table[SIDES[side]]) for side in (0, 1) for code in expected_codes(codes, side)]
    for side, deck in enumerate(SIDES):
        extra = set(table[deck]) - set(expected_codes(codes, side))
        if extra:
            raise BadData(f"cards: expected 52 cards for the {deck}, got {', '.join(sorted(extra))} besides")
    for code, place in table["locations"].items():
        faces.append(Face(code, "location", -1, -1, 0, _small(codes, place)))
    return Cards(
        codes=codes,
        names=names,
        faces=tuple(faces),
        places=tuple(place["name"] for place in table["locations"].values()),
        dealt=tuple(table["players"]["dealt"]),
        targets=tuple(table["players"]["target"]),
    )


def expected_codes(codes: tuple[tuple[str, ...], ...], side: int) -> list[str]:
    """1a, 1b The 52 cards of a deck in the order of their numbers."""
    letter = LETTERS[side]
    actions = [f"{letter}.{code}.{copy}" for code in codes[side] for copy in COPIES]
    denies = [f"{letter}.DENY.{code}" for code in codes[1 - side]]
    return actions + denies + [f"{letter}.STOP.{number + 1}" for number in range(STOPS)]


def _face(codes: tuple[tuple[str, ...], ...], side: int, code: str, deck: dict[str, Any]) -> Face:
    if code not in deck:
        raise BadData(f"cards: expected a card {code}, got none")
    card = deck[code]
    if ".STOP." in code:
        shown = _numbers(codes[side], card["objects"])
        return Face(code, "stop", side, -1, 0, (shown, ()) if side == 0 else ((), shown))
    kind = "deny" if ".DENY." in code else "action"
    main = codes[1 - side if kind == "deny" else side].index(card["main"])
    return Face(code, kind, side, main, card["points"], _small(codes, card))


def _small(codes: tuple[tuple[str, ...], ...], card: dict[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return _numbers(codes[0], card["bottom"]), _numbers(codes[1], card["top"])


def _numbers(codes: tuple[str, ...], shown: list[str]) -> tuple[int, ...]:
    return tuple(codes.index(code) for code in shown)
