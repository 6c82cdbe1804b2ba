"""FBI, 4.5 and 4.6: arrests, there and back, and the end of a turn."""

import pytest

from backroom.core.errors import BadAction
from backroom.games.fbi.story import Arrested, TurnBegan
from tests.rules.fbi.script import FIRST_TURN, cards, deal


def test_4_5a_going_out_players_act_by_slammer_card() -> None:
    table = deal(4, FIRST_TURN).release(Ann="P-4", Bert="none", Chris="P1", Donna="none").all_keep("R+K")
    acted: list[str] = []
    for name in ("Chris", "Bert", "Donna", "Ann"):
        acted += table.to_act
        table.use(**{name: "R"})
    assert acted == ["Chris", "Bert", "Donna", "Ann"]


def test_4_5a_nobody_arrests_out_of_turn() -> None:
    table = deal(4, FIRST_TURN).nobody_releases().all_keep("R+K").use(Ann="R")
    for name in ("Ann", "Chris", "Donna"):
        refused = table.refusal(name, "use R")
        assert refused == ("FBI-4.5a", "arrests follow the slammer cards, and it is not your turn")


def test_4_5a_which_of_the_two_is_shown_first_is_the_owners_choice() -> None:
    table = deal(4, FIRST_TURN).nobody_releases().all_keep("G+K")
    assert table.legal("Ann") == ["use G", "use K"]
    assert table.use(Ann="K").arrests == ["Ann K K4"]
    assert table.public.played == (("K",), (), (), ())


def test_4_5a_an_agent_is_shown_before_a_card_is_taken() -> None:
    table = deal(4, FIRST_TURN, options="arrest=free").nobody_releases().all_keep("R+K")
    assert table.refusal("Ann", "arrest R4") == ("FBI-4.5a", "an agent is shown first")


def test_4_5b_coming_back_the_order_is_reversed() -> None:
    table = deal(4, FIRST_TURN).release(Ann="P-4", Bert="none", Chris="P1", Donna="none").all_keep("R+K")
    table.use(Chris="R", Bert="R", Donna="R", Ann="R")
    acted = [arrest.split()[0] for arrest in table.arrests]
    assert acted == ["Chris", "Bert", "Donna", "Ann", "Ann", "Donna", "Bert", "Chris"]
    assert [event.step for event in table.story if isinstance(event, Arrested)] == list(range(8))


def test_4_5b_the_agent_that_is_left_is_shown() -> None:
    table = deal(3, "R5 Y4 B3 G2 K1 K2").nobody_releases().keep(Ann="R+Y", Bert="B+G", Chris="R+K")
    table.use(Ann="Y", Bert="B", Chris="K")
    assert table.arrests == ["Ann Y Y4", "Bert B B3", "Chris K K2", "Chris R R5", "Bert G G2", "Ann R nothing"]


def test_4_5b_coming_back_nobody_acts_out_of_turn() -> None:
    table = deal(2, "R5 R4 R3 Y2", options="arrest=free").nobody_releases().all_keep("R+Y")
    table.use(Ann="Y", Bert="Y")  # coming back, Bert picks a red card
    assert table.to_act == ["Bert"]
    refused = table.refusal("Ann", "arrest R5")
    assert refused == ("FBI-4.5b", "arrests follow the slammer cards, and it is not your turn")


def test_4_5c_an_agent_arrests_only_in_its_own_colour() -> None:
    table = deal(4, "R-3 R-1 Y5 B5 G5 K5 K4 Y4").nobody_releases().all_keep("R+Y").use(Ann="R")
    assert table.slammer("Ann") == cards("R-1 P4 P-4")


def test_4_5c_so_it_does_where_cards_are_chosen() -> None:
    table = deal(4, FIRST_TURN, options="arrest=free").nobody_releases().all_keep("G+K").use(Ann="G")
    for card in ("K4", "R4", "B1"):
        assert table.refusal("Ann", f"arrest {card}") == ("FBI-4.5c", "agent G arrests only in its own colour")


def test_4_5d_one_must_be_taken_even_a_bystander() -> None:
    table = deal(2, "R-2 R-4 Y1 K1").nobody_releases().keep(Ann="R+Y", Bert="R+2x").use(Ann="R", Bert="R")
    assert table.arrests == ["Ann R R-2", "Bert R R-4", "Bert 2x nothing", "Ann Y Y1"]


def test_4_5d_there_is_no_way_to_decline() -> None:
    table = deal(2, "R-2 R-4 Y-1 K-1").nobody_releases().all_keep("R+Y")
    assert table.legal("Ann") == ["use R", "use Y"]
    for word in ("use none", "arrest none", "pass"):
        with pytest.raises(BadAction):
            table.do("Ann", word)


def test_4_5d_nor_where_cards_are_chosen() -> None:
    table = deal(4, FIRST_TURN, options="arrest=free").nobody_releases().all_keep("R+K").use(Ann="R")
    for action in ("use K", "use R"):
        assert table.refusal("Ann", action) == ("FBI-4.5d", "your agent is shown and must arrest somebody")
    for card in ("R5", "R-4", "R2"):
        assert table.refusal("Ann", f"arrest {card}") == ("FBI-4.5d", f"{card} does not lie in the centre")


@pytest.mark.parametrize("dealt", ["R1 R-3 R4 R3", "R4 R3 R1 R-3", "R-3 R1 R3 R4", "R3 R4 R-3 R1", "R1 R4 R-3 R3"])
def test_4_5e_the_highest_of_its_colour_is_taken(dealt: str) -> None:
    table = deal(4, f"{dealt} Y5 Y4 Y3 K5").nobody_releases().all_keep("R+K")
    table.use(Ann="R", Bert="R", Chris="R", Donna="R")
    assert table.arrests[:4] == ["Ann R R4", "Bert R R3", "Chris R R1", "Donna R R-3"]


def test_4_5e_of_bystanders_the_least_bad() -> None:
    table = deal(2, "R-4 R-1 R-2 Y1").nobody_releases().all_keep("R+Y").use(Ann="R", Bert="R")
    assert table.arrests[:2] == ["Ann R R-1", "Bert R R-2"]


def test_4_5f_the_card_goes_open_to_the_takers_slammer() -> None:
    table = deal(4, FIRST_TURN).nobody_releases().all_keep("R+K").use(Ann="R")
    assert table.centre == cards("Y3 R1 R-3 G5 G2 K4 K1")
    for looker in (*table.names, "watcher"):
        assert table.sees(looker).slammers == (("R4", "P4", "P-4"), ("P3", "P-3"), ("P1", "P-1"), ("P2", "P-2"))
    assert table.story[-1] == Arrested(seat=0, step=0, agent="R", card="R4")


def test_4_5f_a_second_copy_lies_beside_the_first() -> None:
    table = deal(2, "R3 Y1 R3 B1").nobody_releases().keep(Ann="R+2x", Bert="Y+B").use(Ann="R", Bert="Y")
    assert table.slammer("Ann") == cards("R3 R3 P2 P-2")


def test_4_5g_an_empty_colour_gives_nothing_and_the_agent_is_spent() -> None:
    table = deal(2, "R3 Y1 B1 K1").nobody_releases().keep(Ann="R+Y", Bert="R+B").use(Ann="R")
    before = table.slammer("Bert")
    table.use(Bert="R")
    assert table.arrests == ["Ann R R3", "Bert R nothing", "Bert B B1", "Ann Y Y1"]
    assert table.slammer("Bert") == cards(" ".join([*before, "B1"]))
    assert Arrested(seat=1, step=1, agent="R", card=None) in table.story


def test_4_6_agents_come_back_and_leftovers_stay() -> None:
    table = deal(2, "R3 Y1 B1 K1 R1 Y2 B2 K2").nobody_releases().all_keep("R+Y").use(Ann="R", Bert="R")
    assert isinstance(table.story[-1], TurnBegan)
    assert table.centre == cards("B1 K1 R1 Y2 B2 K2")
    table.nobody_releases()
    assert "keep R+Y" in table.legal("Ann")  # the same two again


def test_4_6_slammer_cards_are_collected() -> None:
    table = deal(3, "R3 Y1 B1 K1").release(Ann="P-3", Bert="P2", Chris="P1").all_keep("R+Y").play_turn()
    view = table.public
    assert (view.turn, view.order, view.step) == (2, (), 0)
    assert (view.locked, view.keepable, view.released) == ((), (), (None,) * 3)
    assert view.played == ((), (), ())
    assert not any(table.sees(name).kept for name in table.names)


def test_4_6_the_next_turn_begins_with_the_handcuffs_passing_left() -> None:
    table = deal(3, "R3 Y1 B1 K1").nobody_releases().all_keep("R+Y").play_turn()
    assert table.handcuffs == "Bert"
    assert table.to_act == ["Bert"]
    assert table.phase == "release"
