"""Inkognito, chapter 10: five players, one of them the Ambassador."""

import pytest

from backroom.core.view import wire
from backroom.games.inkognito.story import Committed, Shown, Turned
from backroom.games.inkognito.view import Down
from tests.rules.inkognito.script import Script, deal

RIGHT = "call F52 B11 X29 Z0"
WRONG = "call F29 B11 X52 Z0"


def five(options: str = "", ambassador: str = "Eva", starter: str = "You") -> Script:
    return deal(5, options=options, ambassador=ambassador, starter=starter)


def test_10_1_the_ambassador_has_no_black_cards_and_a_hand_of_locations() -> None:
    table = five()
    assert table.sees("Eva").black == (None,) * 5
    assert table.truth.deal.black[4] is None
    assert table.to_act == ["Eva"]
    assert len(table.legal("Eva", "go")) == 5
    assert table.worlds("Eva") == 576
    assert table.worlds("You") == 36


@pytest.mark.parametrize("ambassador", ["You", "Mario", "Eva"])
def test_10_1_he_may_sit_anywhere_and_has_nothing_to_show(ambassador: str) -> None:
    starter = "Anna"
    table = five(ambassador=ambassador, starter=starter).meet("Ambassador Anna")
    assert table.legal(ambassador)[0] == "decline"
    rule, reason = table.refusal(ambassador, "show F+11")
    assert (rule, reason) == (
        "INK-10.1",
        "the Ambassador has no cards to show and demands nothing; he may call",
    )


def test_10_1_everyone_plays_alone() -> None:
    table = five().meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    assert table.scores == {"You": 1, "Anna": 0, "Mario": 0, "David": 0, "Eva": 0}


def test_10_2_his_card_lies_face_down_until_all_have_played() -> None:
    one, two = five().go(Eva="R"), five().go(Eva="S")
    assert one.to_act == ["You"]
    for looker in ("You", "David", "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker))
        assert one.heard(looker) == two.heard(looker)
        assert one.sees(looker).down == (Down(place=4, location=None),)
        assert one.told(looker, Committed) == [Committed(seat=4)]
    assert one.sees("Eva").down == (Down(place=4, location="Rialto"),)
    one.go(You="M", Anna="G", Mario="B")
    assert sum(map(len, one.public.played)) == 3
    one.go(David="M")
    assert one.told("watcher", Turned) == [Turned(place=4, location="Rialto")]
    assert (one.public.played[4], one.public.down) == (("Rialto",), ())


def test_10_2_agents_follow_in_turn_and_he_is_passed_over() -> None:
    table = five(ambassador="Mario", starter="Anna")
    order = []
    for _ in range(5):
        order.append(table.to_act[0])
        table.do(table.to_act[0], "go " + ("Rialto" if len(order) < 5 else "Salute"))
    assert order == ["Mario", "Anna", "David", "Eva", "You"]


def test_10_3_a_demanded_card_is_shown_to_him_too() -> None:
    table = five().meet("You Ambassador").do("You", "demand second").do("Eva", "decline").show(Mario="black identity")
    for looker in ("You", "Mario", "Eva"):
        assert table.notes(looker) == ["Mario > You: black Z"]
        assert table.told(looker, Shown) == [Shown(giver=2, taker=0, black=True, cards=("Z",))]
    for looker in ("Anna", "David", "watcher"):
        assert table.notes(looker) == ["Mario > You: ?"]
        assert table.told(looker, Shown) == []
    assert table.worlds("Eva") == 144
    assert table.worlds("You") == 12


def test_10_3_first_second_and_third_pass_him_over() -> None:
    table = (
        five(ambassador="Anna", starter="You").meet("You Ambassador").do("You", "demand first").do("Anna", "decline")
    )
    assert table.to_act == ["Mario"]
    assert table.show(Mario="black number").notes("You") == ["Mario > You: black 52"]


def test_10_4_two_agents_with_him_show_him_pairs_and_each_other_nothing() -> None:
    table = five().meet("You Anna Ambassador")
    assert table.meetings == ["audience You Anna Ambassador"]
    assert table.to_act == ["You", "Anna", "Eva"]
    assert table.refusal("You", "decline") == ("INK-10.4", "you must show cards")
    table.show(You="B+0", Anna="F+11").do("Eva", "decline")
    assert table.notes("Eva") == ["You > Ambassador: B+0", "Anna > Ambassador: F+11"]
    assert table.notes("You") == ["You > Ambassador: B+0", "Anna > Ambassador: ?"]
    assert table.notes("Anna") == ["You > Ambassador: ?", "Anna > Ambassador: F+11"]
    assert table.notes("David") == ["You > Ambassador: ?", "Anna > Ambassador: ?"]
    assert table.column("David").who == (0, 1, 4)


def test_10_5_two_agents_without_him_exchange() -> None:
    table = five().meet("You Anna", "Mario Ambassador").show(You="B+0", Anna="F+11")
    assert table.meetings == ["exchange You Anna", "demand Mario Ambassador"]
    table.do("Mario", "decline").do("Eva", "decline")
    assert table.notes("You")[:2] == ["You > Anna: B+0", "Anna > You: F+11"]
    assert table.notes("Eva") == ["You > Anna: ?", "Anna > You: ?"]
    assert table.public.round == 2
    assert five().visit("RRRBS").meetings == []
    assert five().visit("RMGBS").meetings == []


@pytest.mark.parametrize("who", ["You Ambassador", "You Anna"])
def test_10_6_an_agent_calls_alone_with_one_other(who: str) -> None:
    table = five()
    assert table.refusal("You", RIGHT)[0] == "INK-10.6"
    table.meet(who)
    assert table.refusal("Mario", RIGHT)[0] == "INK-10.6"
    if "Anna" in who:
        table.show(Anna="F+11")
    else:
        table.do("Eva", "decline")
    table.do("You", RIGHT)
    assert table.winners == ["You"]


@pytest.mark.parametrize("who", ["You Ambassador", "You Anna Ambassador"])
def test_10_6_the_ambassador_calls_with_one_agent_or_two(who: str) -> None:
    table = five().meet(who)
    assert len(table.legal("Eva", "call")) == 24
    for name in who.split()[:-1]:
        table.do(name, table.legal(name)[0])
    table.do("Eva", RIGHT)
    assert table.scores == {"You": 0, "Anna": 0, "Mario": 0, "David": 0, "Eva": 1}


def test_10_6_a_wrong_call_is_a_point_for_each_opponent() -> None:
    table = five().meet("You Ambassador").do("You", "decline").do("Eva", WRONG)
    assert table.scores == {"You": 1, "Anna": 1, "Mario": 1, "David": 1, "Eva": 0}
    table = five().meet("You Ambassador").do("You", WRONG).do("Eva", "decline")
    assert table.scores == {"You": 0, "Anna": 1, "Mario": 1, "David": 1, "Eva": 1}
