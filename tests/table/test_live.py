"""Where all may act at any time: choices stay open beside each other, and end with their occasion."""

import pytest

from backroom.games.criminals.view import CriminalsView
from backroom.table.errors import Refusal
from tests.table.script import Sitting


def seen(sitting: Sitting) -> CriminalsView:
    view = sitting.table.view(0)
    assert isinstance(view, CriminalsView)
    return view


def test_what_others_do_meanwhile_does_not_close_a_choice() -> None:
    sitting = Sitting(5, game="criminals")
    slow = sitting.answer(3, "accuse boss")
    sitting.act(0, "accuse boss")
    sitting.call("close discussion")
    sitting.say(3, slow)
    assert seen(sitting).accusations == (9, None, None, 9, None)


def test_an_accusation_does_not_land_in_the_next_round() -> None:
    sitting = Sitting(4, game="criminals")
    late = sitting.answer(3, "accuse boss")
    sitting.act(1, "accuse 0")
    sitting.act(2, "accuse 0")
    sitting.act(0, "pass")
    assert seen(sitting).round == 2
    with pytest.raises(Refusal, match="is closed; the open one is"):
        sitting.say(3, late)
    assert seen(sitting).accusations == (None,) * 4
