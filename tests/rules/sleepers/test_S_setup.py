"""Sleeper Cells, S: placement, the deal, and who begins."""

from collections import Counter

import pytest

from backroom.core.errors import BadSeats
from backroom.games.sleepers.components import AGENCY_NAMES, ATLAS
from backroom.games.sleepers.story import AssetsSeen, CardsDealt, DossierSeen, SpyPlaced
from tests.rules.sleepers.script import opened, placing, table, under


def test_S1a_four_play_and_each_has_an_agency_and_a_base() -> None:
    assert placing().public.agencies == ("CIA", "MI6", "FSB", "MSS")
    assert [ATLAS.cities[base] for base in ATLAS.bases] == ["WAS", "LON", "MOS", "BEI"]
    for seats in (2, 3, 5):
        with pytest.raises(BadSeats, match=f"expected 4 seats for Sleeper Cells, got {seats}"):
            under().deal(seats, 1)


def test_S1b_somebody_places_first_and_has_the_token() -> None:
    for seed in range(8):
        held = placing("", seed)
        assert held.to_act == [AGENCY_NAMES[held.public.first]]
        assert held.public.token == held.public.first


def test_R1_who_places_first_is_drawn_or_seat_0() -> None:
    assert {placing("", seed).public.first for seed in range(40)} == {0, 1, 2, 3}
    assert {placing("first_placer=seat", seed).public.first for seed in range(10)} == {0}


def test_S1c_one_spy_at_a_time_clockwise_until_all_have_three() -> None:
    held = placing()
    asked = []
    while held.phase == "place":
        asked += held.to_act
        held.do(held.to_act[0], held.legal(held.to_act[0])[0])
    assert asked == ["CIA", "MI6", "FSB", "MSS"] * 3
    assert [len(spies) for spies in held.public.spies] == [3] * 4
    assert len(held.told(SpyPlaced)) == 12


def test_S1c_nothing_else_is_done_before_all_are_placed() -> None:
    held = placing()
    assert held.refusal("CIA", "end") == ("SLP-S1c", "spies are placed first")
    assert held.refusal("MI6", "place WAS")[0] == "SLP-0b"
    assert opened().refusal("MI6", "place WAS") == ("SLP-S1c", "all spies are placed")


def test_S1d_no_city_is_taken_twice() -> None:
    held = placing().do("CIA", "place ROM")
    assert len(held.legal("MI6")) == 26
    assert held.refusal("MI6", "place ROM") == ("SLP-S1d", "there is a spy in ROM already")


def test_R16_after_placement_any_number_share_a_city() -> None:
    held = table(spies_at={"CIA": "MAD BER", "MI6": "ROM"}).do("CIA", "move MAD ROM", "move BER ROM")
    assert held.spies("CIA") == ["ROM", "ROM"]


def test_S1e_other_spies_are_off_the_board() -> None:
    assert all(len(spies) == 3 for spies in opened().public.spies)


def test_S2a_the_decks_are_shuffled_when_all_spies_stand() -> None:
    before = placing().state.truth()
    assert (before.deck, before.location_deck, before.locations) == ((), (), (None,) * 4)
    truths = [opened(seed=seed).state.truth() for seed in (1, 2)]
    assert truths[0].deck != truths[1].deck
    truth = truths[0]
    cards = Counter(truth.deck + tuple(card for hand in truth.hands for card in hand))
    assert (sum(cards.values()), cards["rifle"], cards["prevent_bomb"], cards["mole"], cards["crackdown"]) == (
        96,
        9,
        4,
        4,
        3,
    )
    assert len(set(truth.location_deck + truth.locations)) == 27
    assert Counter(truth.objective_deck + truth.objectives) == {"bomb": 8, "wire_tap": 8, "assassination": 8}


def test_S2b_everybody_gets_a_pair_face_down() -> None:
    held = opened()
    assert held.public.locations == held.public.objectives == (None,) * 4
    for who in AGENCY_NAMES:
        seen = held.sees(who)
        assert [seat for seat in range(4) if seen.locations[seat]] == [seen.seat]
        assert [event.rival for event in held.heard(who) if isinstance(event, DossierSeen)] == [seen.seat]


def test_R4_the_own_pair_is_known() -> None:
    held = opened()
    truth = held.state.truth()
    for seat, who in enumerate(AGENCY_NAMES):
        assert held.sees(who).locations[seat] == truth.locations[seat]
        assert held.sees(who).objectives[seat] == truth.objectives[seat]


def test_S2c_everybody_gets_two_assets() -> None:
    held = opened()
    assert held.public.held == (2, 3, 2, 2)  # MI6 has drawn for its turn
    assert held.public.deck == 96 - 9
    assert isinstance(held.heard("watcher")[12], CardsDealt)
    assert not [event for event in held.heard("watcher") if isinstance(event, AssetsSeen)]
    assert [len(held.hand(who)) for who in AGENCY_NAMES] == [2, 3, 2, 2]


def test_S2d_money_comes_from_a_stock_without_end() -> None:
    assert opened().public.in_play == 10


def test_R3_nobody_starts_with_money() -> None:
    assert placing().public.money == (0, 0, 0, 0)
    assert opened().public.money == (0, 10, 0, 0)


def test_S2e_the_second_to_place_begins_and_turns_go_clockwise() -> None:
    held = opened()
    turns = []
    for _ in range(3):
        turns += held.to_act
        held.end(held.to_act[0])
    assert turns + held.to_act == ["MI6", "FSB", "MSS", "CIA"]


def test_R5_the_first_to_place_plays_last() -> None:
    held = opened()
    while held.public.turn < 4:
        held.end(held.to_act[0])
    assert held.public.active == held.public.first


def test_R2_an_agency_belongs_to_its_seat() -> None:
    assert all(placing("", seed).public.agencies == AGENCY_NAMES for seed in range(4))


def test_R56_there_are_four_seats() -> None:
    assert (under().min_seats, under().max_seats) == (4, 4)
