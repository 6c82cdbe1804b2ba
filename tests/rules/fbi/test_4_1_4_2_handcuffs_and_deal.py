"""FBI, 4.0 to 4.2: the phases of a turn, the handcuffs and the deal."""

from collections import Counter

import pytest

from backroom.core.errors import BadAction, BadSeats
from backroom.core.seat import WATCHER, Seat
from backroom.core.view import wire
from backroom.games.fbi.story import Arrested, Locked, Ordered, Released, TurnBegan
from tests.rules.fbi.script import FIRST_TURN, cards, deal, shuffled

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def test_4_0_the_phases_follow_each_other() -> None:
    table = deal(3, "R1 Y1 B1 G1 K1 R2").play_turn()
    turn = [TurnBegan, *[Released] * 3, Ordered, *[Locked] * 3, *[Arrested] * 6]
    assert [type(event) for event in table.story] == [*turn, TurnBegan]


def test_4_0_each_phase_waits_for_its_own_actions() -> None:
    table = deal(2, "R1 Y1 B1 G1")
    assert table.phase == "release"
    for action in ("keep R+Y", "keep R+2x", "use R"):
        assert table.refusal("Ann", action) == ("FBI-4.0", "this is the phase of releases")
    table.nobody_releases()
    assert table.phase == "choose"
    for action in ("release none", "release P2", "use R"):
        assert table.refusal("Ann", action) == ("FBI-4.0", "this is the phase in which agents are chosen")
    table.all_keep("R+Y")
    assert table.phase == "arrest"
    for action in ("release none", "release P2", "keep R+Y", "keep K+2x"):
        assert table.refusal("Ann", action) == ("FBI-4.0", "this is the phase of arrests")


def test_4_0_no_phase_waits_for_the_house() -> None:
    table = deal(2, "R1 Y1 B1 G1")
    while table.turn == 1:
        for action in ("release none", "keep R+Y", "use R"):
            assert table.refusal("house", action) == ("FBI-4.0", "no phase of this game waits for the house")
        table.do(table.to_act[0], table.legal(table.to_act[0])[0])


def test_4_0_what_is_no_seat_or_no_action_is_malformed() -> None:
    table = deal(4)
    before = wire(table.state.truth())
    for seat in (WATCHER, Seat(4), Seat(14)):
        with pytest.raises(BadSeats, match=f"expected a seat from 0 to 3, got {seat}"):
            table.state.play(seat, 0)
    for action in (-1, 81):
        with pytest.raises(BadAction, match=f"expected an action from 0 to 80, got {action}"):
            table.state.play(Seat(0), action)
    assert wire(table.state.truth()) == before


@COUNTS
def test_4_1a_the_highest_purple_villain_gets_the_handcuffs(seats: int) -> None:
    holders = set()
    for seed in range(30):
        table = shuffled(seats, seed)
        assert f"P{seats}" in table.slammer(table.handcuffs)
        holders.add(table.handcuffs)
    assert holders == set(table.names)


@COUNTS
def test_4_1b_then_they_go_to_the_left_neighbour(seats: int) -> None:
    table = deal(seats, purple=tuple(range(1, seats + 1)))  # the last seat begins
    held: list[str] = []
    while table.phase != "over" and len(held) <= seats:
        held.append(table.handcuffs)
        table.play_turn()
    assert held == [table.names[-1], *table.names, *table.names][: len(held)]
    assert len(held) > seats


@COUNTS
def test_4_2a_twice_as_many_cards_as_players_are_dealt_to_the_centre(seats: int) -> None:
    table = shuffled(seats)
    assert len(table.centre) == 2 * seats
    assert cards(" ".join(table.centre + table.deck)) == cards(" ".join(deal(seats).deck + deal(seats).centre))


def test_4_2a_each_lies_with_its_colour() -> None:
    table = deal(4, FIRST_TURN)
    assert [len(pile) for pile in table.public.centre] == [3, 1, 0, 2, 2]
    for colour in "RYBGK":
        assert {card[0] for card in table.pile(colour)} <= {colour}
    assert table.deals == [tuple(FIRST_TURN.split())]
    assert table.centre == cards(FIRST_TURN)


@COUNTS
def test_4_2b_a_short_deck_is_dealt_out(seats: int) -> None:
    table = deal(seats).play_to_the_end()
    *full, short = [len(dealt) for dealt in table.deals]
    assert full == [2 * seats] * len(full)
    assert 0 < short < 2 * seats
    assert table.deck == []


def test_4_2c_leftovers_stay_and_can_be_arrested_with_the_new_cards() -> None:
    table = deal(2, "R4 R3 R2 Y1 R1 R-1 Y2 B5").nobody_releases().all_keep("R+Y").use(Ann="R", Bert="R")
    assert table.pile("R") == ["R-1", "R1", "R2"]  # R2 is from the turn before
    table.nobody_releases().all_keep("R+B").use(Bert="R")
    assert table.arrests[-1] == "Bert R R2"


def test_4_2d_all_values_are_visible_to_all_at_all_times() -> None:
    table = shuffled(3, 5)
    seen = Counter[str]()
    while table.to_act:
        views = [table.sees(looker).centre for looker in (*table.names, "watcher")]
        assert all(view == views[0] for view in views)
        everywhere = [card for pile in views[0] for card in pile] + table.deck + table.out
        everywhere += [card for name in table.names for card in table.slammer(name)]
        seen[" ".join(sorted(everywhere))] += 1
        table.do(table.to_act[0], table.legal(table.to_act[0])[0])
    assert len(seen) == 1  # no card is ever out of sight but for the deck


@pytest.mark.parametrize("options", ["", "arrest=free", "arrest=top"])
def test_4_2d_the_centre_is_what_was_dealt_and_not_arrested(options: str) -> None:
    table = deal(4, FIRST_TURN, options=options)
    assert Counter(card for pile in table.public.centre for card in pile) == Counter(FIRST_TURN.split())
