"""FBI, chapter 5: the end, bonus cards and points."""

from collections.abc import Sequence

import pytest

from backroom.games.fbi.story import Ended
from tests.rules.fbi.script import Script, deal, holding, shuffled

WORTH = {"R": 5, "Y": 4, "B": 3, "G": 2, "K": 1}


def value(slammer: Sequence[str]) -> int:
    return sum(int(card[1:]) for card in slammer)


def last_turn(seats: int = 2, dealt: str = "R4 Y1 |", slammers: dict[str, str] | None = None) -> Script:
    return deal(seats, dealt, slammers=slammers)


def test_5_1_the_turn_of_the_last_card_is_played_to_its_end() -> None:
    table = last_turn(dealt="R4 Y1 B2 K3 |")
    assert table.deck == []
    assert table.phase == "release"
    table.nobody_releases().all_keep("R+Y").use(Ann="R", Bert="Y")
    assert table.arrests == ["Ann R R4", "Bert Y Y1", "Bert R nothing", "Ann Y nothing"]
    assert (table.phase, table.to_act, table.turn) == ("over", [], 1)


def test_5_1_a_full_deal_with_no_card_below_it_is_the_last() -> None:
    assert last_turn(dealt="R4 Y1 B2 K3 |").play_turn().phase == "over"
    assert last_turn(dealt="R4 Y1 B2 K3 G1 |").play_turn().phase != "over"


def test_5_1_nothing_can_be_done_after_the_end() -> None:
    table = last_turn().play_to_the_end()
    for name in ("Ann", "Bert", "house"):
        for action in ("release none", "keep R+Y", "use R"):
            assert table.refusal(name, action) == ("FBI-5.1", "the game is over")


@pytest.mark.parametrize("colour", list("RYBGK"))
def test_5_2_the_most_points_take_the_bonus(colour: str) -> None:
    table = holding(f"{colour}3 {colour}1", f"{colour}5", f"{colour}2 P5")
    assert table.bonus(colour) == "Bert"
    assert table.scores == {"Ann": 4, "Bert": 5 + WORTH[colour], "Chris": 7}


def test_5_2_points_and_not_cards() -> None:
    assert holding("R1 R1 R2", "R5").bonus("R") == "Bert"


def test_5_2_two_cards_alike_count_both() -> None:
    assert holding("Y2 Y2", "Y3").bonus("Y") == "Ann"


def test_5_3_a_shared_first_place_takes_none() -> None:
    table = holding("R4", "R3 R1", "R2")
    assert table.bonus("R") is None
    assert table.scores == {"Ann": 4, "Bert": 4, "Chris": 2}


def test_5_3_whichever_seats_share_it() -> None:
    assert holding("R2", "R4", "R4").bonus("R") is None
    assert holding("R4", "R2", "R4").bonus("R") is None
    assert holding("R4", "R4", "R5").bonus("R") == "Chris"


def test_5_4_villains_and_bonus_less_bystanders() -> None:
    table = holding("R4 R-3 K5 P2 P-1", "Y-4 P-5", "G1 G1 B-1")
    assert table.scores == {"Ann": 4 - 3 + 5 + 2 - 1 + 5 + 1, "Bert": -4 - 5, "Chris": 1 + 1 - 1 + 2}


def test_5_4_what_is_left_in_the_centre_scores_for_nobody() -> None:
    table = last_turn(dealt="R5 Y4 B-4 K5 |", slammers={"Ann": "P1", "Bert": "P-2"})
    table.nobody_releases().keep(Ann="Y+B", Bert="Y+2x").use(Ann="B", Bert="Y")
    assert table.centre == ["R5", "K5"]
    assert table.scores == {"Ann": 1 - 4, "Bert": -2 + 4 + 4}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5_4_the_score_is_what_lies_in_the_slammer_and_the_bonus(seats: int) -> None:
    table = shuffled(seats, 11)
    while True:
        expected = {name: value(table.slammer(name)) for name in table.names}
        for colour, worth in WORTH.items():
            taker = table.bonus(colour)
            if taker:
                expected[taker] += worth
        assert table.scores == expected
        assert tuple(expected.values()) == table.public.scores
        if not table.to_act:
            break
        table.do(table.to_act[0], table.legal(table.to_act[0])[-1])


def test_5_5_the_highest_score_wins() -> None:
    assert holding("R3", "Y5", "K-1").winners == ["Bert"]
    assert holding("P-3", "P-2", "P-4").winners == ["Bert"]


def test_5_5_it_is_told_at_the_end_and_not_before() -> None:
    table = last_turn().nobody_releases()
    assert not table.public.winners
    table.all_keep("R+Y").use(Ann="R", Bert="Y")
    assert table.public.winners == (0,)
    assert table.story[-1] == Ended(bonus=(0, 1, None, None, None), scores=(9, 5), winners=(0,))
