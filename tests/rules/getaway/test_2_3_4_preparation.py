"""Getaway, chapters 2 to 4: teams, the deal, and START."""

import pytest

from backroom.core.bits import count
from backroom.core.errors import BadSeats
from backroom.games.getaway.components import ALL_STOPS
from backroom.games.getaway.story import RaceStarted, RoundPrepared
from tests.rules.getaway.script import dealt, on, under

SIZES = {1: (12, 16), 2: (24, 14), 3: (35, 13), 4: (48, 13)}


def sides(seats: int, options: str = "") -> str:
    return "".join(side[0].upper() for side in dealt(seats, options=options).public.sides)


def test_2a_two_teams_that_sit_alternately() -> None:
    assert sides(2) == "RP"
    assert sides(4) == "RPRP"
    assert sides(8) == "RPRPRPRP"


def test_2a_the_house_lays_nothing() -> None:
    assert on("L.1", "PIN.a STOP.1").refusal("house", "R.PIN.a")[0] == "GET-2a"


def test_2b_one_team_may_have_one_more() -> None:
    assert [sides(seats) for seats in (3, 5, 7)] == ["RPR", "RPRPR", "RPRPRPR"]


@pytest.mark.parametrize("seats", [1, 9])
def test_2c_two_to_eight_play(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"expected 2 to 8 seats for Getaway, got {seats}"):
        under().deal(seats, 1)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_3a_3c_every_team_has_its_four_stops(size: int) -> None:
    for seed in range(3):
        state = dealt(2 * size, seed).state
        for side in (0, 1):
            hands = [state.hands[seat] for seat in range(2 * size) if state.teams.side[seat] == side]
            assert sum(hands) & ALL_STOPS == ALL_STOPS
            assert sum(count(hand & ALL_STOPS) for hand in hands) == 4


def test_3a_stops_are_no_part_of_the_choice() -> None:
    for seed in range(20):
        assert count(dealt(2, seed).state.hands[0] & ~ALL_STOPS) == 12


def test_3c_stops_fall_to_anybody() -> None:
    shares = {int(count(dealt(4, seed).state.hands[0] & ALL_STOPS)) for seed in range(40)}
    assert shares >= {0, 1, 2, 3}


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_3b_how_many_cards_a_team_takes(size: int) -> None:
    taken, _ = SIZES[size]
    table = dealt(2 * size)
    for letter in "RP":
        cards = [card for name in table.names for card in table.hand(name) if card[0] == letter]
        assert len([card for card in cards if ".STOP." not in card]) == taken
        assert len(set(cards)) == taken + 4


def test_3b_the_choice_is_chance() -> None:
    chosen = {card for seed in range(30) for card in dealt(2, seed).hand("Rob")}
    assert len(chosen) == 52
    assert len({tuple(dealt(2, seed).hand("Rob")) for seed in range(30)}) == 30


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_3d_how_many_cards_a_player_is_dealt(size: int) -> None:
    """With three in a team this is case T5: 13 each, the four Stops anywhere among the 39."""
    assert dealt(2 * size).public.hands == (SIZES[size][1],) * (2 * size)


def test_3e_nobody_sees_a_card_before_start_not_even_an_own_one() -> None:
    table = dealt(4)
    for name in (*table.names, "watcher"):
        assert table.sees(name).hand == ()


def test_3f_what_is_not_taken_is_out_of_the_round() -> None:
    table = dealt(4).start()
    held = {card for name in table.names for card in table.hand(name)}
    assert len(held) == 56
    assert table.state.truth().pools == ((), ())


def test_4a_a_location_lies_in_the_middle() -> None:
    table = dealt()
    assert table.public.location in {"L.1", "L.2", "L.3", "L.4", "L.5"}
    assert (table.public.top, table.public.laid_by, table.public.pile) == (table.public.location, None, 0)


def test_4b_start_is_called_once() -> None:
    table = dealt()
    assert table.to_act == ["house"]
    table.start()
    assert table.story == [RaceStarted(round=1)]
    assert table.refusal("house", "start") == ("GET-4b", "START has been called")


def test_4c_at_start_all_see_their_own_cards() -> None:
    table = dealt(4)
    for card in ("R.PIN.a", "R.STOP.1"):
        assert table.refusal("Rob", card) == ("GET-4c", "nobody looks or plays before START")
    assert table.refusal("Rob", "wait")[0] == "GET-4c"
    table.start()
    for name in table.names:
        assert list(table.sees(name).hand) == table.hand(name)
        assert len(table.sees(name).hand) == 14
    assert table.sees("watcher").hand == ()


def test_4d_anybody_may_lay_the_first_card() -> None:
    assert dealt(4).start().to_act == ["Rob", "Pam", "Rita", "Paul", "house"]
    for card in ("R.PIN.a", "P.HAN.a"):
        assert on("L.1", "PIN.a STOP.1", "HAN.a STOP.1").lay(card).public.top == card


def test_4a_each_round_is_told() -> None:
    table = on("L.1", "PIN.a STOP.1").lay("R.STOP.1")
    told = [event for event in table.story if isinstance(event, RoundPrepared)]
    assert [(event.round, event.hands) for event in told] == [(2, (16, 16))]
