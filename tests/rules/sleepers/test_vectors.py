"""Sleeper Cells, the worked examples of its analysis, played through the engine with dice from its own generator."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from backroom.core.errors import IllegalAction
from tests.rules.sleepers.script import Script, table

Vector = dict[str, Any]
VECTORS: list[Vector] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text("utf-8"))["case"]


def _joined(given: Vector, field: str) -> dict[str, str]:
    return {who: " ".join(held) for who, held in given.get(field, {}).items()}


def set_up(given: Vector) -> Script:
    options: dict[str, Any] = {}
    if "loc" in given:
        options["locations"] = " ".join(given["loc"])
    if "obj" in given:
        options["objectives"] = " ".join(given["obj"])
    return table(
        given["turn"],
        spies_at=_joined(given, "pawns"),
        cells_at=_joined(given, "cells"),
        money=given.get("money"),
        hands=_joined(given, "hand"),
        faces=_joined(given, "face"),
        tokens=_joined(given, "pending"),
        zones=[(card, zone, who) for card, zone, who in given.get("zone", [])],
        **options,
    )


def play(held: Script, who: str, action: str) -> None:
    if not action.startswith("trade"):
        held.do(who, action.replace("init ", "initiate "))
        return
    _, partner, _, give, _, get, _, pay, _, receive = action.split()
    held.offer(who, partner, give.replace(",", " "), get.replace(",", " "), int(pay), int(receive))
    held.do(partner, "accept")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_a_vector_is_played_as_told(vector: Vector) -> None:
    given, run, expect = vector["given"], vector["run"], dict(vector["expect"])
    held = set_up(given)
    if "dice" in run:
        held.rolling(*run["dice"])
    who = given["turn"]
    *before, last = run["do"]
    for action in before:
        play(held, who, action)
    if expect.pop("last_action_illegal", False):
        with pytest.raises(IllegalAction):
            play(held, who, last)
        assert not expect
        return
    play(held, who, last)
    for field, wanted in expect.items():
        check(held, who, field, wanted)


def check(held: Script, who: str, field: str, wanted: Any) -> None:
    truth = held.state.truth()
    if field == "winner":
        assert held.public.winners == (int(held.seat(wanted)),)
        return
    if field == "optional_phase_over":
        assert held.to_act != [who]
        return
    for agency, value in wanted.items():
        seat = held.seat(agency)
        found = {
            "money": held.money(agency),
            "pawns": sorted(held.spies(agency)),
            "cells": held.cells(agency),
            "cards": len(truth.hands[seat]) + len(held.faces(agency)),
            "face_up": len(held.faces(agency)),
            "pending": held.public.tokens[seat] or "none",
        }[field]
        assert found == (sorted(value) if field == "pawns" else value), field


def test_all_vectors_are_here() -> None:
    assert len(VECTORS) == 36
