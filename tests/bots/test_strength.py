"""Bots play every game to its end, and the better ones win."""

import pytest

from backroom.bots import BOTS, find_bot
from backroom.bots.schedule import Schedule
from backroom.core.errors import Malformed
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, Seat
from backroom.games import find
from backroom.games.sleepers.view import SleepersView
from backroom.lab.arena import contest, play
from tests.conformance.cases import ENDING, Case, every_case


@every_case
def test_every_bot_plays_every_game_to_its_end(case: Case) -> None:
    """One that searches sits among others, for the sake of time."""
    for kind in BOTS[case.name]:
        others = "greedy" if kind == "search" else kind
        assert play(case.deal(71), [kind, *[others] * (case.seats - 1)], Rng(71)).to_act() == 0


def test_greedy_beats_three_random_players_clearly() -> None:
    """It should win more than three games in four; by chance it would win one."""
    greedy, *others = contest(find("fbi"), ["greedy", "random", "random", "random"], 40, seed=1)
    assert greedy.wins > 3 / 4
    assert greedy.points > max(other.points for other in others) + 10


@pytest.mark.parametrize("timing", ["live", "ballots"])
def test_greedy_beats_random_criminals(timing: str) -> None:
    """Random snitches end many games before anybody can know anything; still it wins a quarter more than any."""
    greedy, *others = contest(find("criminals", {"timing": timing}), ["greedy", *["random"] * 3], 200, seed=1)
    assert greedy.wins > 1.25 * max(other.wins for other in others)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_answers_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    """Each seat has twins that remember alike: one is shown what is, the other what might as well be."""
    state = find(name, dict([ENDING[name]] if name in ENDING else [])).deal(4, 72)
    turns = Schedule(Rng(72))
    best = list(BOTS[name])[-1]
    twins = [[find_bot(best, state.game, Rng(6 + seat)) for _ in range(2)] for seat in range(4)]
    while state.to_act():
        seat = turns.next(state)
        if seat == HOUSE:
            state.play(seat, state.legal(seat)[0])
            continue
        world = state.game.worlds(state.view(seat)).sample(Rng(5))
        choices = {
            int(twin.choose(shown.view(seat), shown.legal(seat)))
            for twin, shown in zip(twins[seat], (state, world), strict=True)
        }
        assert len(choices) == 1
        state.play(seat, choices.pop())


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Malformed, match="expected one of the bots random, greedy, search for FBI, got 'genius'"):
        find_bot("genius", find("fbi"), Rng(1))


def test_a_contest_has_games() -> None:
    with pytest.raises(Malformed, match="expected at least one game, got 0"):
        contest(find("fbi"), ["random", "random"], 0, seed=1)


def test_every_player_takes_every_seat() -> None:
    """Equal players fare alike, wherever they begin."""
    standings = contest(find("fbi"), ["random", "random"], 60, seed=2)
    assert sum(standing.wins for standing in standings) == pytest.approx(1)
    assert all(0.25 < standing.wins < 0.75 for standing in standings)


def test_greedy_spies_finish_their_games_and_beat_random_ones() -> None:
    """A game of four takes about 25 turns, seldom more than 40; against random players it wins nearly always."""
    turns = []
    for seed in range(5):
        state = find("sleepers", {"turn_cap": "160"}).deal(4, seed)
        play(state, ["greedy"] * 4, Rng(seed))
        assert state.outcome().winners != 0
        view = state.view(Seat(0))
        assert isinstance(view, SleepersView)
        turns.append(view.turn)
    assert 15 <= sorted(turns)[2] <= 40
    greedy, *_ = contest(find("sleepers", {"turn_cap": "160"}), ["greedy", "random", "random", "random"], 3, seed=1)
    assert greedy.wins > 2 / 3
