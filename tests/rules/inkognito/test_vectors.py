"""Inkognito, the worked examples of the printed rulebook and of its analysis, played through the engine."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from backroom.games.inkognito.components import CARDS, IDENTITIES, LOCATIONS, SEGMENTS
from backroom.games.inkognito.story import Called
from backroom.games.inkognito.view import Black, InkognitoTruth
from tests.rules.inkognito.script import NAMES, SITES, Script, deal

Vector = dict[str, Any]
VECTORS: dict[str, Vector] = {
    vector["id"].removeprefix("INK-"): vector
    for vector in json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
}
LETTERS = {name.upper(): letter for letter, name in SITES.items()}


def truth() -> str:
    held = VECTORS["V4"]["truth"]
    assert list(held) == list(NAMES[:4])
    return " ".join("/".join(cards) for cards in held.values())


def possible(table: Script, name: str) -> list[dict[str, Black]]:
    """The deals a seat holds possible, by name."""
    found = []
    for world in table.state.game.worlds(table.sees(name)).every():
        told = world.truth()
        assert isinstance(told, InkognitoTruth)
        found.append({NAMES[place]: cards for place, cards in enumerate(told.deal.black) if cards})
    return found


def exchanged() -> Script:
    table = deal(4, truth())
    assert [table.worlds("You"), table.worlds("Anna")] == [36, 36]
    shows = {who.split("->")[0]: "+".join(cards) for who, cards in VECTORS["V4"]["actions"]}
    return table.meet("You Anna").show(**shows)


def solved() -> Script:
    """What you found out a few rounds later: David is X, Mario has 0."""
    table = exchanged()
    table.meet("You Ambassador").do("You", "demand third").show(David="black identity")
    return table.meet("You Ambassador").do("You", "demand second").show(Mario="black number")


def test_V1_the_cards() -> None:
    after = VECTORS["V1"]["after"]
    sets = 5
    assert after["location"] == sets * len(LOCATIONS)
    assert after["identity"] == sets * len(IDENTITIES)
    assert after["number"] == sets * len(SEGMENTS)
    assert after["cards"] == after["location"] + after["identity"] + after["number"] + after["telephone"]
    assert after["per_colour"] == after["black"] == len(LOCATIONS) + len(CARDS)


def test_V2_the_printed_round() -> None:
    vector = VECTORS["V2"]
    assert vector["before"]["clockwise"] == list(NAMES[:4])
    table = deal(starter=vector["before"]["starter"])
    *agents, (_, top) = vector["actions"]
    table.stack(LETTERS[top])
    table.go(**{name: LETTERS[site] for name, site in agents})
    (meeting,) = vector["after"]["meetings"]
    assert table.meetings == [" ".join([meeting["kind"], *meeting["who"]])]
    assert [met.location.upper() for met in table.public.meetings] == [meeting["place"]]
    table.show(You="B+0", Anna="F+11")
    assert table.starter == vector["after"]["next_starter"]


def test_V3_the_pairs_of_bubble_and_11() -> None:
    after = VECTORS["V3"]["after"]
    table = deal(4, truth()).meet("You Anna")
    pairs = [action.removeprefix("show ").split("+") for action in table.legal("You", "show") if "+" in action]
    assert len(pairs) == after["count"]
    assert sorted(pairs) == sorted(after["pairs"])
    for pair in after["illegal"]:
        table.refusal("You", "show " + "+".join(sorted(pair, key=[str(card) for card in CARDS].index)))


def test_V4_the_printed_exchange() -> None:
    after = VECTORS["V4"]["after"]
    table = exchanged()
    assert table.worlds("You") == after["your_worlds"][1]
    assert {world["Anna"][0] for world in possible(table, "You")} == {after["anna_identity_for_you"]}
    assert table.worlds("Anna") == after["anna_worlds"][1]
    yours = [str(world["You"][0]) for world in possible(table, "Anna")]
    assert {who: yours.count(who) for who in "BXZ"} == {"B": 8, "X": 4, "Z": 4}


def test_V5_a_few_rounds_later() -> None:
    counts = VECTORS["V5"]["after"]["your_worlds"]
    table = exchanged()
    assert table.worlds("You") == counts[0]
    table.meet("You Ambassador").do("You", "demand third").show(David="black identity")
    assert table.worlds("You") == counts[1]
    assert {world["Mario"][0] for world in possible(table, "You")} == {"Z"}
    table.meet("You Ambassador").do("You", "demand second").show(Mario="black number")
    assert table.worlds("You") == counts[2]
    left = [{name: world[name][1] for name in ("Anna", "David")} for world in possible(table, "You")]
    assert sorted(left, key=str) == sorted(VECTORS["V5"]["after"]["left"], key=str)
    for demand, name in (("first", "Anna"), ("third", "David")):
        again = solved().meet("You Ambassador").do("You", f"demand {demand}").show(**{name: "black number"})
        assert again.worlds("You") == 1


@pytest.mark.parametrize("name", ["V6", "V7"])
def test_V6_V7_the_printed_call_and_a_wrong_one(name: str) -> None:
    vector = VECTORS[name]
    ((caller, _, parts),) = vector["actions"]
    table = solved().meet("You Anna").show(Anna="F+B")
    table.do(caller, "call " + " ".join(who + parts[who] for who in "FBXZ"))
    assert table.winners == vector["after"]["winners"]
    assert table.scores == vector["after"]["points"]
    assert table.public.finished is not None
    assert table.public.finished.right == vector["after"]["correct"]
    if "dialled" in vector["after"]:
        (call,) = table.told("watcher", Called)
        assert isinstance(call, Called)
        assert call.dialled == vector["after"]["dialled"]


CASES = {
    ("agent",): [(4, "RMGB", "S")],
    ("agent", "agent"): [(4, "RRGB", "S"), (3, "RRGB", "S"), (5, "RRGBS", "")],
    ("agent", "Ambassador"): [(4, "RMGB", "R"), (3, "RMGB", "R"), (5, "RMGBR", "")],
    ("agent", "agent", "agent"): [(4, "RRRB", "S"), (5, "RRRBS", "")],
    ("agent", "agent", "Ambassador"): [(4, "RRGB", "R"), (3, "RRGB", "R"), (5, "RRGBR", "")],
    ("dummy", "agent"): [(3, "RMGR", "S")],
    ("dummy", "Ambassador"): [(3, "RMGB", "B")],
}
EFFECTS = {
    "nothing": {"nothing"},
    "exchange": {"exchange"},
    "agent may demand": {"demand"},
    "nothing (3/4 players); both show a pair to the Ambassador (5 players)": {"nothing", "audience"},
    "agent may look at one black card of the dummy (3 players)": {"look"},
    "nothing (3 players)": {"nothing"},
}


@pytest.mark.parametrize("case", VECTORS["V11"]["cases"], ids=lambda case: "+".join(case["place_cards"]))
def test_V11_what_happens_where(case: Vector) -> None:
    found = set()
    for seats, row, top in CASES[tuple(case["place_cards"])]:
        table = deal(seats).visit(row, top)
        found.add(table.meetings[0].split()[0] if table.meetings else "nothing")
        assert len(table.meetings) <= 1
        if "audience" not in EFFECTS[case["effect"]]:
            assert found <= EFFECTS[case["effect"]]
        else:
            assert (found == {"nothing", "audience"}) or seats < 5
    assert found == EFFECTS[case["effect"]]


def test_sizes_of_the_analysis() -> None:
    """One pair leaves 24, 16 or 12 of 36 worlds, a black card 12; the Ambassador starts from 576."""
    left = set()
    for pair in deal(4, truth()).meet("You Anna").legal("Anna", "show"):
        left.add(deal(4, truth()).meet("You Anna").show(You="B+0").do("Anna", pair).worlds("You"))
    assert left == {12, 16, 24}
    assert deal(5).worlds("Eva") == 576
    assert deal().worlds("watcher") == 576
    assert len(list(permutations(range(4)))) ** 2 == 576


def test_every_vector_is_played() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [name for name in VECTORS if f"test_{name}_" not in source and f"_{name}_" not in source] == []
