"""FBI, the numbers of its actions, as tabled in the rulebook."""

import pytest

from backroom.core.errors import BadAction
from tests.rules.fbi.script import under

VALUES = (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5)
PAIRS = "R+Y R+B R+G R+K Y+B Y+G Y+K B+G B+K G+K R+2x Y+2x B+2x G+2x K+2x"


def test_actions_are_numbered_as_the_rulebook_says() -> None:
    game = under("arrest=free")
    told = {0: "release none"}
    for c, colour in enumerate("RYBGKP"):
        for v, value in enumerate(VALUES):
            told[1 + 10 * c + v] = f"release {colour}{value}"
            if colour != "P":
                told[81 + 10 * c + v] = f"arrest {colour}{value}"
    told |= {61 + n: f"keep {pair}" for n, pair in enumerate(PAIRS.split())}
    told |= {76 + n: f"use {colour}" for n, colour in enumerate("RYBGK")}
    assert {action: game.action_name(action) for action in range(game.action_count())} == dict(sorted(told.items()))
    assert all(game.action_id(name) == action for action, name in told.items())


def test_without_free_arrests_the_first_81_are_the_same() -> None:
    plain, free = under(""), under("arrest=free")
    assert [plain.action_name(action) for action in range(81)] == [free.action_name(action) for action in range(81)]


@pytest.mark.parametrize("name", ["", "release", "release R0", "release R6", "keep Y+R", "use P", "arrest R4", "Use R"])
def test_what_names_no_action_is_refused(name: str) -> None:
    with pytest.raises(BadAction) as caught:
        under("").action_id(name)
    assert str(caught.value) == f"expected an action such as 'release R4', 'keep R+2x' or 'use K', got {name!r}"


@pytest.mark.parametrize("number", [-1, 81])
def test_a_number_of_no_action_is_refused(number: int) -> None:
    with pytest.raises(BadAction, match=f"expected an action from 0 to 80, got {number}"):
        under("").action_name(number)
