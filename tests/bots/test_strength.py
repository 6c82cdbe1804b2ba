"""Bots play every game to its end, and the better ones win."""

import pytest

from backroom.bots import BOTS, find_bot
from backroom.core.bits import has, members
from backroom.core.errors import Malformed
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State
from backroom.games import find
from tests.conformance.cases import Case, every_case


def play(state: State, kinds: list[str], seed: int) -> State:
    bots = [find_bot(kind, state.game, Rng(seed + number)) for number, kind in enumerate(kinds)]
    while state.to_act():
        seat = Seat(members(state.to_act())[0])
        state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return state


@every_case
def test_every_bot_plays_every_game_to_its_end(case: Case) -> None:
    for kind in BOTS[case.name]:
        assert play(case.deal(71), [kind] * case.seats, 71).to_act() == 0


def test_greedy_beats_three_random_players_clearly() -> None:
    """It should win more than three games in four; by chance it would win one."""
    games = 40
    wins = 0
    for number in range(games):
        seat = number % 4
        kinds = ["random"] * 4
        kinds[seat] = "greedy"
        wins += has(play(find("fbi").deal(4, number), kinds, number).outcome().winners, seat)
    assert wins > games * 3 / 4


def test_a_bot_answers_the_same_in_every_world_it_cannot_tell_apart() -> None:
    state = find("fbi").deal(4, 72)
    while state.to_act():
        seat = Seat(members(state.to_act())[0])
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
