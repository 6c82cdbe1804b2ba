"""Inkognito, the numbers of its actions, as tabled in the rulebook."""

from itertools import combinations, permutations

import pytest

from backroom.core.errors import BadAction
from tests.rules.inkognito.script import under

CARDS = ["F", "B", "X", "Z", "52", "11", "0", "29"]
SITES = ("San Marco", "San Giorgio", "Bridge of Sighs", "Rialto", "Salute")


def test_actions_are_numbered_as_the_rulebook_says() -> None:
    game = under("call=full")
    told = [f"go {site}" for site in SITES]
    told += [f"send dummy {site}" for site in SITES]
    told += [f"show {one}+{other}" for one, other in combinations(CARDS, 2)]
    told += ["show black identity", "show black number"]
    told += ["demand first", "demand second", "demand third"]
    told += [f"demand {which} {kind}" for which in ("first", "second", "third") for kind in ("identity", "number")]
    told += ["look identity", "look number", "decline"]
    told += ["call " + " ".join(map("".join, zip("FBXZ", parts, strict=True))) for parts in permutations(CARDS[4:])]
    told += ["name " + " ".join(people) for people in permutations("FBXZ")]
    assert [game.action_name(action) for action in range(game.action_count())] == told
    numbers = {"show F+B": 10, "show black identity": 38, "demand first": 40, "look identity": 49, "decline": 51}
    assert {name: game.action_id(name) for name in numbers} == numbers
    assert game.action_name(52) == "call F52 B11 X0 Z29"


def test_without_people_the_first_76_are_the_same() -> None:
    plain, full = under(""), under("call=full")
    assert (plain.action_count(), full.action_count()) == (76, 100)
    assert [plain.action_name(action) for action in range(76)] == [full.action_name(action) for action in range(76)]


@pytest.mark.parametrize(
    "name", ["", "go", "go rialto", "show 11+F", "show F+F", "call 5211029", "name F B X Z", "Go Rialto"]
)
def test_what_names_no_action_is_refused(name: str) -> None:
    with pytest.raises(BadAction) as caught:
        under("").action_id(name)
    told = "expected an action such as 'go Rialto', 'show F+11' or 'demand first', got "
    assert str(caught.value) == told + repr(name)
