"""Inkognito, rulings 25 to 37: the dummy, and the Ambassador as a player."""

from collections import Counter
from collections.abc import Callable

import pytest

from backroom.core.view import wire
from backroom.games.inkognito.components import CARDS, LOCATIONS
from backroom.games.inkognito.story import Called, Declined, RoundBegan, Shown
from tests.rules.inkognito.script import Script, deal, shuffled

RIGHT = "call F52 B11 X29 Z0"
WRONG = "call F29 B11 X52 Z0"


def movers(table: Script) -> list[int | None]:
    return [event.mover for event in table.heard("watcher") if isinstance(event, RoundBegan)]


def test_R25_the_three_play_for_the_dummy_in_turn() -> None:
    table = deal(3, mover="Mario").play_on(lambda game: game.public.series == 4)
    told = movers(table)
    assert told[:7] == [2, 0, 1, 2, 0, 1, 2]
    assert told == [(2 + number) % 3 for number in range(len(told))]
    assert {shuffled(3, seed).public.mover for seed in range(30)} == {0, 1, 2}


def test_R25_in_the_next_game_it_is_the_next_ones_turn() -> None:
    table = deal(3, mover="You", options="play=match").meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    assert (table.public.nth, table.public.mover) == (2, 1)


def test_R25_right_neighbour_always_plays_for_it() -> None:
    table = shuffled(3, 1, "dummy=right_neighbour").play_on(lambda game: game.public.series == 3)
    assert set(movers(table)) == {2}


def test_R25_random_draws_somebody_each_round() -> None:
    table = shuffled(3, 1, "dummy=random").play_on(lambda game: game.public.series == 10)
    drawn = Counter(movers(table))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 5
    told = movers(table)
    assert told != [(told[0] + number) % 3 for number in range(len(told)) if told[0] is not None]


@pytest.mark.parametrize("starter", ["Mario", "dummy"])
def test_R26_the_dummy_has_its_turn_to_start(starter: str) -> None:
    table = deal(3, starter=starter, mover="Anna")
    assert table.starter == starter
    if starter == "dummy":
        assert table.to_act == ["Anna"]
        table.visit("RMGB", "S")
        assert table.starter == "You"
    else:
        table.go(Mario="R").do("Anna", "send dummy Salute")
        assert table.to_act == ["You"]


def test_R27_the_looker_chooses_and_need_not_look() -> None:
    table = deal(3).meet("Anna dummy")
    assert table.legal("Anna")[:3] == ["look identity", "look number", "decline"]
    table.do("Anna", "decline")
    assert table.told("You", Declined) == [Declined(seat=1)]
    assert (table.notes("Anna"), table.column("Anna").shows) == ([], ())
    assert table.column("You").who == (1, 3)


def test_R28_a_card_may_be_demanded_of_the_dummy() -> None:
    table = deal(3).meet("Anna Ambassador")
    asks = ["demand first", "demand second identity", "demand second number", "demand third"]
    assert sorted(table.legal("Anna", "demand")) == sorted(asks)
    assert table.refusal("Anna", "demand second") == ("INK-R28", "say which of the dummy's cards you want")
    table.do("Anna", "demand second number")
    assert table.notes("Anna") == ["dummy > Anna: black 29"]
    assert table.notes("You") == ["dummy > Anna: ?"]
    assert table.public.round == 2


def test_R28_which_one_stays_hidden() -> None:
    one = deal(3).meet("Anna Ambassador").do("Anna", "demand second number")
    two = deal(3).meet("Anna Ambassador").do("Anna", "demand second identity")
    for looker in ("You", "Mario", "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker))
        assert one.heard(looker) == two.heard(looker)


def test_R28_by_option_not() -> None:
    table = deal(3, options="demand_dummy=no").meet("Anna Ambassador")
    assert table.legal("Anna", "demand") == ["demand first", "demand third"]
    for action in ("demand second", "demand second identity"):
        assert table.refusal("Anna", action) == ("INK-R28", "nothing is demanded of the dummy")


def test_R29_alone_with_the_dummy_one_may_call() -> None:
    table = deal(3).meet("You dummy")
    assert len(table.legal("You", "call")) == 6
    assert table.do("You", RIGHT).winners == ["You"]


@pytest.mark.parametrize(("seats", "who"), [(3, "You Anna"), (3, "You Ambassador"), (5, "You Anna")])
def test_R30_a_call_is_made_instead(seats: int, who: str) -> None:
    table = deal(seats).meet(who)
    if "Anna" in who:
        table.show(Anna="F+11")
    table.do("You", RIGHT)
    assert table.phase == "over"
    assert table.told("You", Shown) == []


def test_R31_nobody_else_sees_the_demanded_card() -> None:
    def asked(kind: str) -> Script:
        table = deal(5).meet("You Ambassador").do("You", "demand first").do("Eva", "decline")
        return table.show(Anna=f"black {kind}")

    one, two = asked("identity"), asked("number")
    for looker in ("Mario", "David", "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker))
        assert one.heard(looker) == two.heard(looker)
    assert one.notes("Eva") == ["Anna > You: black F"]


def test_R32_the_ambassador_sees_no_pair_twice() -> None:
    table = deal(5).meet("You Anna Ambassador")
    assert len(table.legal("You")) == 12
    assert table.refusal("You", "show B+11")[0] == "INK-R5"
    assert table.refusal("You", "show F+0")[0] == "INK-4.2"
    table.show(You="B+0", Anna="F+11").do("Eva", "decline").meet("You David Ambassador")
    assert table.refusal("You", "show B+0") == ("INK-R32", "you have shown B+0 to the same player before")
    assert len(table.legal("You")) == 11
    table.show(You="B+29", David="X+0").do("Eva", "decline").meet("You Anna")
    assert "show B+0" in table.legal("You")


def test_R33_no_agent_calls_in_a_meeting_of_three() -> None:
    table = deal(5).meet("You Anna Ambassador")
    assert table.refusal("You", RIGHT) == ("INK-R33", "in a meeting of three no agent may call")
    assert table.legal("You", "call") == []
    assert len(table.legal("Eva", "call")) == 24


@pytest.mark.parametrize("ambassador", ["Anna", "Eva"])
def test_R34_an_agent_is_heard_before_the_ambassador(ambassador: str) -> None:
    table = deal(5, ambassador=ambassador, starter="You").meet("You Ambassador")
    table.do(ambassador, WRONG).do("You", RIGHT)
    (call,) = table.told("watcher", Called)
    assert isinstance(call, Called)
    assert call.seat == 0
    assert table.scores["You"] == 1


def test_R34_the_ambassador_is_heard_in_his_meeting_though_an_agent_calls_later_elsewhere() -> None:
    table = deal(5).meet("You Ambassador", "Mario David").do("You", "decline").show(David="X+0")
    table.do("Mario", "call F52 B11 X29 Z0").do("Eva", RIGHT)
    assert table.scores["Eva"] == 1


@pytest.mark.parametrize("sites", ["RRRBR", "RRRRR"])
def test_R35_with_three_agents_or_four_nothing_happens(sites: str) -> None:
    table = deal(5).visit(sites)
    assert (table.meetings, table.public.round) == ([], 2)


def test_R36_the_first_ambassador_is_drawn() -> None:
    drawn = Counter(shuffled(5, seed).public.ambassador for seed in range(300))
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert min(drawn.values()) > 35


def until_after(nth: int) -> Callable[[Script], bool]:
    """Until the next game of a match has begun."""
    return lambda table: table.public.nth > nth


def test_R36_then_his_left_neighbour() -> None:
    table = deal(5, options="play=match", ambassador="David", starter="You")
    seen = []
    for _ in range(3):
        seen.append(table.public.ambassador)
        table.play_on(until_after(table.public.nth), calls=True)
    assert seen == [3, 4, 0]


def test_R36_random_draws_him_each_game() -> None:
    seen = set()
    for seed in range(30):
        table = deal(5, options="play=match ambassador=random", ambassador="David", seed=seed)
        table.play_on(lambda game: game.public.nth == 2, seed, calls=True)
        seen.add(table.public.ambassador)
    assert seen == {0, 1, 2, 3, 4}


def test_R37_eight_cards_to_show_and_five_locations() -> None:
    assert (len(CARDS), len(LOCATIONS)) == (8, 5)  # 13 of a colour
    assert len(deal().legal("You")) == 5
