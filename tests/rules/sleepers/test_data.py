"""Sleeper Cells: the board and the decks are what the rulebook tables, and broken files are refused."""

from importlib.resources import files

import pytest

from backroom.core.errors import BadAction, BadData
from backroom.games.sleepers.atlas import parse_atlas
from backroom.games.sleepers.components import ATLAS, DECKS, card_id, city_id
from backroom.games.sleepers.decks import parse_decks
from backroom.games.sleepers.heaps import FULL, add_cards, cards_of, copies, heap_of, most, names_of, size, within
from tests.rulebooks import BOOKS
from tests.rules.sleepers.script import under

DATA = files("backroom.games.sleepers") / "data"
BOARD = (DATA / "board.toml").read_text("utf-8")
CARDS = (DATA / "decks.toml").read_text("utf-8")


def test_the_rulebook_tables_every_line_and_card() -> None:
    book = (BOOKS / "sleepers.md").read_text("utf-8")
    for city, near in enumerate(ATLAS.neighbours):
        for other in near:
            one, two = ATLAS.cities[city], ATLAS.cities[other]
            assert f"{one}-{two}" in book or f"{two}-{one}" in book
    assert all(f"`{card}`" in book for card in DECKS.assets)


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('  { a = "WAS", b = "VAN" },\n', "", "expected 48 lines, got 47"),
        ('{ a = "WAS", b = "VAN" }', '{ a = "WAS", b = "LAX" }', "different neighbours of WAS"),
        ('b = "VAN" }', 'b = "XXX" }', "expected zones, cities, lines"),
        ('code = "SYD"', 'code = "JAK"', "expected zones, cities, lines"),
        ('base = "LON"', 'base = "MAD"', "agencies and bases of the print"),
        ('code = "MI6"', 'code = "KGB"', "agencies and bases of the print"),
        ('zone = "americas"', 'zone = "europe-africa"', "expected 9 cities in americas, got 8"),
        ("[[zone]]", "[[zone", "expected zones, cities, lines"),
        ('{ a = "MEX", b = "BOG" }', '{ a = "MEX", b = "SYD" }', "expected 12 lines inside americas, got 11"),
    ],
)
def test_a_broken_board_is_refused(old: str, new: str, word: str) -> None:
    assert old in BOARD
    with pytest.raises(BadData, match=word):
        parse_atlas(BOARD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("count = 9", "count = 8", "expected 96 asset cards, got 95"),
        ("count = 9", "count = 99", "expected 1 to 15 cards detonator, got 99"),
        ('code = "mole"', 'code = "vole"', "expected the assets"),
        ('target = "zone"', 'target = "self"', "expected road_block to be an event"),
        ('needs = ["rifle", "bullet"]', 'needs = ["rifle", "wire"]', "objectives of the print"),
        ('stopped_by = "prevent_bomb"', 'stopped_by = "prevent_wire_tap"', "a stop card for each"),
        ("count = 8", "count = 7", "expected 8 of each objective"),
        ("[[asset]]", "[[asset", "expected asset and objective cards"),
    ],
)
def test_broken_decks_are_refused(old: str, new: str, word: str) -> None:
    assert old in CARDS
    with pytest.raises(BadData, match=word):
        parse_decks(CARDS.replace(old, new, 1))


def test_a_heap_holds_every_card() -> None:
    assert size(FULL) == 96
    assert [copies(FULL, card) for card in range(18)] == DECKS.counts
    cards = cards_of(FULL)
    assert heap_of(names_of(FULL)) == FULL
    assert list(add_cards(type(under().deal(4, 1).deck)(), FULL)) == cards
    assert most(heap_of(("wire", "wire")), heap_of(("wire", "mole"))) == heap_of(("wire", "wire", "mole"))
    assert within(heap_of(("wire",)), heap_of(("wire", "mole")))
    assert not within(heap_of(("wire", "wire")), heap_of(("wire", "mole")))


def test_actions_are_numbered_as_the_rulebook_says() -> None:
    game = under()
    told = {
        0: "place WAS",
        27: "move WAS VAN",
        123: "car WAS VAN",
        219: "plane WAS VAN",
        685: "spy WAS",
        712: "cell WAS",
        739: "play road_block americas",
        742: "play rebellion americas",
        745: "play no_fly_zone americas",
        748: "play safe_house americas",
        751: "play crackdown americas",
        754: "play mole left",
        757: "play informant left",
        760: "play black_budget",
        761: "play forged_orders left WAS VAN",
        1049: "attack left WAS",
        1130: "steal left random",
        1133: "steal left detonator",
        1187: "initiate WAS",
        1214: "stop left",
        1217: "destroy left WAS bomb",
        1460: "end",
        1461: "discard detonator",
        1479: "pick detonator",
        1497: "trade left",
        1500: "give detonator",
        1518: "want detonator",
        1536: "give 5k",
        1537: "want 5k",
        1538: "propose",
        1539: "cancel",
        1540: "accept",
        1541: "decline",
        1542: "counter",
    }
    assert {number: game.action_name(number) for number in told} == told
    assert game.action_count() == 1543


@pytest.mark.parametrize("name", ["move WAS SYD", "attack CIA ROM", "give gun", "plane WAS WAS", "Move WAS LON"])
def test_what_names_no_action_is_refused(name: str) -> None:
    with pytest.raises(BadAction, match="expected an action such as 'move WAS LON'"):
        under().action_id(name)


def test_names_of_nothing_are_refused() -> None:
    with pytest.raises(BadData, match="expected an asset card such as rifle or road_block, got 'gun'"):
        card_id("gun")
    with pytest.raises(BadData, match="expected a city such as WAS or LON, got 'XXX'"):
        city_id("XXX")
