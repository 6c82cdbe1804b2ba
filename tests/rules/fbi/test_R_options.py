"""FBI, the rulings a table may choose otherwise: R13 arrest, R14 and R15 bonus, R19 tiebreak."""

import pytest

from backroom.core.errors import BadAction, BadOption
from backroom.core.seat import Seat
from backroom.games.fbi.game import Fbi
from tests.rules.fbi.script import FIRST_TURN, Script, cards, deal, holding, under


def free(dealt: str = FIRST_TURN, seats: int = 4) -> Script:
    return deal(seats, dealt, options="arrest=free").nobody_releases()


def test_R13_the_highest_is_taken_and_there_is_nothing_to_choose() -> None:
    table = deal(4, FIRST_TURN).nobody_releases().all_keep("R+K").use(Ann="R")
    assert table.arrests == ["Ann R R4"]
    assert table.to_act == ["Bert"]
    with pytest.raises(BadAction, match="got 'arrest R1'"):
        table.do("Bert", "arrest R1")


def test_R13_free_lets_the_owner_choose_any_card_of_the_colour() -> None:
    table = free().all_keep("R+K").use(Ann="R")
    assert table.to_act == ["Ann"]
    assert table.arrests == []
    assert (table.phase, table.public.arresting) == ("arrest", "R")
    assert sorted(table.legal("Ann")) == ["arrest R-3", "arrest R1", "arrest R4"]
    table.arrest("Ann", "R-3")
    assert table.arrests == ["Ann R R-3"]
    assert table.slammer("Ann") == cards("R-3 P4 P-4")
    assert table.pile("R") == ["R1", "R4"]
    assert table.public.arresting is None
    assert table.to_act == ["Bert"]


def test_R13_free_shows_an_agent_before_a_card_is_chosen() -> None:
    table = free().all_keep("R+K").use(Ann="R")
    assert table.to_act == ["Ann"]
    assert table.public.played == (("R",), (), (), ())


def test_R13_free_asks_coming_back_too() -> None:
    table = free("R5 R4 R3 Y2", 2)
    table.keep(Ann="R+Y", Bert="R+2x").use(Ann="Y").use(Bert="R").arrest("Bert", "R3")
    assert table.to_act == ["Bert"]
    assert table.public.played == (("Y",), ("R", "2x"))
    assert sorted(table.legal("Bert")) == ["arrest R4", "arrest R5"]
    table.arrest("Bert", "R4")
    assert table.arrests == ["Ann Y Y2", "Bert R R3", "Bert 2x R4", "Ann R R5"]  # a single card is no choice


def test_R13_free_takes_from_the_middle_and_leaves_the_rest() -> None:
    table = free("R4 R3 R2 R1 R-1 Y1 Y2 Y3").all_keep("R+Y").use(Ann="R").arrest("Ann", "R2")
    assert table.pile("R") == ["R-1", "R1", "R3", "R4"]
    table.use(Bert="R").arrest("Bert", "R-1")
    assert table.pile("R") == ["R1", "R3", "R4"]


def test_R13_free_cards_alike_are_no_choice_but_count_as_one_among_others() -> None:
    table = free("R3 R3 Y2 Y1 B1 B1 B2 K1").all_keep("R+B").use(Ann="R")
    assert table.arrests == ["Ann R R3"]
    table.use(Bert="B")
    assert sorted(table.legal("Bert")) == ["arrest B1", "arrest B2"]
    assert table.arrest("Bert", "B1").pile("B") == ["B1", "B2"]


def test_R13_free_with_one_colour_leaves_only_the_cards_to_choose() -> None:
    table = deal(2, "R5 R3 R1 R-1 Y1", options="arrest=free").nobody_releases()
    assert (table.phase, table.to_act) == ("arrest", ["Ann"])
    table.arrest("Ann", "R1").arrest("Bert", "R5").arrest("Bert", "R-1")
    assert table.arrests == ["Ann R R1", "Bert R R5", "Bert 2x R-1", "Ann 2x R3"]


def test_R13_free_has_fifty_more_actions() -> None:
    game = under("arrest=free")
    assert (game.action_count(), Fbi({}).action_count(), under("arrest=top").action_count()) == (131, 81, 81)
    table = free()
    with pytest.raises(BadAction, match="expected an action from 0 to 130, got 131"):
        table.state.play(Seat(0), 131)


def test_R13_top_is_the_variant() -> None:
    table = deal(2, "R5 R-4 Y1 K1", options="arrest=top").nobody_releases().all_keep("R+Y").use(Ann="R")
    assert table.arrests == ["Ann R R-4"]


def test_R14_bystanders_count_towards_a_bonus() -> None:
    table = holding("R5 R-3", "R3")
    assert table.points("R") == [2, 3]
    assert table.bonus("R") == "Bert"
    assert table.scores == {"Ann": 2, "Bert": 3 + 5}


def test_R14_villains_alone_count_by_option() -> None:
    table = holding("R5 R-3", "R3", options="bonus_count=villains")
    assert table.points("R") == [5, 3]
    assert table.bonus("R") == "Ann"
    assert table.scores == {"Ann": 2 + 5, "Bert": 3}  # for the score bystanders are deducted all the same
    assert holding("R2 R2 R-3", "R3", options="bonus_count=villains").points("R") == [4, 3]


@pytest.mark.parametrize(("ann", "bert"), [("", "R-2"), ("R-1", "R-2"), ("R1 R-1", "R-3")])
def test_R15_zero_or_less_takes_no_bonus(ann: str, bert: str) -> None:
    assert holding(ann, bert).bonus("R") is None
    assert holding(ann, bert, options="bonus_needs_positive=no").bonus("R") == "Ann"


def test_R15_a_shared_zero_takes_none_either_way() -> None:
    for answer in ("yes", "no"):
        table = holding("", "", "Y-1", options=f"bonus_needs_positive={answer}")
        assert [table.bonus(colour) for colour in "RYBGK"] == [None] * 5


def test_R15_one_point_is_enough() -> None:
    assert holding("R1", "").bonus("R") == "Ann"


def test_R19_equals_share_the_victory() -> None:
    table = holding("P3", "P2 P1", "P1")
    assert table.scores == {"Ann": 3, "Bert": 3, "Chris": 1}
    assert table.winners == ["Ann", "Bert"]


def test_R19_most_villains_by_option() -> None:
    table = holding("P3", "P2 P1", "P5 P-2", options="tiebreak=villains")
    assert set(table.scores.values()) == {3}
    assert table.winners == ["Bert"]


def test_R19_fewest_bystanders_by_option() -> None:
    table = holding("P5 P-2", "P2 P1", "P4 P3 P-3 P-1", options="tiebreak=bystanders")
    assert set(table.scores.values()) == {3}
    assert table.winners == ["Bert"]


def test_R19_copies_count_in_a_tiebreak() -> None:
    assert holding("R1 R1 Y1 P-1", "R2 Y1 P-1", options="tiebreak=villains").winners == ["Ann"]
    assert holding("K-1 K-1 P2", "K-2 P2", options="tiebreak=bystanders").winners == ["Bert"]


def test_R19_a_tie_that_stays_is_shared() -> None:
    for tiebreak in ("villains", "bystanders"):
        assert holding("P3 P-1", "P4 P-2", "P1", options=f"tiebreak={tiebreak}").winners == ["Ann", "Bert"]


def test_R19_a_tiebreak_is_among_the_highest_only() -> None:
    assert holding("P5", "P1 P2", options="tiebreak=villains").winners == ["Ann"]
    assert holding("P5 P-1", "P3", options="tiebreak=bystanders").winners == ["Ann"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("arrest=lowest", "expected arrest to be one of highest, free, top, got 'lowest'"),
        ("bonus_count=gross", "expected bonus_count to be one of net, villains, got 'gross'"),
        ("bonus_needs_positive=maybe", "expected bonus_needs_positive to be one of yes, no, got 'maybe'"),
        ("tiebreak=coin", "expected tiebreak to be one of none, villains, bystanders, got 'coin'"),
        (
            "jokers=2",
            "expected one of the options deck, arrest, bonus_count, bonus_needs_positive, tiebreak, got 'jokers'",
        ),
    ],
)
def test_an_option_the_game_does_not_have_is_refused(options: str, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        under(options)
    assert str(caught.value) == message
