"""Inkognito, chapter 3: locations in turn, meetings, series of five."""

import pytest

from backroom.games.inkognito.story import Met, Turned, Went
from tests.rules.inkognito.script import SITES, Script, deal, shuffled


def test_3_1_one_after_the_other_clockwise_from_the_starter() -> None:
    table = deal(starter="Mario")
    for name in ("Mario", "David", "You", "Anna"):
        assert table.to_act == [name]
        assert table.sealed == []
        for other in table.names:
            if other != name:
                rule, reason = table.refusal(other, "go Rialto")
                assert (rule, reason) == (
                    "INK-3.1",
                    "locations are played one after the other, and it is not your turn",
                )
        table.go(**{name: "R" if name != "Anna" else "M"})


def test_3_1_later_players_see_earlier_cards() -> None:
    table = deal().go(You="R", Anna="M")
    for looker in ("You", "Mario", "watcher"):
        assert table.sees(looker).played == (("Rialto",), ("San Marco",), (), (), ())
        assert table.told(looker, Went) == [
            Went(place=0, location="Rialto", by=None, forced=False),
            Went(place=1, location="San Marco", by=None, forced=False),
        ]


def test_3_1_nothing_else_is_done_while_locations_are_played() -> None:
    table = deal()
    assert table.refusal("You", "show B+0") == ("INK-3.4", "locations are being played, and nobody meets yet")
    assert table.refusal("house", "go Rialto")[0] == "INK-3.1"
    table.meet("You Anna")
    assert table.refusal("You", "go Rialto") == ("INK-3.1", "this round's locations are played")


def test_3_2_then_the_top_of_the_pack_is_turned_up() -> None:
    table = deal()
    table.stack("S")
    assert table.truth.pack[0] == "Salute"
    table.go(You="R", Anna="M", Mario="G")
    assert sum(map(len, table.public.played)) == 3
    table.go(David="B")
    assert table.public.played[4] == ("Salute",)
    assert len(table.truth.pack) == 4
    assert table.told("watcher", Turned) == [Turned(place=4, location="Salute")]


def test_3_3_each_location_once_per_series() -> None:
    table = deal().visit("RMGB", "S")
    table.go(Anna="R")
    assert table.refusal("Mario", "go San Giorgio") == ("INK-3.3", "San Giorgio was used in this series")
    assert table.legal("Mario") == ["go San Marco", "go Bridge of Sighs", "go Rialto", "go Salute"]
    table.go(Mario="R")
    assert "go Bridge of Sighs" not in table.legal("David")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_3_nor_does_the_ambassador_or_the_dummy_repeat_one(seats: int) -> None:
    table = shuffled(seats, 3)
    table.play_on(lambda game: game.public.series == 2)
    assert table.public.series == 2
    by_place: dict[int, list[str]] = {place: [] for place in range(5)}
    for event in table.heard("watcher"):
        if isinstance(event, Went | Turned):
            by_place[event.place].append(event.location)
    assert all(sorted(sites) == sorted(SITES.values()) for sites in by_place.values())


@pytest.mark.parametrize(
    ("sites", "ambassador", "meetings"),
    [
        ("RMGB", "S", []),
        ("RRGB", "S", ["exchange You Anna"]),
        ("RRRB", "S", []),
        ("RRRR", "S", []),
        ("RRRR", "R", []),
        ("RRSS", "M", ["exchange You Anna", "exchange Mario David"]),
        ("RRSS", "S", ["exchange You Anna"]),
        ("RMGB", "B", ["demand David Ambassador"]),
        ("RRGB", "R", []),
        ("RRGB", "G", ["exchange You Anna", "demand Mario Ambassador"]),
        ("RGRB", "B", ["exchange You Mario", "demand David Ambassador"]),
        ("RRRB", "B", ["demand David Ambassador"]),
    ],
)
def test_3_4_exactly_two_cards_are_a_meeting(sites: str, ambassador: str, meetings: list[str]) -> None:
    table = deal().visit(sites, ambassador)
    assert table.meetings == meetings
    met = {name for meeting in meetings for name in meeting.split()[1:] if name != "Ambassador"}
    assert set(table.to_act) == (met or {"Anna"})  # without a meeting the next round begins


def test_3_4_everybody_hears_who_met_and_where() -> None:
    table = deal().visit("RRGB", "S")
    for looker in ("Mario", "watcher"):
        assert table.told(looker, Met) == [Met(location="Rialto", who=(0, 1), how="exchange")]


def test_3_4_who_meets_nobody_has_nothing_to_do() -> None:
    table = deal().visit("RRGB", "S")
    assert table.refusal("Mario", "show Z+52") == ("INK-3.4", "you meet nobody")
    assert table.refusal("David", "decline") == ("INK-3.4", "you meet nobody")


def test_3_5_cards_stay_visible_through_the_series() -> None:
    table = deal().visit("RMGB", "S").visit("MGBS", "R").visit("GBSR", "M")
    assert table.public.played == (
        ("Rialto", "San Marco", "San Giorgio"),
        ("San Marco", "San Giorgio", "Bridge of Sighs"),
        ("San Giorgio", "Bridge of Sighs", "Salute"),
        ("Bridge of Sighs", "Salute", "Rialto"),
        ("Salute", "Rialto", "San Marco"),
    )


def test_3_6_the_left_neighbour_starts_the_next_round() -> None:
    table = deal(starter="Mario")
    starters = [table.starter]
    for row, top in (("RMGB", "S"), ("MGBS", "R"), ("GBSR", "M"), ("BSRM", "G")):
        table.visit(row, top)
        starters.append(table.starter)
    assert (table.public.series, table.public.round) == (2, 1)
    assert starters == ["Mario", "David", "You", "Anna", "David"]  # Mario's second was the round that plays itself


def test_3_7_after_five_rounds_a_new_series_begins() -> None:
    packs = set()
    for seed in range(12):
        table = shuffled(4, seed).play_on(lambda game: game.public.series == 2)
        assert (table.public.series, table.public.round, table.phase) == (2, 1, "locations")
        assert table.public.played == ((),) * 5
        assert len(table.legal(table.to_act[0])) == 5
        assert len(table.truth.pack) == 5
        packs.add(table.truth.pack)
    assert len(packs) > 6


def test_3_7_not_earlier_and_not_later() -> None:
    table = shuffled(4, 5)
    rounds: list[tuple[int, int]] = []

    def note(game: Script) -> bool:
        now = (game.public.series, game.public.round)
        if not rounds or rounds[-1] != now:
            rounds.append(now)
        return now >= (3, 2)

    table.play_on(note)
    decided = [now for now in rounds if now[1] < 5]
    assert decided[:9] == [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1)]
