"""Inkognito, chapter 4: two agents meet."""

from itertools import combinations

import pytest

from backroom.core.view import wire
from backroom.games.inkognito.components import CARDS
from backroom.games.inkognito.story import Committed, Shown
from tests.rules.inkognito.script import Script, deal

EVERY = [f"show {one}+{other}" for one, other in combinations(CARDS, 2)]


def met(options: str = "") -> Script:
    return deal(options=options).meet("You Anna")


def test_4_1_both_must_show_or_call() -> None:
    table = met()
    assert table.to_act == ["You", "Anna"]
    for name in ("You", "Anna"):
        assert {action.split()[0] for action in table.legal(name)} == {"show", "call"}
        assert table.refusal(name, "decline") == ("INK-4.1", "you must show cards")
        assert table.refusal(name, "demand first")[0] == "INK-4.1"
    table.show(You="B+0", Anna="F+11")
    assert (table.phase, table.public.round) == ("locations", 2)


@pytest.mark.parametrize("pair", EVERY)
def test_4_2_exactly_one_card_is_true(pair: str) -> None:
    table = met()
    truths = len({"B", "11"} & set(pair.removeprefix("show ").split("+")))
    name = pair.removeprefix("show ")
    if truths == 1:
        assert pair in table.legal("You")
    elif truths == 0:
        assert table.refusal("You", pair) == ("INK-4.2", f"neither card of {name} is true: exactly one must be")
    else:
        assert table.refusal("You", pair) == ("INK-R5", f"{name} are both true: exactly one card must be")


def test_4_2_each_sees_what_the_other_shows() -> None:
    table = met().show(You="B+0", Anna="F+11")
    assert table.notes("You") == table.notes("Anna") == ["You > Anna: B+0", "Anna > You: F+11"]


def test_4_3_of_one_kind_or_mixed_twelve_pairs() -> None:
    table = met()
    for name, true in (("You", ("B", "11")), ("Anna", ("F", "52"))):
        pairs = [action.removeprefix("show ").split("+") for action in table.legal(name, "show") if "+" in action]
        assert len(pairs) == 12
        assert all(sum(card in true for card in pair) == 1 for pair in pairs)
        kinds = {tuple(card.isdigit() for card in pair) for pair in pairs}
        assert kinds == {(False, False), (False, True), (True, True)}


def test_4_4_the_same_pair_is_not_shown_again_to_the_same_agent() -> None:
    table = met().show(You="B+0", Anna="F+11").meet("You Anna")
    assert table.refusal("You", "show B+0") == ("INK-4.4", "you have shown B+0 to the same player before")
    assert table.refusal("Anna", "show F+11")[0] == "INK-4.4"
    assert len(table.legal("You", "show")) == 11 + 2


def test_4_4_one_other_card_is_enough() -> None:
    table = met().show(You="B+0", Anna="F+11").meet("You Anna").show(You="B+29", Anna="B+52")
    assert table.notes("Anna")[-2:] == ["You > Anna: B+29", "Anna > You: B+52"]
    table.meet("You Anna")
    assert len(table.legal("You", "show")) == 10 + 2


def test_4_5_nobody_else_learns_the_cards() -> None:
    one = met().show(You="B+0", Anna="F+11")
    two = met().show(You="52+11", Anna="F+Z")
    black = met().show(You="black number", Anna="black identity")
    for looker in ("Mario", "David", "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker)) == wire(black.sees(looker))
        assert one.heard(looker) == two.heard(looker) == black.heard(looker)
        assert one.notes(looker) == ["You > Anna: ?", "Anna > You: ?"]
        assert one.told(looker, Shown) == []
        assert one.column(looker).who == (0, 1)


def test_4_5_the_two_are_told() -> None:
    table = met().show(You="B+0", Anna="F+11")
    shown = [
        Shown(giver=0, taker=1, black=False, cards=("B", "0")),
        Shown(giver=1, taker=0, black=False, cards=("F", "11")),
    ]
    assert table.told("You", Shown) == table.told("Anna", Shown) == shown


def test_4_5_that_somebody_has_chosen_is_seen_and_what_is_not() -> None:
    calls, shows = met().do("You", "call F52 B11 X29 Z0"), met().show(You="B+0")
    for looker in ("Anna", "Mario", "watcher"):
        assert wire(calls.sees(looker)) == wire(shows.sees(looker))
        assert calls.heard(looker) == shows.heard(looker)
        assert shows.told(looker, Committed) == [Committed(seat=0)]
        assert (shows.sees(looker).locked, shows.sees(looker).choice) == ((0,), None)
    assert shows.sees("You").choice == "show B+0"
    assert calls.sees("You").choice == "call F52 B11 X29 Z0"


def test_4_6_a_black_card_tells_the_truth() -> None:
    table = met().show(You="black identity", Anna="black number")
    assert table.notes("Anna") == ["You > Anna: black B", "Anna > You: black 52"]
    assert table.told("Anna", Shown)[0] == Shown(giver=0, taker=1, black=True, cards=("B",))
    assert (table.worlds("You"), table.worlds("Anna")) == (12, 12)
