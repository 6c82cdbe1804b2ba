"""Inkognito, chapters 5 and 6: an agent meets the Ambassador; the clue sheet."""

from backroom.core.view import wire
from backroom.games.inkognito.story import Declined, Demanded, Shown
from tests.rules.inkognito.script import Script, deal


def met(options: str = "") -> Script:
    return deal(options=options).meet("Anna Ambassador")


def test_5_1_a_black_card_of_any_other_agent() -> None:
    table = met()
    assert table.meetings == ["demand Anna Ambassador"]
    assert table.legal("Anna") == ["demand first", "demand second", "demand third", "decline"]
    for which, name, cards in (
        ("first", "Mario", ("Z", "0")),
        ("second", "David", ("X", "29")),
        ("third", "You", ("B", "11")),
    ):
        for kind, card in zip(("identity", "number"), cards, strict=True):
            table = met().do("Anna", f"demand {which}")
            assert (table.phase, table.to_act) == ("answer", [name])
            assert table.public.demand == (1, table.place(name))
            table.show(**{name: f"black {kind}"})
            assert table.notes("Anna") == [f"{name} > Anna: black {card}"]
            assert table.public.round == 2


def test_5_1_everybody_hears_who_was_asked() -> None:
    table = met().do("Anna", "demand second")
    for looker in ("You", "watcher"):
        assert table.told(looker, Demanded) == [Demanded(seat=1, asked=3)]


def test_5_1_the_agent_asked_must_show() -> None:
    table = met().do("Anna", "demand first")
    assert table.legal("Mario") == ["show black identity", "show black number"]
    for action in ("decline", "show Z+52", "demand first"):
        assert table.refusal("Mario", action) == ("INK-5.1", "a black card is demanded of you")
    assert table.refusal("You", "show black number") == ("INK-5.1", "the answer of another agent is awaited")


def test_5_1_only_with_the_ambassador() -> None:
    table = met()
    for action in ("show F+11", "show black identity", "look identity"):
        rule, reason = table.refusal("Anna", action)
        assert (rule, reason) == ("INK-5.1", "you meet the Ambassador: demand a black card of an agent, or decline")


def test_5_2_only_the_demander_sees_it() -> None:
    one = met().do("Anna", "demand first").show(Mario="black identity")
    two = met().do("Anna", "demand first").show(Mario="black number")
    for looker in ("You", "David", "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker))
        assert one.heard(looker) == two.heard(looker)
        assert one.notes(looker) == ["Mario > Anna: ?"]
    shown = Shown(giver=2, taker=1, black=True, cards=("Z",))
    assert one.told("Anna", Shown) == one.told("Mario", Shown) == [shown]


def test_5_2_the_choice_of_a_demand_is_open_once_all_have_chosen() -> None:
    table = deal().meet("You Mario", "Anna Ambassador").show(You="B+0").do("Anna", "demand third")
    assert table.told("watcher", Demanded) == []
    assert table.sees("David").locked == (0, 1)
    table.show(Mario="Z+52")
    assert table.told("watcher", Demanded) == [Demanded(seat=1, asked=0)]
    assert table.to_act == ["You"]


def test_6_1_a_column_for_each_meeting_with_what_was_seen_and_shown() -> None:
    table = deal().meet("You Anna").show(You="B+0", Anna="F+11")
    table.meet("You Ambassador").do("You", "demand third").show(David="black number")
    table.meet("Anna Mario", "You Ambassador").show(Anna="F+B", Mario="Z+29").do("You", "decline")
    first, second, third, fourth = table.sees("You").sheet
    assert (first.series, first.round, first.location, first.how, first.who) == (2, 1, "Rialto", "exchange", (0, 1))
    assert (second.series, second.how, second.who) == (3, "demand", (0, 4))
    assert {third.how, fourth.how} == {"exchange", "demand"}
    declined = third if third.how == "demand" else fourth
    assert (declined.shows, declined.who) == ((), (0, 4))
    told = ["You > Anna: B+0", "Anna > You: F+11", "David > You: black 29"]
    assert table.notes("You") == [*told, "Anna > Mario: ?", "Mario > Anna: ?"]
    assert table.notes("Mario")[:3] == ["You > Anna: ?", "Anna > You: ?", "David > You: ?"]
    assert table.notes("Mario")[3:] == ["Anna > Mario: F+B", "Mario > Anna: Z+29"]
    assert set(table.notes("watcher")) == {f"{who}: ?" for who in (note.split(":")[0] for note in table.notes("You"))}


def test_6_1_the_sheet_survives_a_series() -> None:
    table = deal().meet("You Anna").show(You="B+0", Anna="F+11")
    table.play_on(lambda game: game.public.series == 4)
    assert table.notes("You")[:2] == ["You > Anna: B+0", "Anna > You: F+11"]


def test_6_1_that_nothing_was_asked_is_told() -> None:
    table = met().do("Anna", "decline")
    assert table.told("watcher", Declined) == [Declined(seat=1)]
    assert table.column("watcher").shows == ()
