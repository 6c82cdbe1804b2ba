"""Bots play every game to its end, and the better ones win."""

import pytest

from backroom.bots import BOTS, find_bot, schedule
from backroom.bots.schedule import Schedule
from backroom.core.bits import has
from backroom.core.errors import Malformed
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE
from backroom.core.state import State
from backroom.games import find
from tests.conformance.cases import Case, every_case


def play(state: State, kinds: list[str], seed: int) -> State:
    bots = [find_bot(kind, state.game, Rng(seed + number)) for number, kind in enumerate(kinds)]
    schedule.play(state, bots, Schedule(Rng(seed)))
    return state


def wins(name: str, options: dict[str, str], seats: int, games: int) -> int:
    """How many games one greedy seat wins against random ones, sitting at each place in turn."""
    won = 0
    for number in range(games):
        kinds = ["random"] * seats
        kinds[number % seats] = "greedy"
        outcome = play(find(name, options).deal(seats, number), kinds, number).outcome()
        won += has(outcome.winners, number % seats)
    return won


@every_case
def test_every_bot_plays_every_game_to_its_end(case: Case) -> None:
    for kind in BOTS[case.name]:
        assert play(case.deal(71), [kind] * case.seats, 71).to_act() == 0


def test_greedy_beats_three_random_players_clearly() -> None:
    """It should win more than three games in four; by chance it would win one."""
    assert wins("fbi", {}, 4, 40) > 30


@pytest.mark.parametrize(("timing", "least"), [("live", 0.40), ("ballots", 0.30)])
def test_greedy_beats_random_criminals(timing: str, least: float) -> None:
    """Random snitches end many games before anybody can know anything; by chance it would win one in four."""
    games = 160
    assert wins("criminals", {"timing": timing}, 4, games) > least * games


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_answers_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    state = find(name).deal(4, 72)
    turns = Schedule(Rng(72))
    while state.to_act():
        seat = turns.next(state)
        if seat == HOUSE:
            state.play(seat, state.legal(seat)[0])
            continue
        world = state.game.worlds(state.view(seat)).sample(Rng(5))
        choices = {
            int(find_bot("greedy", state.game, Rng(6)).choose(held.view(seat), held.legal(seat)))
            for held in (state, world)
        }
        assert len(choices) == 1
        state.play(seat, choices.pop())


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Malformed, match="expected one of the bots random, greedy for FBI, got 'genius'"):
        find_bot("genius", find("fbi"), Rng(1))
