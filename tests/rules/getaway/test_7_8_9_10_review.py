"""Getaway, chapters 7 to 10: points, the Stop, the review, and the end of the game."""

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from backroom.core.bits import members
from backroom.core.view import wire
from backroom.games.getaway.components import card_id
from backroom.games.getaway.matching import is_denied, is_right
from backroom.games.getaway.story import LocationsWon, RoundReviewed
from tests.rules.getaway.script import Script, dealt, on, played

REVIEWS = tomllib.loads((Path(__file__).parent / "reviews.toml").read_text("utf-8"))["case"]
NINE = ("R.HOO.a", "R.DYN.b", "R.MAS.b", "R.GUN.d", "R.HOO.b", "R.MAS.e", "R.DRI.d")  # for L.3, all right: 9 points
TEN = ("P.WHI.d", "P.DOG.e", "P.RAD.c", "P.CAR.b", "P.DOG.a", "P.HEL.d")  # for L.2


@pytest.mark.parametrize("case", REVIEWS, ids=lambda case: case["name"])
def test_V2_reviews(case: dict[str, Any]) -> None:
    location, *row = case["pile"]
    table = played(location, *row, seats=case["robbers"] + case["police"])
    review = table.review
    closing = row[-1][0]
    pile = [card_id(name) for name in case["pile"]]
    assert [is_right(card, below) for below, card in pairwise(pile)] == case["correct"]
    denied = [is_denied(card, above) for card, above in pairwise(pile[1:])] + [False]
    assert denied == case["denied"]
    assert [judged.verdict == "up" for judged in review.row] == case["shifted"]
    assert (review.row[-1].verdict == "stop") == case["stop_right"]
    assert review.points["RP".index(closing)] == case["points"]
    assert review.winner == case["winner"]
    for judged, right, was_denied in zip(review.row, case["correct"], denied, strict=True):
        if judged.card[0] == closing:
            assert (judged.verdict == "wrong") == (not right)
            assert (judged.verdict == "denied") == (right and was_denied)


@pytest.mark.parametrize(("seats", "target"), [(2, 10), (4, 16), (6, 20), (8, 22)])
def test_7a_the_target_goes_by_the_size_of_the_team(seats: int, target: int) -> None:
    assert dealt(seats).public.targets == (target, target)


def test_7b_exactly_the_target_is_enough() -> None:
    assert played("L.2", *TEN, "P.STOP.2").review.winner == "police"
    short = played("L.3", *NINE, "R.STOP.2").review
    assert (short.points, short.winner) == ((9, None), "police")


def test_7c_no_total_is_shown_before_the_review() -> None:
    table = on("L.3", " ".join(card[2:] for card in NINE) + " STOP.2").lay(*NINE)
    for name in (*table.names, "watcher"):
        assert table.sees(name).review is None
    assert not any(isinstance(event, RoundReviewed) for event in table.story)
    assert table.lay("R.STOP.2").public.review is not None


def test_8a_a_stop_ends_the_round_at_once() -> None:
    table = on("L.5", "PIN.a STOP.1", "HAN.a STOP.1").lay("R.STOP.1")
    assert table.public.phase == "ready"
    assert table.to_act == ["house"]
    assert table.refusal("Pam", "P.HAN.a")[0] == "GET-R23"


def test_8b_one_of_its_objects_must_be_asked_for() -> None:
    assert played("L.5", "R.STOP.1").review.row[-1].verdict == "stop"
    assert played("L.5", "P.STOP.2").review.row[-1].why == "no_stop_object"


def test_8c_the_team_that_laid_it_closes() -> None:
    assert played("L.5", "R.STOP.1").review.closing == "robbers"
    assert played("L.5", "P.STOP.2").review.closing == "police"


def test_8d_a_stop_may_be_laid_with_any_number_of_points() -> None:
    table = played("L.5", "R.STOP.1")
    assert (table.review.points, table.review.winner) == ((0, None), "police")


def test_9a_a_wrong_stop_loses_whatever_was_gained() -> None:
    row = ("R.MAS.a", "R.DYN.c", "R.GUN.a", "R.DRI.a", "R.FLA.d", "R.MAS.b", "R.DRI.b")
    lost = played("L.4", *row, "R.STOP.3").review
    assert (lost.points, lost.winner) == ((12, None), "police")
    assert played("L.4", *row, "R.STOP.1").review.winner == "robbers"


def test_9b_the_row_is_in_the_order_of_play() -> None:
    row = ("R.PIN.a", "P.HAN.a", "R.HOO.b", "R.STOP.2")
    assert [judged.card for judged in played("L.1", *row).review.row] == list(row)
    assert [judged.seat for judged in played("L.1", *row).review.row] == [0, 1, 0, 0]


def test_9c_right_cards_of_the_closing_team_go_up() -> None:
    assert played("L.1", "R.PIN.a", "R.KEY.a", "R.STOP.3").verdicts == ["R.PIN.a up 2", "R.KEY.a up 2", "R.STOP.3 stop"]


def test_9d_wrong_ones_and_those_of_the_others_stay() -> None:
    table = played("L.1", "R.FLA.a", "P.HAN.a", "R.STOP.1")
    assert table.verdicts[:2] == ["R.FLA.a wrong no_such_object", "P.HAN.a aside"]
    assert all(judged.points == 0 for judged in table.review.row)


def test_9e_a_denied_card_stays() -> None:
    table = played("L.1", "R.PIN.c", "P.DENY.PIN", "R.HOO.a", "R.STOP.4")
    assert table.verdicts == ["R.PIN.c denied P.DENY.PIN", "P.DENY.PIN aside", "R.HOO.a up 2", "R.STOP.4 stop"]
    wrong = played("L.1", "R.HOO.c", "P.DENY.HOO", "R.STOP.2")
    assert wrong.verdicts[0] == "R.HOO.c wrong no_such_object", "what is wrong is wrong, denied or not"


def test_9f_enough_wins_and_less_loses() -> None:
    assert played("L.2", *TEN, "P.STOP.2").won == {"robbers": 0, "police": 1}
    assert played("L.2", *TEN[1:], "P.STOP.2").won == {"robbers": 1, "police": 0}


def test_9g_the_others_are_not_counted() -> None:
    table = played("L.2", *TEN, "R.STOP.1")
    assert table.review.points == (0, None)
    assert table.review.winner == "police"
    assert {judged.verdict for judged in table.review.row[:-1]} == {"aside"}


def test_9h_the_winner_takes_the_location_and_the_next_round_is_prepared() -> None:
    table = played("L.2", *TEN, "P.STOP.2")
    assert table.public.won == ((), ("L.2",))
    assert (table.public.round, table.public.phase, table.public.pile) == (2, "ready", 0)
    assert table.public.location != "L.2"
    assert table.public.hands == (16, 16)
    assert table.public.review == table.review
    assert table.start().public.review is None


def give(table: Script, *winners: str) -> Script:
    """The other side of each winner lays a wrong or hopeless Stop."""
    for winner in winners:
        if table.public.phase == "ready" and not table.is_over():
            table.start()
        letter = "P" if winner == "robbers" else "R"
        table.lay(f"{letter}.STOP.1")
    return table


def test_10a_three_locations_win() -> None:
    table = give(dealt(4), "robbers", "police", "robbers")
    assert not table.is_over()
    give(table, "robbers")
    assert table.is_over()
    assert table.to_act == []
    assert (table.public.winner, table.public.winners) == ("robbers", (0, 2))
    assert table.story[-1] == LocationsWon(side="robbers", winners=(0, 2))
    assert list(table.state.outcome().scores) == [3, 1, 3, 1]
    assert members(table.state.outcome().winners) == [0, 2]
    assert table.refusal("Rob", "R.PIN.a") == ("GET-10a", "the game is over")
    assert table.refusal("house", "start")[0] == "GET-10a"


def test_10a_hands_are_not_opened_at_the_end() -> None:
    table = give(dealt(2), "robbers", "robbers", "robbers")
    assert table.public.hands == (0, 0)
    assert table.hand("Rob") == []
    assert b"STOP.2" not in wire(table.public)


def test_10b_five_rounds_at_the_most() -> None:
    table = give(dealt(2), "robbers", "police", "robbers", "police")
    assert not table.is_over()
    assert members(table.state.outcome().winners) == [0, 1]
    assert {*table.public.won[0], *table.public.won[1], table.public.location} == {"L.1", "L.2", "L.3", "L.4", "L.5"}
    assert give(table, "police").is_over()
    assert table.won == {"robbers": 2, "police": 3}
