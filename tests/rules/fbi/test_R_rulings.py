"""FBI, the rulings that leave no choice: R2 to R12, R16 to R18, R20 to R27. R1 and the options have their own files."""

from collections import Counter

import pytest

from backroom.core.errors import BadAction
from backroom.core.state import EVERYONE
from backroom.games.fbi.components import AGENT_NAMES, CARD_NAMES, COLOUR_NAMES
from backroom.games.fbi.story import Arrested, Forced, Locked, Released, TurnBegan
from backroom.games.fbi.view import FbiView
from tests.rules.fbi.script import FIRST_TURN, cards, deal, holding, shuffled, under

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@COUNTS
def test_R2_the_deck_is_shuffled_once(seats: int) -> None:
    table = shuffled(seats, 5)
    to_come = table.deck
    table.play_to_the_end()
    assert [card for dealt in table.deals for card in dealt] == to_come


@COUNTS
def test_R3_a_short_last_deal_is_played_like_any_other(seats: int) -> None:
    table = deal(seats).play_to_the_end()
    last = max(place for place, event in enumerate(table.story) if isinstance(event, TurnBegan))
    told = Counter(type(event) for event in table.story[last:])
    assert 0 < len(table.deals[-1]) < 2 * seats
    assert (told[Released], told[Arrested]) == (seats, 2 * seats)


@pytest.mark.parametrize(("seats", "turns", "last"), [(2, 15, 3), (3, 10, 5), (4, 8, 3), (5, 6, 9)])
def test_R4_how_many_turns_a_game_has(seats: int, turns: int, last: int) -> None:
    table = deal(seats)
    assert table.public.turns == turns
    table.play_to_the_end()
    assert (len(table.deals), table.turn, len(table.deals[-1])) == (turns, turns, last)


def test_R5_nobody_has_a_slammer_card_before_all_have_released() -> None:
    table = deal(4)
    for name in table.names:
        assert table.order == []
        table.release(**{name: "none"})
    assert table.order == ["Ann", "Bert", "Chris", "Donna"]


def test_R6_cards_are_dealt_face_up() -> None:
    table = deal(4, FIRST_TURN)
    assert table.state.story == [(EVERYONE, TurnBegan(turn=1, handcuffs=0, dealt=tuple(FIRST_TURN.split())))]


@pytest.mark.parametrize("options", ["", "arrest=free"])
def test_R7_a_column_is_one_colour_sorted_by_value(options: str) -> None:
    table = deal(4, "R1 R-3 R4 Y2 R-1 Y3 R3 R1", options=options)
    assert table.pile("R") == ["R-3", "R-1", "R1", "R1", "R3", "R4"]
    assert table.pile("Y") == ["Y2", "Y3"]


def test_R7_new_cards_are_sorted_in() -> None:
    table = deal(2, "R3 R1 Y1 Y2 R2 R5 R-1 K1").nobody_releases().all_keep("Y+2x").use(Ann="Y", Bert="Y")
    assert table.pile("R") == ["R-1", "R1", "R2", "R3", "R5"]


def test_R8_donnas_3_is_yellow() -> None:
    table = deal(4, FIRST_TURN).release(Ann="P-4", Bert="none", Chris="P1", Donna="none")
    table.keep(Chris="R+K", Bert="G+K", Donna="Y+G", Ann="G+K").use(Chris="R", Bert="G", Donna="Y", Ann="G")
    assert table.slammer("Donna") == ["Y3", "P2", "P-2"]


def test_R9_one_colour_leaves_no_choice_and_asks_nobody() -> None:
    table = deal(2, "R5 R3 R1 R-1 Y1 Y2 B1 B2").nobody_releases()
    assert Forced(colour="R") in table.story
    assert not [event for event in table.story if isinstance(event, Locked)]
    assert table.arrests == ["Ann R R5", "Bert R R3", "Bert 2x R1", "Ann 2x R-1"]
    assert (table.turn, table.phase) == (2, "release")


def test_R9_two_colours_are_a_choice() -> None:
    table = deal(2, "R5 R3 R1 Y1").nobody_releases()
    assert (table.phase, table.to_act) == ("choose", ["Ann", "Bert"])
    assert table.legal("Ann") == ["keep R+Y", "keep R+2x", "keep Y+2x"]


@COUNTS
def test_R9_the_centre_is_never_empty_when_agents_are_chosen(seats: int) -> None:
    for seed in range(10):
        table = shuffled(seats, seed)
        while table.to_act:
            table.play_turn(seed)
            assert table.phase == "over" or table.centre


def test_R10_the_colour_is_shown_first_and_2x_second() -> None:
    table = deal(2, "R5 R3 Y2 Y1").nobody_releases().keep(Ann="R+2x", Bert="Y+2x")
    assert table.legal("Ann") == ["use R"]
    with pytest.raises(BadAction, match="got 'use 2x'"):
        table.do("Ann", "use 2x")
    table.use(Ann="R", Bert="Y")
    assert table.arrests == ["Ann R R5", "Bert Y Y2", "Bert 2x Y1", "Ann 2x R3"]


def test_R10_even_so_it_waits_to_be_played() -> None:
    """An agent shown by itself would tell everybody that 2x is behind it."""
    table = deal(2, "R5 R3 Y2 Y1").nobody_releases().keep(Ann="R+2x", Bert="Y+2x")
    assert (table.to_act, table.arrests) == (["Ann"], [])
    assert table.use(Ann="R").to_act == ["Bert"]


@COUNTS
def test_R11_only_an_empty_colour_lets_an_arrest_fail(seats: int) -> None:
    table = shuffled(seats, 3)
    centre = Counter(table.centre)
    table.play_to_the_end()
    failed = 0
    agents: dict[int, str] = {}
    for event in table.story:
        if isinstance(event, TurnBegan):
            centre.update(event.dealt)
        if isinstance(event, Arrested):
            colour = agents[event.seat] if event.agent == "2x" else event.agent
            agents[event.seat] = colour
            left = {card for card, copies in centre.items() if copies and card[0] == colour}
            assert (event.card is None) == (not left)
            failed += event.card is None
            centre.subtract([event.card] if event.card else [])
    assert failed


def test_R12_the_agent_of_an_empty_colour_may_lead() -> None:
    table = deal(2, "R5 Y2 B1 K1").nobody_releases().keep(Ann="R+B", Bert="R+Y").use(Ann="R")
    assert table.legal("Bert") == ["use R", "use Y"]
    table.use(Bert="R")
    assert table.arrests == ["Ann R R5", "Bert R nothing", "Bert Y Y2", "Ann B B1"]


def test_R16_a_tie_below_the_first_place_holds_nothing_back() -> None:
    table = holding("R2", "R5", "R2", "R2")
    assert table.bonus("R") == "Bert"
    assert holding("R5", "R2", "R2").bonus("R") == "Ann"


def test_R17_purple_counts_for_points_and_for_no_bonus() -> None:
    table = holding("P5", "P1 P-2", "K1")
    assert table.scores == {"Ann": 5, "Bert": -1, "Chris": 1 + 1}
    assert [table.bonus(colour) for colour in "RYBGK"] == [None, None, None, None, "Chris"]
    assert [table.points(colour)[0] for colour in "RYBGK"] == [0] * 5


def test_R18_a_bystander_is_deducted_once() -> None:
    assert holding("R-4", "P-3", "Y-1 Y-1").scores == {"Ann": -4, "Bert": -3, "Chris": -2}


def test_R20_in_the_first_turn_the_handcuffs_stay_with_the_highest_villain() -> None:
    for place in range(4):
        purple = [1, 2, 3]
        purple.insert(place, 4)
        table = deal(4, purple=(purple[0], purple[1], purple[2], purple[3]))
        assert table.turn == 1
        assert "P4" in table.slammer(table.handcuffs)
        assert table.to_act == [table.handcuffs]


def test_R21_released_cards_stay_open_to_the_end() -> None:
    table = deal(3, "R1 Y1 B1 R2 Y2 B2").release(Ann="P-3", Bert="P2", Chris="none")
    while table.to_act:
        for looker in (*table.names, "watcher"):
            assert {"P-3", "P2"} <= set(table.sees(looker).out)
        table.play_turn()
    assert {"P-3", "P2"} <= set(table.out)


def test_R21_this_turns_releases_are_shown_by_seat() -> None:
    table = deal(3).release(Ann="P-3", Bert="none", Chris="P1")
    assert table.public.released == ("P-3", None, "P1")
    assert table.out == cards("P-3 P1")


def test_R22_two_players_play_by_the_same_rules() -> None:
    table = shuffled(2)
    assert sorted(card for name in table.names for card in table.slammer(name)) == ["P-1", "P-2", "P1", "P2"]
    assert (len(table.centre), len(table.deck)) == (4, 55)
    table.play_turn()
    assert [arrest.split()[0] for arrest in table.arrests] in (
        ["Ann", "Bert", "Bert", "Ann"],
        ["Bert", "Ann", "Ann", "Bert"],
    )


def test_R23_a_bystander_can_be_released_in_the_last_turn() -> None:
    table = deal(2, "R1 Y1 |", slammers={"Ann": "K-4", "Bert": "P1"})
    assert (table.deck, table.legal("Ann")) == ([], ["release none", "release K-4"])
    table.release(Ann="K-4", Bert="none").all_keep("R+Y").use(Bert="R", Ann="Y")
    assert table.phase == "over"
    assert table.scores == {"Ann": 1 + 4, "Bert": 1 + 1 + 5}


def test_R24_colours_are_looked_at_once() -> None:
    table = deal(2, "R5 Y2 B1 K1").nobody_releases().keep(Ann="R+B", Bert="R+Y").use(Ann="R")
    assert "R" not in {card[0] for card in table.centre}
    assert table.public.keepable == ("R", "Y", "B", "K")
    table.use(Bert="R")  # kept when it was there, and played all the same
    assert "Bert R nothing" in table.arrests


def test_R25_piles_keep_the_order_in_which_cards_left_the_deck() -> None:
    table = deal(2, "R2 R5 R-1 Y1 R4 R1 Y2 R3", options="arrest=top").nobody_releases()
    table.keep(Ann="R+Y", Bert="Y+2x").use(Ann="R", Bert="Y")
    assert table.arrests[0] == "Ann R R-1"
    assert table.pile("R") == ["R2", "R5", "R4", "R1", "R3"]


def test_R26_talk_is_no_part_of_the_game() -> None:
    game = under("arrest=free")
    verbs = {game.action_name(action).split()[0] for action in range(game.action_count())}
    assert verbs == {"release", "keep", "use", "arrest"}
    assert not {"talk", "chat", "said", "promised"} & set(FbiView.__struct_fields__)
    table = deal(2, "R1 Y1 B1 G1").nobody_releases()
    before = table.legal("Bert")
    assert table.keep(Ann="R+Y").legal("Bert") == before  # whatever Ann announced, or did, binds nobody


def test_R27_2x_is_no_colour() -> None:
    assert (*COLOUR_NAMES, "2x") == AGENT_NAMES
    assert not [card for card in CARD_NAMES if card.startswith("2x")]
    table = deal(5, "R1 Y1 B1 G1 K1").nobody_releases()
    assert table.public.keepable == COLOUR_NAMES
    assert not [action for action in table.legal("Ann") if action.startswith("keep 2x")]
