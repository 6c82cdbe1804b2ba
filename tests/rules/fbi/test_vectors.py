"""FBI, the worked examples of the printed rulebook and of its analysis, played through the engine."""

import json
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from backroom.games.fbi.scoring import bonus_taker
from backroom.games.fbi.story import Forced
from tests.rules.fbi.script import FIRST_TURN, Script, cards, deal, holding

Vector = dict[str, Any]
VECTORS: dict[str, Vector] = {
    vector["id"].removeprefix("FBI-"): vector
    for vector in json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
}
SECOND_TURN = "R5 R3 G3 G-3 B2 B-1 K5 K-4"


def bids(vector: Vector) -> dict[str, str]:
    moved = {name: card for name, verb, card in (action for action in vector["actions"] if action[1] == "release")}
    return {name: {None: "none", "value 1": "P1"}.get(card, card) for name, card in moved.items()}


def kept(vector: Vector) -> dict[str, str]:
    (picks,) = (action[1] for action in vector["actions"] if action[0] == "simultaneous")
    return {name: "+".join(pair) for name, pair in picks.items()}


def told_arrests(vector: Vector) -> list[str]:
    uses = [action for action in vector["actions"] if action[1] == "use"]
    return [
        f"{name} {agent} {card or 'nothing'}" for (name, _, agent), card in zip(uses, vector["results"], strict=True)
    ]


def play(table: Script, vector: Vector) -> list[str]:
    """Play a turn, first pass by hand, second pass by the engine; what arrests were told."""
    before = len(table.arrests)
    table.release(**bids(vector)).keep(**kept(vector))
    first_pass = [action for action in vector["actions"] if action[1] == "use"][: len(table.names)]
    table.use(**{name: agent for name, _, agent in first_pass})
    return table.arrests[before:]


def check_after(table: Script, vector: Vector) -> None:
    after = vector["after"]
    assert table.out == cards(" ".join(after["out_of_game"]))
    for name, held in after["slammers"].items():
        assert table.slammer(name) == cards(" ".join(held))
    new = list(table.deals[-1])
    assert table.centre == cards(" ".join(after["table"] + new))
    assert table.handcuffs == after["next_handcuffs"]


def two_turns() -> Script:
    return deal(4, f"{FIRST_TURN} {SECOND_TURN}")


def test_V1_setup() -> None:
    before, after = VECTORS["V1"]["before"], VECTORS["V1"]["after"]
    table = deal(4, purple=tuple(before["purple"].values()))
    assert list(table.names) == before["players"]
    assert {name: table.slammer(name) for name in table.names} == after["slammers"]
    assert table.handcuffs == after["handcuffs"]
    assert not set(after["unused_purple"]) & {card for name in table.names for card in table.slammer(name)}
    table.nobody_releases()
    assert [rank + 1 for rank in range(len(table.order))] == after["slammer_cards"]


def test_V2_order_of_arrests() -> None:
    vector = VECTORS["V2"]
    table = deal(4).release(**bids(vector))
    moved = dict(zip(table.names, table.public.released, strict=True))
    assert {name: int(card[1:]) if card else 0 for name, card in moved.items()} == vector["after"]["values"]
    assert {name: table.order.index(name) + 1 for name in table.names} == vector["after"]["slammer_card"]
    table.play_turn()
    assert [arrest.split()[0] for arrest in table.arrests] == vector["after"]["full_sequence"]


def test_V3_first_turn() -> None:
    vector = VECTORS["V3"]
    assert vector["before"]["dealt"] == FIRST_TURN.split()
    table = two_turns()
    assert table.handcuffs == vector["before"]["handcuffs"]
    assert {name: table.slammer(name) for name in table.names} == vector["before"]["slammers"]
    assert play(table, vector) == told_arrests(vector)
    check_after(table, vector)


def test_V4_second_turn() -> None:
    vector = VECTORS["V4"]
    assert vector["dealt"] == SECOND_TURN.split()
    table = two_turns()
    play(table, VECTORS["V3"])
    assert table.centre == cards(" ".join(vector["table_before_arrests"]))
    table.release(**bids(vector))
    assert table.order == vector["after"]["order"]
    again = two_turns()
    play(again, VECTORS["V3"])
    assert play(again, vector) == told_arrests(vector)
    check_after(again, vector)


def test_V5_groups_of_the_printed_score() -> None:
    vector = VECTORS["V5"]
    assert sum(vector["group_points"].values()) == vector["total"]
    for name in ("V5a", "V5b"):
        table = holding(" ".join(VECTORS[name]["cards"]), "")
        groups = {"black": table.points("K")[0], "green": table.points("G")[0], "red": table.points("R")[0]}
        groups["purple"] = sum(int(card[1:]) for card in table.slammer("Ann") if card[0] == "P")
        for colour, worth in (("black", 1), ("green", 2)):
            groups[colour] += worth if colour in VECTORS[name]["bonus"] else 0
        assert groups == vector["group_points"]


def test_V5a_28_points_without_bonus_cards() -> None:
    held = " ".join(VECTORS["V5a"]["cards"])
    table = holding(held, held, "")  # a rival with as much of each colour takes the bonus cards away
    assert table.scores["Ann"] == VECTORS["V5a"]["total"]


def test_V5b_28_points_with_two_bonus_cards() -> None:
    table = holding(" ".join(VECTORS["V5b"]["cards"]), "R4", "G2 K2", "")
    assert [table.bonus(colour) for colour in "RGK"] == ["Bert", "Ann", "Ann"]
    assert table.scores["Ann"] == VECTORS["V5b"]["total"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_V8_sizes_of_the_deals(seats: int) -> None:
    table = deal(seats).play_to_the_end()
    assert [len(dealt) for dealt in table.deals] == VECTORS["V8"]["after"][str(seats)]


@pytest.mark.parametrize("case", VECTORS["V9"]["cases"], ids=lambda case: "".join(case["colours_on_table"]))
def test_V9_legal_selections(case: Vector) -> None:
    colours = case["colours_on_table"]
    table = deal(3, " ".join(f"{colour}2" for colour in colours) + " |").nobody_releases()
    if isinstance(case["legal"], int):
        assert len(table.legal("Ann")) == case["legal"]
        assert not [pair for pair in table.legal("Ann") if case.get("illegal_contains", "none") in pair]
    else:
        assert case["legal"] == [[*colours, "2x"]]
        assert Forced(colour=colours[0]) in table.story
        assert table.sees("Ann").kept == (colours[0], "2x")


@pytest.mark.parametrize("case", VECTORS["V11"]["cases"], ids=lambda case: str(case["totals"]))
def test_V11_bonus(case: Vector) -> None:
    totals, winner = case["totals"], case["winner"]
    literal = case.get("literal_option_winner", winner)
    nobody = -1
    assert bonus_taker(vec[i64](totals), True) == (nobody if winner is None else winner)
    slammers = [f"R{total}" if total else "" for total in totals]
    assert holding(*slammers).public.leaders[0] == winner
    if "literal_option_winner" in case:
        assert bonus_taker(vec[i64](totals), False) == literal
        assert holding(*slammers, options="bonus_needs_positive=no").public.leaders[0] == literal


def test_every_vector_is_played() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [name for name in VECTORS if f"def test_{name}_" not in source] == []
