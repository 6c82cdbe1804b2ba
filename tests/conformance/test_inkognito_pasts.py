"""A world of Inkognito has a past: what it says others showed, hold and have chosen is what the rules allowed them.

The deal is what worlds are listed by. Here the rest is looked at, which is filled in anew for each sample.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable
from math import sqrt

import pytest

from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.games.inkognito.view import InkognitoTruth, Show
from tests.conformance.cases import Case, lookers, walk
from tests.rules.inkognito.script import Script, deal

SAMPLES = 4000


def samples(table: Script, name: str, times: int = SAMPLES) -> list[InkognitoTruth]:
    worlds = table.state.game.worlds(table.sees(name))
    rng = Rng(1)
    found = []
    for _ in range(times):
        truth = worlds.sample(rng).truth()
        assert isinstance(truth, InkognitoTruth)
        found.append(truth)
    return found


def evenly(found: list[Hashable], kinds: int) -> None:
    """That many different things, all about equally often."""
    drawn = Counter(found)
    assert len(drawn) == kinds
    mean = len(found) / kinds
    assert all(abs(times - mean) < 5 * sqrt(mean) for times in drawn.values())


def allowed(truth: InkognitoTruth, show: Show, options: dict[str, str]) -> None:
    """One card of a pair is true of its giver, or with both_true both; a black card is the giver's own."""
    held = truth.deal.black[show.giver]
    assert held is not None
    assert show.cards is not None
    truths = sum(card in held for card in show.cards)
    if show.black:
        assert (len(show.cards), truths) == (1, 1)
    else:
        assert len(show.cards) == 2
        assert truths == 1 or (truths == 2 and options.get("both_true") == "yes")


@pytest.mark.parametrize(
    "case",
    [
        Case("inkognito", (), 3),
        Case("inkognito", (), 4),
        Case("inkognito", (), 5),
        Case("inkognito", (("black_reveal", "no"),), 4),
        Case("inkognito", (("both_true", "yes"),), 4),
        Case("inkognito", (("demand_no_repeat", "yes"),), 4),
        Case("inkognito", (("demand_no_repeat", "yes"), ("demand_chooser", "asker")), 5),
    ],
    ids=lambda case: f"{case.seats}-{'-'.join(name for name, _ in case.options)}",
)
def test_what_others_showed_each_other_is_what_the_rules_allowed(case: Case) -> None:
    rng = Rng(2)
    options = dict(case.options)
    looked = 0
    for seed in range(61, 66):
        for state in walk(case, seed, every=5):
            for seat in lookers(state):
                truth = state.game.worlds(state.view(seat)).sample(rng).truth()
                assert isinstance(truth, InkognitoTruth)
                pairs = defaultdict(list)
                demanded = defaultdict(list)
                for column in truth.sheet:
                    for show in column.shows:
                        allowed(truth, show, options)
                        sides = (show.giver, show.taker)
                        if not show.black:
                            assert column.how in ("exchange", "audience")
                            pairs[sides].append(show.cards)
                        elif column.how == "demand":
                            demanded[sides].append(show.cards)
                        elif column.how == "exchange":
                            assert (case.seats, options.get("black_reveal")) == (4, None)
                        looked += 1
                for shown in pairs.values():
                    turn = 13 if "both_true" in options else 12  # R6
                    for start in range(0, len(shown), turn):
                        assert len(set(shown[start : start + turn])) == len(shown[start : start + turn])
                if "demand_no_repeat" in options:
                    for cards in demanded.values():
                        assert all(cards[n] != cards[n + 1] for n in range(0, len(cards) - 1, 2))
    assert looked > 100


def shows(who: str, number: int = 0) -> Callable[[InkognitoTruth], Hashable]:
    """What the n-th show of the sheet was, beside who the giver is."""

    def told(truth: InkognitoTruth) -> Hashable:
        show = [show for column in truth.sheet for show in column.shows][number]
        assert show.giver == ("You", "Anna", "Mario", "David", "Eva").index(who)
        return show.cards, show.black

    return told


@pytest.mark.parametrize(("options", "kinds"), [("", 14), ("black_reveal=no", 12), ("both_true=yes", 15)])
def test_every_show_that_was_allowed_is_as_likely(options: str, kinds: int) -> None:
    """Of Mario, once You know who he is."""
    table = deal(options=options).meet("You Ambassador").do("You", "demand second").show(Mario="black identity")
    table.meet("You Ambassador").do("You", "demand second").show(Mario="black number")
    table.meet("Mario David").show(Mario="Z+52", David="X+0")
    evenly([shows("Mario", 2)(truth) for truth in samples(table, "You")], kinds)


def test_a_second_show_is_not_the_first_pair() -> None:
    table = deal(5).meet("Mario David").show(Mario="Z+52", David="X+0").meet("Mario David")
    table.show(Mario="Z+11", David="X+11")
    for truth in samples(table, "You", 300):
        assert shows("Mario", 0)(truth) != shows("Mario", 2)(truth)
        assert shows("David", 1)(truth) != shows("David", 3)(truth)


def test_either_black_card_may_have_been_shown_on_demand() -> None:
    table = deal().meet("Mario Ambassador").do("Mario", "demand first").show(David="black number")
    evenly([truth.sheet[0].shows[0].cards in (("F",), ("X",), ("Z",)) for truth in samples(table, "You")], 2)
    again = deal(options="demand_no_repeat=yes").meet("Mario Ambassador").do("Mario", "demand first")
    again.show(David="black number").meet("Mario Ambassador").do("Mario", "demand first").show(David="black identity")
    kinds = []
    for truth in samples(again, "You"):
        first, second = (truth.sheet[number].shows[0].cards for number in (0, 1))
        assert first != second
        kinds.append(first in (("F",), ("X",), ("Z",)))
    evenly(list(kinds), 2)


def test_a_look_at_the_dummy_is_bound_by_no_demand() -> None:
    table = deal(3, options="demand_no_repeat=yes").meet("Anna Ambassador").do("Anna", "demand second number")
    table.meet("Anna dummy")
    assert table.legal("Anna", "look") == ["look identity", "look number"]
    table.do("Anna", "look number")
    evenly([(shows("David", 0)(truth) == shows("David", 1)(truth)) for truth in samples(table, "You")], 2)


def test_the_pack_is_in_any_order() -> None:
    table = deal().visit("RMGB", "S")
    packs = [truth.pack for truth in samples(table, "You")]
    assert all("Salute" not in pack for pack in packs)
    evenly(list(packs), 24)


def test_a_card_face_down_may_be_any_that_is_left() -> None:
    table = deal(5).visit("RMGBS").go(Eva="R")
    evenly([truth.down[0].location for truth in samples(table, "You")], 4)
    assert {truth.down[0].location for truth in samples(table, "Eva", 30)} == {"Rialto"}
    table = deal(options="simultaneous_locations=yes").go(Anna="R", David="M")
    evenly([tuple(card.location for card in truth.down) for truth in samples(table, "You")], 25)
    evenly([tuple(card.location for card in truth.down) for truth in samples(table, "Anna")], 5)


def test_a_choice_not_yet_opened_may_be_any_that_is_legal() -> None:
    table = deal().meet("You Anna", "Mario David").do("Mario", "call F52 B11 X29 Z0")
    choices = [truth.choices for truth in samples(table, "You")]
    assert all(made[0] is made[1] is made[3] is None for made in choices)
    kinds = Counter((made[2] or "").split()[0] for made in choices)
    assert abs(kinds["call"] / SAMPLES - 6 / 20) < 0.04
    assert {truth.choices[2] for truth in samples(table, "Mario", 30)} == {"call F52 B11 X29 Z0"}
    for truth in samples(table, "David", 200):
        held = truth.deal.black[2]
        assert held is not None
        choice = truth.choices[2] or ""
        if choice.startswith("call"):
            assert "".join(held) in choice.split()


def test_choices_wait_while_a_demand_is_answered() -> None:
    table = deal().meet("You Ambassador", "Mario David").do("You", "demand first").show(Mario="Z+52", David="X+0")
    assert table.phase == "answer"
    for truth in samples(table, "Anna", 50):
        assert [place for place, choice in enumerate(truth.choices) if choice] == [2, 3]


def test_the_future_is_drawn_anew() -> None:
    """Search cannot foresee a shuffle."""
    table = deal()
    assert len({truth.chance for truth in samples(table, "You", 50)}) == 50
    worlds = table.state.game.worlds(table.sees("You"))
    world = worlds.sample(Rng(9))
    assert world.view(Seat(0)) == table.sees("You")
