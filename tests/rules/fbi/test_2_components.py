"""FBI, chapter 2: components."""

from collections import Counter
from pathlib import Path

import pytest

from backroom.core.errors import BadData, BadSeats
from backroom.games.fbi.components import AGENT_NAMES, CARD_NAMES, COLOUR_NAMES, card_id, value_of
from backroom.games.fbi.game import Fbi
from backroom.games.fbi.scoring import BONUS
from backroom.games.fbi.story import Arrested, Locked, Released
from tests.rules.fbi.script import NAMES, cards, deal, holding, shuffled

PAGE_WORDS = Path(__file__).parents[3] / "web/src/lib/text/en/fbi.ts"


def test_2_1_the_cards_add_up_to_110() -> None:
    game = Fbi({})
    purple = [name for name in CARD_NAMES if name[0] == "P"]
    agents = int(game.max_seats) * len(AGENT_NAMES)
    slammer_cards, handcuffs = int(game.max_seats), 1
    counted = (agents, slammer_cards, handcuffs, len(game.deck), len(purple), len(BONUS))
    assert counted == (30, 5, 1, 59, 10, 5)
    assert (sum(counted),) == (110,)


def test_2_2_everybody_has_the_same_six_agents() -> None:
    table = deal(5, "R1 Y1 B1 G1 K1").nobody_releases()
    for name in table.names:
        pairs = [action.removeprefix("keep ").split("+") for action in table.legal(name)]
        assert {agent for pair in pairs for agent in pair} == {"R", "Y", "B", "G", "K", "2x"}
        assert all(one != other for one, other in pairs)
        assert (len(pairs),) == (15,)  # two out of six


def test_2_3_each_colour_is_a_department() -> None:
    assert COLOUR_NAMES == ("R", "Y", "B", "G", "K")
    words = PAGE_WORDS.read_text("utf-8")
    for line in ("R: 'Murder'", "Y: 'Drugs'", "B: 'White-collar", "G: 'Fraud'", "K: 'Theft'"):
        assert line in words


def test_2_4_a_character_has_one_colour_and_a_value_that_is_not_zero() -> None:
    values = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
    assert [f"{colour}{value}" for colour in "RYBGKP" for value in values] == CARD_NAMES
    assert [value_of(card_id(name)) for name in CARD_NAMES] == values * 6
    with pytest.raises(BadData, match=r"expected a card such as R4 or K-3, got 'R0'"):
        card_id("R0")


def test_2_4_above_zero_is_a_villain_and_below_a_bystander() -> None:
    table = holding("R1 R-1", "Y5 Y-5", options="bonus_count=villains")
    assert table.points("R") == [1, 0]
    assert table.points("Y") == [0, 5]


def test_2_5_purple_is_1_to_5_and_minus_1_to_minus_5_one_each() -> None:
    table = shuffled(5)
    dealt = [card for name in table.names for card in table.slammer(name)]
    assert cards(" ".join(dealt)) == ["P5", "P4", "P3", "P2", "P1", "P-1", "P-2", "P-3", "P-4", "P-5"]


def test_2_5_purple_belongs_to_no_department() -> None:
    table = shuffled(5)
    assert not [card for card in table.deck + table.centre if card[0] == "P"]
    assert "P" not in AGENT_NAMES
    assert len(table.public.centre) == len(table.public.leaders) == len(COLOUR_NAMES)


@pytest.mark.parametrize(("colour", "worth"), [("R", 5), ("Y", 4), ("B", 3), ("G", 2), ("K", 1)])
def test_2_6_what_the_bonus_cards_are_worth(colour: str, worth: int) -> None:
    assert holding(f"{colour}1", "").scores == {"Ann": 1 + worth, "Bert": 0}


def test_2_7_slammer_cards_and_handcuffs_are_worth_nothing() -> None:
    hands = {"Ann": "R4 P1", "Bert": "P-2", "Chris": "K4 P3", "Donna": ""}
    for purple in ((4, 3, 2, 1), (1, 4, 3, 2), (1, 2, 4, 3), (1, 2, 3, 4)):
        table = deal(4, "R1 Y1 B1", purple=purple, slammers=hands)
        points = {"Ann": 5 + 5, "Bert": -2, "Chris": 7 + 1, "Donna": 0}
        assert table.handcuffs == NAMES[purple.index(4)]
        assert table.scores == points
        table.nobody_releases()
        assert table.order[0] == table.handcuffs
        assert table.scores == points


def test_2_8_two_to_five_play() -> None:
    assert [len(shuffled(seats).names) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", [0, 1, 6, -2])
def test_2_8_no_others_do(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"expected 2 to 5 seats for FBI, got {seats}"):
        Fbi({}).deal(seats, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_8_a_turn_is_the_same_for_any_number(seats: int) -> None:
    story = deal(seats, "R1 Y1").play_turn().story
    told = Counter(type(event) for event in story)
    assert (told[Released], told[Locked], told[Arrested]) == (seats, seats, 2 * seats)
