"""FBI, 4.4: the secret choice of two agents."""

import pytest

from backroom.core.bits import members
from backroom.core.view import wire
from backroom.games.fbi.story import Locked
from tests.rules.fbi.script import FIRST_TURN, Script, deal


def choosing(dealt: str = FIRST_TURN, seats: int = 4) -> Script:
    return deal(seats, dealt).nobody_releases()


def test_4_4a_all_choose_at_once_in_any_order() -> None:
    table = choosing()
    assert table.to_act == ["Ann", "Bert", "Chris", "Donna"]
    assert members(table.state.sealed()) == [0, 1, 2, 3]
    table.keep(Donna="R+Y", Bert="G+K")
    assert table.to_act == ["Ann", "Chris"]
    assert table.phase == "choose"
    table.keep(Chris="R+2x", Ann="K+2x")
    assert table.phase == "arrest"
    assert members(table.state.sealed()) == []


def test_4_4a_nothing_else_is_chosen_in_secret() -> None:
    table = deal()
    assert members(table.state.sealed()) == []


def test_4_4a_a_choice_stands() -> None:
    table = choosing().keep(Ann="R+Y")
    for pair in ("R+Y", "G+K"):
        assert table.refusal("Ann", f"keep {pair}") == ("FBI-4.4a", "your two agents are chosen already")


@pytest.mark.parametrize("chooser", ["Ann", "Bert", "Chris", "Donna"])
def test_4_4a_that_a_choice_was_made_is_seen_and_which_is_not(chooser: str) -> None:
    one, two = choosing().keep(**{chooser: "R+K"}), choosing().keep(**{chooser: "G+2x"})
    seat = one.names.index(chooser)
    for looker in {*one.names, "watcher"} - {chooser}:
        assert wire(one.sees(looker)) == wire(two.sees(looker))
        assert one.sees(looker).locked == (seat,)
        assert one.sees(looker).kept == ()
    assert one.sees(chooser).kept == ("R", "K")
    assert two.sees(chooser).kept == ("G", "2x")
    assert one.story == two.story
    assert one.story[-1] == Locked(seat=seat)


def test_4_4a_it_stays_hidden_until_the_agents_are_shown() -> None:
    rest = {"Ann": "R+K", "Bert": "R+K", "Chris": "R+K"}
    one, two = choosing().keep(Donna="R+K", **rest), choosing().keep(Donna="R+2x", **rest)
    first_pass = ("Ann", "Bert", "Chris", "Donna")
    for name in first_pass:
        assert [wire(one.sees(looker)) for looker in ("Ann", "Bert", "watcher")] == [
            wire(two.sees(looker)) for looker in ("Ann", "Bert", "watcher")
        ]
        one.use(**{name: "R"})
        two.use(**{name: "R"})
    assert one.story != two.story  # Donna, holding slammer card 4, has shown both


def test_4_4a_the_four_put_down_are_never_seen() -> None:
    table = choosing("R1 Y1 B1 G1 K1 R2 Y2 B2").keep(Ann="R+Y", Bert="R+Y", Chris="R+Y", Donna="R+Y").play_turn()
    assert {arrest.split()[1] for arrest in table.arrests} == {"R", "Y"}


def test_4_4b_a_colour_must_lie_in_the_centre() -> None:
    table = choosing()  # the printed first turn has no blue card
    assert table.public.keepable == ("R", "Y", "G", "K")
    for pair in ("R+B", "Y+B", "B+G", "B+K", "B+2x"):
        assert table.refusal("Chris", f"keep {pair}") == ("FBI-4.4b", "no card of colour B lies in the centre")


def test_4_4b_every_pair_of_the_colours_there_may_be_kept() -> None:
    pairs = ["R+Y", "R+G", "R+K", "Y+G", "Y+K", "G+K", "R+2x", "Y+2x", "G+2x", "K+2x"]
    table = choosing()
    for name in table.names:
        assert sorted(table.legal(name)) == sorted(f"keep {pair}" for pair in pairs)


def test_4_4b_a_leftover_is_enough_for_its_colour() -> None:
    table = choosing("K2 K1 R1 Y1 G1 G2 G3 G4", seats=2).keep(Ann="R+Y", Bert="R+Y").use(Ann="R", Bert="Y")
    assert table.centre == ["G4", "G3", "G2", "G1", "K2", "K1"]
    table.nobody_releases()
    assert table.legal("Ann") == ["keep G+K", "keep G+2x", "keep K+2x"]


def test_4_4b_a_colour_that_was_there_last_turn_is_not_enough() -> None:
    table = choosing("K2 K1 R1 Y1 G1 G2 G3 G4", seats=2).keep(Ann="R+Y", Bert="R+Y").use(Ann="R", Bert="Y")
    table.nobody_releases()
    assert table.refusal("Ann", "keep R+K") == ("FBI-4.4b", "no card of colour R lies in the centre")


def test_4_4c_2x_may_always_be_kept() -> None:
    for dealt, colours in (("R1 Y1 R2 Y2", "RY"), ("B-1 G-1 K-1 K1", "BGK"), ("R1 Y1 B1 G1", "RYBG")):
        table = choosing(dealt, seats=2)
        assert {action for action in table.legal("Ann") if "2x" in action} == {f"keep {c}+2x" for c in colours}


def test_4_4c_2x_uses_the_other_agent_again() -> None:
    table = choosing("R4 R3 R2 Y5", seats=2).keep(Ann="R+2x", Bert="R+Y").use(Ann="R", Bert="Y")
    assert table.arrests == ["Ann R R4", "Bert Y Y5", "Bert R R3", "Ann 2x R2"]


def test_4_4d_colour_and_2x_for_a_single_card() -> None:
    table = choosing().keep(Ann="Y+2x", Bert="R+K", Chris="R+K", Donna="R+K")
    table.use(Ann="Y", Bert="R", Chris="R", Donna="R")
    assert table.arrests[0] == "Ann Y Y3"
    assert table.arrests[-1] == "Ann 2x nothing"


def test_4_4e_only_agents_that_were_kept_can_be_used() -> None:
    table = choosing().keep(Ann="R+K", Bert="G+2x", Chris="R+K", Donna="R+K")
    for agent in ("Y", "B", "G"):
        assert table.refusal("Ann", f"use {agent}") == ("FBI-4.4e", f"agent {agent} is not one of the two you kept")
    table.use(Ann="K")
    assert table.refusal("Bert", "use R") == ("FBI-4.4e", "agent R is not one of the two you kept")


@pytest.mark.parametrize(("pair", "first", "second"), [("R+G", "R", "G"), ("R+G", "G", "R"), ("R+2x", "R", "2x")])
def test_4_4e_both_kept_agents_are_used_one_in_each_pass(pair: str, first: str, second: str) -> None:
    table = choosing().keep(Ann=pair, Bert="R+K", Chris="G+K", Donna="Y+K")
    table.use(Ann=first, Bert="R", Chris="G", Donna="Y")
    assert [arrest.split()[1] for arrest in table.arrests if arrest.startswith("Ann")] == [first, second]
    assert table.turn > 1
