"""What the cards of Getaway must be like for the rules and the balance to hold."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from backroom.core.errors import BadData
from backroom.games.getaway.cards import LOCATIONS, OBJECTS, SIDES, STOPS, Cards, Face

NAMED: Final = (("PIN", "KEY", "HOO", "GUN"), ("HAN", "CAR", "CAM", "DOG"))
"""The objects the printed rulebook speaks of."""

VALUES: Final = {1: 16, 2: 16, 3: 8}  # how many Action cards of a deck are worth so much
SHOWN: Final = 12  # how often each object is a small object in each deck


def check(cards: Cards) -> None:
    """All of it, or BadData saying what was expected."""
    for problem in _problems(cards):
        raise BadData(f"cards: {problem}")


def _problems(cards: Cards) -> Iterator[str]:
    yield from _objects(cards)
    yield from _names(cards)
    yield from _numbers(cards)
    yield from _faces(cards)
    yield from _symmetry(cards)
    yield from _stops(cards)
    yield from _example(cards)


def _objects(cards: Cards) -> Iterator[str]:
    """R33 Eight for each side, those of the rulebook among them."""
    for side, codes in enumerate(cards.codes):
        if len(set(codes)) != OBJECTS:
            yield f"expected {OBJECTS} objects for the {SIDES[side]}, got {len(set(codes))}"
        missing = [code for code in NAMED[side] if code not in codes]
        if missing:
            yield f"expected every object named by the rulebook, lacking {', '.join(missing)}"


def _names(cards: Cards) -> Iterator[str]:
    """1d, R33 In the middle of a card stands the object it is called after, so each is that of five Action cards."""
    for face in cards.faces:
        if face.main >= 0:
            own = face.side if face.kind == "action" else 1 - face.side
            named = face.code.split(".")[1 if face.kind == "action" else 2]
            if cards.codes[own][face.main] != named:
                yield f"expected {named} in the middle of {face.code}, got {cards.codes[own][face.main]}"
        if type(face.points) is not int:
            yield f"expected a whole number of points on {face.code}, got {face.points!r}"
    places = [face.code for face in cards.faces if face.kind == "location"]
    if len(places) == LOCATIONS and places != [f"L.{number + 1}" for number in range(LOCATIONS)]:
        yield f"expected the Locations L.1 to L.{LOCATIONS}, got {', '.join(places)}"


def _numbers(cards: Cards) -> Iterator[str]:
    if len([face for face in cards.faces if face.kind == "location"]) != LOCATIONS:
        yield f"expected {LOCATIONS} Locations, got {len(cards.faces) - 104}"
    if cards.dealt != (12, 24, 35, 48) or cards.targets != (10, 16, 20, 22):
        yield f"expected the deals and targets of the rulebook, got {cards.dealt} and {cards.targets}"
    for side, deck in enumerate(SIDES):
        actions = [face for face in _deck(cards, side) if face.kind == "action"]
        if Counter(face.points for face in actions) != VALUES:
            yield f"expected 16 Action cards of 1, 16 of 2 and 8 of 3 points for the {deck}, got others"
        if any(face.points != 1 for face in _deck(cards, side) if face.kind == "deny"):
            yield f"expected every Deny of the {deck} to be worth 1"


def _faces(cards: Cards) -> Iterator[str]:
    """R32 Two small objects for each side, no face twice, no Action card asking for itself."""
    for face in cards.faces:
        wanted = [2, 2] if face.kind != "stop" else [2 if side == face.side else 0 for side in (0, 1)]
        if [len(set(small)) for small in face.small] != wanted:
            yield f"expected two objects for each side on {face.code}"
        if face.kind == "action" and face.main in face.small[face.side]:
            yield f"expected no Action card to ask for its own object, got {face.code}"
    drawn = {(face.kind, face.side, face.main, *map(frozenset, face.small)) for face in cards.faces if face.main >= 0}
    if len(drawn) != 2 * (OBJECTS * 5 + OBJECTS):
        yield f"expected 96 different faces, got {len(drawn)}"
    for side in (0, 1):
        for shown in (0, 1):
            counted = Counter(code for face in _deck(cards, side) if face.main >= 0 for code in face.small[shown])
            if any(counted[code] != SHOWN for code in range(OBJECTS)):
                yield f"expected every object {SHOWN} times as a small object of the {SIDES[side]}"


def _symmetry(cards: Cards) -> Iterator[str]:
    """The police deck is the robbers' with the objects of the two sides exchanged, values included."""
    for mine, theirs in zip(_deck(cards, 0), _deck(cards, 1), strict=True):
        mirrored = (set(theirs.small[1]), set(theirs.small[0]))
        if (mine.main, mine.points, (set(mine.small[0]), set(mine.small[1]))) != (theirs.main, theirs.points, mirrored):
            yield f"expected {theirs.code} to mirror {mine.code}"


def _stops(cards: Cards) -> Iterator[str]:
    """Every card that can lie on top admits two of each team's four Stops."""
    for top in cards.faces:
        for side in (0, 1):
            stops = [face for face in _deck(cards, side) if face.kind == "stop"]
            right = [stop for stop in stops if set(stop.small[side]) & set(top.small[side])]
            if top.kind != "stop" and len(right) != STOPS // 2:
                yield f"expected {top.code} to admit two Stops of the {SIDES[side]}, got {len(right)}"


def _example(cards: Cards) -> Iterator[str]:
    """The cards of the printed examples."""
    face = {face.code: face for face in cards.faces}
    if {cards.codes[0][code] for code in face["R.PIN.a"].small[0]} != {"KEY", "GUN"} or {
        cards.codes[1][code] for code in face["R.PIN.a"].small[1]
    } != {"HAN", "CAR"}:
        yield "expected R.PIN.a to show HAN CAR and KEY GUN, as printed"
    if face["P.CAM.c"].points != 3:
        yield f"expected P.CAM.c to be worth 3, as printed, got {face['P.CAM.c'].points}"


def _deck(cards: Cards, side: int) -> list[Face]:
    return [face for face in cards.faces if face.side == side]
