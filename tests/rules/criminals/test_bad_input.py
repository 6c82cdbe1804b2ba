"""Criminals, what is not allowed: refused with its rule, nothing changed, and nobody else the wiser."""

import pytest

from backroom.core.bits import bit
from backroom.core.seat import HOUSE
from backroom.core.view import wire
from backroom.games.criminals.components import HOUSE_BIT
from tests.rules.criminals.script import Script, lineup

TALKED_OUT = ["promise"] * 20


def everything_received(table: Script) -> list[object]:
    """All that anybody could compare: views, offers and refusals, and what was told."""
    got: list[object] = [wire(table.state.truth()), list(table.state.story or []), table.state.to_act()]
    for name in (*table.names, "watcher"):
        got.append(wire(table.sees(name)))
    for name in (*table.names, "house"):
        got.append(table.legal(name))
        got.append([str(table.state.why_not(table.seat(name), action)) for action in range(105)])
    return got


@pytest.mark.parametrize(
    ("before", "action", "rule"),
    [
        ([], "accuse Keaton", "CRM-3.5"),
        ([], "accuse McManus", "CRM-3.4"),
        ([], "accuse Verbal", "CRM-R9"),
        ([], "snitch Hockney", "CRM-5.1"),
        ([], "snitch boss", "CRM-5.1"),
        ([], "pass", "CRM-4.3"),
        (TALKED_OUT, "promise", "CRM-R31"),
        (TALKED_OUT, "suspect Hockney", "CRM-R31"),
        ([], "end call", "CRM-R5"),
    ],
)
def test_a_refusal_names_its_rule_and_leaves_no_trace(before: list[str], action: str, rule: str) -> None:
    table = lineup(shows={"McManus": "Arson"}, out="Verbal")
    for said in before:
        table.do("Keaton", said)
    received = everything_received(table)
    assert table.refusal("Keaton", action) == rule
    assert everything_received(table) == received


@pytest.mark.parametrize("timing", ["live", "ballots"])
def test_a_prompt_is_the_same_for_the_guilty_and_the_innocent(timing: str) -> None:
    """Hockney did the Arson in one game and not in the other; what he is offered and refused does not tell."""
    guilty = lineup("Burglary Blackmail Bribery Arson Smuggling", options=f"timing={timing}")
    innocent = lineup("Burglary Blackmail Bribery Smuggling Arson", options=f"timing={timing}")
    for _ in range(2):
        for name in guilty.names:
            assert guilty.legal(name) == innocent.legal(name)
            for action in range(105):
                refusals = {str(table.state.why_not(table.seat(name), action)) for table in (guilty, innocent)}
                assert len(refusals) == 1
        guilty.hush()
        innocent.hush()


def test_the_house_has_its_place_in_a_set_of_seats() -> None:
    assert bit(HOUSE) == HOUSE_BIT
