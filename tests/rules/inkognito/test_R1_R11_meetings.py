"""Inkognito, rulings 1 to 11: demands, exchanges, and what makes a call right."""

import pytest

from backroom.core.bits import members
from backroom.core.errors import BadAction
from backroom.core.view import wire
from backroom.games.inkognito.story import Called, Committed, Declined, GameEnded, Named, Shown
from tests.rules.inkognito.script import Script, deal

RIGHT = "call F52 B11 X29 Z0"
PEOPLE = "name B F Z X"


def asked(options: str = "") -> Script:
    return deal(options=options).meet("Anna Ambassador")


def test_R1_whoever_is_asked_chooses_the_card() -> None:
    table = asked().do("Anna", "demand first")
    assert table.legal("Mario") == ["show black identity", "show black number"]
    assert asked().refusal("Anna", "demand first identity") == ("INK-R1", "whoever is asked chooses which card it is")


def test_R1_asker_names_the_kind_and_is_answered_at_once() -> None:
    table = asked("demand_chooser=asker")
    assert len(table.legal("Anna", "demand")) == 6
    assert table.refusal("Anna", "demand first") == ("INK-R1", "the asker chooses which card it is")
    table.do("Anna", "demand third number")
    assert table.notes("Anna") == ["You > Anna: black 11"]
    assert table.public.round == 2
    assert table.told("You", Shown) == table.told("Anna", Shown)
    assert table.told("David", Shown) == []


def test_R1_asker_nobody_else_learns_the_kind() -> None:
    one = asked("demand_chooser=asker").do("Anna", "demand third number")
    two = asked("demand_chooser=asker").do("Anna", "demand third identity")
    for looker in ("Mario", "David", "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker))
        assert one.heard(looker) == two.heard(looker)


def test_R2_the_same_card_may_be_shown_again() -> None:
    table = asked().do("Anna", "demand first").show(Mario="black number").meet("Anna Ambassador")
    table.do("Anna", "demand first").show(Mario="black number")
    assert table.notes("Anna") == ["Mario > Anna: black 0"] * 2


def test_R2_no_repeat_wants_the_other_card_and_then_either() -> None:
    table = asked("demand_no_repeat=yes").do("Anna", "demand first").show(Mario="black number")
    table.meet("Anna Ambassador").do("Anna", "demand first")
    assert table.legal("Mario") == ["show black identity"]
    rule, reason = table.refusal("Mario", "show black number")
    assert (rule, reason) == ("INK-R2", "the asker has seen that card on demand before")
    table.show(Mario="black identity").meet("Anna Ambassador").do("Anna", "demand first")
    assert len(table.legal("Mario")) == 2


def test_R2_no_repeat_counts_for_each_asker_and_for_demands_alone() -> None:
    table = asked("demand_no_repeat=yes").do("Anna", "demand first").show(Mario="black number")
    table.meet("You Ambassador").do("You", "demand second")
    assert len(table.legal("Mario")) == 2
    table = deal(options="demand_no_repeat=yes").meet("Anna Mario").show(Anna="F+B", Mario="black number")
    table.meet("Anna Ambassador").do("Anna", "demand first")
    assert len(table.legal("Mario")) == 2


def test_R2_no_repeat_with_the_asker_choosing() -> None:
    table = asked("demand_no_repeat=yes demand_chooser=asker").do("Anna", "demand first number").meet("Anna Ambassador")
    rule, reason = table.refusal("Anna", "demand first number")
    assert (rule, reason) == ("INK-R2", "you have seen that number on demand before")
    assert table.legal("Anna", "demand first") == ["demand first identity"]
    assert len(table.legal("Anna", "demand second")) == 2


def test_R3_nothing_need_be_demanded() -> None:
    table = asked().do("Anna", "decline")
    assert (table.phase, table.public.round, table.notes("Anna")) == ("locations", 2, [])
    assert table.told("You", Declined) == [Declined(seat=1)]


def test_R4_both_choose_before_either_sees() -> None:
    table = deal().meet("You Anna")
    assert table.sealed == ["You", "Anna"]
    table.show(Anna="F+11")
    assert table.notes("You") == table.notes("Anna") == []
    assert table.told("You", Shown) == []
    assert table.told("Mario", Committed) == [Committed(seat=1)]
    assert table.sealed == ["You"]
    assert table.refusal("Anna", "show F+B") == ("INK-R4", "your choice is made already")
    table.show(You="B+0")
    assert len(table.notes("You")) == 2


def test_R4_both_meetings_of_a_round_at_once() -> None:
    table = deal().meet("You Anna", "Mario David")
    assert table.sealed == ["You", "Anna", "Mario", "David"]
    table.show(David="X+0", You="B+0", Anna="F+11")
    assert table.told("You", Shown) == []
    table.show(Mario="Z+52")
    assert len(table.told("You", Shown)) == len(table.told("David", Shown)) == 2


def test_R5_two_truths_only_by_option() -> None:
    table = deal().meet("You Anna")
    assert table.refusal("You", "show B+11") == ("INK-R5", "B+11 are both true: exactly one card must be")
    table = deal(options="both_true=yes").meet("You Anna")
    assert len([pair for pair in table.legal("You", "show") if "+" in pair]) == 13
    assert table.refusal("You", "show F+0")[0] == "INK-4.2"
    table.show(You="B+11", Anna="F+52")
    assert table.worlds("You") == 20  # 16 as ever, and 4 in which Anna is F and has 52


def test_R6_when_all_pairs_are_used_they_are_new_again() -> None:
    table = deal(options="max_series=24")
    for used in range(12):
        table.meet("You Anna")
        pairs = [pair for pair in table.legal("You", "show") if "+" in pair]
        assert len(pairs) == 12 - used
        table.do("You", pairs[0]).show(Anna="black number")
    table.meet("You Anna")
    assert len([pair for pair in table.legal("You", "show") if "+" in pair]) == 12
    table.show(You="B+0", Anna="F+11").meet("You Anna")
    assert table.refusal("You", "show B+0")[0] == "INK-4.4"


def test_R7_a_pair_counts_for_each_taker_and_through_all_series() -> None:
    table = deal().meet("You Anna").show(You="B+0", Anna="F+11")
    table.meet("You Mario")
    assert "show B+0" in table.legal("You")
    table.show(You="B+0", Mario="Z+52").play_on(lambda game: game.public.series == 5)
    assert table.meet("You Anna").refusal("You", "show B+0")[0] == "INK-4.4"


def test_R7_the_sheet_is_clean_in_the_next_game() -> None:
    table = deal(options="play=match").meet("You Anna").show(You="B+0", Anna="F+11")
    table.meet("You Anna").show(Anna="F+B").do("You", RIGHT)
    assert table.sees("You").sheet == ()
    table.meet("You Anna")
    assert len([pair for pair in table.legal("You", "show") if "+" in pair]) == 12


@pytest.mark.parametrize("other", ["Anna", "Mario", "David"])
def test_R8_a_black_card_to_anybody_as_often_as_one_likes(other: str) -> None:
    table = deal()
    for _ in range(3):
        table.meet(f"You {other}").show(You="black number")
        table.do(other, table.legal(other)[0])
    shown = [note for note in table.notes(other) if note.startswith("You")]
    assert shown == [f"You > {other}: black 11"] * 3


def test_R8_not_by_option_and_with_four_players_only() -> None:
    told = ("INK-R8", "a black card is not shown here in place of a pair")
    for table in (deal(3), deal(5), deal(4, options="black_reveal=no")):
        table.meet("You Anna")
        assert table.refusal("You", "show black identity") == told
        assert len(table.legal("You", "show")) == 12


def test_R9_each_side_decides_for_itself() -> None:
    for mine, theirs in (("B+0", "black identity"), ("black identity", "F+11"), ("black number", "black number")):
        table = deal().meet("You Anna").show(You=mine, Anna=theirs)
        assert len(table.notes("You")) == 2


def test_R10_the_number_is_judged_and_not_who_the_agents_are() -> None:
    """Mario and David could be either: the number is the same."""
    for who in ("B/11 F/52 Z/0 X/29", "B/11 F/52 X/29 Z/0"):
        assert deal(4, who).meet("You Anna").show(Anna="F+B").do("You", RIGHT).winners == ["You", "Anna"]
    with pytest.raises(BadAction):
        deal().do("You", PEOPLE)


def test_R10_full_wants_the_people_too() -> None:
    table = deal(options="call=full").meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    assert (table.phase, table.to_act, table.sealed) == ("name", ["You"], [])
    assert table.public.called == (0, "F52 B11 X29 Z0")
    assert len(table.told("Mario", Called)) == 1
    assert len(table.legal("You")) == 6
    assert table.refusal("You", "name F B X Z") == ("INK-R10", "you know that you are B")
    assert table.refusal("Mario", PEOPLE)[0] == "INK-R10"
    assert table.refusal("You", RIGHT)[0] == "INK-R10"
    table.do("You", PEOPLE)
    assert table.winners == ["You", "Anna"]
    assert table.told("Mario", Named) == [Named(seat=0, people="B F Z X")]
    assert table.public.finished is not None
    assert table.public.finished.people == "B F Z X"


def test_R10_full_wrong_people_lose_with_the_right_number() -> None:
    table = deal(options="call=full").meet("You Anna").show(Anna="F+11").do("You", RIGHT).do("You", "name B F X Z")
    assert table.winners == ["Mario", "David"]
    table = deal(options="call=full").meet("You Anna").show(Anna="F+11").do("You", "call F29 B11 X52 Z0")
    assert table.do("You", PEOPLE).winners == ["Mario", "David"]


def test_R10_full_people_are_counted_from_the_caller_and_pass_over_the_ambassador() -> None:
    table = deal(options="call=full").meet("You Anna").show(You="B+0").do("Anna", RIGHT)
    assert table.do("Anna", "name F Z X B").winners == ["You", "Anna"]
    table = deal(5, options="call=full", ambassador="Mario", starter="You").meet("Anna Ambassador")
    table.do("Anna", "decline").do("Mario", RIGHT)  # You B, Anna F, David Z, Eva X
    assert len(table.legal("Mario")) == 24
    assert table.do("Mario", "name Z X B F").winners == ["Mario"]


def test_R10_full_people_are_named_after_a_call_only() -> None:
    table = deal(options="call=full").meet("You Anna")
    assert table.refusal("You", PEOPLE) == ("INK-R10", "people are named after a number is called")


@pytest.mark.parametrize(("looker", "before", "after"), [("You", 36, 36), ("Mario", 36, 12), ("watcher", 576, 144)])
def test_R10_full_while_people_are_named_the_call_tells_of_the_callers_cards(
    looker: str, before: int, after: int
) -> None:
    """7.2 You can only be F with 52, B with 11, X with 29, or Z with 0, which Mario has."""
    table = deal(options="call=full").meet("You Anna").show(Anna="black number")
    assert table.worlds(looker) == before
    table.do("You", RIGHT)
    assert (table.phase, table.worlds(looker)) == ("name", after)


def test_R10_full_a_call_of_the_ambassador_tells_nothing() -> None:
    table = deal(5, options="call=full").meet("You Ambassador").do("You", "decline").do("Eva", RIGHT)
    assert (table.phase, table.worlds("You"), table.worlds("Eva")) == ("name", 36, 576)


def test_R11_a_call_to_a_rival_is_wrong() -> None:
    table = deal().meet("You Mario")
    assert RIGHT in table.legal("You")
    table.show(Mario="Z+52").do("You", RIGHT)
    assert table.winners == ["Mario", "David"]
    (ended,) = table.told("watcher", GameEnded)
    assert isinstance(ended, GameEnded)
    assert ended.right is False


def test_R11_by_option_the_number_alone_counts() -> None:
    table = deal(options="call_partner_check=no").meet("You Mario").show(Mario="Z+52").do("You", RIGHT)
    assert table.winners == ["You", "Anna"]


def test_R11_whom_one_meets_changes_nothing_one_may_do() -> None:
    """Otherwise the list of actions would tell who the partner is."""
    actions = []
    for other in ("Anna", "Mario", "David"):
        table = deal().meet(f"You {other}")
        actions.append(table.legal("You"))
        assert members(table.state.sealed()) == [0, table.place(other)]
    assert actions[0] == actions[1] == actions[2]
