"""Inkognito, chapter 9: three players and the dummy."""

import pytest

from backroom.core.view import wire
from backroom.games.inkognito.story import Looked, Shown, Went
from backroom.games.inkognito.view import Clue
from tests.rules.inkognito.script import Script, deal

RIGHT = "call F52 B11 X29 Z0"


def three(options: str = "", mover: str = "You", starter: str = "You") -> Script:
    return deal(3, options=options, mover=mover, starter=starter)


def test_9_1_everyone_plays_alone() -> None:
    table = three().meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    assert table.scores == {"You": 1, "Anna": 0, "Mario": 0}
    assert table.winners == ["You"]


def test_9_2_the_dummy_has_a_place_and_black_cards_and_nothing_to_show() -> None:
    table = three()
    assert (table.public.dummy, table.truth.deal.black[3]) == (3, ("X", "29"))
    assert all(table.sees(name).black[3] is None for name in table.names)
    table.meet("You dummy")
    assert table.to_act == ["You"]
    assert deal(4).public.dummy is None
    assert deal(4).refusal("You", "send dummy Rialto") == ("INK-9.2", "there is a dummy with three players only")


def test_9_3_a_player_plays_for_it_in_its_turn() -> None:
    table = three(mover="Anna").go(You="R", Anna="M", Mario="G")
    assert table.to_act == ["Anna"]
    assert table.public.mover == 1
    assert table.refusal("Anna", "go Rialto") == ("INK-9.3", "you play for the dummy now")
    assert table.refusal("Mario", "send dummy Rialto")[0] == "INK-3.1"
    assert len(table.legal("Anna")) == 5
    assert table.public.played[4] == ()
    table.stack("S")
    table.do("Anna", "send dummy Bridge of Sighs")
    assert table.told("watcher", Went)[-1] == Went(place=3, location="Bridge of Sighs", by=1, forced=False)
    assert table.public.played[3] == ("Bridge of Sighs",) or table.public.round == 2


def test_9_3_not_before() -> None:
    table = three(mover="You")
    assert table.refusal("You", "send dummy Rialto") == ("INK-9.3", "it is not the dummy's turn")


def test_9_4_an_agent_alone_with_it_may_look_at_one_of_its_cards() -> None:
    looks: tuple[tuple[str, Clue], ...] = (("identity", "X"), ("number", "29"))
    for kind, card in looks:
        table = three().meet("Anna dummy")
        assert table.meetings == ["look Anna dummy"]
        table.do("Anna", f"look {kind}")
        assert table.notes("Anna") == [f"dummy > Anna: black {card}"]
        assert table.told("Anna", Shown) == [Shown(giver=3, taker=1, black=True, cards=(card,))]
        assert table.worlds("Anna") == 12


def test_9_4_in_secret() -> None:
    one = three().meet("Anna dummy").do("Anna", "look identity")
    two = three().meet("Anna dummy").do("Anna", "look number")
    for looker in ("You", "Mario", "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker))
        assert one.heard(looker) == two.heard(looker)
        assert one.notes(looker) == ["dummy > Anna: ?"]
        assert one.told(looker, Looked) == [Looked(seat=1)]


def test_9_4_nothing_is_shown_to_the_dummy() -> None:
    table = three().meet("Anna dummy")
    for action in ("show F+11", "show black identity", "demand first"):
        rule, reason = table.refusal("Anna", action)
        assert (rule, reason) == ("INK-9.4", "you meet the dummy: look at its identity or number, or decline")


def test_9_5_dummy_and_ambassador_alone_is_nothing() -> None:
    table = three().visit("RMGS", "S")
    assert (table.meetings, table.public.round) == ([], 2)
    table = three().visit("RMSS", "S")
    assert (table.meetings, table.public.round) == ([], 2)


@pytest.mark.parametrize("other", ["Anna", "dummy", "Ambassador"])
def test_9_6_a_call_needs_a_meeting_with_anybody(other: str) -> None:
    table = three()
    assert table.refusal("You", RIGHT)[0] == "INK-9.6"
    table.meet(f"You {other}")
    assert table.refusal("Mario", RIGHT)[0] == "INK-9.6"
    if other == "Anna":
        table.show(Anna="F+11")
    table.do("You", RIGHT)
    assert table.scores == {"You": 1, "Anna": 0, "Mario": 0}


def test_9_6_a_wrong_call_is_a_point_for_each_opponent() -> None:
    table = three().meet("You dummy").do("You", "call F29 B11 X52 Z0")
    assert table.scores == {"You": 0, "Anna": 1, "Mario": 1}
    assert table.winners == ["Anna", "Mario"]
