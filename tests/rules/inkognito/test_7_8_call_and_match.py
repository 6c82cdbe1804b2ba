"""Inkognito, chapters 7 and 8: the call, and the match."""

import pytest

from backroom.core.bits import members
from backroom.games.inkognito.story import Called, GameEnded, MatchEnded, RoundBegan
from backroom.games.inkognito.view import Black, Finished
from tests.rules.inkognito.script import NAMES, Script, deal, shuffled

RIGHT = "call F52 B11 X29 Z0"
WRONG = "call F29 B11 X52 Z0"
BLACK: tuple[Black | None, ...] = (("B", "11"), ("F", "52"), ("Z", "0"), ("X", "29"), None)


def met(options: str = "") -> Script:
    return deal(options=options).meet("You Anna")


def test_7_1_only_while_meeting_an_agent() -> None:
    table = deal()
    for name in table.names:
        assert table.refusal(name, RIGHT)[0] == "INK-7.1"
    table.meet("You Anna")
    assert RIGHT in table.legal("You")
    assert table.refusal("Mario", "call F52 B11 X29 Z0")[0] == "INK-7.1"
    table = deal().meet("Anna Ambassador").do("Anna", "demand first")
    assert table.refusal("Mario", "call F52 B11 X29 Z0")[0] == "INK-7.1"


def test_7_1_it_takes_the_place_of_the_exchange() -> None:
    table = met().do("You", RIGHT).show(Anna="F+11")
    assert table.notes("You") == table.notes("Anna") == []


def test_7_2_a_right_number_wins_for_the_pair() -> None:
    table = met().show(Anna="F+11").do("You", RIGHT)
    assert (table.phase, table.to_act) == ("over", [])
    assert table.scores == {"You": 1, "Anna": 1, "Mario": 0, "David": 0}
    assert table.winners == ["You", "Anna"]
    assert table.told("Mario", Called) == [Called(seat=0, call="F52 B11 X29 Z0", dialled="5211029")]
    assert table.told("watcher", GameEnded) == [GameEnded(caller=0, right=True, black=BLACK, winners=(0, 1))]


def test_7_2_a_wrong_number_wins_for_the_rivals() -> None:
    table = met().show(Anna="F+11").do("You", WRONG)
    assert table.scores == {"You": 0, "Anna": 0, "Mario": 1, "David": 1}
    assert table.winners == ["Mario", "David"]


def test_7_2_then_all_cards_are_open() -> None:
    table = met().show(Anna="F+11").do("You", WRONG)
    for looker in ("Mario", "watcher"):
        assert table.sees(looker).black == BLACK
        finished = table.sees(looker).finished
        assert finished == Finished(
            black=BLACK, caller=0, call="F29 B11 X52 Z0", people=None, right=False, winners=(2, 3)
        )
        assert table.worlds(looker) == 1


def test_7_2_the_call_must_fit_the_own_cards() -> None:
    table = met()
    calls = table.legal("You", "call")
    assert len(calls) == 6
    assert all("B11" in call for call in calls)
    assert table.refusal("You", "call F11 B52 X29 Z0") == ("INK-7.2", "you know that B has 11")


def test_7_2_nothing_is_played_after_it() -> None:
    table = met().show(Anna="F+11").do("You", WRONG)
    assert table.refusal("Mario", "go Rialto") == ("INK-7.2", "the game is over")


def test_7_3_the_partner_need_not_agree() -> None:
    """Anna's choice, whatever it is, makes no difference."""
    for choice in met().legal("Anna", "show"):
        table = met().do("Anna", choice).do("You", RIGHT)
        assert table.winners == ["You", "Anna"]


def test_8_1_a_point_for_each_winner_and_the_next_game_begins() -> None:
    table = met("play=match").show(Anna="F+11").do("You", RIGHT)
    assert table.phase == "locations"
    assert table.scores == {"You": 1, "Anna": 1, "Mario": 0, "David": 0}
    assert (table.public.nth, table.public.series, table.public.round) == (2, 1, 1)
    assert table.public.sheet == ()
    assert table.public.played == ((),) * 5
    finished = table.sees("Mario").finished
    assert finished is not None
    assert (finished.black, finished.right, finished.winners) == (BLACK, True, (0, 1))
    assert table.worlds("You") == 36


def test_8_1_cards_are_dealt_anew() -> None:
    deals = set()
    for seed in range(20):
        table = deal(options="play=match", seed=seed).meet("You Anna").show(Anna="F+11").do("You", RIGHT)
        deals.add(table.truth.deal.black)
    assert len(deals) > 12


def test_8_1_three_points_win_the_match() -> None:
    for seed in range(12):
        table = shuffled(4, seed, "play=match").play_to_the_end(seed, calls=True)
        best = max(table.scores.values())
        assert table.winners == [name for name in table.names if table.scores[name] == best]
        if table.public.draws < 3:
            assert best == 3
        ends = table.told("watcher", GameEnded)
        (over,) = table.told("watcher", MatchEnded)
        assert isinstance(over, MatchEnded)
        assert [NAMES[seat] for seat in over.winners] == table.winners
        counted = [sum(seat in end.winners for end in ends if isinstance(end, GameEnded)) for seat in range(4)]
        assert counted == list(table.scores.values()) == list(over.points)
        assert table.public.nth == len(ends)


def test_8_1_one_game_is_the_default() -> None:
    table = shuffled().play_to_the_end(calls=True)
    assert sorted(table.scores.values()) in ([0, 0, 1, 1], [0, 0, 0, 0])
    assert table.public.match is False
    assert table.told("watcher", MatchEnded) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_8_1_points_lead_before_the_end(seats: int) -> None:
    table = shuffled(seats, 2, "play=match")
    assert members(table.state.outcome().winners) == []
    table.play_on(lambda game: game.public.nth == 2, calls=True)
    assert max(table.scores.values()) == 1
    assert [table.scores[name] for name in table.winners] == [1] * len(table.winners)
    assert len(table.told("watcher", RoundBegan)) > 0
