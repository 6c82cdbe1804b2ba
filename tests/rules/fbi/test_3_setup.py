"""FBI, chapter 3: setup."""

from collections import Counter
from itertools import permutations

import pytest

from backroom.core.view import wire
from tests.rules.fbi.script import deal, shuffled

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@COUNTS
def test_3_1_each_player_has_a_full_set_of_agents(seats: int) -> None:
    table = shuffled(seats).play_on(lambda table: table.phase == "choose" and len(table.public.keepable) > 1)
    colours = table.public.keepable
    allowed = len(colours) * (len(colours) + 1) // 2
    assert [len(table.legal(name)) for name in table.names] == [allowed] * seats
    assert not any(table.sees(name).kept for name in table.names)


@COUNTS
def test_3_2_purple_villains_up_to_the_number_of_players_are_dealt_one_each(seats: int) -> None:
    for seed in range(50):
        table = shuffled(seats, seed)
        villains = [card for name in table.names for card in table.slammer(name) if "-" not in card]
        assert sorted(villains) == [f"P{size}" for size in range(1, seats + 1)]


def test_3_2_they_are_dealt_at_random() -> None:
    deals = Counter(tuple(held[0] for held in shuffled(3, seed).public.slammers) for seed in range(600))
    assert set(deals) == set(permutations(("P1", "P2", "P3")))
    assert min(deals.values()) > max(deals.values()) // 2  # a hundred of each, more or less


@COUNTS
def test_3_3_each_has_the_bystander_of_the_same_size(seats: int) -> None:
    table = shuffled(seats, 7)
    for name in table.names:
        villain, bystander = table.slammer(name)
        assert bystander == villain.replace("P", "P-")


def test_3_4_both_lie_open_in_the_slammer() -> None:
    table = deal(4, purple=(2, 4, 3, 1))
    for looker in (*table.names, "watcher"):
        assert table.sees(looker).slammers == (("P2", "P-2"), ("P4", "P-4"), ("P3", "P-3"), ("P1", "P-1"))


@COUNTS
def test_3_4_the_other_purple_cards_leave_the_game(seats: int) -> None:
    table = shuffled(seats)
    held = [card for name in table.names for card in table.slammer(name)]
    assert len(held) == 2 * seats
    assert not [card for card in table.deck + table.centre + table.out if card[0] == "P"]


def test_3_5_five_bonus_cards_lie_in_the_centre_and_are_nobodys() -> None:
    table = shuffled(4)
    assert table.public.leaders == (None,) * 5
    assert table.scores == dict.fromkeys(table.names, 0)  # a purple pair is worth nothing together


def test_3_6_the_deck_is_all_59_characters() -> None:
    table = shuffled(5, 3)
    suit = (5, 4, 3, 3, 2, 2, 1, 1, -1, -2, -3, -4)
    expected = Counter(f"{colour}{value}" for colour in "RYBGK" for value in suit) - Counter(["K1"])
    assert Counter(table.deck + table.centre) == expected


def test_3_6_it_is_shuffled() -> None:
    seeds = range(600)
    assert len({tuple(shuffled(4, seed).deck) for seed in seeds}) == len(seeds)
    tops = {shuffled(4, seed).deck[0] for seed in seeds}
    assert tops == set(shuffled(4).deck + shuffled(4).centre)  # any card may come next


def test_3_6_it_lies_face_down() -> None:
    one = deal(4, "R1 Y1 B1 G1 K1 R2 Y2 B2 R5 Y5 B5 G5")
    two = deal(4, "R1 Y1 B1 G1 K1 R2 Y2 B2 K-4 R-4 Y-4 B-4")
    assert one.deck != two.deck
    for looker in (*one.names, "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker))
    assert one.public.deck == len(one.deck)


@COUNTS
def test_3_7_slammer_cards_1_to_n_are_used(seats: int) -> None:
    table = shuffled(seats).nobody_releases()
    assert sorted(table.order) == sorted(table.names)
