"""Getaway, chapters 5 and 6: cards land, right or wrong; Denies."""

import tomllib
from pathlib import Path

import pytest

from backroom.core.view import wire
from backroom.games.getaway.components import CARD_NAMES, TABLES, card_id
from backroom.games.getaway.matching import is_right
from backroom.games.getaway.story import CardLaid
from tests.rules.getaway.script import dealt, on, played

TOPS = tomllib.loads((Path(__file__).parent / "matches.toml").read_text("utf-8"))["top"]


def right(card: str, below: str) -> bool:
    return is_right(card_id(card), card_id(below))


@pytest.mark.parametrize("top", TOPS, ids=lambda top: top["card"])
@pytest.mark.parametrize("side", ["robbers", "police"])
def test_V1_every_card_that_is_right_on_a_top(top: dict[str, list[str]], side: str) -> None:
    first = 0 if side == "robbers" else 52
    below = str(top["card"])
    assert sorted(name for name in CARD_NAMES[first : first + 52] if right(name, below)) == sorted(top[side])


def test_5a_everybody_may_act_at_any_time() -> None:
    table = dealt(4).start()
    everybody = ["Rob", "Pam", "Rita", "Paul", "house"]
    for name in ("Paul", "Rob", "Rob", "Rita"):
        assert table.to_act == everybody
        table.do(name, int(table.state.legal(table.seat(name))[0]))
    assert table.state.sealed() == 0


def test_5b_one_pile_for_both_teams() -> None:
    table = on("L.1", "PIN.a STOP.1", "HAN.a STOP.1").lay("R.PIN.a", "P.HAN.a")
    assert (table.public.top, table.public.laid_by, table.public.pile) == ("P.HAN.a", 1, 2)
    assert table.public.hands == (1, 1)
    assert table.story[-1] == CardLaid(seat=1, card="P.HAN.a")


def test_5c_one_player_lays_several_in_a_row() -> None:
    table = on("L.1", "PIN.a KEY.a HOO.a STOP.1").lay("R.PIN.a", "R.KEY.a", "R.HOO.a")
    assert (table.public.pile, table.public.laid_by) == (3, 0)


def test_5d_an_action_card_needs_its_object_on_the_card_below() -> None:
    assert right("R.KEY.c", "R.PIN.a")
    assert right("R.GUN.c", "R.PIN.a")
    assert not right("R.HOO.c", "R.PIN.a")
    assert not right("R.PIN.b", "R.PIN.a")


def test_5e_each_side_has_its_own_row_of_objects() -> None:
    assert right("P.HAN.c", "R.PIN.a")
    assert right("P.CAR.c", "R.PIN.a")
    assert not right("P.CAM.c", "R.PIN.a")
    assert not right("P.DOG.c", "R.PIN.a"), "the fourth police object is not asked for by the fourth robber object"


def test_5f_a_wrong_card_lands_and_counts_nothing() -> None:
    table = on("L.1", "HOO.a STOP.1").lay("R.HOO.a")
    assert (table.public.top, table.public.pile) == ("R.HOO.a", 1)
    assert table.lay("R.STOP.1").verdicts[0] == "R.HOO.a wrong no_such_object"


def test_5f_whether_a_card_was_right_is_not_told() -> None:
    """What all receive of a right and of a wrong card differs in the card and in nothing else."""
    tables = [on("L.1", "PIN.a HOO.a STOP.1").lay(card) for card in ("R.PIN.a", "R.HOO.a")]
    for name in ("Pam", "watcher"):
        one, other = (wire(table.sees(name)).replace(b"PIN", b"HOO") for table in tables)
        assert one == other
    assert [event.card for event in (tables[0].story[-1], tables[1].story[-1]) if isinstance(event, CardLaid)] == [
        "R.PIN.a",
        "R.HOO.a",
    ]


def test_5g_only_the_top_decides() -> None:
    table = played("L.1", "R.HOO.a", "R.GUN.a", "R.PIN.a", "R.STOP.2")
    assert table.verdicts[:3] == ["R.HOO.a wrong no_such_object", "R.GUN.a up 2", "R.PIN.a wrong no_such_object"]


def test_5h_nobody_must_lay_and_hands_are_not_refilled() -> None:
    table = on("L.1", "PIN.a", "HAN.a STOP.1")
    before = wire(table.state.truth())
    table.wait("Rob").wait("Pam").wait("Pam")
    assert wire(table.state.truth()) == before
    assert table.story == table.story[:1]
    table.lay("R.PIN.a")
    assert table.public.hands == (0, 2)
    assert table.to_act == ["Pam", "house"]
    assert table.refusal("Rob", "R.KEY.a") == ("GET-5h", "your hand is empty, and hands are not refilled")
    assert table.refusal("Rob", "wait")[0] == "GET-5h"


def test_6a_a_deny_needs_the_same_main_object() -> None:
    assert right("R.DENY.CAM", "P.CAM.c")
    assert not right("R.DENY.CAM", "P.DOG.b")
    assert right("P.DENY.PIN", "R.PIN.e")


def test_6b_a_denied_card_does_not_count() -> None:
    table = played("L.3", "P.CAM.c", "R.DENY.CAM", "P.CAR.a", "P.STOP.1")
    assert table.verdicts == ["P.CAM.c denied R.DENY.CAM", "R.DENY.CAM aside", "P.CAR.a up 2", "P.STOP.1 stop"]
    assert table.review.points == (None, 2)


def test_6c_a_wrong_deny_changes_nothing() -> None:
    table = played("L.3", "P.CAM.c", "R.DENY.DOG", "P.STOP.1")
    assert table.verdicts[0] == "P.CAM.c up 3"
    table = played("L.1", "R.DENY.CAM", "P.DOG.b", "R.DENY.CAR", "R.STOP.1")
    assert table.verdicts[0] == "R.DENY.CAM wrong no_action_below"
    assert table.verdicts[2] == "R.DENY.CAR wrong other_main_object"


def test_6a_the_tables_hold_no_other_card() -> None:
    for top in range(109):
        for side in (0, 1):
            assert 0 <= TABLES.right(side, top) < 2**52
