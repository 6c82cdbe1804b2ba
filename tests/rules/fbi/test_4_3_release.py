"""FBI, 4.3: release, and the order of arrests."""

import pytest

from backroom.games.fbi.story import Ordered, Released
from tests.rules.fbi.script import FIRST_TURN, cards, deal, holding


def test_4_3a_the_holder_begins_and_the_others_follow_clockwise() -> None:
    table = deal(5, purple=(1, 2, 5, 4, 3))
    asked = []
    while table.phase == "release":
        asked += table.to_act
        table.do(table.to_act[0], "release none")
    assert asked == ["Chris", "Donna", "Eve", "Ann", "Bert"]


def test_4_3a_nobody_releases_out_of_turn() -> None:
    table = deal(4).release(Ann="none")
    for name in ("Ann", "Chris", "Donna"):
        refused = table.refusal(name, "release none")
        assert refused == ("FBI-4.3a", "players release one after the other, and it is not your turn")


def test_4_3a_only_a_card_of_the_own_slammer_can_be_moved() -> None:
    table = deal(4, FIRST_TURN)
    for card in ("P3", "P5", "R4", "K-4"):
        assert table.refusal("Ann", f"release {card}") == ("FBI-4.3a", f"{card} is not in your slammer")


def test_4_3a_exactly_one_card_is_moved_or_none() -> None:
    table = deal(4, slammers={"Ann": "R5 R4 K-4", "Bert": "Y1 Y1"})
    table.release(Ann="R4", Bert="none")
    assert table.slammer("Ann") == ["R5", "K-4"]
    assert table.slammer("Bert") == ["Y1", "Y1"]
    assert table.to_act == ["Chris"]
    assert table.story[-2:] == [
        Released(seat=0, card="R4", forced=False),
        Released(seat=1, card=None, forced=False),
    ]


def test_4_3b_any_card_of_the_slammer_may_be_moved() -> None:
    held = "R5 R-1 Y4 Y-2 B3 B-3 G2 G-4 K1 K-5 P5 P-5"
    table = holding(held, "P1", "P2", "P3", "P4")
    assert sorted(table.legal("Ann")) == sorted(["release none", *[f"release {card}" for card in held.split()]])
    for card in held.split():
        assert holding(held, "P1").release(Ann=card).out == [card]


def test_4_3b_cards_alike_are_one_action() -> None:
    assert holding("R2 R2 Y1", "P1").legal("Ann") == ["release none", "release R2", "release Y1"]


def test_4_3c_a_card_counts_its_value_and_none_counts_zero() -> None:
    table = holding("P-1", "P1", "K5", "R-4", "G3").release(Ann="P-1", Bert="none", Chris="K5", Donna="R-4", Eve="G3")
    assert table.order == ["Chris", "Eve", "Bert", "Ann", "Donna"]


@pytest.mark.parametrize("value", [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])
def test_4_3c_every_value_is_above_or_below_none(value: int) -> None:
    later = holding("R1", f"P{value}").release(Ann="none", Bert=f"P{value}")
    assert later.order == (["Bert", "Ann"] if value > 0 else ["Ann", "Bert"])


def test_4_3d_the_higher_value_gets_the_lower_slammer_card() -> None:
    table = holding("Y2", "G-1", "K4", "R-3", "B1").release(Ann="Y2", Bert="G-1", Chris="K4", Donna="R-3")
    assert table.order == []
    table.release(Eve="B1")
    assert table.order == ["Chris", "Ann", "Eve", "Bert", "Donna"]
    assert Ordered(order=(2, 0, 4, 1, 3)) in table.story


def test_4_3d_colour_does_not_count() -> None:
    for low, high in (("R3", "K4"), ("K3", "R4"), ("P3", "R4"), ("R3", "P4")):
        assert holding(low, high).release(Ann=low, Bert=high).order == ["Bert", "Ann"]


def test_4_3e_equal_values_go_by_distance_from_the_handcuffs() -> None:
    table = deal(5, purple=(1, 2, 3, 5, 4)).nobody_releases()
    assert table.handcuffs == "Donna"
    assert table.order == ["Donna", "Eve", "Ann", "Bert", "Chris"]


def test_4_3e_so_it_does_for_equals_that_are_not_zero() -> None:
    slammers = {"Ann": "R2", "Bert": "Y2", "Chris": "G4", "Donna": "K-1", "Eve": "B-1"}
    table = deal(5, purple=(1, 5, 2, 3, 4), slammers=slammers)
    table.release(Bert="Y2", Chris="G4", Donna="K-1", Eve="B-1", Ann="R2")
    assert table.order == ["Chris", "Bert", "Ann", "Donna", "Eve"]


def test_4_3f_a_released_card_is_out_for_good() -> None:
    table = deal(2, slammers={"Ann": "R5", "Bert": "Y5 Y5"})
    assert (table.scores, table.bonus("R")) == ({"Ann": 10, "Bert": 14}, "Ann")
    deck = table.deck
    table.release(Ann="R5", Bert="Y5")
    assert table.scores == {"Ann": 0, "Bert": 9}
    assert (table.bonus("R"), table.bonus("Y")) == (None, "Bert")
    assert table.out == ["R5", "Y5"]
    assert (table.slammer("Ann"), table.slammer("Bert")) == ([], ["Y5"])
    assert table.deck == deck


def test_4_3f_it_never_comes_back() -> None:
    table = deal(2, "R1 Y1 B1 G1").release(Ann="P-2", Bert="P1").play_turn()
    gone = {"P-2", "P1"}
    while table.to_act:
        assert gone <= set(table.out)
        assert not gone & {card for name in table.names for card in table.slammer(name)}
        assert not gone & set(table.centre + table.deck)
        table.play_turn()


def test_4_3f_both_copies_can_go_in_turn() -> None:
    table = deal(2, "Y1 B1 Y2 B2 K5", slammers={"Ann": "R2 R2", "Bert": "P1"}).release(Ann="R2", Bert="none")
    table.all_keep("Y+B").use(Ann="Y", Bert="Y").release(Bert="none", Ann="R2")
    assert table.out == ["R2", "R2"]
    assert table.slammer("Ann") == cards("Y2 B1")


def test_4_3g_an_empty_slammer_bids_zero_unasked() -> None:
    table = holding("R-1", "", "K-2", "", "P1")
    table.release(Ann="R-1")
    assert table.to_act == ["Chris"]
    assert table.story[-1] == Released(seat=1, card=None, forced=True)
    table.release(Chris="K-2", Eve="P1")
    assert table.order == ["Eve", "Bert", "Donna", "Ann", "Chris"]


def test_4_3g_if_all_are_empty_nobody_is_asked() -> None:
    table = holding("", "", "")
    assert table.phase == "choose"
    assert table.order == ["Ann", "Bert", "Chris"]
    assert [event for event in table.story if isinstance(event, Released)] == [
        Released(seat=seat, card=None, forced=True) for seat in range(3)
    ]


def test_4_3g_the_last_card_may_go_too() -> None:
    table = holding("R1", "P1").release(Ann="R1")
    assert table.slammer("Ann") == []
    assert table.to_act == ["Bert"]
