"""Inkognito, chapters 1 and 2: the cards, and how they are dealt."""

from collections import Counter

import pytest

from backroom.core.errors import BadSeats
from backroom.games.inkognito.components import CARDS, IDENTITIES, LOCATIONS, SEGMENTS
from backroom.games.inkognito.game import Inkognito
from backroom.games.inkognito.story import Dealt, GameBegan
from tests.rules.inkognito.script import NAMES, deal, shuffled

SETS = 5


def test_1_1_the_cards_add_up_to_66() -> None:
    counted = (SETS * len(LOCATIONS), SETS * len(IDENTITIES), SETS * len(SEGMENTS), 1)
    assert counted == (25, 20, 20, 1)
    assert (sum(counted),) == (66,)
    assert CARDS == IDENTITIES + SEGMENTS


def test_1_1_three_to_five_can_play() -> None:
    for seats in (2, 6):
        with pytest.raises(BadSeats, match=f"expected 3 to 5 seats for Inkognito, got {seats}"):
            Inkognito({}).deal(seats, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_2_black_cards_are_the_true_ones_and_the_ambassador_has_none(seats: int) -> None:
    table = shuffled(seats)
    held = table.truth.deal.black
    assert held[table.state.ambassador] is None
    agents = [cards for cards in held if cards]
    assert sorted(identity for identity, _ in agents) == sorted(IDENTITIES)
    assert sorted(number for _, number in agents) == sorted(SEGMENTS)


@pytest.mark.parametrize(
    ("you", "anna", "win"),
    [("F", "B", True), ("B", "F", True), ("X", "Z", True), ("Z", "X", True), ("F", "X", False), ("B", "Z", False)],
)
def test_1_3_f_and_b_are_partners_and_so_are_x_and_z(you: str, anna: str, win: bool) -> None:
    """A right number wins exactly if it is called to the partner."""
    mario, david = (who for who in "FBXZ" if who not in (you, anna))
    parts = {you: "52", anna: "11", mario: "0", david: "29"}
    table = deal(4, f"{you}/52 {anna}/11 {mario}/0 {david}/29").meet("You Anna")
    table.do("Anna", table.legal("Anna")[0]).do("You", "call " + " ".join(who + parts[who] for who in "FBXZ"))
    assert ("You" in table.winners) == win
    assert sorted(table.winners) == sorted(
        ["You", "Anna"] if win else [n for n in NAMES[:4] if n not in _side(table.truth.deal.black, "You")]
    )


def _side(black: tuple[tuple[str, str] | None, ...], name: str) -> list[str]:
    mine = black[NAMES.index(name)]
    assert mine
    side = "FB" if mine[0] in "FB" else "XZ"
    return [NAMES[place] for place, cards in enumerate(black) if cards and cards[0] in side]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_1_everybody_begins_with_five_locations_and_a_clean_sheet(seats: int) -> None:
    table = shuffled(seats)
    assert all(table.sees(name).sheet == () for name in table.names)
    assert all(played == () for played in table.public.played)
    while table.phase == "locations" and table.public.round == 1:
        name = table.to_act[0]
        assert [action.removeprefix("send dummy ").removeprefix("go ") for action in table.legal(name)] == [*LOCATIONS]
        table.do(name, table.legal(name)[0])


@pytest.mark.parametrize("seats", [3, 4])
def test_2_2_the_pack_is_the_five_black_locations_in_any_order(seats: int) -> None:
    packs = {shuffled(seats, seed).truth.pack for seed in range(600)}
    assert all(sorted(pack) == sorted(LOCATIONS) for pack in packs)
    assert len(packs) > 100  # of 120
    tops = Counter(shuffled(seats, seed).truth.pack[0] for seed in range(600))
    assert all(80 < times < 160 for times in tops.values())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_3_each_agent_gets_one_of_each_kind_shuffled_apart(seats: int) -> None:
    deals = Counter(shuffled(seats, seed).truth.deal.black for seed in range(800))
    if seats < 5:
        assert len(deals) > 400  # of 576
    first = Counter(cards for deal in deals.elements() if (cards := deal[0]))
    assert len(first) == 16
    assert all(20 < times < 90 for times in first.values())


def test_2_3_each_sees_only_the_own_two() -> None:
    table = deal()
    assert table.sees("You").black == (("B", "11"), None, None, None, None)
    assert table.sees("David").black == (None, None, None, ("X", "29"), None)
    assert table.public.black == (None,) * 5


def test_2_3_in_the_next_game_of_a_match_each_is_told_the_own_two() -> None:
    table = deal(options="play=match").meet("You Anna").show(Anna="F+B")
    table.do("You", "call F52 B11 X29 Z0")
    for name in table.names:
        (told,) = table.told(name, Dealt)
        assert isinstance(told, Dealt)
        assert (NAMES[told.seat], told.black) == (name, table.sees(name).black[told.seat])
        assert table.told(name, GameBegan) == [GameBegan(nth=2, ambassador=None)]
    assert table.told("watcher", Dealt) == []


def test_2_4_the_number_is_the_parts_by_agent() -> None:
    """Two deals with the same parts on the same agents have the same number, whoever they are."""
    for who in ("B/11 F/52 Z/0 X/29", "B/11 F/52 X/29 Z/0"):
        table = deal(4, who).meet("You Anna").show(Anna="F+B").do("You", "call F52 B11 X29 Z0")
        assert table.winners == ["You", "Anna"]
    table = deal(4, "B/11 F/52 X/0 Z/29").meet("You Anna").show(Anna="F+B").do("You", "call F52 B11 X29 Z0")
    assert table.winners == ["Mario", "David"]
