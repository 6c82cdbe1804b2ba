"""Bots of Getaway: the sensible one wins, and races without a clock have the balance the cards were designed for."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots import find_bot
from backroom.bots.getaway_race import Level, race
from backroom.bots.playout import play_out
from backroom.core.errors import Malformed
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.games import find
from backroom.games.getaway.matching import total
from backroom.lab.arena import contest, play
from backroom.lab.race import LEVELS, find_level, run, seats_of
from tests.rules.getaway.script import on

EXACT = LEVELS["exact"]


@pytest.mark.parametrize("size", [1, 2])
def test_a_greedy_team_beats_a_random_one_clearly(size: int) -> None:
    standings = contest(find("getaway"), ["greedy", "random"] * size, 12, seed=1)
    assert sum(one.wins for one in standings if one.kind == "greedy") > 0.95


def test_greedy_closes_with_enough_more_often_than_not() -> None:
    """Against its like a round is mostly won by whoever stops it."""
    won = closed = 0
    for seed in range(6):
        state = find("getaway").deal(2, seed)
        state.story = []
        play(state, ["greedy", "greedy"], Rng(seed))
        reviews = [event.review for _, event in state.story if hasattr(event, "review")]
        closed += sum(review.closing is not None for review in reviews)
        won += sum(review.closing == review.winner for review in reviews)
    assert closed >= 18
    assert won / closed > 0.6


def choice(hand: str, *row: str, quiet: int = 0, other: str = "HAN.a CAR.a STOP.1") -> str:
    """What the robber does, having watched every card of the row land."""
    table = on("L.1", hand, other)
    bot = find_bot("greedy", table.state.game, Rng(1))
    for card in row:
        bot.choose(table.sees("Rob"), vec[i64]([52, 53]))
        table.lay(card)
    table.quiet(quiet)
    return str(table.state.game.action_name(bot.choose(table.sees("Rob"), table.state.legal(Seat(0)))))


def test_greedy_lays_the_right_card_that_is_worth_most() -> None:
    assert choice("PIN.a PIN.c HOO.c STOP.1") == "lay PIN/HAN.c"


def test_greedy_denies_what_is_worth_denying() -> None:
    assert choice("DENY.HAN PIN.d STOP.1", "P.HAN.a") == "lay DENY.HAN/PIN"


def test_greedy_waits_for_a_while_and_then_lays_what_it_can_spare() -> None:
    assert choice("HOO.c KEY.b STOP.1") == "wait"
    assert choice("HOO.c KEY.b STOP.1", quiet=10) == "lay KEY/CAR.b"
    assert choice("STOP.1 STOP.3", quiet=10) == "agree"


def test_greedy_stops_when_it_counts_enough_and_not_before() -> None:
    row = ("R.PIN.c", "R.MAS.c", "R.HOO.c")
    assert choice("PIN.c MAS.c HOO.c DRI.c STOP.1 STOP.3", *row) == "lay DRI/WHI.c"
    assert choice("PIN.c MAS.c HOO.c DRI.c KEY.c STOP.1 STOP.2 STOP.3 STOP.4", *row, "R.DRI.c") in (
        "lay STOP.1",
        "lay STOP.3",
    )


@pytest.mark.parametrize("seats", range(2, 9))
def test_many_random_games_end(seats: int) -> None:
    game = find("getaway")
    for seed in range(40):
        state = game.deal(seats, seed)
        assert play_out(state, Rng(seed)) > 6
        assert max(state.outcome().scores) == 3


def test_a_race_keeps_true_count() -> None:
    """The totals of a race are those of the review, and its winner is the State's."""
    game, seats = seats_of("2v2")
    for seed in range(30):
        one = race(game, seats, seed, EXACT, EXACT)
        for side in (0, 1):
            assert total(one.location, one.pile, side, True) == one.points[side]
        assert one.winner in (0, 1)
        target = 16
        if one.winner == one.closing:
            assert one.points[one.closing] >= target
        assert one.pile[len(one.pile) - 1] % 52 >= 48


def test_a_seed_tells_the_whole_race() -> None:
    game, seats = seats_of("3v2")
    races = [race(game, seats, 5, LEVELS["noisy"], LEVELS["level1"]) for _ in range(2)]
    assert (races[0].time, list(races[0].pile)) == (races[1].time, list(races[1].pile))


def test_equal_players_share_the_wins_and_rounds_are_as_designed() -> None:
    """The figures of the design, within four standard errors of so few rounds."""
    figures = run("1v1", 400, EXACT, EXACT)
    assert abs(figures.robbers - 0.5) < 0.1
    assert 0.8 < figures.closing < 0.99
    assert 9.5 < figures.seconds < 12
    assert 11 < figures.cards < 14
    assert 0.08 < figures.wrong < 0.17
    assert figures.void < 0.02
    assert abs(figures.points[0] - 8.6) < 0.8
    assert 0.1 < figures.stuck_rounds < 0.35


def test_the_faster_and_the_more_win() -> None:
    assert run("1v1", 200, EXACT.at_pace(75), EXACT).robbers > 0.7
    assert run("1v2", 200, EXACT, EXACT).robbers < 0.42
    assert run("1v1", 150, LEVELS["level3"], LEVELS["level1"]).robbers > 0.8


def test_who_never_notices_a_wrong_card_stops_too_soon() -> None:
    blind = Level(380, 95, 330, 0, 0, (0, 0, 0, 0))
    assert run("2v2", 100, blind, blind).closing < run("2v2", 100, EXACT, EXACT).closing - 0.2


@pytest.mark.parametrize("teams", ["5v1", "2", "2x2", "0v1", "v", "22v2"])
def test_what_are_no_teams_is_refused(teams: str) -> None:
    with pytest.raises(Malformed, match="expected teams such as 2v2 or 3v4"):
        run(teams, 1, EXACT, EXACT)


def test_an_unknown_level_or_no_round_is_refused() -> None:
    with pytest.raises(Malformed, match="expected one of the levels exact, noisy, level1"):
        find_level("genius")
    with pytest.raises(Malformed, match="expected at least one round, got 0"):
        run("1v1", 0, EXACT, EXACT)
