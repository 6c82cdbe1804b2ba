"""Getaway, chapter 1 and rulings R32, R33: the cards, and what is refused as a table of cards."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from backroom.core.errors import BadData
from backroom.games.getaway.cards import Cards, Face, load, parse
from backroom.games.getaway.checks import check

CARDS = load()
TEXT = (files("backroom.games.getaway") / "data/cards.toml").read_text("utf-8")


def deck(cards: Cards, side: int) -> list[Face]:
    return [face for face in cards.faces if face.side == side]


@pytest.mark.parametrize(("number", "side"), [("1a", 0), ("1b", 1)])
def test_1a_1b_a_deck(number: str, side: int) -> None:
    assert Counter(face.kind for face in deck(CARDS, side)) == {"action": 40, "deny": 8, "stop": 4}


def test_1a_the_robbers_deck() -> None:
    assert [face.code for face in deck(CARDS, 0)][::13] == ["R.PIN.a", "R.HOO.d", "R.DYN.b", "R.FLA.e"]


def test_1b_the_police_deck() -> None:
    assert [face.code for face in deck(CARDS, 1)][::13] == ["P.HAN.a", "P.CAM.d", "P.RAD.b", "P.FIN.e"]


def test_1c_five_locations_and_an_aid_make_110() -> None:
    locations = [face for face in CARDS.faces if face.kind == "location"]
    assert len(locations) == len(CARDS.places) == 5
    assert len(CARDS.faces) + 1 == 110


def test_1d_main_object_small_police_objects_small_robber_objects() -> None:
    face = next(face for face in CARDS.faces if face.code == "R.PIN.a")
    assert CARDS.codes[0][face.main] == "PIN"
    assert [CARDS.codes[1][number] for number in face.small[1]] == ["HAN", "CAR"]
    assert [CARDS.codes[0][number] for number in face.small[0]] == ["KEY", "GUN"]
    assert sorted(CARDS.names[0])[:2] == ["Drill", "Dynamite"]


def test_1e_cards_are_worth_one_to_three() -> None:
    for side in (0, 1):
        assert Counter(face.points for face in deck(CARDS, side) if face.kind == "action") == {1: 16, 2: 16, 3: 8}
        assert {face.points for face in deck(CARDS, side) if face.kind == "deny"} == {1}


def test_1f_a_stop_shows_two_objects_of_its_side() -> None:
    for side in (0, 1):
        stops = [face for face in deck(CARDS, side) if face.kind == "stop"]
        assert [len(stop.small[side]) for stop in stops] == [2, 2, 2, 2]
        assert sorted(number for stop in stops for number in stop.small[side]) == list(range(8))


def test_1g_a_location_shows_objects_of_both_sides() -> None:
    for face in CARDS.faces[104:]:
        assert [len(small) for small in face.small] == [2, 2]
        assert face.main == -1


def test_R32_two_small_objects_for_each_side() -> None:
    assert all([len(set(small)) for small in face.small] == [2, 2] for face in CARDS.faces if face.kind != "stop")


def test_R33_eight_objects_each_on_five_action_cards() -> None:
    for side in (0, 1):
        mains = Counter(face.main for face in deck(CARDS, side) if face.kind == "action")
        assert mains == dict.fromkeys(range(8), 5)


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("robbers = [", "a TOML table of cards"),
        (changed("[objects]", "[things]"), "every card with its objects"),
        (changed('"R.PIN.a" = {', '"R.PIN.f" = {'), "expected a card R.PIN.a, got none"),
        (TEXT + '"P.STOP.5" = { objects = ["HAN", "CAR"] }\n', "expected 52 cards for the police, got P.STOP.5"),
        (changed('main = "PIN", points = 2', 'main = "PIN", points = 1'), "16 Action cards of 1, 16 of 2 and 8 of 3"),
        (changed('Y.HAN" = { main = "HAN", points = 1', 'Y.HAN" = { main = "HAN", points = 2'), "to be worth 1"),
        (changed("target = [10,", "target = [11,"), "deals and targets of the rulebook"),
        (changed("dealt = [12,", "dealt = [13,"), "deals and targets of the rulebook"),
        (re.sub(r'"L.5" = .*\n', "", TEXT), "expected 5 Locations, got 4"),
        (changed('bottom = ["KEY", "GUN"]', 'bottom = ["KEY", "KEY"]'), "two objects for each side on R.PIN.a"),
        (changed('bottom = ["KEY", "GUN"]', 'bottom = ["KEY", "PIN"]'), "ask for its own object, got R.PIN.a"),
        (changed('bottom = ["KEY", "GUN"]', 'bottom = ["KEY", "MAS"]'), "every object 12 times"),
        (changed('bottom = ["KEY", "GUN"] }', 'bottom = ["KEY"] }'), "two objects for each side on R.PIN.a"),
        (changed('["PIN", "Pincers"]', '["TON", "Tongs"]').replace('"PIN"', '"TON"').replace("R.PIN", "R.TON")
         .replace("DENY.PIN", "DENY.TON"), "every object named by the rulebook, lacking PIN"),
        (changed('"R.STOP.1" = { objects = ["PIN", "MAS"] }', '"R.STOP.1" = { objects = ["PIN", "KEY"] }'), "mirror"),
        (changed('"Casino", top = ["DOG", "HEL"]', '"Casino", top = ["DOG", "FIN"]'), "L.4 to admit two Stops"),
    ],
)  # fmt: skip
def test_R33_what_is_no_table_of_cards_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        check(parse(text))
    assert complaint in str(caught.value)


def test_R33_two_equal_faces_and_a_lost_symmetry_are_refused() -> None:
    swapped = TEXT.replace('"P.CAM.c" = { main = "CAM", points = 3', '"P.CAM.c" = { main = "CAM", points = 2')
    swapped = swapped.replace('"P.CAM.a" = { main = "CAM", points = 2', '"P.CAM.a" = { main = "CAM", points = 3')
    with pytest.raises(BadData, match=r"expected P.CAM.a to mirror R.HOO.a"):
        check(parse(swapped))


@pytest.mark.parametrize(
    ("cards", "old", "new", "complaint"),
    [
        ("R.PIN.d P.HAN.d", ("PIN", "HAN"), ("GUN", "DOG"), "expected PIN in the middle of R.PIN.d, got GUN"),
        ("R.DENY.HAN P.DENY.PIN", ("HAN", "PIN"), ("CAR", "KEY"), "expected HAN in the middle of R.DENY.HAN, got CAR"),
    ],
)
def test_R33_a_card_has_the_object_of_its_name(
    cards: str, old: tuple[str, ...], new: tuple[str, ...], complaint: str
) -> None:
    """Also where both decks are changed alike, so that they mirror each other still."""
    text = TEXT
    for card, was, is_now in zip(cards.split(), old, new, strict=True):
        line = f'"{card}" = {{ main = "{was}"'
        assert line in text
        text = text.replace(line, f'"{card}" = {{ main = "{is_now}"')
    with pytest.raises(BadData, match=complaint):
        check(parse(text))


def test_R33_names_and_values_are_whole() -> None:
    with pytest.raises(BadData, match=r"expected the Locations L.1 to L.5, got L.1, L.9, L.3, L.4, L.5"):
        check(parse(changed('"L.2" =', '"L.9" =')))
    with pytest.raises(BadData, match=r"expected a whole number of points on R.PIN.a, got 2.0"):
        check(parse(changed('"R.PIN.a" = { main = "PIN", points = 2', '"R.PIN.a" = { main = "PIN", points = 2.0')))


def test_R33_the_construction_of_the_book() -> None:
    own = {"a": (1, 3), "b": (2, 7), "c": (4, 6), "d": (5, 7), "e": (1, 2), "deny": (0, 3)}
    other = {"a": (0, 1), "b": (2, 5), "c": (3, 4), "d": (6, 7), "e": (1, 6), "deny": (2, 7)}
    for face in CARDS.faces[:104]:
        if face.kind != "stop":
            copy = "deny" if face.kind == "deny" else face.code[-1]
            assert set(face.small[face.side]) == {(face.main + step) % 8 for step in own[copy]}
            assert set(face.small[1 - face.side]) == {(face.main + step) % 8 for step in other[copy]}
