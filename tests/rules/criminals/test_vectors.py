"""Criminals, the worked examples: each vector of `vectors.json` is played."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from backroom.core.rng import Rng
from tests.rules.criminals.script import FIVE, NAMES, Script, dealt, lineup

Vector = dict[str, Any]
VECTORS: dict[str, Vector] = {
    vector["id"].removeprefix("CRM-"): vector
    for vector in json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
}
INNOCENT = "Burglary Blackmail Bribery Smuggling Arson"  # Hockney did not do the Arson, Verbal did


def removed(names: list[str]) -> str:
    return "crime_set=random-" + "-".join(names)


def test_V1_setup() -> None:
    before, after = VECTORS["V1"]["before"], VECTORS["V1"]["after"]
    table = next(
        table
        for table in (dealt(5, seed, removed(before["removed"])) for seed in range(100))
        if table.sees("McManus").mine == after["McManus_crime"]
    )
    assert list(table.names) == before["players"]
    assert list(table.public.crimes) == after["crimes"]
    assert len({table.crime, *table.deck}) == after["crime_deck_size"]
    held = [*table.sees("McManus").hand, *table.shown("McManus")]
    assert sorted(held) == after["McManus_hand"]
    assert set(after["crimes"]) - set(held) == set(after["McManus_set_aside"])
    assert {len(table.shown(name)) for name in table.names} == {after["then_revealed_at_random_per_player"]}


def test_V2_thresholds() -> None:
    nine = "Arson Blackmail Bribery Burglary Embezzlement Forgery Kidnapping Murder Smuggling"
    for left, needed in VECTORS["V2"]["after"]["threshold_by_remaining"].items():
        table = lineup(nine, boss="Vandalism", out=" ".join(NAMES[int(left) :]))
        assert table.public.threshold == needed


def test_V3_guilty() -> None:
    before, after = VECTORS["V3"]["before"], VECTORS["V3"]["after"]
    table = lineup(FIVE, crime=before["crime"])
    assert len(table.remaining) == before["remaining"]
    table.accuse(**before["accusing"], then="Bribery")
    assert table.sold == [after["sold_out"]]
    assert [name for name in table.names if name not in table.remaining] == after["eliminated"]
    assert len(table.shown(after["hand_revealed"])) == 5
    assert sorted({table.crime, *table.deck}) == after["crime_deck"]
    assert (len(table.remaining), table.public.threshold) == (after["remaining"], after["threshold"])


def test_V3a_too_few() -> None:
    table = lineup(FIVE).accuse(**VECTORS["V3a"]["before"]["accusing"])
    assert (table.sold, table.phase) == ([], "discussion")


def hockney_decides(crimes: str = INNOCENT, crime: str = "Arson") -> Script:
    return lineup(crimes, crime=crime).accuse(McManus="Hockney", Fenster="Hockney", Keaton="Hockney")


def test_V4_innocent() -> None:
    after = VECTORS["V4"]["after"]
    table = hockney_decides()
    name, crime = after["public_alibi_added"]
    assert (table.sold, table.shown(name)) == ([after["sold_out"]], {crime})
    offered = [action.replace("boss", "Boss") for action in table.legal("Hockney")]
    assert offered[: len(after["legal_next"])] == after["legal_next"]
    table.do("Hockney", "pass", then="Bribery")
    assert len({table.crime, *table.deck}) == after["if_pass"]["crime_deck_size"]
    assert (table.state.round == 2) == after["if_pass"]["new_round"]


def test_V5_the_boss() -> None:
    right, wrong, dissent = VECTORS["V5"]["cases"]
    assert right["crime_of"] == "Boss"
    everybody = dict.fromkeys(NAMES[:5], "boss")
    assert lineup(FIVE, crime="Embezzlement").accuse(**everybody).winners == list(NAMES[:5])
    assert lineup(INNOCENT).accuse(**everybody).winners == wrong["winners"] == ["Verbal"]
    del everybody["Verbal"]
    assert lineup(INNOCENT).accuse(**everybody).sold == ([] if dissent["sold_out"] is None else ["boss"])


def test_V6_snitching() -> None:
    guilty, innocent, boss_right, boss_wrong = VECTORS["V6"]["cases"]
    table = hockney_decides("Arson Blackmail Bribery Smuggling Burglary").do("Hockney", "snitch Keaton")
    assert (table.winners, table.ended) == (guilty["winners"], guilty["end"])
    table = hockney_decides().do("Hockney", "snitch Keaton", then="Arson")
    after = innocent["after"]
    assert [name for name in table.names if name not in table.remaining] == after["eliminated"]
    name, crime = after["public_alibi_added"]
    assert crime in table.shown(name)
    assert {table.crime, *table.deck} == set(table.public.crimes) - {"Smuggling"}
    assert len(table.remaining) == after["remaining"]
    table = hockney_decides(crime="Embezzlement").do("Hockney", "snitch boss")
    assert (table.winners, table.ended) == (boss_right["winners"], boss_right["end"])
    table = hockney_decides().do("Hockney", "snitch boss")
    assert (table.winners, table.ended) == (boss_wrong["winners"], boss_wrong["end"])


def test_V7_accusing_by_rule() -> None:
    three, two, both = VECTORS["V7"]["cases"]
    names = dict(zip("ABC", NAMES, strict=False))
    table = lineup("Bribery Murder Forgery", boss="Arson", shows={"Keaton": "Arson", "McManus": "Arson"})
    assert table.automatic == [names[letter] for letter in three["auto"]]
    assert table.accusations[names["C"]] == "boss"
    offered = ["C", "Boss"] if table.targets("Keaton") == ["Fenster", "boss"] else []
    assert [*offered, "none"] == three["legal_for_A"]  # to accuse nobody is what A does already
    table.accuse(Keaton="Fenster").accuse(Keaton="nobody")
    assert three["legal_for_C"] == ["Boss"]
    assert table.targets("Fenster") == []

    def pair() -> Script:
        return lineup("Bribery Murder Forgery", boss="Arson", out="Fenster", shows={"Keaton": "Arson"})

    assert pair().automatic == [names[letter] for letter in two["auto"]]
    assert pair().accuse(Keaton="McManus").sold == ["McManus"]
    assert pair().accuse(Keaton="boss").sold == ["boss"]
    assert both["both_accuse_each_other_at_once"] == "one accusation chosen at random"
    sold = Counter[str | None]()
    for seed in range(100):
        table = lineup("Bribery Murder Forgery", boss="Arson", out="Fenster", options="timing=ballots").hush()
        table.state.rng = Rng(seed)
        sold.update(table.vote(Keaton="McManus", McManus="Keaton").sold)
    assert min(sold["Keaton"], sold["McManus"]) > 30


def test_V9_two_at_once() -> None:
    names = dict(zip("ABCD", NAMES, strict=False))
    votes = {names[a]: names[b] for a, b in VECTORS["V9"]["before"]["accusing_at_same_tick"].items()}
    sold = Counter[str | None]()
    for seed in range(200):
        table = lineup("Bribery Murder Forgery Smuggling", boss="Arson", options="timing=ballots").hush()
        table.state.rng = Rng(seed)
        sold.update(table.vote(**votes).sold)
    assert set(sold) == {names["A"], names["C"]}
    assert min(sold.values()) > 70


@pytest.mark.parametrize("name", VECTORS)
def test_every_vector_is_played(name: str) -> None:
    assert f"def test_{name}_" in Path(__file__).read_text("utf-8")
